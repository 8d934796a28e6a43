package org.cspworkbench.viewer.animate;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.function.Consumer;
import org.cspworkbench.presentation.playback.DelayUnit;
import org.cspworkbench.presentation.playback.Landmark;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.playback.Transport;

/**
 * The transport of the run of one solver.
 *
 * @param model the model of the run
 */
public record AnimateTransport(AnimateModel model) implements Transport {

  private void move(Consumer<Playback> move) {
    model.playback().ifPresent(move);
    model.refresh(System.nanoTime());
  }

  @Override
  public boolean isPlaying() {
    return model.playback().map(Playback::isPlaying).orElse(false);
  }

  @Override
  public void playOrPause() {
    move(isPlaying() ? Playback::pause : Playback::play);
  }

  @Override
  public void step() {
    move(Playback::step);
    model.quiz().askHere();
  }

  @Override
  public void stepBack() {
    move(Playback::stepBack);
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
      move(Playback::fineStep);
      model.quiz().askHere();
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
  public boolean hasNext(Landmark landmark) {
    return model.playback().filter(at -> at.hasNext(landmark)).isPresent();
  }

  @Override
  public boolean hasPrevious(Landmark landmark) {
    return model.playback().filter(at -> at.hasPrevious(landmark)).isPresent();
  }

  @Override
  public void next(Landmark landmark) {
    move(playback -> playback.next(landmark));
  }

  @Override
  public void previous(Landmark landmark) {
    move(playback -> playback.previous(landmark));
  }

  @Override
  public void toStart() {
    move(Playback::toStart);
  }

  @Override
  public void toEnd() {
    move(Playback::toEnd);
  }

  @Override
  public int delay() {
    return model.delay();
  }

  @Override
  public void setDelay(int millis) {
    model.setDelay(millis);
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

  @Override
  public void runAgain() {
    model.runAgain();
  }
}
