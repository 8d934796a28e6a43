package org.cspworkbench.core.trace;

import java.util.function.IntConsumer;

/**
 * The variables that change between two looks at the state of a player, wherever it has gone in
 * between. Costs as much as a comparison of all words of the domains, which is little beside
 * reading every variable anew.
 */
public final class TraceChanges {

  private final TraceState state;
  private long[] words = new long[0]; // as of the last look, as the following
  private int[] assigned = new int[0];

  /** Creates the changes of the state of {@code player}, which has not been looked at yet. */
  public TraceChanges(TracePlayer player) {
    this.state = player.state();
  }

  /**
   * Passes to {@code changed} each variable whose remaining values, or whose value, are not those
   * of the last look; at the first look, every variable. Some are passed more than once.
   */
  public void look(IntConsumer changed) {
    if (assigned.length == 0) {
      words = state.words().clone();
      assigned = state.assigned().clone();
      for (int x = 0; x < assigned.length; x++) {
        changed.accept(x);
      }
    } else {
      compare(changed);
    }
  }

  private void compare(IntConsumer changed) {
    long[] newWords = state.words();
    for (int word = 0; word < words.length; word++) {
      if (words[word] != newWords[word]) {
        words[word] = newWords[word];
        changed.accept(state.key().variableOfWord(word));
      }
    }
    int[] newAssigned = state.assigned();
    for (int x = 0; x < assigned.length; x++) {
      if (assigned[x] != newAssigned[x]) {
        assigned[x] = newAssigned[x];
        changed.accept(x);
      }
    }
  }
}
