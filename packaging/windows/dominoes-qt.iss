; The installer for Windows. Needs Inno Setup 6.3 or newer and the folder that PyInstaller made:
;   iscc /DVersion=0.1.0 packaging\windows\dominoes-qt.iss      (writes dist\dominoes-qt-VERSION-setup.exe)
; It installs for one person, without an administrator, and takes everything away again but the
; matches and settings of the player. The mark at its start (BOM) tells Inno Setup that it is UTF-8.

#ifndef Version
  #error Say which version: iscc /DVersion=...
#endif

[Setup]
AppId={{8A6F2C7E-3D0B-4E55-9C1A-6B24D70E5F13}
AppName=Dominoes
AppVersion={#Version}
AppVerName=Dominoes {#Version}
AppPublisher=The dominoes-qt authors
DefaultDirName={autopf}\Dominoes
DefaultGroupName=Dominoes
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
DisableProgramGroupPage=yes
DisableDirPage=auto
LicenseFile=..\..\LICENSE
OutputDir=..\..\dist
OutputBaseFilename=dominoes-qt-{#Version}-setup
SetupIconFile=..\..\build\package\source\build\icons\dominoes-qt.ico
UninstallDisplayIcon={app}\dominoes-qt.exe
Compression=lzma2
SolidCompression=yes
WizardStyle=modern
ChangesAssociations=yes
CloseApplications=yes
ShowLanguageDialog=auto

; Signed where there is a certificate: iscc /DSign "/Sdominoes=signtool.exe sign ... $f" ...
#ifdef Sign
SignTool=dominoes
SignedUninstaller=yes
#endif

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"

[CustomMessages]
en.GameName=Dominoes
es.GameName=Dominó
en.TerminalName=Dominoes in a terminal
es.TerminalName=Dominó en una terminal
en.RecordName=Record of a domino match
es.RecordName=Registro de una partida de dominó
en.DesktopIcon=A shortcut on the desktop
es.DesktopIcon=Un acceso directo en el escritorio

[Tasks]
Name: "desktop"; Description: "{cm:DesktopIcon}"; Flags: unchecked

[InstallDelete]
; What an older version had and this one has not.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\dist\dominoes-qt\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{group}\{cm:GameName}"; Filename: "{app}\dominoes-qt.exe"
Name: "{group}\{cm:TerminalName}"; Filename: "{app}\dominoes-qt-terminal.exe"; Parameters: "play --terminal"
Name: "{autodesktop}\{cm:GameName}"; Filename: "{app}\dominoes-qt.exe"; Tasks: desktop

[Registry]
; Records are offered this program under "Open with"; whatever opens .json files stays as it is.
Root: HKA; Subkey: "Software\Classes\DominoesQt.Record"; ValueType: string; ValueData: "{cm:RecordName}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\DominoesQt.Record\DefaultIcon"; ValueType: string; ValueData: "{app}\dominoes-qt.exe,0"
Root: HKA; Subkey: "Software\Classes\DominoesQt.Record\shell\open\command"; ValueType: string; ValueData: """{app}\dominoes-qt.exe"" play ""%1"""
Root: HKA; Subkey: "Software\Classes\.jsonl\OpenWithProgids"; ValueType: string; ValueName: "DominoesQt.Record"; ValueData: ""; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\.json\OpenWithProgids"; ValueType: string; ValueName: "DominoesQt.Record"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Applications\dominoes-qt.exe\SupportedTypes"; ValueType: string; ValueName: ".jsonl"; ValueData: ""; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Applications\dominoes-qt.exe"; Flags: uninsdeletekey

[Run]
Filename: "{app}\dominoes-qt.exe"; Description: "{cm:LaunchProgram,{cm:GameName}}"; Flags: nowait postinstall skipifsilent
