package org.teavm.classlib.java.text;

import org.jspecify.annotations.NullUnmarked;
import org.teavm.classlib.java.util.TLocale;

/** The part of {@code java.text.SimpleDateFormat} to which messages refer; formats no date. */
@NullUnmarked // as the class that it replaces
public class TSimpleDateFormat extends TDateFormat {

  private final String pattern;

  /** Creates a format with a pattern, which is not used. */
  public TSimpleDateFormat(String pattern, TLocale locale) {
    this.pattern = pattern;
  }

  /** Returns the pattern. */
  public String toPattern() {
    return pattern;
  }

  @Override
  public StringBuffer format(Object date, StringBuffer text, TFieldPosition field) {
    throw new IllegalArgumentException("no date is formatted on a page");
  }

  @Override
  public Object parseObject(String text, TParsePosition position) {
    throw new IllegalArgumentException("no date is read on a page");
  }
}
