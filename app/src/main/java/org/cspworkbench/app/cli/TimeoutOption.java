package org.cspworkbench.app.cli;

import java.time.Duration;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.solvers.Parameter;
import picocli.CommandLine.Mixin;

/** The option for the time limit per problem. */
final class TimeoutOption {

  private static final Duration READING = Duration.ofMillis(200);

  private static final Parameter.Time TIMEOUT =
      new Parameter.Time(
          "timeout", "Give up on a problem after 200ms, 5s, 2m, …", Limits.none().time());

  @Mixin private FormOptions form = new FormOptions().withOptional(TIMEOUT, "never");

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
    return form.given(TIMEOUT).map(TimeoutOption::deadline).orElseGet(Cancellation::new);
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
        + Parameter.Time.write(timeout)
        + " (--timeout raises the limit), while the problem was "
        + doing;
  }

  /** Returns limits with this time limit only. */
  Limits limits() {
    return form.given(TIMEOUT).map(Limits.none()::withTime).orElseGet(Limits::none);
  }
}
