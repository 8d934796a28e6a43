package org.cspworkbench.app.gui.animate;

import static org.cspworkbench.app.gui.words.Texts.text;

import java.util.function.Consumer;
import org.cspworkbench.app.gui.run.Landmark;
import org.cspworkbench.app.gui.run.Playback;
import org.cspworkbench.app.gui.run.Transport;

/**
 * Moves along the tape of the one solver that is watched.
 *
 * @param model what is watched
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

  @Override
  public void fineStep() {
    move(Playback::fineStep);
    model.quiz().askHere();
  }

  @Override
  public void fineStepBack() {
    move(Playback::fineStepBack);
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
    return text(model.isDelayPerEvent() ? "delay.event" : "delay.decision");
  }

  @Override
  public String delayUnitTip() {
    return text(model.isDelayPerEvent() ? "delay.event.tip" : "delay.decision.tip");
  }

  @Override
  public void switchDelayUnit() {
    model.setDelayPerEvent(!model.isDelayPerEvent());
  }

  @Override
  public void runAgain() {
    model.runAgain();
  }
}
