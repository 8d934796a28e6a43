package org.cspworkbench.app.gui;

import java.util.function.Consumer;
import org.cspworkbench.app.gui.keys.Bindings;
import org.cspworkbench.app.gui.keys.Command;
import org.cspworkbench.app.gui.keys.TapeCommands;
import org.cspworkbench.presentation.playback.Delay;
import org.cspworkbench.presentation.playback.Landmark;
import org.cspworkbench.presentation.playback.RunMarks;
import org.cspworkbench.presentation.playback.Transport;

/** The actions of the commands that replay a run. */
final class TapeBindings {

  private static final int SLIDER_STEP = Delay.SLIDER_END / 20;

  private final Bindings bindings;
  private final Transport transport;

  private TapeBindings(Bindings bindings, Transport transport) {
    this.bindings = bindings;
    this.transport = transport;
  }

  /** Binds the commands to a transport and to the marks of the same run. */
  static void bind(Bindings bindings, Transport transport, RunMarks marks) {
    new TapeBindings(bindings, transport).bindTransport();
    bindings
        .on(TapeCommands.LOOP_FROM, marks::loopFromHere)
        .on(TapeCommands.LOOP_TO, marks::loopToHere)
        .on(TapeCommands.LOOP, marks::switchLoop)
        .on(TapeCommands.BOOKMARK, marks::setOrRemoveBookmark)
        .on(TapeCommands.NEXT_BOOKMARK, marks::nextBookmark)
        .on(TapeCommands.PREVIOUS_BOOKMARK, marks::previousBookmark);
  }

  private void bindTransport() {
    on(TapeCommands.PLAY, Transport::playOrPause);
    on(TapeCommands.STEP, Transport::step);
    on(TapeCommands.STEP_BACK, Transport::stepBack);
    on(TapeCommands.FASTER, each -> changeDelay(-SLIDER_STEP));
    on(TapeCommands.SLOWER, each -> changeDelay(SLIDER_STEP));
    on(TapeCommands.FINE_STEP, Transport::fineStep);
    on(TapeCommands.FINE_STEP_BACK, Transport::fineStepBack);
    jumps(Landmark.DECISION, TapeCommands.NEXT_DECISION, TapeCommands.PREVIOUS_DECISION);
    jumps(
        Landmark.CONTRADICTION,
        TapeCommands.NEXT_CONTRADICTION,
        TapeCommands.PREVIOUS_CONTRADICTION);
    jumps(Landmark.BACKTRACK, TapeCommands.NEXT_BACKTRACK, TapeCommands.PREVIOUS_BACKTRACK);
    jumps(Landmark.SOLUTION, TapeCommands.NEXT_SOLUTION, TapeCommands.PREVIOUS_SOLUTION);
    on(TapeCommands.TO_START, Transport::toStart);
    on(TapeCommands.TO_END, Transport::toEnd);
    on(TapeCommands.RUN_AGAIN, Transport::runAgain);
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
