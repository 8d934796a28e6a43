package org.cspworkbench.viewer.decide;

import java.util.Optional;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.playback.Playback;
import org.jspecify.annotations.Nullable;

/**
 * The next choice from the current position: in the recording, or at its end if the run waits. The
 * result is cached, because it is requested once a frame.
 */
final class Outlook {

  /** The arguments of the last search. */
  private record Look(
      Branch branch, int position, int length, AskingGuide.@Nullable Question question) {}

  private @Nullable Look last;
  private Optional<ChoicePoint> found = Optional.empty();

  /** Returns the next choice of {@code branch}, which must have a recording, from {@code at} on. */
  Optional<ChoicePoint> from(Branch branch, Playback at) {
    // read first, so that all events before it are recorded
    AskingGuide.Question question = branch.question();
    Look look = new Look(branch, at.position(), at.length(), question);
    if (!look.equals(last)) {
      found = find(branch.lookUp().orElseThrow(), look);
      last = look;
    }
    return found;
  }

  private static Optional<ChoicePoint> find(TracePlayer player, Look look) {
    Optional<ChoicePoint> inTrace = ChoicePoint.after(player, look.position());
    return inTrace.isEmpty() && look.question() != null
        ? Optional.of(ChoicePoint.waiting(player, look.question().bound()))
        : inTrace;
  }
}
