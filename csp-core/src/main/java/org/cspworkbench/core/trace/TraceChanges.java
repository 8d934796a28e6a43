package org.cspworkbench.core.trace;

import java.util.function.IntConsumer;

/**
 * The variables that change between two looks at the state of a player, wherever it has gone in
 * between. Costs as much as a comparison of all words of the domains, which is little beside
 * reading every variable anew.
 */
public final class TraceChanges {

  private final TraceState state;
  private final TraceKey key;
  private final long[] words; // as of the last look, as the following
  private final long[] wide; // by variable, where its domain is wide
  private int[] assigned = new int[0];

  /** Creates the changes of the state of {@code player}, which has not been looked at yet. */
  public TraceChanges(TracePlayer player) {
    this.state = player.state();
    this.key = state.key();
    words = new long[key.narrowWordCount()];
    wide = new long[key.wideCount() == 0 ? 0 : key.structure().variables().size()];
  }

  /**
   * Passes to {@code changed} each variable whose remaining values, or whose value, are not those
   * of the last look; at the first look, every variable. Some are passed more than once.
   */
  public void look(IntConsumer changed) {
    boolean isFirst = assigned.length == 0;
    compare(isFirst ? x -> {} : changed);
    int[] newAssigned = state.assigned();
    for (int x = 0; x < newAssigned.length; x++) {
      if (isFirst || assigned[x] != newAssigned[x]) {
        changed.accept(x);
      }
    }
    assigned = newAssigned.clone();
  }

  private void compare(IntConsumer changed) {
    StateDomains domains = state.domains();
    for (int word = 0; word < words.length; word++) {
      if (words[word] != domains.word(word)) {
        words[word] = domains.word(word);
        changed.accept(key.variableOfWord(word));
      }
    }
    for (int x = 0; x < wide.length; x++) {
      if (key.isWide(x) && wide[x] != domains.hash(x)) {
        wide[x] = domains.hash(x);
        changed.accept(x);
      }
    }
  }
}
