package org.cspworkbench.app.gui.theme;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * A query whether the system uses a dark theme. Java offers no API for this, so it runs a program
 * of the platform: {@code gsettings} on desktops with GNOME's schema, {@code reg} on Windows,
 * {@code defaults} on macOS. This takes some milliseconds and must not run on the event thread.
 */
public final class SystemTheme {

  private static final long PATIENCE_SECONDS = 2;
  private static final int LONGEST_ANSWER = 1 << 12;

  private static final ImmutableList<String> WINDOWS =
      ImmutableList.of(
          "reg",
          "query",
          "HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Themes\\Personalize",
          "/v",
          "AppsUseLightTheme");
  private static final ImmutableList<String> MAC =
      ImmutableList.of("defaults", "read", "-g", "AppleInterfaceStyle");
  private static final String SCHEMA = "org.gnome.desktop.interface";
  private static final ImmutableList<String> COLOURS =
      ImmutableList.of("gsettings", "get", SCHEMA, "color-scheme");
  private static final ImmutableList<String> LOOK =
      ImmutableList.of("gsettings", "get", SCHEMA, "gtk-theme");

  private SystemTheme() {}

  /** Returns whether the system is dark; false if this is unknown. */
  public static boolean isDark() {
    return isDark(System.getProperty("os.name", ""), SystemTheme::answer);
  }

  /**
   * Returns whether a system is dark.
   *
   * @param system the name of the operating system, as in the property {@code os.name}
   * @param answers the output of a program, if it can be run
   */
  static boolean isDark(String system, Function<ImmutableList<String>, Optional<String>> answers) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.startsWith("windows")) {
      return answers.apply(WINDOWS).filter(answer -> answer.strip().endsWith("0x0")).isPresent();
    }
    if (name.startsWith("mac")) {
      return answers.apply(MAC).filter(answer -> answer.strip().equals("Dark")).isPresent();
    }
    Optional<String> colours = answers.apply(COLOURS).filter(answer -> answer.contains("prefer-"));
    return colours
        .or(() -> answers.apply(LOOK)) // desktops without a colour scheme
        .filter(answer -> answer.toLowerCase(Locale.ROOT).contains("dark"))
        .isPresent();
  }

  private static Optional<String> answer(ImmutableList<String> command) {
    try {
      Process process =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
      try (InputStream output = process.getInputStream()) {
        String answer = new String(output.readNBytes(LONGEST_ANSWER), UTF_8);
        boolean isOver = process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
        return isOver && process.exitValue() == 0 ? Optional.of(answer) : Optional.empty();
      } finally {
        process.destroy();
      }
    } catch (IOException e) {
      return Optional.empty(); // the program does not exist
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }
}
