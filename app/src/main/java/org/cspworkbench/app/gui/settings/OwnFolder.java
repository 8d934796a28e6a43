package org.cspworkbench.app.gui.settings;

import com.google.common.base.Splitter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/** A folder for the data of this program, according to the conventions of the platform. */
public enum OwnFolder {
  /**
   * Settings: {@code %APPDATA%} on Windows, {@code Library/Application Support} on macOS, and
   * elsewhere {@code $XDG_CONFIG_HOME} or {@code .config}.
   */
  CONFIGURATION(
      "APPDATA", "AppData/Roaming", "Library/Application Support", "XDG_CONFIG_HOME", ".config"),
  /**
   * Logs and other state: {@code %LOCALAPPDATA%} on Windows, {@code Library/Logs} on macOS, and
   * elsewhere {@code $XDG_STATE_HOME} or {@code .local/state}.
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

  /** Returns its path on this system. */
  public Path path() {
    return path(
        System.getProperty("os.name", ""),
        System.getenv(),
        Path.of(System.getProperty("user.home", ".")));
  }

  /**
   * Returns its path.
   *
   * @param system the name of the operating system, as in the property {@code os.name}
   * @param environment the environment variables
   * @param home the user's home directory
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
