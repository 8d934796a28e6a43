package org.cspworkbench.viewer.command;

import static org.cspworkbench.viewer.words.Texts.text;

import java.util.Optional;
import org.cspworkbench.presentation.playback.Landmark;
import org.cspworkbench.presentation.playback.RunMarks;
import org.cspworkbench.presentation.playback.Transport;
import org.cspworkbench.viewer.command.TransportBindings.Jumps;

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
    TransportBindings.JUMPS.forEach(new ReplayBindings(bindings, transport)::excuse);
    bindings
        .on(ReplayCommands.LOOP_FROM, marks::loopFromHere)
        .on(ReplayCommands.LOOP_TO, marks::loopToHere)
        .on(ReplayCommands.LOOP, marks::switchLoop)
        .on(ReplayCommands.BOOKMARK, marks::setOrRemoveBookmark)
        .on(ReplayCommands.NEXT_BOOKMARK, marks::nextBookmark)
        .on(ReplayCommands.PREVIOUS_BOOKMARK, marks::previousBookmark);
  }

  /** Sets why there is nothing to jump to, where there is nothing. */
  private void excuse(Jumps jumps) {
    Landmark landmark = jumps.landmark();
    bindings
        .unless(
            () -> none(transport.hasNext(landmark), "obstacle.next", jumps.next()), jumps.next())
        .unless(
            () -> none(transport.hasPrevious(landmark), "obstacle.previous", jumps.previous()),
            jumps.previous());
  }

  private static Optional<String> none(boolean hasOne, String key, Command command) {
    return hasOne ? Optional.empty() : Optional.of(text(key, command.title()));
  }
}
