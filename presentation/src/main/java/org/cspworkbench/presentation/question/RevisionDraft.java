package org.cspworkbench.presentation.question;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
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
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.presentation.words.IntervalText;

/**
 * Drafts of "Which values does a variable lose?": in the revision that has just begun or, where the
 * trace records no revision, when the next values are removed. The wrong answers are that it loses
 * none, unless a loss is certain, that it loses another value instead of one of them, or that it
 * loses one more.
 */
final class RevisionDraft implements Drafting {

  /** Limits the answer to a length that can be read at a glance. */
  private static final int MOST_VALUES = 5;

  @Override
  public boolean comesUpAt(Trace trace, int position) {
    return isBehindRevision(trace, position)
        || (trace.kind(position) == EventKind.PRUNE && !continuesLoss(trace, position));
  }

  @Override
  public Optional<Draft> draft(TracePlayer now, TracePlayer ahead, RandomStream random) {
    boolean isRevision = isBehindRevision(now.trace(), now.position());
    if (!isRevision) {
      ahead.stepForward();
    }
    TraceEvent first = Objects.requireNonNull(ahead.lastEvent());
    int x = first.variable();
    TreeSet<Integer> gone = new TreeSet<>();
    if (IntervalText.isFor(now.trace().csp().variables().get(x).domain())) {
      return Optional.empty(); // it loses intervals
    }
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
    ImmutableList.Builder<Answer> wrong = ImmutableList.builder();
    if (isRevision && !gone.isEmpty()) {
      wrong.add(new Answer.OfValues(ImmutableSet.of()));
    }
    wrong.addAll(wrong(gone, staying(now.state(), domainSize(now, x), x, gone, random)));
    int neighbour = first.arc() == NONE ? NONE : now.trace().key().head(first.arc());
    return Optional.of(
        new Draft(
            seenAt,
            x,
            NONE,
            neighbour,
            new Answer.OfValues(ImmutableSet.copyOf(gone)),
            wrong.build()));
  }

  /** Returns whether the event before {@code position} begins a revision. */
  static boolean isBehindRevision(Trace trace, int position) {
    return Drafting.follows(trace, position, Set.of(EventKind.REVISE));
  }

  /** Returns whether the removal at {@code position} has the same cause as the event before it. */
  private static boolean continuesLoss(Trace trace, int position) {
    return Drafting.follows(trace, position, Set.of(EventKind.PRUNE))
        && trace.variable(position - 1) == trace.variable(position)
        && trace.arc(position - 1) == trace.arc(position);
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
