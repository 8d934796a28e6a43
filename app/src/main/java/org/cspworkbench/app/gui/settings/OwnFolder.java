package org.cspworkbench.app.gui.settings;

import com.google.common.base.Splitter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/** A folder in which a platform keeps what a program has of its own, for the person who runs it. */
public enum OwnFolder {
  /**
   * What programs remember for a person: {@code %APPDATA%} on Windows, {@code Library/Application
   * Support} on macOS, and elsewhere {@code $XDG_CONFIG_HOME} or {@code .config}.
   */
  CONFIGURATION(
      "APPDATA", "AppData/Roaming", "Library/Application Support", "XDG_CONFIG_HOME", ".config"),
  /**
   * What programs note for themselves, such as logs: {@code %LOCALAPPDATA%} on Windows, {@code
   * Library/Logs} on macOS, and elsewhere {@code $XDG_STATE_HOME} or {@code .local/state}.
   */
  STATE("LOCALAPPDATA", "AppData/Local", "Library/Logs", "XDG_STATE_HOME", ".local/state");

  private static final String NAME = "csp-workbench";

  private final String windowsVariable;
  private final String windowsFolder;
  private final String macFolder;
  private final String variable;
  private final String folder;

  OwnFolder(
      String windowsVariable,
      String windowsFolder,
      String macFolder,
      String variable,
      String folder) {
    this.windowsVariable = windowsVariable;
    this.windowsFolder = windowsFolder;
    this.macFolder = macFolder;
    this.variable = variable;
    this.folder = folder;
  }

  /** Where it is here. */
  public Path path() {
    return path(
        System.getProperty("os.name", ""),
        System.getenv(),
        Path.of(System.getProperty("user.home", ".")));
  }

  /**
   * Where it is.
   *
   * @param system the name of the operating system, as the property {@code os.name} has it
   * @param environment the variables of the environment
   * @param home the person's folder
   */
  Path path(String system, Map<String, String> environment, Path home) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.startsWith("mac")) {
      return below(home, macFolder).resolve(NAME);
    }
    boolean isWindows = name.startsWith("windows");
    String named = environment.getOrDefault(isWindows ? windowsVariable : variable, "");
    Path parent =
        named.isEmpty() ? below(home, isWindows ? windowsFolder : folder) : Path.of(named);
    return parent.resolve(NAME);
  }

  private static Path below(Path home, String folders) {
    Path path = home;
    for (String each : Splitter.on('/').split(folders)) {
      path = path.resolve(each);
    }
    return path;
  }
}
