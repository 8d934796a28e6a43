package org.cspworkbench.viewer.output;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The extension of a file name. */
public final class FileEnding {

  /**
   * Letters and digits after the last dot, at least one of them a letter: "3.5" and "Mr. X" have
   * none.
   */
  private static final Pattern ENDING =
      Pattern.compile("(.+)\\.((?=\\p{N}*\\p{L})[\\p{L}\\p{N}]{1,8})");

  private FileEnding() {}

  /** Returns the extension of {@code name} in lower case, without the dot. */
  public static Optional<String> of(String name) {
    Matcher matcher = ENDING.matcher(name);
    return matcher.matches()
        ? Optional.of(matcher.group(2).toLowerCase(Locale.ROOT))
        : Optional.empty();
  }

  /** Returns {@code name} without its extension, or without trailing dots if it has none. */
  public static String without(String name) {
    Matcher matcher = ENDING.matcher(name);
    return matcher.matches() ? matcher.group(1) : name.replaceFirst("\\.+$", "");
  }
}
