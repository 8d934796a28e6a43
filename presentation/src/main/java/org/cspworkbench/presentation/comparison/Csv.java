package org.cspworkbench.presentation.comparison;

import java.util.List;
import java.util.stream.Collectors;

/** Comma-separated values, as in RFC 4180 but with LF at the end of each line. */
public final class Csv {

  private Csv() {}

  /** Returns a line of these values. */
  public static String line(List<String> values) {
    return values.stream().map(Csv::quoted).collect(Collectors.joining(",", "", "\n"));
  }

  private static String quoted(String value) {
    boolean isPlain = value.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
    return isPlain ? value : '"' + value.replace("\"", "\"\"") + '"';
  }
}
