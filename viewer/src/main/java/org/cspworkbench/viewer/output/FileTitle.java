package org.cspworkbench.viewer.output;

import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** File names derived from titles, valid on every file system. */
public final class FileTitle {

  private static final int LONGEST = 60;
  private static final String NAMELESS = "csp-workbench";

  /** Names that Windows reserves for devices, with any extension. */
  private static final Set<String> DEVICES = Set.of("con", "prn", "aux", "nul");

  private FileTitle() {}

  /** Returns a name without extension for a document with these titles. */
  public static String of(String... titles) {
    return of(Charset.forName(System.getProperty("sun.jnu.encoding", "UTF-8")), titles);
  }

  /** Returns a name without extension that can be encoded in {@code charset}. */
  public static String of(Charset charset, String... titles) {
    CharsetEncoder encoder = charset.newEncoder();
    String name =
        Arrays.stream(titles)
            .map(FileEnding::without)
            .map(title -> Normalizer.normalize(title, Normalizer.Form.NFC))
            .map(title -> encoder.canEncode(title) ? title : withoutAccents(title))
            .map(title -> letters(title, encoder))
            .filter(title -> !title.isEmpty())
            .collect(Collectors.joining("-"));
    String shortened = trimmed(name.substring(0, name.offsetByCodePoints(0, length(name))));
    return shortened.isEmpty() || DEVICES.contains(shortened.toLowerCase(Locale.ROOT))
        ? NAMELESS
        : shortened;
  }

  private static int length(String name) {
    return Math.min(LONGEST, name.codePointCount(0, name.length()));
  }

  private static String withoutAccents(String title) {
    return Normalizer.normalize(title, Normalizer.Form.NFD).replaceAll("\\p{M}", "");
  }

  /** Keeps letters, digits, dots and underscores, and replaces other characters by hyphens. */
  private static String letters(String title, CharsetEncoder encoder) {
    StringBuilder name = new StringBuilder();
    title
        .codePoints()
        .forEach(
            c -> {
              String each = Character.toString(c);
              boolean isKept = Character.isLetterOrDigit(c) || c == '.' || c == '_';
              name.append(isKept && encoder.canEncode(each) ? each : "-");
            });
    return trimmed(name.toString().replaceAll("-{2,}", "-"));
  }

  private static String trimmed(String name) {
    return name.replaceAll("^[-.]+|[-.]+$", "");
  }
}
