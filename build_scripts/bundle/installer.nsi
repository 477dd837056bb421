; The setup program for Windows. windows.py compiles it and says what the names mean.
; It installs for one player, without an administrator.

Unicode true
ManifestDPIAware true
RequestExecutionLevel user
SetCompressor /SOLID lzma
SetCompressorDictSize 32
; The dates of the build would make every setup program another one.
SetDateSave off
; A file that cannot be written is tried again or ends it all: half a program helps nobody.
AllowSkipFiles off

!include "FileFunc.nsh"
!include "LogicLib.nsh"
!include "MUI2.nsh"
!include "WinVer.nsh"
!include "x64.nsh"
!include "${FILES}"

!define PROGRAM "${NAME}.exe"
!define TERMINAL "${NAME}-terminal.exe"
!define REGISTERED "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"
!define IN_MENU "$SMPROGRAMS\${TITLE}.lnk"
!define ON_DESKTOP "$DESKTOP\${TITLE}.lnk"
; The program says the same in game/folders.py.
!define OWN_FOLDER "$LOCALAPPDATA\Eight Doors"

Name "${TITLE}"
BrandingText "${TITLE} ${VERSION}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\${TITLE}"
InstallDirRegKey HKCU "${REGISTERED}" "InstallLocation"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${PICTURE}"
!define MUI_WELCOMEPAGE_TEXT "$(WELCOME)"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
; The second box of that page was meant for a text to read.
!define MUI_FINISHPAGE_SHOWREADME
!define MUI_FINISHPAGE_SHOWREADME_NOTCHECKED
!define MUI_FINISHPAGE_SHOWREADME_TEXT "$(SHORTCUT)"
!define MUI_FINISHPAGE_SHOWREADME_FUNCTION PutOnDesktop

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

; Windows shows the language of the player, or else the first one.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"

LangString WELCOME ${LANG_ENGLISH} "This installs ${TITLE} ${VERSION} for your account only. It needs no administrator.$\r$\n$\r$\nAn older version is replaced. Your games and settings stay.$\r$\n$\r$\n$_CLICK"
LangString WELCOME ${LANG_FRENCH} "${TITLE} ${VERSION} s’installe pour votre compte seulement, sans droits d’administrateur.$\r$\n$\r$\nUne version plus ancienne est remplacée. Vos parties et vos réglages restent.$\r$\n$\r$\n$_CLICK"
LangString SHORTCUT ${LANG_ENGLISH} "Put a shortcut on the desktop"
LangString SHORTCUT ${LANG_FRENCH} "Placer un raccourci sur le bureau"
LangString TOO_OLD ${LANG_ENGLISH} "${TITLE} needs Windows 10 or later, 64-bit."
LangString TOO_OLD ${LANG_FRENCH} "${TITLE} demande Windows 10 ou plus récent, en 64 bits."
LangString RUNNING ${LANG_ENGLISH} "${TITLE} is running. Please close the game, then try again."
LangString RUNNING ${LANG_FRENCH} "${TITLE} est ouvert. Veuillez fermer le jeu, puis réessayer."
LangString OWN_GAMES ${LANG_ENGLISH} "Delete your own games and settings too?$\r$\n$\r$\nThey are in ${OWN_FOLDER} and could not be brought back. Games that you exported to your documents stay."
LangString OWN_GAMES ${LANG_FRENCH} "Supprimer aussi vos parties et vos réglages ?$\r$\n$\r$\nIls se trouvent dans ${OWN_FOLDER} et ne pourraient pas être récupérés. Les parties exportées dans vos documents restent."

VIProductVersion "${NUMBERS}"
VIFileVersion "${NUMBERS}"
VIAddVersionKey /LANG=0 "CompanyName" "${AUTHORS}"
VIAddVersionKey /LANG=0 "FileDescription" "${TITLE} Setup"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "LegalCopyright" "${COPYRIGHT}"
VIAddVersionKey /LANG=0 "ProductName" "${TITLE}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"

Function .onInit
  ${IfNot} ${AtLeastWin10}
  ${OrIfNot} ${RunningX64}
    MessageBox MB_OK|MB_ICONSTOP "$(TOO_OLD)" /SD IDOK
    Abort
  ${EndIf}
FunctionEnd

Section
  Call RemoveOlder
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "${REGISTERED}" "DisplayName" "${TITLE}"
  WriteRegStr HKCU "${REGISTERED}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${REGISTERED}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${REGISTERED}" "Publisher" "${AUTHORS}"
  WriteRegStr HKCU "${REGISTERED}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${REGISTERED}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${REGISTERED}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${REGISTERED}" "EstimatedSize" "${SIZE}"
  WriteRegDWORD HKCU "${REGISTERED}" "NoModify" 1
  WriteRegDWORD HKCU "${REGISTERED}" "NoRepair" 1
  !insertmacro INSTALL_FILES
  ; Shortcuts start the program in the folder that was named last.
  SetOutPath "$INSTDIR"
  CreateShortcut "${IN_MENU}" "$INSTDIR\${PROGRAM}"
  ${If} ${FileExists} "${ON_DESKTOP}"
    Call PutOnDesktop
  ${EndIf}
SectionEnd

; Every version knows its own files best, so the older one takes away what it once put there.
Function RemoveOlder
  ReadRegStr $0 HKCU "${REGISTERED}" "InstallLocation"
  ${If} $0 == ""
  ${OrIfNot} ${FileExists} "$0\uninstall.exe"
    Return
  ${EndIf}
  again:
  ; A command is nothing to read.
  SetDetailsPrint none
  StrCpy $1 0
  ExecWait '"$0\uninstall.exe" /S /UPGRADE _?=$0' $1
  SetDetailsPrint both
  ${If} $1 <> 0
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY again
    Abort "$(RUNNING)"
  ${EndIf}
  Delete "$0\uninstall.exe"
  RMDir "$0"
FunctionEnd

Function PutOnDesktop
  CreateShortcut "${ON_DESKTOP}" "$INSTDIR\${PROGRAM}"
FunctionEnd

; Nobody may write into a program that runs.
!macro WAIT_UNTIL_CLOSED FILE
  again_${FILE}:
  ${If} ${FileExists} "$INSTDIR\${FILE}"
    ClearErrors
    FileOpen $0 "$INSTDIR\${FILE}" a
    ${If} ${Errors}
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY again_${FILE}
      Abort "$(RUNNING)"
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

Section "Uninstall"
  !insertmacro WAIT_UNTIL_CLOSED "${PROGRAM}"
  !insertmacro WAIT_UNTIL_CLOSED "${TERMINAL}"
  !insertmacro REMOVE_FILES
  ; What leads to the game stays while a newer version takes its place.
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/UPGRADE" $1
  ${IfNot} ${Errors}
    Return
  ${EndIf}
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "${IN_MENU}"
  Delete "${ON_DESKTOP}"
  DeleteRegKey HKCU "${REGISTERED}"
  ${If} ${FileExists} "${OWN_FOLDER}\*.*"
    MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(OWN_GAMES)" /SD IDNO IDNO kept
    RMDir /r "${OWN_FOLDER}"
    kept:
  ${EndIf}
SectionEnd
