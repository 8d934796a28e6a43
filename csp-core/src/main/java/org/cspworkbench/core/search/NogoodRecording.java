package org.cspworkbench.core.search;

import org.cspworkbench.core.consistency.Consistency;

/** Chronological backtracking that records {@link Nogoods} when an attempt ends. */
final class NogoodRecording extends Backtracking {

  private final Nogoods nogoods;

  NogoodRecording(Search parts, SearchProgress progress) {
    super(parts, progress);
    this.nogoods = new Nogoods(domains, assignment, super.propagation());
  }

  @Override
  boolean learnsFromAttempts() {
    return true;
  }

  @Override
  Consistency propagation() {
    return nogoods;
  }

  @Override
  void refuted() {
    int level = decisions.depth();
    int x = decisions.variable(level + 1);
    nogoods.refuted(level, domains.network().address(x, decisions.value(level + 1)));
    nogoods.look();
  }

  /** Without room for what another attempt would teach, no attempt is cut off. */
  @Override
  boolean mayRestart() {
    return !nogoods.isFull();
  }

  @Override
  void restarting() {
    nogoods.learn(decisions);
  }

  @Override
  boolean applyLearnt() {
    nogoods.look();
    if (!super.applyLearnt()) {
      return false;
    }
    if (nogoods.propagate() && nogoods.takeUp()) {
      return true;
    }
    progress.recordViolation();
    return false;
  }
}
