package org.cspworkbench.viewer.workspace;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.moment.Moments;
import org.cspworkbench.presentation.paint.graph.GraphFocus;
import org.cspworkbench.presentation.paint.graph.StatedModel;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.problem.ListedConstraints;
import org.cspworkbench.viewer.problem.ModelRow;
import org.cspworkbench.viewer.problem.OwnProblem;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.run.BoundValue;
import org.jspecify.annotations.Nullable;

/**
 * The run of a solver on the problem that a person states, shown in its picture and in the list of
 * its constraints. After a change of the problem the same solver runs again, once there has been no
 * further change for a moment.
 *
 * <p>Used by one thread.
 */
public final class OwnRun implements ListedConstraints {

  /** How long the text rests before it runs again. */
  private static final long REST = TimeUnit.MILLISECONDS.toNanos(400);

  private final OwnProblem problem;
  private final AnimateModel watched;
  private final SharedProblem shared;
  private final BoundValue<Trace, Moments> moments;
  private Reading.@Nullable Opened running;
  private boolean isPaused;
  private String text = ""; // of the run
  private String changed = ""; // the text that waits
  private long since; // by the clock of the caller

  /** Creates the run, which has not begun, on {@code problem}. */
  public OwnRun(OwnProblem problem, AnimateModel watched, SharedProblem shared) {
    this.problem = problem;
    this.watched = watched;
    this.shared = shared;
    this.moments = new BoundValue<>(() -> player().map(TracePlayer::trace));
  }

  /**
   * Runs the solver on the problem as it is read.
   *
   * @param paused whether the run is shown step by step, which holds for the next runs too
   */
  public void begin(Reading.Opened opened, boolean paused) {
    running = opened;
    isPaused = paused;
    text = problem.text();
    shared.open(opened);
    shared.watch();
    if (paused) {
      watched.stay();
    }
  }

  /** Returns whether the current run is this one, also while a later text waits. */
  @SuppressWarnings("ReferenceEquality") // another run may be on an equal problem
  public boolean isOn() {
    return running != null && watched.opened().orElse(null) == running;
  }

  /**
   * Runs again if the text has changed and rests; called once per frame.
   *
   * @param now {@link System#nanoTime()}
   */
  public void follow(long now) {
    if (!isOn() || problem.text().equals(text)) {
      changed = text;
    } else if (!problem.text().equals(changed)) {
      changed = problem.text();
      since = now;
    } else if (now - since >= REST && problem.reading() instanceof Reading.Opened opened) {
      begin(opened, isPaused);
    }
  }

  /** Returns the position of the run, if it is on the problem that is drawn. */
  private Optional<TracePlayer> player() {
    return isOn()
        ? watched.playback().map(Playback::player).filter(this::isOnDrawn)
        : Optional.empty();
  }

  private boolean isOnDrawn(TracePlayer player) {
    return problem.model().filter(model -> model.csp() == player.trace().csp()).isPresent();
  }

  /** Returns what the picture shows: the problem, at the current position of its run. */
  public Optional<StatedModel> model() {
    TracePlayer player = player().orElse(null);
    if (player == null) {
      return problem.model();
    }
    if (moments.get().isEmpty()) {
      moments.set(player.trace(), new Moments(player.trace()));
    }
    return problem
        .model()
        .map(
            model ->
                model.at(moments.get().orElseThrow().at(player.position()), GraphFocus.of(player)));
  }

  @Override
  public int count() {
    return problem.rows().size();
  }

  @Override
  public ImmutableList<ModelRow> rows() {
    return problem.rows();
  }

  @Override
  public int selectedConstraint() {
    return problem.selection().constraint();
  }

  @Override
  public ImmutableSet<Integer> marked() {
    return model().map(StatedModel::marked).orElseGet(problem.selection()::marked);
  }

  @Override
  public ImmutableSet<Integer> violated() {
    return model().map(StatedModel::violated).orElse(ImmutableSet.of());
  }

  @Override
  public void pointAt(int constraint) {
    problem.selection().pointAt(constraint);
  }

  @Override
  public void selectConstraint(int constraint) {
    if (constraint == NONE) {
      problem.selection().selectVariable(NONE);
    } else {
      problem.selection().selectConstraint(constraint);
    }
  }
}
