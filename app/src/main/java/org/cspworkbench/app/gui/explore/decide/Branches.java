package org.cspworkbench.app.gui.explore.decide;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.app.gui.run.RunSession;
import org.jspecify.annotations.Nullable;

/** The runs that are kept beside each other, one of which is watched. */
final class Branches {

  /** A tape may take 64 MiB, and every branch has one. */
  static final int MOST = 8;

  private final List<Branch> kept = new ArrayList<>();
  private @Nullable Branch shown;
  private int made; // how many branches there have been

  /** All that are kept, the run with which all began first. */
  ImmutableList<Branch> kept() {
    return ImmutableList.copyOf(kept);
  }

  /** The one that is watched, if there is one. */
  Optional<Branch> shown() {
    return Optional.ofNullable(shown);
  }

  /** Whether no more can be kept. */
  boolean isFull() {
    return kept.size() == MOST;
  }

  /** Keeps {@code session} too; {@code origin} says how it came about. */
  Branch add(String origin, RunSession session) {
    Branch branch = new Branch(++made, origin, session);
    kept.add(branch);
    return branch;
  }

  /** Takes note that {@code branch}, one of these, is watched. */
  void show(Branch branch) {
    shown = branch;
  }

  /** Whether {@code branch} could be watched instead of the one that is. */
  boolean isHidden(Branch branch) {
    return branch != shown && kept.contains(branch);
  }

  /** Puts {@code branch} away for good, and stops its run. */
  void remove(Branch branch) {
    kept.remove(branch);
    branch.session().cancel();
  }

  /** Stops every run, and forgets them all. */
  void clear() {
    kept.forEach(branch -> branch.session().cancel());
    kept.clear();
    shown = null;
    made = 0;
  }
}
