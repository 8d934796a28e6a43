package org.cspworkbench.presentation.conflict;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.LearntNogood;
import org.cspworkbench.core.trace.PackedEvent;
import org.cspworkbench.core.trace.Trace;

/**
 * The nogoods that a run has learnt up to a position, the latest first.
 *
 * @param entries the nogoods
 */
public record LearntList(ImmutableList<Entry> entries) {

  /**
   * A learnt nogood.
   *
   * @param number its number, from 1
   * @param literals its literals, the first unique implication point first
   * @param levels how many decisions it spans, its LBD (literal block distance)
   * @param uses how often it has removed a value or been violated since
   * @param event the position of the event by which it was learnt
   */
  public record Entry(
      int number, ImmutableList<Literal> literals, int levels, int uses, int event) {}

  /** Returns the nogoods learnt before {@code position}; none if the solver learns none. */
  public static LearntList at(Trace trace, int position) {
    int[] uses = new int[trace.nogoodCount() + 1];
    List<Integer> learntAt = new ArrayList<>();
    int arcs = trace.key().endOfArcs();
    for (int p = 0; p < position; p++) {
      long packed = trace.packed(p);
      EventKind kind = PackedEvent.kind(packed);
      if (kind == EventKind.LEARN) {
        learntAt.add(p);
      } else if (kind == EventKind.VIOLATION) {
        count(uses, PackedEvent.subject(packed));
      } else if (kind == EventKind.PRUNE && PackedEvent.cause(packed) > arcs) {
        count(uses, PackedEvent.cause(packed) - arcs);
      }
    }
    ImmutableList.Builder<Entry> entries = ImmutableList.builder();
    for (int k = learntAt.size() - 1; k >= 0; k--) {
      int number = PackedEvent.subject(trace.packed(learntAt.get(k)));
      LearntNogood nogood = trace.nogood(number);
      Literal[] literals = new Literal[nogood.size()];
      Arrays.setAll(literals, l -> Literal.ofLog(nogood.literals().get(l), trace.key()));
      entries.add(
          new Entry(
              number,
              ImmutableList.copyOf(literals),
              nogood.levels(),
              uses[number],
              learntAt.get(k)));
    }
    return new LearntList(entries.build());
  }

  private static void count(int[] uses, int number) {
    if (number > 0 && number < uses.length) {
      uses[number]++;
    }
  }

  /** Returns the most uses that a nogood has. */
  public int mostUses() {
    return entries.stream().mapToInt(Entry::uses).max().orElse(0);
  }
}
