package org.cspworkbench.app.html;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.trace.EventKind;

/** The kinds of events, numbered: a page knows them by name from the list that it carries. */
final class Kinds {

  private static final ImmutableList<EventKind> ALL = ImmutableList.copyOf(EventKind.values());

  private Kinds() {}

  /** The number of {@code kind}. */
  static int number(EventKind kind) {
    return ALL.indexOf(kind);
  }

  /** What the kinds are called, by number. */
  static ImmutableList<String> names() {
    return ALL.stream()
        .map(kind -> Ascii.toLowerCase(kind.name()))
        .collect(ImmutableList.toImmutableList());
  }
}
