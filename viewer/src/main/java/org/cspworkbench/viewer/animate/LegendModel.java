package org.cspworkbench.viewer.animate;

import org.cspworkbench.presentation.lesson.LessonView.Hidden;

/** Whether the legend of the cells is open: on request, and at the first run that is ever shown. */
public final class LegendModel {

  private final AnimateModel model;
  private boolean isWanted;
  private boolean isNew; // it opens with the next run

  /** Creates a closed legend, of the cells of the problem of {@code model}. */
  LegendModel(AnimateModel model) {
    this.model = model;
  }

  /** Opens the legend with the next run: the user has never seen one. */
  public void openAtFirstRun() {
    isNew = true;
  }

  /** Returns whether the legend has not been opened yet and will be with the next run. */
  public boolean isNew() {
    return isNew;
  }

  /** Opens the legend if a run is displayed for the first time. */
  void follow() {
    if (isNew) {
      isNew = false;
      isWanted = true;
    }
  }

  /** Returns whether the legend is open; a lesson may hide it. */
  public boolean isOpen() {
    return isWanted && !model.lesson().hides(Hidden.LEGEND);
  }

  /** Opens or closes the legend. */
  public void switchOnOrOff() {
    isWanted = !isWanted;
    isNew = false;
    model.notifyChange();
  }
}
