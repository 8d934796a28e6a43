package org.cspworkbench.app.html;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.trace.EventKind;

/** The kinds of events, numbered; the page contains the list of their names. */
final class Kinds {

  private static final ImmutableList<EventKind> ALL = ImmutableList.copyOf(EventKind.values());

  private Kinds() {}

  /** Returns the number of {@code kind}. */
  static int number(EventKind kind) {
    return ALL.indexOf(kind);
  }

  /** Returns the names of the kinds, by number. */
  static ImmutableList<String> names() {
    return ALL.stream()
        .map(kind -> Ascii.toLowerCase(kind.name()))
        .collect(ImmutableList.toImmutableList());
  }
}
