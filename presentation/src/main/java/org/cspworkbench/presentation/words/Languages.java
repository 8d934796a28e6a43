package org.cspworkbench.presentation.words;

import java.util.Locale;

/** Tags of languages, such as {@code en} and {@code pt-BR}. */
public final class Languages {

  private Languages() {}

  /** Returns the language of a tag of at most two parts, joined by a hyphen or an underscore. */
  public static Locale locale(String tag) {
    int end = tag.replace('_', '-').indexOf('-');
    return end < 0 ? new Locale(tag) : new Locale(tag.substring(0, end), tag.substring(end + 1));
  }
}
