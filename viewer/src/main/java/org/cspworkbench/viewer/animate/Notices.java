package org.cspworkbench.viewer.animate;

import java.util.Optional;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.run.BoundValue;
import org.jspecify.annotations.Nullable;

/**
 * The notices about the current problem and its run, displayed one at a time: first the fault of
 * the last input, then the notice of the run, then a finding about the problem.
 */
public final class Notices {

  private final AnimateModel model;
  private final BoundValue<Reading.Opened, Notice> found;
  private @Nullable Notice fault;
  private @Nullable Notice obstacle; // the last one, which may have been replaced as the fault
  private @Nullable Notice dismissed;

  /** Creates the notices of {@code model}. */
  Notices(AnimateModel model) {
    this.model = model;
    this.found = new BoundValue<>(model::opened);
  }

  /** Displays a notice about the last input, which takes precedence over all others. */
  void report(Notice notice) {
    setFault(notice);
    model.notifyChange();
  }

  private void setFault(Notice notice) {
    fault = notice;
    dismissed = null;
  }

  /** Displays why a command has done nothing; empty to hide this again. */
  public void showObstacle(Optional<String> newObstacle) {
    boolean isShown = obstacle != null && obstacle.equals(fault);
    obstacle = newObstacle.map(Notice::remark).orElse(null);
    if (obstacle != null) {
      setFault(obstacle);
    } else if (isShown) {
      fault = null;
    }
    if (isShown || obstacle != null) {
      model.notifyChange();
    }
  }

  /** Sets the remark about the problem, which has just been opened, as the only notice. */
  void showRemark() {
    fault = remark().orElse(null);
  }

  /** Clears the fault, unless it is the remark about the problem itself. */
  void keepRemark() {
    fault = remark().filter(shown -> shown.equals(fault)).orElse(null);
  }

  private Optional<Notice> remark() {
    return model.opened().flatMap(Reading.Opened::remark).map(Notice::remark);
  }

  /** Clears the fault. */
  void clearFault() {
    fault = null;
  }

  /** Forgets which notice was dismissed; called when another run is displayed. */
  void leaveRun() {
    dismissed = null;
  }

  /**
   * Adds a finding about a problem, displayed while the problem is current and its run has no
   * notice.
   */
  void addFinding(Reading.Opened of, String sentence) {
    found.set(of, Notice.remark(sentence));
    model.notifyChange();
  }

  /** Returns the current notice, unless it has been dismissed or a lesson conceals it. */
  public Optional<Notice> current() {
    return model.lesson().concealsOutcome() ? fault() : undismissed();
  }

  private Optional<Notice> undismissed() {
    return fault()
        .or(() -> model.session().flatMap(run -> new RunNotices(run).notice()))
        .filter(shown -> !shown.equals(dismissed))
        .or(found::get);
  }

  /** Returns the notice about the last input, unless it has been dismissed. */
  public Optional<Notice> fault() {
    return Optional.ofNullable(fault);
  }

  /** Dismisses the current notice. */
  public void dismiss() {
    Optional<Notice> shown = undismissed();
    if (shown.equals(found.get())) {
      found.clear();
    } else {
      dismissed = shown.orElse(null);
    }
    fault = null;
    model.notifyChange();
  }
}
