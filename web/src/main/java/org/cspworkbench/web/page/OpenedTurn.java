package org.cspworkbench.web.page;

import java.util.Optional;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.words.TextBundle;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.viewer.lesson.TurnModel;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.web.dom.LaterTask;

/**
 * The exercise on the problem of the page. It is in sight from when it is opened until the viewer
 * moves in the run, and can be taken up again after that.
 */
final class OpenedTurn extends ObservableModel {

  /** So long a page waits before it computes, so that it shows first that it does. */
  private static final int PAUSE = 30;

  /**
   * The maximum number of values, over all variables, of a problem for an exercise: what can be
   * chosen in it is listed, and listing more takes longer than a tenth of a second.
   */
  static final int MOST_VALUES = 1_500;

  private final PageModel page;
  private final TurnModel turn;
  private boolean isShown;
  private int position = TraceEvent.NONE; // of the run, while the exercise is in sight

  OpenedTurn(PageModel page) {
    this.page = page;
    this.turn =
        new TurnModel(
            new Background(new LaterTask(PAUSE), Runnable::run),
            () -> TextBundle.ofPhrases(page.texts().locale()));
    turn.addListener(this::notifyListeners);
    page.addListener(this::follow);
  }

  /** Returns the exercise. */
  TurnModel model() {
    return turn;
  }

  /** Returns whether it is in sight. */
  boolean isShown() {
    return isShown;
  }

  /** Opens the exercise, or returns to the run. */
  void openOrClose() {
    if (isShown) {
      isShown = false;
    } else {
      page.move(Playback::pause);
      page.playback().ifPresent(this::open);
    }
    notifyListeners();
  }

  private void open(Playback at) {
    long values = PageRun.values(at.player().trace().csp());
    if (values > MOST_VALUES) {
      page.say(page.texts().text("page.turn.too_large", values, MOST_VALUES));
      return;
    }
    isShown = true;
    position = at.position();
    turn.open(problem().orElseThrow());
  }

  /** Returns the moment to show instead of {@code ofRun}. */
  Moment look(Moment ofRun) {
    return isShown ? turn.look(ofRun) : ofRun;
  }

  /** Selects variable {@code x}, as for a click on the board. */
  void point(int x) {
    if (isShown) {
      turn.point(x);
    }
  }

  private Optional<Problem> problem() {
    return page.session().map(run -> run.request().problem());
  }

  private void follow() {
    if (turn.isOpen() && !turn.isOn(problem())) {
      isShown = false;
      turn.close();
    }
    boolean hasMoved =
        page.playback().filter(at -> !at.isPlaying() && at.position() == position).isEmpty();
    isShown &= !hasMoved;
  }
}
