package org.cspworkbench.app.cli;

import java.time.Duration;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.search.Limits;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option for the time limit per problem. */
final class TimeoutOption {

  private static final Duration READING = Duration.ofMillis(200);

  @Option(
      names = "--timeout",
      paramLabel = "TIME",
      converter = Durations.class,
      description = "Give up on a problem after 200ms, 5s, 2m, … Default: never.")
  private @Nullable Duration timeout;

  /**
   * Returns the request to stop reading and solving the problem that {@code problems} names, whose
   * time begins now. Of several puzzles, each has the time for itself. What is read in no time is
   * read, however short the limit is.
   */
  Cancellation deadline(ProblemArgument problems) {
    return problems.isNamed() ? deadline() : new Cancellation();
  }

  /** Returns the request to stop stating and solving a problem, whose time begins now. */
  Cancellation deadline() {
    return timeout == null ? new Cancellation() : deadline(timeout);
  }

  /** Returns the request to stop reading, or stating, and solving a problem in this time. */
  static Cancellation deadline(Duration timeout) {
    return new Cancellation().orAfter(timeout.plus(READING));
  }

  /** Returns the sentence that the time was up while the problem was read. */
  String unread() {
    return unread(limits().time());
  }

  /** Returns the sentence that the time was up while the problem was stated. */
  String unstated() {
    return gaveUp(limits().time(), "stated");
  }

  /** Returns the sentence that this time was up while the problem was read. */
  static String unread(Duration timeout) {
    return gaveUp(timeout, "read");
  }

  private static String gaveUp(Duration timeout, String doing) {
    return "gave up after "
        + Durations.text(timeout)
        + " (--timeout raises the limit), while the problem was "
        + doing;
  }

  /** Returns limits with this time limit only. */
  Limits limits() {
    return timeout == null ? Limits.none() : Limits.none().withTime(timeout);
  }
}
