package org.cspworkbench.viewer.compare;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.cspworkbench.presentation.comparison.ComparedSolver;
import org.cspworkbench.presentation.comparison.FinishCurve;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.presentation.tile.ImageSizes;
import org.cspworkbench.presentation.timing.Protocol;
import org.cspworkbench.presentation.timing.RunClocks;
import org.cspworkbench.viewer.run.RunRecording;
import org.cspworkbench.viewer.run.RunSession;

/**
 * Makes the runs of a comparison in threads.
 *
 * @param worker executes the runs
 * @param protocol the protocol by which they are timed
 * @param clocks returns the clocks; asked by the thread that measures
 */
record ThreadRuns(Executor worker, Protocol protocol, Supplier<RunClocks> clocks)
    implements ComparisonRuns {

  @Override
  public RunRecording start(RunRequest request) {
    return RunSession.start(request, worker);
  }

  @Override
  public Times time(ImmutableList<RunRequest> requests) {
    TimedRuns runs = new TimedRuns(protocol, clocks, requests);
    worker.execute(runs);
    return runs;
  }

  /** Starts to count images, as {@link SizesModel.Counter} does. */
  SizesRun count(
      ImmutableList<ComparedSolver> solvers,
      ImageSizes image,
      ImmutableSortedSet<Integer> sides,
      FinishCurve curve) {
    SizesRun run = new SizesRun(clocks, solvers, image, sides, curve);
    worker.execute(run);
    return run;
  }
}
