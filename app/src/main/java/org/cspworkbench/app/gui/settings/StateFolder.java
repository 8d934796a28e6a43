package org.cspworkbench.app.gui.settings;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/** The folder in which a platform keeps what programs note for themselves, such as logs. */
public final class StateFolder {

  private static final String NAME = "csp-workbench";

  private StateFolder() {}

  /** The folder of this program for whoever runs it. */
  public static Path own() {
    return of(
        System.getProperty("os.name", ""),
        System.getenv(),
        Path.of(System.getProperty("user.home", ".")));
  }

  /**
   * The folder of this program: {@code %LOCALAPPDATA%} on Windows, {@code Library/Logs} on macOS,
   * and elsewhere {@code $XDG_STATE_HOME} or {@code .local/state}.
   *
   * @param system the name of the operating system, as the property {@code os.name} has it
   * @param environment the variables of the environment
   * @param home the person's folder
   */
  static Path of(String system, Map<String, String> environment, Path home) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.startsWith("windows")) {
      String local = environment.get("LOCALAPPDATA");
      return (local == null ? home.resolve("AppData").resolve("Local") : Path.of(local))
          .resolve(NAME);
    }
    if (name.startsWith("mac")) {
      return home.resolve("Library").resolve("Logs").resolve(NAME);
    }
    String state = environment.getOrDefault("XDG_STATE_HOME", "");
    return (state.isEmpty() ? home.resolve(".local").resolve("state") : Path.of(state))
        .resolve(NAME);
  }
}
