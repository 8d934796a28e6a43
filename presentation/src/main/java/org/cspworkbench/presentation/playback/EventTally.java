package org.cspworkbench.presentation.playback;

import com.google.common.collect.EnumMultiset;
import java.util.Arrays;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.solvers.PseudoCode.Phase;

/** How often each kind of event has happened in each part of a run. */
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

  /** Whether it is a value tried, a variable moved or a technique applied. */
  static boolean isDecision(EventKind kind) {
    return kind == EventKind.TRY || kind == EventKind.MOVE || kind == EventKind.TECHNIQUE;
  }

  /** How many decisions there were. */
  int decisions() {
    return decisions;
  }

  /** How many events of this kind there were in this part of the run. */
  public int count(EventKind kind, Phase phase) {
    return of(phase).count(kind);
  }

  /** How many events of this kind there were. */
  int count(EventKind kind) {
    return atRoot.count(kind) + inSearch.count(kind);
  }

  /** How many events there were that only a tape of fine detail has. */
  int fineCount() {
    return Arrays.stream(EventKind.values()).filter(EventKind::isFine).mapToInt(this::count).sum();
  }

  private EnumMultiset<EventKind> of(Phase phase) {
    return phase == Phase.ROOT ? atRoot : inSearch;
  }
}
