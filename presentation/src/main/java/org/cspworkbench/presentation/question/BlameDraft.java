package org.cspworkbench.presentation.question;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Sets;
import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.conflict.ImplicationGraph;
import org.cspworkbench.presentation.conflict.ImplicationGraph.Made;

/**
 * Drafts of "Which decision is not to blame for this contradiction?" after a contradiction. The
 * wrong answers are decisions from which it follows, the latest first.
 */
final class BlameDraft implements Drafting {

  private static final int MOST_WRONG = 3;

  @Override
  public Set<EventKind> before() {
    return Sets.immutableEnumSet(EventKind.WIPE_OUT, EventKind.VIOLATION);
  }

  @Override
  public Set<EventKind> behind() {
    return Set.of();
  }

  @Override
  public Optional<Draft> draft(TracePlayer now, TracePlayer ahead, RandomStream random) {
    Trace trace = now.trace();
    if (now.state().depth() < 2 || !ImplicationGraph.isIn(trace)) {
      return Optional.empty();
    }
    ImplicationGraph graph = ImplicationGraph.of(trace, now.position() - 1);
    ImmutableList<Made> innocent =
        graph.decisions().stream()
            .filter(made -> !made.isForced() && !hasPart(graph, made))
            .collect(toImmutableList());
    ImmutableList<Answer> wrong =
        graph.decisions().stream()
            .filter(made -> hasPart(graph, made))
            .sorted(Comparator.comparingInt(Made::number).reversed())
            .limit(MOST_WRONG)
            .map(BlameDraft::answer)
            .collect(toImmutableList());
    return innocent.isEmpty() || wrong.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Draft.of(
                now.position() + 1, answer(innocent.get(random.nextInt(innocent.size()))), wrong));
  }

  private static boolean hasPart(ImplicationGraph graph, Made made) {
    return graph.nodes().stream().anyMatch(node -> node.level() == made.level());
  }

  private static Answer answer(Made made) {
    return new Answer.OfDecision(made.level(), made.literal().variable(), made.literal().value());
  }
}
