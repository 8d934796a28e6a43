package org.cspworkbench.viewer.decide;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.viewer.run.RunSession;
import org.jspecify.annotations.Nullable;

/** The runs that are kept for comparison, one of which is displayed. */
final class Branches {

  /** The limit, since each branch may have a recording of 64 MiB. */
  static final int MOST = 8;

  private final List<Branch> kept = new ArrayList<>();
  private @Nullable Branch shown;
  private int made; // how many branches have been created

  /** Returns all branches, the original run first. */
  ImmutableList<Branch> kept() {
    return ImmutableList.copyOf(kept);
  }

  /** Returns the displayed branch, if there is one. */
  Optional<Branch> shown() {
    return Optional.ofNullable(shown);
  }

  /** Returns whether no more branches can be added. */
  boolean isFull() {
    return kept.size() == MOST;
  }

  /** Adds {@code session}; {@code origin} names the choice that created it. */
  Branch add(String origin, RunSession session) {
    Branch branch = new Branch(++made, origin, session);
    kept.add(branch);
    return branch;
  }

  /** Marks {@code branch}, one of these, as displayed. */
  void show(Branch branch) {
    shown = branch;
  }

  /** Returns whether {@code branch} exists and is not displayed. */
  boolean isHidden(Branch branch) {
    return branch != shown && kept.contains(branch);
  }

  /** Removes {@code branch} and stops its run. */
  void remove(Branch branch) {
    kept.remove(branch);
    branch.session().cancel();
  }

  /** Stops every run and removes all branches. */
  void clear() {
    kept.forEach(branch -> branch.session().cancel());
    kept.clear();
    shown = null;
    made = 0;
  }
}
