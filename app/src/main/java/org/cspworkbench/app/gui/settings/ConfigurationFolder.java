package org.cspworkbench.app.gui.settings;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/** The folder in which a platform keeps what programs remember for a person. */
public final class ConfigurationFolder {

  private static final String NAME = "csp-workbench";

  private ConfigurationFolder() {}

  /** The folder of this program for whoever runs it. */
  public static Path own() {
    return of(
        System.getProperty("os.name", ""),
        System.getenv(),
        Path.of(System.getProperty("user.home", ".")));
  }

  /**
   * The folder of this program: {@code %APPDATA%} on Windows, {@code Library/Application Support}
   * on macOS, and elsewhere {@code $XDG_CONFIG_HOME} or {@code .config}.
   *
   * @param system the name of the operating system, as the property {@code os.name} has it
   * @param environment the variables of the environment
   * @param home the person's folder
   */
  static Path of(String system, Map<String, String> environment, Path home) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.startsWith("windows")) {
      String roaming = environment.get("APPDATA");
      return (roaming == null ? home.resolve("AppData").resolve("Roaming") : Path.of(roaming))
          .resolve(NAME);
    }
    if (name.startsWith("mac")) {
      return home.resolve("Library").resolve("Application Support").resolve(NAME);
    }
    String configuration = environment.getOrDefault("XDG_CONFIG_HOME", "");
    return (configuration.isEmpty() ? home.resolve(".config") : Path.of(configuration))
        .resolve(NAME);
  }
}
