package org.cspworkbench.viewer.stage;

import com.google.common.collect.ImmutableList;
import java.util.concurrent.TimeUnit;
import org.cspworkbench.presentation.detail.CodeListing;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.presentation.surface.Size;

/**
 * The state of the stage: whether it is on, the step of its size, the chosen board, and whether its
 * controls are visible.
 *
 * <p>Used by one thread.
 */
public final class StageModel extends ObservableModel {

  private static final long VISIBLE = TimeUnit.SECONDS.toNanos(2);

  private final StageCode folding = new StageCode();
  private boolean isOn;
  private boolean isBlank;
  private boolean isCodeAsked;
  private int step;
  private int chosen;
  private boolean hasControls;
  private long controlsUntil; // by the clock of the caller

  /** Creates the stage, which is off. */
  public StageModel() {}

  /** Returns whether the stage is on. */
  public boolean isOn() {
    return isOn;
  }

  /** Switches the stage on or off; it begins without controls, and is not blank. */
  public void switchOnOrOff() {
    isOn = !isOn;
    isBlank = false;
    hasControls = false;
    notifyListeners();
  }

  /** Returns whether nothing is displayed, so that the audience looks at the speaker. */
  public boolean isBlank() {
    return isBlank;
  }

  /** Blanks the stage, or displays it again. */
  public void switchBlank() {
    isBlank = !isBlank;
    notifyListeners();
  }

  /** Enlarges board, sentence and code by one step. */
  public void enlarge() {
    setStep(Math.min(step + 1, StageLayout.LARGEST_STEP));
  }

  /** Reduces board, sentence and code by one step. */
  public void reduce() {
    setStep(Math.max(step - 1, StageLayout.SMALLEST_STEP));
  }

  /** Returns to the first size. */
  public void resetSize() {
    setStep(0);
  }

  private void setStep(int newStep) {
    step = newStep;
    notifyListeners();
  }

  /** Shows the code beside more than two boards, or hides it again. */
  public void switchCode() {
    isCodeAsked = !isCodeAsked;
    notifyListeners();
  }

  /** Returns the board whose code is shown. */
  public int chosen(StageScene scene) {
    return Math.min(chosen, scene.parts().size() - 1);
  }

  /** Chooses the board whose code is shown. */
  public void choose(int part) {
    chosen = part;
    notifyListeners();
  }

  /** Chooses the next board. */
  public void chooseNext(StageScene scene) {
    choose((chosen(scene) + 1) % scene.parts().size());
  }

  /** Returns the layout of a scene in a window. */
  public StageLayout layout(Size window, StageScene scene) {
    int count = scene.parts().size();
    boolean hasCode = scene.hasCode() && (count <= 2 || isCodeAsked);
    return StageLayout.of(window, count, hasCode, step);
  }

  /** Returns the rows of the code of the chosen board. */
  public ImmutableList<StageCode.Row> rows(StageScene scene, StageLayout layout) {
    CodeListing code = scene.parts().get(chosen(scene)).code();
    return layout.code().columns().isEmpty() || code.lines().isEmpty()
        ? ImmutableList.of()
        : folding.rows(code, layout.code());
  }

  /** Returns whether the controls are visible. */
  public boolean hasControls() {
    return hasControls;
  }

  /**
   * Shows the controls, since the pointer has moved or a key asks for them.
   *
   * @param now {@link System#nanoTime()}
   */
  public void showControls(long now) {
    controlsUntil = now + VISIBLE;
    if (!hasControls) {
      hasControls = true;
      notifyListeners();
    }
  }

  /**
   * Hides the controls after two seconds, unless they are in use; called once per frame.
   *
   * @param areUsed whether the pointer is on them, or one of them has the keyboard focus
   */
  public void follow(long now, boolean areUsed) {
    if (areUsed) {
      controlsUntil = Math.max(controlsUntil, now + VISIBLE);
    } else if (hasControls && now - controlsUntil > 0) {
      hideControls();
    }
  }

  private void hideControls() {
    hasControls = false;
    notifyListeners();
  }

  /** Notifies the listeners that a picture has become available. */
  public void redraw() {
    notifyListeners();
  }

  /** Displays a blank stage again, or else hides the controls, or else leaves the stage. */
  public void escape() {
    if (isBlank) {
      switchBlank();
    } else if (hasControls) {
      hideControls();
    } else {
      switchOnOrOff();
    }
  }
}
