package org.cspworkbench.presentation.tile;

import com.google.common.primitives.ImmutableIntArray;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Solution;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.Workers;
import org.cspworkbench.solvers.wfc.CollapseSolvers;
import org.cspworkbench.solvers.wfc.WaveFunctionCollapse;

/**
 * Trial images of a tile set: small images from consecutive seeds, each made in one attempt that
 * never goes back. The first few are displayed; if such an attempt fails, its image is made by a
 * solver that jumps back.
 *
 * <p>Several workers share the trials. Results are reported in the order of seeds, each as soon as
 * it and all before it are known, so that they do not depend on the number of workers.
 */
public final class SetTrial {

  /** The number of tiles along a side of an image. */
  public static final int SIDE = 12;

  /** The number of images that are displayed. */
  public static final int IMAGES = 8;

  /** The number of attempts. */
  public static final int ATTEMPTS = 40;

  private static final long MOST_NODES = 4_000; // for an image that must go back

  /**
   * One attempt.
   *
   * @param number the number of the attempt, from 0
   * @param seed its seed
   * @param isFinished whether it finished without going back
   * @param image the value of each cell, row by row; empty from number {@value #IMAGES} on, and if
   *     no image was found
   */
  public record Attempt(
      int number, long seed, boolean isFinished, Optional<ImmutableIntArray> image) {}

  private final Problem problem;
  private final long firstSeed;
  private final Limits limits;
  private final Consumer<Attempt> listener;
  private final Map<Integer, Attempt> ahead = new HashMap<>(); // finished before an earlier one
  private int next; // attempt to be taken by a worker
  private int reported;

  private SetTrial(Csp csp, long firstSeed, Cancellation cancellation, Consumer<Attempt> listener) {
    this.problem = new Problem.General(csp);
    this.firstSeed = firstSeed;
    this.limits = Limits.none().withCancellation(cancellation);
    this.listener = listener;
  }

  /**
   * Makes all attempts, unless the trial is cancelled, and returns when the last one has ended.
   *
   * @param firstSeed the seed of the first attempt
   * @param cancellation stops the trial; no attempt is reported after that
   * @param listener receives the attempts one after the other, in the order of seeds, on any of the
   *     threads of the workers
   * @throws IllegalArgumentException if the set has no image of this size, since a cell is left
   *     without a tile; the message is a sentence
   */
  public static void run(
      TileSource source,
      long firstSeed,
      Workers workers,
      Cancellation cancellation,
      Consumer<Attempt> listener) {
    Csp csp = TileRequest.of(source, SIDE, SIDE, false).state();
    SetTrial trial = new SetTrial(csp, firstSeed, cancellation, listener);
    workers.run(trial::work);
  }

  private void work() {
    for (int number = take(); number < ATTEMPTS && !isCancelled(); number = take()) {
      report(attempt(number));
    }
  }

  private boolean isCancelled() {
    return limits.cancellation().isRequested();
  }

  private synchronized int take() {
    return next++;
  }

  private synchronized void report(Attempt attempt) {
    ahead.put(attempt.number, attempt);
    while (!isCancelled() && ahead.containsKey(reported)) {
      listener.accept(ahead.remove(reported++));
    }
  }

  private Attempt attempt(int number) {
    long seed = firstSeed + number;
    Settings settings = Settings.defaults().withSeed(seed);
    Optional<Solution> found =
        solve(
            new WaveFunctionCollapse(),
            settings.withLimits(limits).with(WaveFunctionCollapse.ATTEMPTS, 1));
    Optional<Solution> image = number < IMAGES ? found : Optional.empty();
    if (number < IMAGES && found.isEmpty()) {
      image = solve(CollapseSolvers.BACKJUMPING, settings.withLimits(limits.withNodes(MOST_NODES)));
    }
    return new Attempt(number, seed, found.isPresent(), image.map(Solution::values));
  }

  private Optional<Solution> solve(Solver solver, Settings settings) {
    return solver.solve(problem, settings, null).firstSolution();
  }
}
