package org.cspworkbench.viewer.command;

import java.util.function.Consumer;
import org.cspworkbench.presentation.playback.Delay;
import org.cspworkbench.presentation.playback.Landmark;
import org.cspworkbench.presentation.playback.Transport;

/** The actions of the commands that move in a run, in the window and on pages. */
public final class TransportBindings {

  private static final int SLIDER_STEP = Delay.SLIDER_END / 20;

  private final Bindings bindings;
  private final Transport transport;

  private TransportBindings(Bindings bindings, Transport transport) {
    this.bindings = bindings;
    this.transport = transport;
  }

  /** Binds the commands to the transport of a run. */
  public static void bind(Bindings bindings, Transport transport) {
    new TransportBindings(bindings, transport).bindAll();
  }

  private void bindAll() {
    on(ReplayCommands.PLAY, Transport::playOrPause);
    on(ReplayCommands.STEP, Transport::step);
    on(ReplayCommands.STEP_BACK, Transport::stepBack);
    on(ReplayCommands.FASTER, each -> changeDelay(-SLIDER_STEP));
    on(ReplayCommands.SLOWER, each -> changeDelay(SLIDER_STEP));
    on(ReplayCommands.FINE_STEP, Transport::fineStep);
    on(ReplayCommands.FINE_STEP_BACK, Transport::fineStepBack);
    jumps(Landmark.DECISION, ReplayCommands.NEXT_DECISION, ReplayCommands.PREVIOUS_DECISION);
    jumps(
        Landmark.CONTRADICTION,
        ReplayCommands.NEXT_CONTRADICTION,
        ReplayCommands.PREVIOUS_CONTRADICTION);
    jumps(Landmark.BACKTRACK, ReplayCommands.NEXT_BACKTRACK, ReplayCommands.PREVIOUS_BACKTRACK);
    jumps(Landmark.SOLUTION, ReplayCommands.NEXT_SOLUTION, ReplayCommands.PREVIOUS_SOLUTION);
    on(ReplayCommands.TO_START, Transport::toStart);
    on(ReplayCommands.TO_END, Transport::toEnd);
    on(ReplayCommands.RUN_AGAIN, Transport::runAgain);
  }

  private void on(Command command, Consumer<Transport> move) {
    bindings.on(command, () -> move.accept(transport));
  }

  private void jumps(Landmark landmark, Command next, Command previous) {
    on(next, each -> each.next(landmark));
    on(previous, each -> each.previous(landmark));
  }

  private void changeDelay(int sliderSteps) {
    int position = Delay.toSlider(transport.delay()) + sliderSteps;
    transport.setDelay(Delay.fromSlider(Math.max(0, Math.min(position, Delay.SLIDER_END))));
  }
}
