package org.cspworkbench.presentation.question;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Sets;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;

/**
 * Drafts of "Does the value that was just tried lead to a contradiction before the next choice?"
 */
final class ContradictionDraft implements Drafting {

  private static final Set<EventKind> FAILS =
      Sets.immutableEnumSet(EventKind.WIPE_OUT, EventKind.REFUTE);

  private static final Set<EventKind> HOLDS =
      Sets.immutableEnumSet(EventKind.SELECT, EventKind.TRY, EventKind.SOLUTION);

  @Override
  public Set<EventKind> before() {
    return Set.of(EventKind.TRY);
  }

  @Override
  public Set<EventKind> behind() {
    return Set.of();
  }

  @Override
  public Optional<Draft> draft(TracePlayer now, TracePlayer ahead, RandomStream random) {
    Trace trace = now.trace();
    int end = now.position();
    int length = trace.length();
    while (end < length && CONSEQUENCES.contains(trace.kind(end))) {
      end++;
    }
    if (end == length) {
      return Optional.empty();
    }
    boolean fails = FAILS.contains(trace.kind(end));
    if (!fails && !HOLDS.contains(trace.kind(end))) {
      return Optional.empty();
    }
    TraceEvent attempt = Objects.requireNonNull(now.lastEvent());
    return Optional.of(
        new Draft(
            end + 1,
            attempt.variable(),
            attempt.value(),
            NONE,
            new Answer.OfTruth(fails),
            ImmutableList.of(new Answer.OfTruth(!fails))));
  }
}
