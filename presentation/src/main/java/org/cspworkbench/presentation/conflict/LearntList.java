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
 * @param position the position
 */
public record LearntList(ImmutableList<Entry> entries, int position) {

  /** The list at the start of a run. */
  public static final LearntList NONE = new LearntList(ImmutableList.of(), 0);

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
      boolean isForgotten) {

    private Entry with(int[] moreUses, BitSet forgotten) {
      return moreUses[number] == 0 && !forgotten.get(number)
          ? this
          : new Entry(
              number,
              literals,
              levels,
              uses + moreUses[number],
              event,
              isForgotten || forgotten.get(number));
    }
  }

  /** Returns the nogood of this list that was learnt from the contradiction at {@code event}. */
  public Optional<Entry> from(int event) {
    return entries.stream().filter(entry -> entry.event() == event + 1).findFirst();
  }

  private static ImmutableList<Literal> literals(Trace trace, LearntNogood nogood) {
    Literal[] literals = new Literal[nogood.size()];
    Arrays.setAll(literals, l -> Literal.ofLog(nogood.literals().get(l), trace.key()));
    return ImmutableList.copyOf(literals);
  }

  /** Returns the nogoods learnt before {@code position}; none if the solver learns none. */
  public static LearntList at(Trace trace, int position) {
    return NONE.until(trace, position);
  }

  /** Returns the list of the same run at a later position, or this list at its own. */
  public LearntList until(Trace trace, int later) {
    int[] uses = new int[trace.nogoodCount() + 1]; // since this list
    BitSet forgotten = new BitSet();
    List<Integer> learntAt = new ArrayList<>();
    int arcs = trace.key().endOfArcs();
    for (int p = position; p < later; p++) {
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
    ImmutableList.Builder<Entry> all = ImmutableList.builder();
    for (int k = learntAt.size() - 1; k >= 0; k--) {
      all.add(learnt(trace, learntAt.get(k)).with(uses, forgotten));
    }
    entries.forEach(entry -> all.add(entry.with(uses, forgotten)));
    return new LearntList(all.build(), later);
  }

  private static Entry learnt(Trace trace, int event) {
    int number = PackedEvent.subject(trace.packed(event));
    LearntNogood nogood = trace.nogood(number);
    return new Entry(number, literals(trace, nogood), nogood.levels(), 0, event, false);
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
