<# : the part for cmd.exe
@echo off
rem Runs CSP Workbench: the twin of the script csp. PowerShell finds Java and builds what has changed; its only output is
rem the Java to run. JAVA_HOME chooses the Java; CSP_JAVA_OPTS reaches it.
setlocal EnableExtensions DisableDelayedExpansion
set "CSP_SELF=%~f0"
set "CSP_JAVA="
rem csp cluster is a program of its own: who has no use for it need not fetch Apache Spark.
set "CSP_MODULE=app"
if "%~1"=="cluster" set "CSP_MODULE=cluster"
rem A PowerShell of another version leaves modules here that this one cannot load.
set "PSModulePath="
for /f "usebackq delims=" %%j in (`powershell -NoProfile -NonInteractive -Command "& ([ScriptBlock]::Create((Get-Content -Raw -LiteralPath $env:CSP_SELF)))" ^<nul`) do set "CSP_JAVA=%%j"
if not defined CSP_JAVA exit /b 1
if "%CSP_MODULE%"=="cluster" goto cluster
set "CSP_JAR=%~dp0target\launcher\csp-workbench.jar"
rem Has Java keep the classes that a start takes, which makes later ones quicker; each Java has a file of its own. One
rem launcher does this; others start without. Where it fails, the file is empty, and is not tried again before the next
rem build. No window opens. Java passes over classes that it kept when the jar was another one, or in another place.
set "CSP_CLASSES=%CSP_JAVA::=%"
set "CSP_CLASSES=%CSP_CLASSES:/=_%"
set "CSP_CLASSES=%~dp0target\launcher\classes-%CSP_CLASSES:\=_%.jsa"
set "CSP_KEPT=%CSP_CLASSES%.rehearsal\kept"
if exist "%CSP_CLASSES%" goto prepared
mkdir "%CSP_CLASSES%.rehearsal" 2>nul || goto prepared
echo csp: preparing quicker starts (once, some seconds)...>&2
"%CSP_JAVA%" "-XX:ArchiveClassesAtExit=%CSP_KEPT%" -Xlog:disable -Djava.awt.headless=true -cp "%CSP_JAR%" org.cspworkbench.app.Rehearsal >>"%~dp0target\launcher\build.log" 2>&1 <nul || del /f "%CSP_KEPT%" >nul 2>nul
if not exist "%CSP_KEPT%" type nul >"%CSP_KEPT%"
move /y "%CSP_KEPT%" "%CSP_CLASSES%" >nul 2>nul && rmdir "%CSP_CLASSES%.rehearsal"
:prepared
set "CSP_SHARING="
if exist "%CSP_CLASSES%" for %%f in ("%CSP_CLASSES%") do if %%~zf gtr 0 set CSP_SHARING="-XX:SharedArchiveFile=%CSP_CLASSES%" -Xlog:disable
rem The collector with the least to set up: most commands are over in seconds and keep little. The window, which must not
rem pause, has the usual one, and so has whoever names one.
set "CSP_COLLECTOR=-XX:+UseSerialGC"
if /i "%~1"=="gui" set "CSP_COLLECTOR="
set CSP_JAVA_OPTS 2>nul | findstr "GC" >nul && set "CSP_COLLECTOR="
set JDK_JAVA_OPTIONS 2>nul | findstr "GC" >nul && set "CSP_COLLECTOR="
set JAVA_TOOL_OPTIONS 2>nul | findstr "GC" >nul && set "CSP_COLLECTOR="
rem In a short run, compiling a method costs more than it saves; in a long one, five times the calls before it is compiled
rem are over soon. The window is to react, and the comparison to measure, at full speed at once. The techniques of human
rem logic are many methods that run little: inlining large ones into each other takes longer than it saves.
set "CSP_PATIENCE=-XX:CompileThresholdScaling=5"
if /i "%~1"=="gui" set "CSP_PATIENCE="
if /i "%~1"=="compare" set "CSP_PATIENCE="
if /i "%~1"=="rate" set "CSP_PATIENCE=%CSP_PATIENCE% -XX:InlineSmallCode=500 -XX:FreqInlineSize=100"
rem The program writes UTF-8, which a console with another character set would garble: the console has UTF-8 until the
rem program ends. In other languages, chcp writes a full stop after the number.
set "CSP_PAGE="
for /f "tokens=2 delims=:." %%p in ('chcp 2^>nul') do set "CSP_PAGE=%%p"
if defined CSP_PAGE chcp 65001 >nul 2>nul
"%CSP_JAVA%" %CSP_COLLECTOR% %CSP_PATIENCE% %CSP_SHARING% %CSP_JAVA_OPTS% -jar "%CSP_JAR%" %*
set "CSP_CODE=%ERRORLEVEL%"
if defined CSP_PAGE chcp %CSP_PAGE% >nul 2>nul
exit /b %CSP_CODE%
:cluster
"%CSP_JAVA%" "@%~dp0cluster\java.options" %CSP_JAVA_OPTS% -cp "%~dp0target\launcher\csp-cluster.jar;%~dp0cluster\target\launcher\spark\*" org.cspworkbench.cluster.Main %*
exit /b %ERRORLEVEL%
: the part for PowerShell #>

$ErrorActionPreference = 'Stop'
$root = Split-Path -Parent $env:CSP_SELF
$folder = Join-Path $root 'target\launcher'
$module = $env:CSP_MODULE
$jar = Join-Path $folder 'csp-workbench.jar'
$stamp = Join-Path $folder 'built'
$profiles = 'launcher'
$spark = Join-Path $root 'cluster\target\launcher\spark'
if ($module -eq 'cluster') {
  $jar = Join-Path $folder 'csp-cluster.jar'
  $stamp = Join-Path $folder 'built-cluster'
  $profiles = 'launcher,cluster'
}
$log = Join-Path $folder 'build.log'
$need = 'CSP Workbench needs a JDK 17 or newer'

function Say($text) { [Console]::Error.WriteLine("csp: $text") }

function Fail($text) {
  Say $text
  exit 1
}

# The home and the feature version (17, 25, ...) of a Java: from the file in which every JDK says what it is, or by
# asking it, which is slower by a JVM's start.
function Get-Identity($java) {
  $directory = Split-Path -Parent (Split-Path -Parent $java)
  $release = Join-Path $directory 'release'
  if ((Test-Path -LiteralPath $release) -and
      (Get-Content -Raw -LiteralPath $release) -match '(?m)^JAVA_VERSION="?(?:1\.)?(\d+)') {
    return @{ Home = $directory; Version = [int]$Matches[1] }
  }
  $question = New-Object System.Diagnostics.ProcessStartInfo $java, '-XshowSettings:properties -version'
  $question.UseShellExecute = $false
  $question.RedirectStandardError = $true
  $process = [System.Diagnostics.Process]::Start($question)
  $answer = $process.StandardError.ReadToEnd()
  $process.WaitForExit()
  if ($answer -match '(?m)^\s*java\.home = (.+?)\s*$') { $directory = $Matches[1] }
  if ($answer -match ' version "(?:1\.)?(\d+)') { return @{ Home = $directory; Version = [int]$Matches[1] } }
  Fail "$need, and $java does not run; install one, or set JAVA_HOME to it"
}

function Test-Current {
  if (-not ((Test-Path -LiteralPath $jar) -and (Test-Path -LiteralPath $stamp))) { return $false }
  if ($module -eq 'cluster' -and -not (Test-Path -LiteralPath $spark)) { return $false }
  $built = (Get-Item -LiteralPath $stamp).LastWriteTimeUtc
  $sources = @('pom.xml', '.mvn') + @('csp-core', 'document', 'xcsp3', 'flatzinc', 'sudoku-model', 'tile-model', 'solvers', 'generator', 'presentation', 'viewer', 'web', 'app' |
    ForEach-Object { "$_\pom.xml", "$_\src\main" }) +
    @(if ($module -eq 'cluster') { 'cluster\pom.xml', 'cluster\src\main' }) |
    ForEach-Object { Join-Path $root $_ } |
    Where-Object { Test-Path -LiteralPath $_ }
  # Folders count too: one that lost a file is newer.
  $newer = @(Get-Item -Force -LiteralPath $sources) + @(Get-ChildItem -Force -Recurse -LiteralPath $sources) |
    Where-Object { $_.LastWriteTimeUtc -gt $built } |
    Select-Object -First 1
  return -not $newer
}

# One build at a time: the lock is an open file, which the system closes with its process.
function Enter-Lock {
  $waiting = $false
  while ($true) {
    try {
      return [System.IO.File]::Open((Join-Path $folder 'lock.windows'), 'OpenOrCreate', 'ReadWrite', 'None')
    } catch [System.UnauthorizedAccessException] {
      Fail "CSP Workbench needs to build itself, and $folder cannot be written"
    } catch [System.IO.IOException] {
      if (-not $waiting) { Say 'waiting for another build of CSP Workbench to end...' }
      $waiting = $true
      Start-Sleep -Seconds 1
    }
  }
}

# Builds to the side: the old jar stays until a new one is complete.
function Build($jdk) {
  if ($module -eq 'cluster' -and -not (Test-Path -LiteralPath $spark)) {
    Say 'building CSP Workbench for Apache Spark (first use, some minutes; fetches 231 MB unless they are here)...'
  } elseif (Test-Path -LiteralPath $jar) {
    Say 'building CSP Workbench (its sources have changed)...'
  } else {
    Say 'building CSP Workbench (first use, about a minute)...'
  }
  Set-Content -LiteralPath "$stamp.new" -Value '' # from before the build: what changes while it runs is newer
  $env:JAVA_HOME = $jdk
  # The compiler that starts fast is right for Maven, and for nothing else.
  $env:MAVEN_OPTS = "-XX:TieredStopAtLevel=1 $env:MAVEN_OPTS"
  Set-Location -LiteralPath $root
  & cmd.exe /d /c ".\mvnw.cmd --batch-mode -P$profiles -pl $module -am package >target\launcher\build.log 2>&1 <nul"
  if ($LASTEXITCODE -ne 0) {
    if (Select-String -Quiet -LiteralPath $log -Pattern 'Could not transfer', 'Failed to fetch', 'Unknown host',
        'UnknownHostException', 'ConnectException', 'ConnectTimeoutException', 'Network is unreachable',
        'remote name could not be resolved', 'Unable to connect') {
      Fail "the build needs the network to fetch its libraries the first time, and could not reach them; see $log"
    }
    Fail "the build failed; see $log"
  }
  try {
    Copy-Item -Force -LiteralPath (Join-Path $root "$module\target\launcher\$(Split-Path -Leaf $jar)") -Destination "$jar.new"
    Move-Item -Force -LiteralPath "$jar.new" -Destination $jar
    Move-Item -Force -LiteralPath "$stamp.new" -Destination $stamp
  } catch {
    Fail "the build is complete, but $jar cannot be replaced; is CSP Workbench still running?"
  }
  if ($module -eq 'app') { # the classes that any Java has kept are those of another jar
    Get-ChildItem -LiteralPath $folder -Filter 'classes*' | Remove-Item -Recurse -Force -ErrorAction SilentlyContinue
  }
}

if ($env:JAVA_HOME) {
  $java = Join-Path $env:JAVA_HOME 'bin\java.exe'
  if (-not (Test-Path -LiteralPath $java)) {
    Fail "$need, and JAVA_HOME is $env:JAVA_HOME, where there is no bin\java.exe"
  }
} else {
  $found = Get-Command java.exe -CommandType Application -ErrorAction SilentlyContinue | Select-Object -First 1
  if (-not $found) { Fail "$need, and found no java; install one, or set JAVA_HOME to it" }
  $java = $found.Path
}
$identity = Get-Identity $java
if ($identity.Version -lt 17) {
  Fail "$need, and $java is version $($identity.Version); install one, or set JAVA_HOME to it"
}
if ($module -eq 'cluster' -and $identity.Version -ge 24) {
  Fail "csp cluster needs a JDK 17 or 21, as Apache Spark does not start on Java $($identity.Version); set JAVA_HOME to one"
}

if (-not (Test-Current)) {
  if (-not (Test-Path -LiteralPath (Join-Path $identity.Home 'bin\javac.exe'))) {
    Fail "$need to build itself, and $java is a runtime without a compiler; install a JDK, or set JAVA_HOME to one"
  }
  try {
    [void](New-Item -ItemType Directory -Force -Path $folder)
  } catch {
    Fail "CSP Workbench needs to build itself, and $folder cannot be written"
  }
  $lock = Enter-Lock
  try {
    if (-not (Test-Current)) { Build $identity.Home }
  } finally {
    $lock.Dispose()
  }
}
$java
