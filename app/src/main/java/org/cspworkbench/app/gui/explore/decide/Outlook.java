package org.cspworkbench.app.gui.explore.decide;

import java.util.Optional;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.playback.Playback;
import org.jspecify.annotations.Nullable;

/**
 * The next choice from where the viewer stands: on the tape, or at its end where the run waits. Is
 * asked for again and again, and looked for only where there is something new.
 */
final class Outlook {

  /** Where the choice was looked for, and how much there was to look at. */
  private record Look(
      Branch branch, int position, int length, AskingGuide.@Nullable Question question) {}

  private @Nullable Look last;
  private Optional<ChoicePoint> found = Optional.empty();

  /** The next choice of {@code branch}, which must have a tape, from {@code at} on. */
  Optional<ChoicePoint> from(Branch branch, Playback at) {
    AskingGuide.Question question = branch.question(); // first: then all before it is told
    Look look = new Look(branch, at.position(), at.length(), question);
    if (!look.equals(last)) {
      found = find(branch.lookUp().orElseThrow(), look);
      last = look;
    }
    return found;
  }

  private static Optional<ChoicePoint> find(TracePlayer player, Look look) {
    Optional<ChoicePoint> onTape = ChoicePoint.after(player, look.position());
    return onTape.isEmpty() && look.question() != null
        ? Optional.of(ChoicePoint.waiting(player, look.question().bound()))
        : onTape;
  }
}
