package org.cspworkbench.presentation.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.core.trace.TraceEvent.NONE;

import java.util.BitSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.conflict.ImplicationGraph;
import org.cspworkbench.presentation.conflict.Literal;
import org.cspworkbench.presentation.conflict.NogoodDerivation;
import org.cspworkbench.presentation.question.Answer;
import org.cspworkbench.presentation.question.Question;
import org.cspworkbench.presentation.question.QuestionKind;

/** The comparison of the answers to the questions at one position with a {@link Recount}. */
public final class QuestionCheck {

  private static final Set<EventKind> NEXT_CHOICE =
      EnumSet.of(EventKind.SELECT, EventKind.TRY, EventKind.SOLUTION);

  private final RecountedRun run;
  private final Trace trace;
  private final Question question;
  private final Recount now;
  private final Recount seen;

  private QuestionCheck(RecountedRun run, Question question) {
    this.run = run;
    this.trace = run.trace();
    this.question = question;
    this.now = run.recount(question.position());
    this.seen = run.recount(question.seenAt());
  }

  /** Checks that the right answer to a question about {@code run}, and no other, is true. */
  public static void check(RecountedRun run, Question question) {
    new QuestionCheck(run, question).check();
  }

  private void check() {
    assertThat(question.seenAt())
        .as("%s: %s", run, question)
        .isBetween(question.position(), trace.length());
    if (question.kind() == QuestionKind.REVISION) {
      isAboutTheMarkedRevision();
    }
    for (Answer answer : question.answers()) {
      assertThat(isTrue(answer))
          .as("%s: %s of %s", run, answer, question)
          .isEqualTo(answer.equals(question.rightAnswer()));
    }
  }

  /** If the last event begins a revision, the board marks it, and the question is about it. */
  private void isAboutTheMarkedRevision() {
    int last = question.position() - 1;
    if (last >= 0 && trace.kind(last) == EventKind.REVISE) {
      int arc = trace.arc(last);
      assertThat(question.variable()).as("%s: %s", run, question).isEqualTo(trace.key().tail(arc));
      assertThat(question.neighbour()).as("%s: %s", run, question).isEqualTo(trace.key().head(arc));
    }
  }

  private boolean isTrue(Answer answer) {
    return switch (question.kind()) {
      case CHOICE -> trace.variable(question.position()) == ((Answer.OfVariable) answer).variable();
      case REACH -> hasLost(((Answer.OfVariable) answer).variable(), beforeNextChoice());
      case REVISION -> {
        BitSet lost = now.remaining(question.variable());
        lost.andNot(seen.remaining(question.variable()));
        yield lost.stream().boxed().toList().equals(sorted((Answer.OfValues) answer));
      }
      case CONTRADICTION ->
          beforeNextChoice().counters().fails > now.counters().fails
              == ((Answer.OfTruth) answer).isSo();
      case JUMP -> seen.decisions().size() == ((Answer.OfDecision) answer).level();
      case BLAME -> isInnocent((Answer.OfDecision) answer);
      case TILES -> canStand((Answer.OfTile) answer);
    };
  }

  /**
   * The nogood holds and rules out every solution, without a literal of an innocent decision. A
   * guilty one may have a part in the contradiction.
   */
  private boolean isInnocent(Answer.OfDecision answer) {
    String where = String.format("%s: %s of %s", run, answer, question);
    Recount.Made decision = now.decisions().get(answer.level() - 1);
    assertThat(decision.decision().variable()).as(where).isEqualTo(answer.variable());
    assertThat(decision.decision().splits() ? NONE : decision.decision().value())
        .as(where)
        .isEqualTo(answer.value());
    NogoodDerivation analysis =
        NogoodDerivation.of(ImplicationGraph.of(trace, question.position() - 1));
    List<ImplicationGraph.Node> nogood =
        analysis.nogood().stream().mapToObj(analysis.graph().nodes()::get).toList();
    boolean isInnocent = nogood.stream().noneMatch(node -> node.level() == answer.level());
    if (isInnocent && now.counters().solutions == 0) {
      List<Literal> literals = nogood.stream().map(ImplicationGraph.Node::literal).toList();
      assertThat(Blame.isWithoutSolution(trace.csp(), literals)).as(where).isTrue();
    } else if (!isInnocent) {
      assertThat(Blame.of(run, question.position()).get(answer.level())).as(where).isTrue();
    }
    return isInnocent;
  }

  /** A tile that cannot stand there is lost to a neighbour that has no tile left that fits. */
  private boolean canStand(Answer.OfTile tile) {
    int cell = question.variable();
    Recount later = beforeNextChoice();
    boolean stays = later.remaining(cell).get(tile.value());
    if (!stays) {
      int neighbour = tile.removedBy();
      assertThat(later.remaining(neighbour).stream())
          .as("%s: %s of %s", run, tile, question)
          .noneMatch(other -> run.pairs().agree(cell, tile.value(), neighbour, other));
      assertThat(seen.remaining(cell)).as("%s: %s", run, question).isEqualTo(later.remaining(cell));
    }
    return stays;
  }

  private boolean hasLost(int x, Recount later) {
    return later.remaining(x).cardinality() < now.remaining(x).cardinality();
  }

  private static List<Integer> sorted(Answer.OfValues values) {
    return values.values().stream().sorted().toList();
  }

  /** Returns the state before the next choice, or behind the next contradiction. */
  private Recount beforeNextChoice() {
    Recount later = run.recount(question.position());
    while (later.position() < trace.length()
        && !NEXT_CHOICE.contains(trace.kind(later.position()))
        && later.counters().fails == now.counters().fails) {
      later.step();
    }
    return later;
  }
}
