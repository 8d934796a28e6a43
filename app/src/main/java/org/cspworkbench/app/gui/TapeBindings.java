package org.cspworkbench.app.gui;

import java.util.function.Consumer;
import org.cspworkbench.app.gui.keys.Bindings;
import org.cspworkbench.app.gui.keys.Command;
import org.cspworkbench.app.gui.keys.TapeCommand;
import org.cspworkbench.app.gui.run.Delay;
import org.cspworkbench.app.gui.run.Landmark;
import org.cspworkbench.app.gui.run.RunMarks;
import org.cspworkbench.app.gui.run.Transport;

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
        .on(TapeCommand.LOOP_FROM, marks::loopFromHere)
        .on(TapeCommand.LOOP_TO, marks::loopToHere)
        .on(TapeCommand.LOOP, marks::switchLoop)
        .on(TapeCommand.BOOKMARK, marks::setOrRemoveBookmark)
        .on(TapeCommand.NEXT_BOOKMARK, marks::nextBookmark)
        .on(TapeCommand.PREVIOUS_BOOKMARK, marks::previousBookmark);
  }

  private void bindTransport() {
    on(TapeCommand.PLAY, Transport::playOrPause);
    on(TapeCommand.STEP, Transport::step);
    on(TapeCommand.STEP_BACK, Transport::stepBack);
    on(TapeCommand.FASTER, each -> changeDelay(-SLIDER_STEP));
    on(TapeCommand.SLOWER, each -> changeDelay(SLIDER_STEP));
    on(TapeCommand.FINE_STEP, Transport::fineStep);
    on(TapeCommand.FINE_STEP_BACK, Transport::fineStepBack);
    jumps(Landmark.DECISION, TapeCommand.NEXT_DECISION, TapeCommand.PREVIOUS_DECISION);
    jumps(
        Landmark.CONTRADICTION, TapeCommand.NEXT_CONTRADICTION, TapeCommand.PREVIOUS_CONTRADICTION);
    jumps(Landmark.BACKTRACK, TapeCommand.NEXT_BACKTRACK, TapeCommand.PREVIOUS_BACKTRACK);
    jumps(Landmark.SOLUTION, TapeCommand.NEXT_SOLUTION, TapeCommand.PREVIOUS_SOLUTION);
    on(TapeCommand.TO_START, Transport::toStart);
    on(TapeCommand.TO_END, Transport::toEnd);
    on(TapeCommand.RUN_AGAIN, Transport::runAgain);
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
