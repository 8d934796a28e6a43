package org.cspworkbench.web.worker;

import com.google.common.collect.ImmutableList;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.presentation.timing.Measurement;
import org.cspworkbench.presentation.timing.Protocol;
import org.cspworkbench.presentation.timing.RunClock;
import org.cspworkbench.presentation.timing.RunClocks;
import org.cspworkbench.presentation.timing.SolverRuns;
import org.cspworkbench.presentation.timing.TimedCandidate;
import org.cspworkbench.presentation.timing.Timing;
import org.teavm.jso.browser.Performance;

/** The program of a worker that makes runs, and also measures the times of several runs. */
public final class ComparisonWorker {

  /**
   * The protocol of browsers. Their clocks are rounded to at most a millisecond, a fiftieth of the
   * shortest sample; phones are not kept busy for as long as the program for the desktop is.
   */
  private static final Protocol PROTOCOL =
      new Protocol(Duration.ofSeconds(1), 7, Duration.ofSeconds(15));

  private static final RunClock WALL = new RunClock(RunClock.Kind.WALL, ComparisonWorker::nanos);

  private static final RunClocks CLOCKS = new RunClocks(WALL, WALL, ComparisonWorker::nanos);

  private final SolverWorker worker = new SolverWorker();

  /** Starts to wait for what the page asks. */
  public void listen() {
    worker.listen(
        this::time,
        result -> worker.post(new Message(Message.Kind.RESULT, ResultText.write(result))));
  }

  private static long nanos() {
    return (long) (Performance.now() * 1e6);
  }

  private void time(Message message) {
    try {
      List<TimedCandidate> candidates = new ArrayList<>();
      for (PageRun run : TimesText.runs(message.text())) {
        candidates.add(TimedCandidate.ofFirstRun(work(run.request()), CLOCKS).orElseThrow());
      }
      Optional<ImmutableList<Timing>> times =
          new Measurement(PROTOCOL, CLOCKS, (candidate, part) -> report(part)).of(candidates);
      worker.post(new Message(Message.Kind.TIMES, TimesText.of(times.orElseThrow())));
    } catch (UnreadableException e) {
      worker.post(new Message(Message.Kind.REFUSED, e.sentence()));
    } catch (RuntimeException | Error e) { // every failure must be displayed
      worker.post(new Message(Message.Kind.FAILED, e.toString()));
    }
  }

  private static SolverRuns work(RunRequest request) {
    return new SolverRuns(
        request.solver(), ImmutableList.of(request.problem()), request.settings());
  }

  private void report(double part) {
    worker.post(new Message(Message.Kind.PART, Double.toString(part)));
  }
}
