package org.cspworkbench.viewer.animate;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.function.Consumer;
import org.cspworkbench.presentation.playback.DelayUnit;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.viewer.run.RunTransport;

/** The transport of the run of one solver, which can be recorded again with its revisions. */
public final class AnimateTransport extends RunTransport {

  private final AnimateModel model;

  /** Creates a transport. */
  public AnimateTransport(AnimateModel model) {
    super(model, model::runAgain);
    this.model = model;
  }

  @Override
  protected void move(Consumer<Playback> movement) {
    model.playback().ifPresent(movement);
    model.refresh(System.nanoTime());
  }

  /**
   * Steps to the next revision. If the trace has no revisions, the run is recorded again with them,
   * and playback continues from the current position.
   */
  @Override
  public void fineStep() {
    if (model.closeUp().isWanting()) {
      move(Playback::pause);
      model.closeUp().open(Playback::fineStep);
    } else {
      forward(Playback::fineStep);
    }
  }

  @Override
  public void fineStepBack() {
    if (model.closeUp().isWanting()) {
      move(Playback::pause);
      model.closeUp().open(Playback::fineStepBack);
    } else {
      move(Playback::fineStepBack);
    }
  }

  @Override
  public String delayUnit() {
    return name(model.delayUnit());
  }

  @Override
  public String delayUnitTip() {
    return tip(model.delayUnit());
  }

  @Override
  public ImmutableList<Choice> delayUnits() {
    return Arrays.stream(DelayUnit.values())
        .filter(unit -> unit != DelayUnit.REVISION || model.closeUp().isPossible())
        .map(
            unit ->
                new Choice(
                    name(unit),
                    tip(unit),
                    unit == model.delayUnit(),
                    () -> model.setDelayUnit(unit)))
        .collect(ImmutableList.toImmutableList());
  }

  private static String name(DelayUnit unit) {
    return text("delay." + Ascii.toLowerCase(unit.name()));
  }

  private static String tip(DelayUnit unit) {
    return text("delay." + Ascii.toLowerCase(unit.name()) + ".tip");
  }
}
