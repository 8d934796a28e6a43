package org.cspworkbench.viewer.compare;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Sets;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.cspworkbench.presentation.comparison.ComparedSolver;
import org.cspworkbench.presentation.comparison.EntrantName;
import org.cspworkbench.presentation.comparison.FinishCurve;
import org.cspworkbench.presentation.comparison.FinishLimits;
import org.cspworkbench.presentation.tile.ImageSizes;
import org.jspecify.annotations.Nullable;

/**
 * How many images of each size the compared solvers finish. The size of the boards is measured by
 * itself once the solvers have run, if it is not too large; the other sizes are measured on
 * request. A change of the solvers, of the limits, or of anything but the size of the image
 * discards the counts.
 *
 * <p>Used by one thread.
 */
public final class SizesModel {

  /** The largest image that is measured without a request. */
  private static final int MOST_CELLS_UNASKED = 64 * 64;

  /** Starts to count in the background. */
  @FunctionalInterface
  interface Counter {

    /**
     * Starts to count at {@code sides}.
     *
     * @param curve what has been counted before, to which it is added
     */
    SizesRun start(
        ImmutableList<ComparedSolver> solvers,
        ImageSizes image,
        ImmutableSortedSet<Integer> sides,
        FinishCurve curve);
  }

  private final Counter counter;
  private ImmutableList<ComparedSolver> solvers = ImmutableList.of();
  private FinishCurve curve = FinishCurve.empty(ImmutableList.of(), FinishLimits.USUAL);
  private final Set<Integer> measured = new HashSet<>();
  private @Nullable ImageSizes sizes;
  private @Nullable SizesRun run;
  private @Nullable ImmutableSortedSet<Integer> requested;
  private boolean isStopped;
  private String fault = "";

  /** Creates a model without an image. */
  SizesModel(Counter counter) {
    this.counter = counter;
  }

  /** Creates a model that never has an image. */
  static SizesModel withoutImages() {
    return new SizesModel(
        (solvers, image, sides, curve) -> {
          throw new IllegalStateException("there is no image to count");
        });
  }

  /** Sets the image, if the problem is one, and the compared solvers. */
  void set(
      @Nullable ImageSizes newSizes,
      ImmutableList<EntrantName> entrants,
      ImmutableList<ComparedSolver> newSolvers) {
    isStopped = false;
    boolean isSame =
        sizes != null
            && newSizes != null
            && sizes.isSameAs(newSizes)
            && solvers.equals(newSolvers)
            && curve.entrants().equals(entrants);
    sizes = newSizes;
    if (!isSame) {
      solvers = newSolvers;
      discard(FinishCurve.empty(entrants, curve.limits()));
    }
  }

  private void discard(FinishCurve empty) {
    cancel();
    run = null;
    requested = null;
    fault = "";
    measured.clear();
    curve = empty;
  }

  private void cancel() {
    if (run != null) {
      run.cancel();
    }
  }

  /** Returns the image at its sizes, if the problem is one. */
  public Optional<ImageSizes> sizes() {
    return Optional.ofNullable(sizes);
  }

  /** Returns what has been counted. */
  public FinishCurve curve() {
    return curve;
  }

  /** Returns the limits of the runs. */
  public FinishLimits limits() {
    return curve.limits();
  }

  /** Measures all sizes that are not measured yet, within {@code limits}. */
  public void runAll(FinishLimits limits) {
    if (!limits.equals(curve.limits())) {
      discard(FinishCurve.empty(curve.entrants(), limits));
    }
    isStopped = false;
    sizes().ifPresent(image -> request(image.sides()));
  }

  private void request(ImmutableSortedSet<Integer> sides) {
    cancel();
    fault = "";
    requested = ImmutableSortedSet.copyOf(Sets.difference(sides, measured));
  }

  /** Stops the measurement. What has been counted remains. */
  void stop() {
    isStopped = true;
    requested = null;
    cancel();
  }

  /** Stops the measurement, unless it is of {@code current} at any size. */
  void stopUnless(Optional<ImageSizes> current) {
    if (sizes().isPresent() && current.filter(sizes().get()::isSameAs).isEmpty()) {
      stop();
    }
  }

  /** Returns the size that is being measured, if one is. */
  public Optional<Integer> measuring() {
    return Optional.ofNullable(run).map(SizesRun::side).filter(side -> side > 0);
  }

  /** Returns why larger sizes are not measured; empty if they are. */
  public String fault() {
    return fault;
  }

  /** Returns whether a measurement is in progress, requested or due. */
  boolean isAtWork() {
    return run != null || requested != null || sizes().filter(this::isOwnSizeDue).isPresent();
  }

  /**
   * Adds what has been counted, and starts the next measurement as soon as the previous one has
   * ended.
   *
   * @param isQuiet whether the solvers have run on the boards and have been timed, or take long
   */
  void refresh(boolean isQuiet) {
    SizesRun current = run;
    if (current != null) {
      boolean isOver = current.isOver();
      curve = current.curve();
      measured.addAll(current.measured());
      if (isOver) {
        fault = current.fault();
        run = null;
      }
    }
    ImageSizes image = sizes;
    if (image == null || run != null) {
      return;
    }
    ImmutableSortedSet<Integer> next = requested;
    if (next == null && isQuiet && isOwnSizeDue(image)) {
      next = ImmutableSortedSet.of(image.own());
    }
    if (next != null) {
      run = counter.start(solvers, image, next, curve);
      requested = null;
    }
  }

  private boolean isOwnSizeDue(ImageSizes image) {
    return !isStopped
        && fault.isEmpty()
        && !measured.contains(image.own())
        && image.request().grid().cells() <= MOST_CELLS_UNASKED;
  }
}
