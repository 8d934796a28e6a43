package org.cspworkbench.app.gui.output;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The ending of a file name, by which people and programs recognize its form. */
final class FileEnding {

  /**
   * Letters and digits after the last dot, with a letter among them: "3.5" and "Mr. X" have none.
   */
  private static final Pattern ENDING =
      Pattern.compile("(.+)\\.((?=\\p{N}*\\p{L})[\\p{L}\\p{N}]{1,8})");

  private FileEnding() {}

  /** The ending of {@code name} in lower case, without the dot. */
  static Optional<String> of(String name) {
    Matcher matcher = ENDING.matcher(name);
    return matcher.matches()
        ? Optional.of(matcher.group(2).toLowerCase(Locale.ROOT))
        : Optional.empty();
  }

  /** {@code name} without its ending, or without the dots at its end if it has none. */
  static String without(String name) {
    Matcher matcher = ENDING.matcher(name);
    return matcher.matches() ? matcher.group(1) : name.replaceFirst("\\.+$", "");
  }
}
