package org.cspworkbench.app.gui.animate;

import java.util.Optional;
import org.cspworkbench.app.gui.current.BoundValue;
import org.cspworkbench.app.gui.current.CurrentProblem;
import org.cspworkbench.app.gui.input.Reading;
import org.jspecify.annotations.Nullable;

/**
 * What is to be said of the problem at hand and its run, one thing at a time: what is wrong with
 * what was opened last, then what the run has to say, then what has been found out of the problem.
 */
final class Notices {

  private final CurrentProblem current;
  private final BoundValue<Reading.Opened, Notice> found;
  private @Nullable Notice fault;
  private @Nullable Notice dismissed;

  /** Creates the notices of what {@code hand} holds. */
  Notices(CurrentProblem current) {
    this.current = current;
    this.found = new BoundValue<>(current::problem);
  }

  /** Says this before all else, in place of what was wrong before. */
  void say(Notice notice) {
    fault = notice;
    dismissed = null;
  }

  /** Says only what is to be known of the problem itself: it has just been opened. */
  void sayRemark() {
    fault = remark().orElse(null);
  }

  /** Nothing is wrong any more but what was said of the problem itself and not dismissed. */
  void keepRemark() {
    fault = remark().filter(said -> said.equals(fault)).orElse(null);
  }

  private Optional<Notice> remark() {
    return current.problem().flatMap(Reading.Opened::remark).map(Notice::remark);
  }

  /** Nothing is wrong any more. */
  void clearFault() {
    fault = null;
  }

  /** Another run is watched: what was dismissed was said of the one before. */
  void leaveRun() {
    dismissed = null;
  }

  /** Says this of a problem, as long as it is at hand. */
  void sayFound(Reading.Opened of, Notice notice) {
    found.set(of, notice);
  }

  /** What is to be said now, unless it has been dismissed. */
  Optional<Notice> notice() {
    return fault()
        .or(() -> current.run().flatMap(run -> new RunNotices(run).notice()))
        .filter(said -> !said.equals(dismissed))
        .or(found::get);
  }

  /** What is wrong with what was opened last. */
  Optional<Notice> fault() {
    return Optional.ofNullable(fault);
  }

  /** Dismisses what is said now. */
  void dismiss() {
    Optional<Notice> said = notice();
    if (said.equals(found.get())) {
      found.clear();
    } else {
      dismissed = said.orElse(null);
    }
    fault = null;
  }
}
