package org.cspworkbench.presentation.words;

import java.util.Locale;

/** Tags of languages, such as {@code en} and {@code pt-BR}. */
public final class Languages {

  private Languages() {}

  /** Returns the language of a tag of at most two parts, joined by a hyphen or an underscore. */
  public static Locale locale(String tag) {
    String[] parts = tag.split("[-_]", 2);
    return parts.length == 1 ? new Locale(parts[0]) : new Locale(parts[0], parts[1]);
  }
}
