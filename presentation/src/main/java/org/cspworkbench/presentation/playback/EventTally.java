package org.cspworkbench.presentation.playback;

import com.google.common.collect.EnumMultiset;
import java.util.Arrays;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.solvers.PseudoCode.Phase;

/** The number of events of each kind in each phase of a run. */
public final class EventTally {

  private final EnumMultiset<EventKind> atRoot = EnumMultiset.create(EventKind.class);
  private final EnumMultiset<EventKind> inSearch = EnumMultiset.create(EventKind.class);
  private int decisions;

  EventTally copy() {
    EventTally copy = new EventTally();
    copy.atRoot.addAll(atRoot);
    copy.inSearch.addAll(inSearch);
    copy.decisions = decisions;
    return copy;
  }

  void add(EventKind kind, Phase phase) {
    of(phase).add(kind);
    decisions += isDecision(kind) ? 1 : 0;
  }

  /** Returns whether an event of this kind is a decision: a tried value, a move or a technique. */
  static boolean isDecision(EventKind kind) {
    return kind == EventKind.TRY || kind == EventKind.MOVE || kind == EventKind.TECHNIQUE;
  }

  /** Returns the number of decisions. */
  int decisions() {
    return decisions;
  }

  /** Returns the number of events of this kind in this phase of the run. */
  public int count(EventKind kind, Phase phase) {
    return of(phase).count(kind);
  }

  /** Returns the number of events of this kind. */
  int count(EventKind kind) {
    return atRoot.count(kind) + inSearch.count(kind);
  }

  /** Returns the number of events that only a trace of fine detail contains. */
  int fineCount() {
    return Arrays.stream(EventKind.values()).filter(EventKind::isFine).mapToInt(this::count).sum();
  }

  private EnumMultiset<EventKind> of(Phase phase) {
    return phase == Phase.ROOT ? atRoot : inSearch;
  }
}
