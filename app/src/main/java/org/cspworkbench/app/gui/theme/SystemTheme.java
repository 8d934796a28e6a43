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
 * Asks the system whether it is dark, by the program that each platform has for that: {@code
 * gsettings} where the desktop keeps its settings with GNOME's schema, {@code reg} on Windows,
 * {@code defaults} on macOS. Java itself does not tell. Takes some milliseconds: not for the thread
 * that paints.
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

  /** Whether the system is dark now; light where it does not tell. */
  public static boolean isDark() {
    return isDark(System.getProperty("os.name", ""), SystemTheme::answer);
  }

  /**
   * Whether a system is dark.
   *
   * @param system the name of the operating system, as the property {@code os.name} has it
   * @param answers what a program answers, if it can be run
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
        .or(() -> answers.apply(LOOK)) // desktops that know no scheme of colours
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
      return Optional.empty(); // there is no such program
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }
}
