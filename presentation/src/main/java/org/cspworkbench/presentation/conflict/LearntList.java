package org.cspworkbench.presentation.conflict;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
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
   * @param isForgotten whether it has been forgotten since
   */
  public record Entry(
      int number,
      ImmutableList<Literal> literals,
      int levels,
      int uses,
      int event,
      boolean isForgotten) {}

  /** Returns whether a nogood has been learnt from the contradiction at {@code event}. */
  private static boolean isLearntFrom(Trace trace, int event) {
    return event + 1 < trace.length() && trace.kind(event + 1) == EventKind.LEARN;
  }

  /**
   * Returns the nogoods learnt up to the contradiction at {@code event}, with the one learnt from
   * it if that is recorded already.
   */
  public static LearntList through(Trace trace, int event) {
    return at(trace, event + (isLearntFrom(trace, event) ? 2 : 1));
  }

  /** Returns the nogood of this list that was learnt from the contradiction at {@code event}. */
  public Optional<Entry> from(int event) {
    return entries.stream().filter(entry -> entry.event() == event + 1).findFirst();
  }

  /**
   * Returns whether this list lacks the nogood learnt from the contradiction at {@code event},
   * because that has been recorded since.
   */
  public boolean isLate(Trace trace, int event) {
    return isLearntFrom(trace, event) && from(event).isEmpty();
  }

  private static ImmutableList<Literal> literals(Trace trace, LearntNogood nogood) {
    Literal[] literals = new Literal[nogood.size()];
    Arrays.setAll(literals, l -> Literal.ofLog(nogood.literals().get(l), trace.key()));
    return ImmutableList.copyOf(literals);
  }

  /** Returns the nogoods learnt before {@code position}; none if the solver learns none. */
  public static LearntList at(Trace trace, int position) {
    int[] uses = new int[trace.nogoodCount() + 1];
    BitSet forgotten = new BitSet();
    List<Integer> learntAt = new ArrayList<>();
    int arcs = trace.key().endOfArcs();
    for (int p = 0; p < position; p++) {
      long packed = trace.packed(p);
      EventKind kind = PackedEvent.kind(packed);
      if (kind == EventKind.LEARN) {
        learntAt.add(p);
      } else if (kind == EventKind.FORGET) {
        forgotten.set(PackedEvent.subject(packed));
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
      entries.add(
          new Entry(
              number,
              literals(trace, nogood),
              nogood.levels(),
              uses[number],
              learntAt.get(k),
              forgotten.get(number)));
    }
    return new LearntList(entries.build());
  }

  private static void count(int[] uses, int number) {
    if (number > 0 && number < uses.length) {
      uses[number]++;
    }
  }

  /** Returns the nogoods of this list that had been learnt before {@code position}. */
  public LearntList before(int position) {
    return new LearntList(
        entries.stream()
            .filter(entry -> entry.event() < position)
            .collect(ImmutableList.toImmutableList()));
  }

  /** Returns the most uses that a nogood has. */
  public int mostUses() {
    return entries.stream().mapToInt(Entry::uses).max().orElse(0);
  }
}
