package org.cspworkbench.viewer.compare;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import java.util.Collections;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.cancellation.CancelledException;
import org.cspworkbench.presentation.comparison.ComparedSolver;
import org.cspworkbench.presentation.comparison.FinishCurve;
import org.cspworkbench.presentation.comparison.FinishMeasurement;
import org.cspworkbench.presentation.tile.ImageSizes;
import org.cspworkbench.presentation.timing.RunClocks;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.WorkerThreads;

/**
 * Counts in the background how many images of several sizes each solver finishes, from the smallest
 * size to the largest. Any thread may query or cancel it.
 */
final class SizesRun implements Runnable {

  private final Supplier<RunClocks> clocks;
  private final ImmutableList<ComparedSolver> solvers;
  private final ImageSizes sizes;
  private final ImmutableSortedSet<Integer> sides;
  private final Cancellation cancellation = new Cancellation();
  private final Set<Integer> measured = ConcurrentHashMap.newKeySet();
  private volatile FinishCurve curve;
  private volatile int side;
  private volatile String fault = "";
  private volatile boolean isOver;

  /**
   * Prepares the count at {@code sides}.
   *
   * @param curve what has been counted before, to which it is added
   */
  SizesRun(
      Supplier<RunClocks> clocks,
      ImmutableList<ComparedSolver> solvers,
      ImageSizes sizes,
      ImmutableSortedSet<Integer> sides,
      FinishCurve curve) {
    this.clocks = clocks;
    this.solvers = solvers.stream().map(this::cancellable).collect(ImmutableList.toImmutableList());
    this.sizes = sizes;
    this.sides = sides;
    this.curve = curve;
  }

  private ComparedSolver cancellable(ComparedSolver solver) {
    return new ComparedSolver(
        solver.spec(),
        solver.settings().withLimits(solver.settings().limits().withCancellation(cancellation)));
  }

  @Override
  public void run() {
    try {
      FinishMeasurement measurement = new FinishMeasurement(solvers, curve.limits(), clocks.get());
      WorkerThreads workers =
          new WorkerThreads(Math.max(1, Runtime.getRuntime().availableProcessors() - 1));
      for (int each : sides) {
        side = each;
        Problem image = cancellation.during(() -> new Problem.General(sizes.at(each).state()));
        if (!measurement.measure(
            image,
            workers,
            (solver, figures) -> curve = curve.with(solver, each, figures))) { // one at a time
          break;
        }
        measured.add(each);
      }
    } catch (CancelledException e) {
      fault = ""; // as after any other cancellation
    } catch (IllegalArgumentException e) { // a size that is too large, or without an image
      fault = text("sizes.impossible", side, String.valueOf(e.getMessage()));
    } catch (RuntimeException | Error e) { // every failure must be displayed
      fault = text("file.failed", e.toString());
    } finally {
      isOver = true;
    }
  }

  /** Returns what has been counted so far. */
  FinishCurve curve() {
    return curve;
  }

  /** Returns the sizes at which all runs have ended. */
  Set<Integer> measured() {
    return Collections.unmodifiableSet(measured);
  }

  /** Returns the size that is being measured; 0 before the first one. */
  int side() {
    return side;
  }

  /** Returns why larger sizes are not measured; empty if they are. */
  String fault() {
    return fault;
  }

  /** Returns whether it has ended. */
  boolean isOver() {
    return isOver;
  }

  /** Requests the solvers to stop. What has been counted remains. */
  void cancel() {
    cancellation.request();
  }
}
