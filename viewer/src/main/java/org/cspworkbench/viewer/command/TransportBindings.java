package org.cspworkbench.viewer.command;

import com.google.common.collect.ImmutableList;
import java.util.function.Consumer;
import org.cspworkbench.presentation.playback.Delay;
import org.cspworkbench.presentation.playback.Landmark;
import org.cspworkbench.presentation.playback.Transport;

/** The actions of the commands that move in a run, in the window and on pages. */
public final class TransportBindings {

  /**
   * The commands that jump to a landmark.
   *
   * @param landmark where they go
   * @param next forwards
   * @param previous backwards
   */
  record Jumps(Landmark landmark, Command next, Command previous) {}

  /** All jumps. */
  static final ImmutableList<Jumps> JUMPS =
      ImmutableList.of(
          new Jumps(
              Landmark.DECISION, ReplayCommands.NEXT_DECISION, ReplayCommands.PREVIOUS_DECISION),
          new Jumps(
              Landmark.CONTRADICTION,
              ReplayCommands.NEXT_CONTRADICTION,
              ReplayCommands.PREVIOUS_CONTRADICTION),
          new Jumps(
              Landmark.BACKTRACK, ReplayCommands.NEXT_BACKTRACK, ReplayCommands.PREVIOUS_BACKTRACK),
          new Jumps(
              Landmark.SOLUTION, ReplayCommands.NEXT_SOLUTION, ReplayCommands.PREVIOUS_SOLUTION));

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
    for (Jumps jumps : JUMPS) {
      on(jumps.next(), each -> each.next(jumps.landmark()));
      on(jumps.previous(), each -> each.previous(jumps.landmark()));
    }
    on(ReplayCommands.TO_START, Transport::toStart);
    on(ReplayCommands.TO_END, Transport::toEnd);
    on(ReplayCommands.RUN_AGAIN, Transport::runAgain);
  }

  private void on(Command command, Consumer<Transport> move) {
    bindings.on(command, () -> move.accept(transport));
  }

  private void changeDelay(int sliderSteps) {
    int position = Delay.toSlider(transport.delay()) + sliderSteps;
    transport.setDelay(Delay.fromSlider(Math.max(0, Math.min(position, Delay.SLIDER_END))));
  }
}
