package org.cspworkbench.viewer.command;

import static org.cspworkbench.viewer.words.Texts.text;

import java.util.Optional;
import org.cspworkbench.presentation.playback.Landmark;
import org.cspworkbench.presentation.playback.RunMarks;
import org.cspworkbench.presentation.playback.Transport;

/** The actions of the commands that replay a run. */
public final class ReplayBindings {

  private final Bindings bindings;
  private final Transport transport;

  private ReplayBindings(Bindings bindings, Transport transport) {
    this.bindings = bindings;
    this.transport = transport;
  }

  /** Binds the commands to a transport and to the marks of the same run. */
  public static void bind(Bindings bindings, Transport transport, RunMarks marks) {
    TransportBindings.bind(bindings, transport);
    new ReplayBindings(bindings, transport).excuseJumps();
    bindings
        .on(ReplayCommands.LOOP_FROM, marks::loopFromHere)
        .on(ReplayCommands.LOOP_TO, marks::loopToHere)
        .on(ReplayCommands.LOOP, marks::switchLoop)
        .on(ReplayCommands.BOOKMARK, marks::setOrRemoveBookmark)
        .on(ReplayCommands.NEXT_BOOKMARK, marks::nextBookmark)
        .on(ReplayCommands.PREVIOUS_BOOKMARK, marks::previousBookmark);
  }

  /** Sets why there is nothing to jump to, where there is nothing. */
  private void excuseJumps() {
    excuse(Landmark.DECISION, ReplayCommands.NEXT_DECISION, ReplayCommands.PREVIOUS_DECISION);
    excuse(
        Landmark.CONTRADICTION,
        ReplayCommands.NEXT_CONTRADICTION,
        ReplayCommands.PREVIOUS_CONTRADICTION);
    excuse(Landmark.BACKTRACK, ReplayCommands.NEXT_BACKTRACK, ReplayCommands.PREVIOUS_BACKTRACK);
    excuse(Landmark.SOLUTION, ReplayCommands.NEXT_SOLUTION, ReplayCommands.PREVIOUS_SOLUTION);
  }

  private void excuse(Landmark landmark, Command next, Command previous) {
    bindings
        .unless(() -> none(transport.hasNext(landmark), "obstacle.next", next), next)
        .unless(
            () -> none(transport.hasPrevious(landmark), "obstacle.previous", previous), previous);
  }

  private static Optional<String> none(boolean hasOne, String key, Command command) {
    return hasOne ? Optional.empty() : Optional.of(text(key, command.title()));
  }
}
