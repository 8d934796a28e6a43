package org.cspworkbench.viewer.compare;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.presentation.timing.Measurement;
import org.cspworkbench.presentation.timing.Protocol;
import org.cspworkbench.presentation.timing.RunClocks;
import org.cspworkbench.presentation.timing.SolverRuns;
import org.cspworkbench.presentation.timing.TimedCandidate;
import org.cspworkbench.presentation.timing.TimedWork;
import org.cspworkbench.presentation.timing.Timing;

/**
 * Measures the times of runs without recording, interleaved by the protocol of the command {@code
 * compare}, in the background. Any thread may query or cancel it.
 */
final class TimedRuns implements Runnable, ComparisonRuns.Times {

  private final Protocol protocol;
  private final Supplier<RunClocks> clocks;
  private final ImmutableList<RunRequest> requests;
  private final Cancellation cancellation = new Cancellation();
  private volatile double part;
  private volatile ImmutableList<Timing> timings = ImmutableList.of();
  private volatile boolean over;

  TimedRuns(Protocol protocol, Supplier<RunClocks> clocks, List<RunRequest> requests) {
    this.protocol = protocol;
    this.clocks = clocks;
    this.requests = ImmutableList.copyOf(requests);
  }

  @Override
  public void run() {
    try {
      RunClocks machine = clocks.get();
      List<TimedCandidate> candidates = new ArrayList<>();
      for (RunRequest request : requests) {
        Optional<TimedCandidate> candidate = TimedCandidate.ofFirstRun(work(request), machine);
        if (candidate.isEmpty()) {
          return;
        }
        candidates.add(candidate.get());
      }
      new Measurement(protocol, machine, (candidate, done) -> part = done)
          .of(candidates)
          .ifPresent(found -> timings = found);
    } finally {
      over = true;
    }
  }

  private TimedWork work(RunRequest request) {
    return new SolverRuns(
        request.solver(),
        ImmutableList.of(request.problem()),
        request.settings().withLimits(request.settings().limits().withCancellation(cancellation)));
  }

  @Override
  public double part() {
    return part;
  }

  @Override
  public ImmutableList<Timing> timings() {
    return timings;
  }

  @Override
  public boolean isOver() {
    return over;
  }

  @Override
  public void cancel() {
    cancellation.request();
  }

  @Override
  public boolean isCancelled() {
    return cancellation.isRequested();
  }
}
