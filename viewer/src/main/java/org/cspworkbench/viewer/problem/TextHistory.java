package org.cspworkbench.viewer.problem;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * A text with its earlier and later versions. What is typed one character after the other, up to
 * the end of a word, is one change.
 */
final class TextHistory {

  private final Deque<String> before = new ArrayDeque<>(); // the latest first
  private final Deque<String> undone = new ArrayDeque<>();
  private String text = "";
  private int typedUpTo = -1; // the offset at which the next character continues a word

  String text() {
    return text;
  }

  /** Sets the text by a change of its own. */
  void set(String changed) {
    if (!changed.equals(text)) {
      before.push(text);
      undone.clear();
      text = changed;
      typedUpTo = -1;
    }
  }

  /** Sets the text as it is after something was typed. */
  void type(String typed) {
    int start = 0;
    while (start < Math.min(text.length(), typed.length())
        && text.charAt(start) == typed.charAt(start)) {
      start++;
    }
    boolean isOneMore =
        typed.length() == text.length() + 1
            && typed.substring(start + 1).equals(text.substring(start));
    boolean isInWord = isOneMore && !Character.isWhitespace(typed.charAt(start));
    if (isInWord && start == typedUpTo) {
      text = typed;
      undone.clear();
    } else {
      set(typed);
    }
    typedUpTo = isInWord ? start + 1 : -1;
  }

  boolean canUndo() {
    return !before.isEmpty();
  }

  boolean canRedo() {
    return !undone.isEmpty();
  }

  void undo() {
    move(before, undone);
  }

  void redo() {
    move(undone, before);
  }

  private void move(Deque<String> from, Deque<String> to) {
    if (!from.isEmpty()) {
      to.push(text);
      text = from.pop();
      typedUpTo = -1;
    }
  }
}
