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
import org.cspworkbench.presentation.conflict.NogoodDerivation;

/**
 * Drafts of "Which of these decisions has no literal in the nogood?" after a contradiction: from
 * which no literal of the nogood follows. The wrong answers are decisions from which one does, the
 * latest first. The last decision is left out if the implication point is something that follows
 * from it, as the fault is not in the decision then.
 */
final class BlameDraft implements Drafting {

  private static final int MOST_WRONG = 3;

  private static final Set<EventKind> CONTRADICTIONS =
      Sets.immutableEnumSet(EventKind.WIPE_OUT, EventKind.VIOLATION);

  @Override
  public boolean comesUpAt(Trace trace, int position) {
    return Drafting.follows(trace, position, CONTRADICTIONS);
  }

  @Override
  public Optional<Draft> draft(TracePlayer now, TracePlayer ahead, RandomStream random) {
    Trace trace = now.trace();
    if (now.state().depth() < 2 || !ImplicationGraph.isIn(trace)) {
      return Optional.empty();
    }
    NogoodDerivation analysis = NogoodDerivation.of(ImplicationGraph.of(trace, now.position() - 1));
    ImplicationGraph graph = analysis.graph();
    ImmutableList<Made> innocent =
        graph.decisions().stream()
            .filter(made -> !made.isForced() && made.level() != graph.level())
            .filter(made -> !hasPart(analysis, made))
            .collect(toImmutableList());
    ImmutableList<Answer> wrong =
        graph.decisions().stream()
            .filter(made -> hasPart(analysis, made) && !isUnclear(analysis, made))
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

  private static boolean hasPart(NogoodDerivation analysis, Made made) {
    return analysis.nogood().stream()
        .anyMatch(node -> analysis.graph().nodes().get(node).level() == made.level());
  }

  private static boolean isUnclear(NogoodDerivation analysis, Made made) {
    return made.level() == analysis.graph().level() && made.node() != analysis.implicationPoint();
  }

  private static Answer answer(Made made) {
    return new Answer.OfDecision(made.level(), made.literal().variable(), made.literal().value());
  }
}
