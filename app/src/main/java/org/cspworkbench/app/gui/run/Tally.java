package org.cspworkbench.app.gui.run;

import com.google.common.collect.EnumMultiset;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.solvers.PseudoCode.Phase;

/** How often each kind of event has happened in each part of a run. */
public final class Tally {

  private final EnumMultiset<EventKind> atRoot = EnumMultiset.create(EventKind.class);
  private final EnumMultiset<EventKind> inSearch = EnumMultiset.create(EventKind.class);

  Tally copy() {
    Tally copy = new Tally();
    copy.atRoot.addAll(atRoot);
    copy.inSearch.addAll(inSearch);
    return copy;
  }

  void add(EventKind kind, Phase phase) {
    of(phase).add(kind);
  }

  /** How many events of this kind there were in this part of the run. */
  public int count(EventKind kind, Phase phase) {
    return of(phase).count(kind);
  }

  private EnumMultiset<EventKind> of(Phase phase) {
    return phase == Phase.ROOT ? atRoot : inSearch;
  }
}
