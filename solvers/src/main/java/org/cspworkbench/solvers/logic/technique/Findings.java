package org.cspworkbench.solvers.logic.technique;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** The steps that techniques find, up to a number, or until the search is stopped. */
public final class Findings {

  private final int wanted;
  private final BooleanSupplier stop;
  private final List<Step> steps = new ArrayList<>(0);

  /**
   * Collects up to {@code wanted} steps.
   *
   * @param stop returns whether to stop
   */
  public Findings(int wanted, BooleanSupplier stop) {
    this.wanted = wanted;
    this.stop = stop;
  }

  /** Takes every step. */
  public static Findings all() {
    return new Findings(Integer.MAX_VALUE, () -> false);
  }

  /** Takes {@code step}, if there is room. */
  public void add(Step step) {
    if (steps.size() < wanted) {
      steps.add(step);
    }
  }

  /** Returns the number of steps. */
  public int count() {
    return steps.size();
  }

  /** Returns whether no more steps are needed. */
  public boolean areEnough() {
    return steps.size() >= wanted || stop.getAsBoolean();
  }

  /** Returns whether the search was stopped, so that steps may be missing. */
  public boolean wereStopped() {
    return stop.getAsBoolean();
  }

  /** Returns the step found first, or null if there is none. */
  public @Nullable Step first() {
    return steps.isEmpty() ? null : steps.get(0);
  }

  /** Returns the steps, in the order found. */
  public ImmutableList<Step> steps() {
    return ImmutableList.copyOf(steps);
  }
}
