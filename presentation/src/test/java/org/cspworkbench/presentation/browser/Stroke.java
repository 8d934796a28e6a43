package org.cspworkbench.presentation.browser;

import java.util.List;
import java.util.stream.Stream;

/**
 * A key pressed while others are held.
 *
 * @param held Shift, Control or Alt, in this order of pressing
 */
record Stroke(List<Key> held, Key key) {

  private static final List<String> MODIFIERS = List.of("Alt", "Control", "Meta", "Shift");

  /** Reads a stroke such as {@code a}, {@code Home}, {@code Control+Shift+z}, or {@code +}. */
  static Stroke of(String text) {
    int last = text.lastIndexOf('+', text.length() - 2);
    List<Key> held =
        last < 0
            ? List.of()
            : Stream.of(text.substring(0, last).split("\\+")).map(Key::of).toList();
    return new Stroke(held, Key.of(text.substring(last + 1)));
  }

  /** Returns the held keys as bits of the DevTools protocol: Alt 1, Control 2, Shift 8. */
  int modifiers() {
    return held.stream().mapToInt(each -> 1 << MODIFIERS.indexOf(each.name())).sum();
  }

  /** Returns what the stroke types, empty if it types nothing. */
  String text() {
    boolean types = held.stream().allMatch(each -> each.name().equals("Shift"));
    return types ? key.text() : "";
  }
}
