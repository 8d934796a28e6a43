package org.cspworkbench.viewer.run;

import com.google.common.collect.ImmutableList;
import java.util.function.Consumer;
import org.cspworkbench.presentation.playback.Landmark;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.playback.Transport;

/** The transport of the displayed run, whose delay applies to events. */
public class RunTransport implements Transport {

  private final RunModel<?> model;
  private final Runnable again;

  /**
   * Creates a transport.
   *
   * @param again restarts the solver
   */
  public RunTransport(RunModel<?> model, Runnable again) {
    this.model = model;
    this.again = again;
  }

  /** Moves in the run. */
  protected void move(Consumer<Playback> movement) {
    model.move(movement);
  }

  @Override
  public final boolean isPlaying() {
    return model.playback().map(Playback::isPlaying).orElse(false);
  }

  @Override
  public final void playOrPause() {
    move(isPlaying() ? Playback::pause : Playback::play);
  }

  @Override
  public final void step() {
    forward(Playback::step);
  }

  /** Moves forward, and asks the question that is due there. */
  protected final void forward(Consumer<Playback> movement) {
    move(movement);
    model.quiz().askHere();
  }

  @Override
  public final void stepBack() {
    move(Playback::stepBack);
  }

  @Override
  public void fineStep() {
    forward(Playback::fineStep);
  }

  @Override
  public void fineStepBack() {
    move(Playback::fineStepBack);
  }

  @Override
  public final boolean hasNext(Landmark landmark) {
    return model.playback().filter(at -> at.hasNext(landmark)).isPresent();
  }

  @Override
  public final boolean hasPrevious(Landmark landmark) {
    return model.playback().filter(at -> at.hasPrevious(landmark)).isPresent();
  }

  @Override
  public final void next(Landmark landmark) {
    move(at -> at.next(landmark));
  }

  @Override
  public final void previous(Landmark landmark) {
    move(at -> at.previous(landmark));
  }

  @Override
  public final void toStart() {
    move(Playback::toStart);
  }

  @Override
  public final void toEnd() {
    move(Playback::toEnd);
  }

  @Override
  public final int delay() {
    return model.delay();
  }

  @Override
  public final void setDelay(int millis) {
    model.setDelay(millis);
  }

  @Override
  public String delayUnit() {
    return "";
  }

  @Override
  public String delayUnitTip() {
    return "";
  }

  @Override
  public ImmutableList<Choice> delayUnits() {
    return ImmutableList.of();
  }

  @Override
  public final void runAgain() {
    again.run();
  }
}
