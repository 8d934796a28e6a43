package org.teavm.classlib.java.text;

import org.jspecify.annotations.NullUnmarked;
import org.teavm.classlib.java.util.TLocale;

/**
 * The part of {@code java.text.DateFormat} to which messages refer. No message has a date; with
 * their calendars, time zones and names of months, dates would be a thirtieth of a page.
 */
@NullUnmarked // as the class that it replaces
public abstract class TDateFormat extends TFormat {

  /** The style that a message means by {@code short}. */
  public static final int SHORT = 3;

  /** The style that a message means by {@code medium}. */
  public static final int MEDIUM = 2;

  /** The style that a message means by {@code long}. */
  public static final int LONG = 1;

  /** The style that a message means by {@code full}. */
  public static final int FULL = 0;

  /** The style that a message means where it names none. */
  public static final int DEFAULT = MEDIUM;

  /** Returns a format that formats nothing. */
  public static TDateFormat getDateInstance(int style, TLocale locale) {
    return new TSimpleDateFormat("", locale);
  }

  /** Returns a format that formats nothing. */
  public static TDateFormat getTimeInstance(int style, TLocale locale) {
    return new TSimpleDateFormat("", locale);
  }

  /** Returns a format that formats nothing. */
  public static TDateFormat getInstance() {
    return new TSimpleDateFormat("", TLocale.getDefault());
  }
}
