package org.cspworkbench.presentation.question;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.cspworkbench.core.random.RandomOrder;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;

/**
 * Drafts of "Which values does a variable lose now?": by the next revision or, if the trace records
 * no revisions, because of the constraint that removes the next value. The wrong answers are that
 * it loses none, that it loses another value instead of one of them, or that it loses one more.
 */
final class RevisionDraft implements Drafting {

  /** Limits the answer to a length that can be read at a glance. */
  private static final int MOST_VALUES = 5;

  @Override
  public Set<EventKind> before() {
    return Set.of();
  }

  @Override
  public Set<EventKind> behind() {
    return Sets.immutableEnumSet(EventKind.REVISE, EventKind.PRUNE);
  }

  @Override
  public Optional<Draft> draft(TracePlayer now, TracePlayer ahead, RandomStream random) {
    ahead.stepForward();
    TraceEvent first = Objects.requireNonNull(ahead.lastEvent());
    int x = first.variable();
    TreeSet<Integer> gone = new TreeSet<>();
    first.prunings().forEach(pruning -> gone.add(pruning.value()));
    int seenAt = ahead.position();
    while (ahead.stepForward()) {
      TraceEvent event = Objects.requireNonNull(ahead.lastEvent());
      if (event.kind() != EventKind.PRUNE || event.variable() != x || event.arc() != first.arc()) {
        break;
      }
      event.prunings().forEach(pruning -> gone.add(pruning.value()));
      seenAt = ahead.position();
    }
    if (ahead.position() == seenAt && !ahead.trace().isClosed()) {
      return Optional.empty(); // more may follow
    }
    if (gone.size() > MOST_VALUES) {
      return Optional.empty();
    }
    int neighbour = first.arc() == NONE ? NONE : now.trace().key().head(first.arc());
    return Optional.of(
        new Draft(
            seenAt,
            x,
            NONE,
            neighbour,
            new Answer.OfValues(ImmutableSet.copyOf(gone)),
            wrong(gone, staying(now.state(), domainSize(now, x), x, gone, random))));
  }

  private static int domainSize(TracePlayer player, int x) {
    return player.trace().csp().variables().get(x).domain().size();
  }

  /** Returns the values that remain, in random order. */
  private static List<Integer> staying(
      TraceState state, int size, int x, Set<Integer> gone, RandomStream random) {
    List<Integer> staying = new ArrayList<>();
    for (int i : RandomOrder.of(size, random)) {
      if (state.contains(x, i) && !gone.contains(i)) {
        staying.add(i);
      }
    }
    return staying;
  }

  private static ImmutableList<Answer> wrong(NavigableSet<Integer> right, List<Integer> staying) {
    ImmutableList.Builder<Answer> wrong = ImmutableList.builder();
    if (!right.isEmpty()) {
      wrong.add(new Answer.OfValues(ImmutableSet.of()));
    }
    for (int i : staying) {
      Set<Integer> instead = right.isEmpty() ? right : right.headSet(right.last());
      wrong.add(with(instead, i));
    }
    if (right.size() > 1) {
      wrong.add(new Answer.OfValues(ImmutableSet.copyOf(right.headSet(right.last()))));
    } else if (!staying.isEmpty() && !right.isEmpty()) {
      wrong.add(with(right, staying.get(0)));
    }
    return wrong.build();
  }

  private static Answer with(Set<Integer> values, int added) {
    TreeSet<Integer> all = new TreeSet<>(values);
    all.add(added);
    return new Answer.OfValues(ImmutableSet.copyOf(all));
  }
}
