package org.cspworkbench.viewer.command;

import static org.cspworkbench.viewer.words.Texts.text;

import java.util.Optional;
import java.util.function.Consumer;
import org.cspworkbench.presentation.playback.Delay;
import org.cspworkbench.presentation.playback.Landmark;
import org.cspworkbench.presentation.playback.RunMarks;
import org.cspworkbench.presentation.playback.Transport;

/** The actions of the commands that replay a run. */
public final class ReplayBindings {

  private static final int SLIDER_STEP = Delay.SLIDER_END / 20;

  private final Bindings bindings;
  private final Transport transport;

  private ReplayBindings(Bindings bindings, Transport transport) {
    this.bindings = bindings;
    this.transport = transport;
  }

  /** Binds the commands that move in a run to its transport. */
  public static void bindMoves(Bindings bindings, Transport transport) {
    new ReplayBindings(bindings, transport).bindTransport();
  }

  /** Binds the commands to a transport and to the marks of the same run. */
  public static void bind(Bindings bindings, Transport transport, RunMarks marks) {
    bindMoves(bindings, transport);
    bindings
        .on(ReplayCommands.LOOP_FROM, marks::loopFromHere)
        .on(ReplayCommands.LOOP_TO, marks::loopToHere)
        .on(ReplayCommands.LOOP, marks::switchLoop)
        .on(ReplayCommands.BOOKMARK, marks::setOrRemoveBookmark)
        .on(ReplayCommands.NEXT_BOOKMARK, marks::nextBookmark)
        .on(ReplayCommands.PREVIOUS_BOOKMARK, marks::previousBookmark);
  }

  private void bindTransport() {
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
    bindings
        .unless(() -> none(transport.hasNext(landmark), "obstacle.next", next), next)
        .unless(
            () -> none(transport.hasPrevious(landmark), "obstacle.previous", previous), previous);
  }

  private static Optional<String> none(boolean hasOne, String key, Command command) {
    return hasOne ? Optional.empty() : Optional.of(text(key, command.title()));
  }

  private void changeDelay(int sliderSteps) {
    int position = Delay.toSlider(transport.delay()) + sliderSteps;
    transport.setDelay(Delay.fromSlider(Math.max(0, Math.min(position, Delay.SLIDER_END))));
  }
}
