package org.cspworkbench.presentation.lesson;

import static com.google.common.base.Preconditions.checkState;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.core.cancellation.CancelledException;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.jspecify.annotations.Nullable;

/**
 * The runs of a lesson, which are made one by one, so that a page that has only one thread can
 * display its progress between them.
 */
public final class LessonPreparation {

  private final Lesson lesson;
  private final Limits limits;
  private final List<PlayedRun> runs = new ArrayList<>();
  private final List<Result> results = new ArrayList<>(); // of the current run, by seed
  private @Nullable Trace trace; // of the current run
  private int done;

  /**
   * Begins before the first run.
   *
   * @param limits the limits of each run
   */
  public LessonPreparation(Lesson lesson, Limits limits) {
    this.lesson = lesson;
    this.limits = limits;
  }

  /** Returns the number of runs, where each seed counts. */
  public int length() {
    return lesson.runs().stream().mapToInt(LessonRun::seeds).sum();
  }

  /** Returns the number of finished runs. */
  public int done() {
    return done;
  }

  /**
   * Makes the next run.
   *
   * @throws IllegalStateException if there is none
   * @throws CancelledException if the time of the run was up before it began
   */
  public void advance() {
    checkState(done < length(), "all runs are finished");
    LessonRun run = lesson.runs().get(runs.size());
    Settings settings =
        run.settings().withLimits(limits.withNodes(run.settings().limits().nodes()));
    if (results.isEmpty()) {
      TraceRecorder recorder = new TraceRecorder(run.detail());
      results.add(run.solver().solve(run.problem(), settings, recorder));
      trace = recorder.trace();
      if (trace == null) {
        throw new CancelledException();
      }
    } else {
      Settings next = settings.withSeed(settings.seed() + results.size());
      results.add(run.solver().solve(run.problem(), next, null));
    }
    done++;
    if (results.size() == run.seeds()) {
      runs.add(PlayedRun.of(run, ImmutableList.copyOf(results), requireNonNull(trace).player()));
      results.clear();
    }
  }

  /**
   * Returns the lesson with its runs.
   *
   * @throws IllegalStateException if a run is not finished yet
   */
  public PlayedLesson result() {
    checkState(done == length(), "%s of %s runs are finished", done, length());
    return new PlayedLesson(lesson, ImmutableList.copyOf(runs));
  }
}
