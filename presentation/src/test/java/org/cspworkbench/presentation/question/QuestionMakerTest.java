package org.cspworkbench.presentation.question;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.conflict.ImplicationGraph;
import org.cspworkbench.presentation.conflict.NogoodDerivation;
import org.cspworkbench.presentation.moment.Arrow;
import org.cspworkbench.presentation.moment.Moments;
import org.cspworkbench.presentation.narration.Narrator;
import org.cspworkbench.presentation.words.TextBundle;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The right answer agrees with the run, and every other answer is false. The oracle is the states
 * of a player that steps through the run, not the events from which the questions are made.
 */
final class QuestionMakerTest {

  private static final int MOST_POSITIONS = 1500;

  static Stream<Solver> solvers() {
    return SolverCatalog.SOLVERS.stream().filter(Solver::recordsItsRuns);
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void oneAnswerIsTrueAndTheOthersAreFalse(Solver solver) {
    int asked = 0;
    for (Problem problem : Runs.problems()) {
      if (!solver.accepts(problem)) {
        continue;
      }
      for (Detail detail : Detail.values()) {
        asked += checkAll(Runs.trace(solver, problem, detail));
      }
    }
    assertThat(asked).isPositive();
  }

  private static int checkAll(Trace trace) {
    QuestionMaker maker = new QuestionMaker(trace, 7);
    int asked = 0;
    int end = Math.min(trace.length(), MOST_POSITIONS);
    for (int p = 0; p <= end; p += 1 + p / 100) { // far positions are costly, and much like others
      for (QuestionKind kind : QuestionKind.values()) {
        Optional<Question> question = maker.ask(kind, p);
        if (question.isPresent()) {
          check(trace, question.get());
          asked++;
        }
      }
    }
    return asked;
  }

  private static void check(Trace trace, Question question) {
    assertThat(question.answers()).as("%s", question).hasSizeBetween(2, 4).doesNotHaveDuplicates();
    for (Answer answer : question.answers()) {
      assertThat(holds(trace, question, answer))
          .as("%s of %s", answer, question)
          .isEqualTo(answer.equals(question.rightAnswer()));
    }
  }

  private static boolean holds(Trace trace, Question question, Answer answer) {
    TracePlayer player = trace.player();
    player.seek(question.position());
    return switch (question.kind()) {
      case CHOICE -> {
        player.stepForward();
        TraceEvent next = requireNonNull(player.lastEvent());
        yield next.kind() == EventKind.SELECT
            && next.variable() == ((Answer.OfVariable) answer).variable();
      }
      case REACH -> {
        int x = ((Answer.OfVariable) answer).variable();
        int before = player.state().size(x);
        long fails = player.state().counters().fails();
        toNextChoice(player);
        assertThat(player.state().counters().fails()).isEqualTo(fails);
        yield player.state().size(x) < before;
      }
      case REVISION -> {
        Set<Integer> before = values(player, question.variable());
        player.seek(question.seenAt());
        before.removeAll(values(player, question.variable()));
        yield before.equals(Set.copyOf(((Answer.OfValues) answer).values()));
      }
      case CONTRADICTION -> {
        long fails = player.state().counters().fails();
        toNextChoice(player);
        yield player.state().counters().fails() > fails == ((Answer.OfTruth) answer).isSo();
      }
      case BLAME -> {
        ImplicationGraph graph = ImplicationGraph.of(trace, question.position() - 1);
        int level = ((Answer.OfDecision) answer).level();
        yield NogoodDerivation.of(graph).nogood().stream()
            .noneMatch(node -> graph.nodes().get(node).level() == level);
      }
      case JUMP -> {
        player.stepForward();
        yield player.state().depth() == ((Answer.OfDecision) answer).level();
      }
      case TILES -> throw new AssertionError("no problem here consists of tiles");
    };
  }

  /** Moves to the next choice, tried value, solution or failure. */
  private static void toNextChoice(TracePlayer player) {
    TraceState state = player.state();
    long nodes = state.counters().nodes();
    long solutions = state.counters().solutions();
    long fails = state.counters().fails();
    while (player.position() < player.trace().length()
        && player.trace().kind(player.position()) != EventKind.SELECT
        && state.counters().nodes() == nodes
        && state.counters().solutions() == solutions
        && state.counters().fails() == fails) {
      player.stepForward();
    }
  }

  private static Set<Integer> values(TracePlayer player, int x) {
    Set<Integer> values = new HashSet<>();
    for (int i = 0; i < player.trace().csp().variables().get(x).domain().size(); i++) {
      if (player.state().contains(x, i)) {
        values.add(i);
      }
    }
    return values;
  }

  /** A question does not end within a revision: no further value is removed before the next one. */
  @Test
  void aQuestionCoversAWholeRevision() {
    Trace trace = Runs.trace(Runs.solver("mac"), Runs.sudoku(Runs.EASY), Detail.FINE);
    QuestionMaker maker = new QuestionMaker(trace, 1);
    int checked = 0;
    for (int p = 0; p < trace.length(); p++) {
      Optional<Question> question =
          trace.kind(p) == EventKind.REVISE
              ? maker.ask(QuestionKind.REVISION, p + 1)
              : Optional.empty();
      if (question.isPresent() && question.get().seenAt() < trace.length()) {
        assertThat(trace.kind(question.get().seenAt())).isNotEqualTo(EventKind.PRUNE);
        checked++;
      }
    }
    assertThat(checked).isGreaterThan(100);
  }

  /**
   * The revision in question is the one that the board marks, and what may be lost is lost after
   * it, or its text begins with "Next".
   */
  @ParameterizedTest
  @MethodSource("solvers")
  void aQuestionAboutARevisionIsAboutTheMarkedOne(Solver solver) {
    for (Problem problem : Runs.problems()) {
      for (Detail detail : Detail.values()) {
        if (solver.accepts(problem)) {
          checkMarks(Runs.trace(solver, problem, detail));
        }
      }
    }
  }

  private static void checkMarks(Trace trace) {
    QuestionMaker maker = new QuestionMaker(trace, 1);
    QuestionWords words = new QuestionWords(trace, TextBundle.ofPhrases(Locale.ENGLISH));
    Moments moments = new Moments(trace);
    for (int p = 0; p <= Math.min(trace.length(), MOST_POSITIONS); p++) {
      Question question = maker.ask(QuestionKind.REVISION, p).orElse(null);
      if (question == null) {
        continue;
      }
      String asked = words.ask(question);
      if (p == 0 || trace.kind(p - 1) != EventKind.REVISE) {
        assertThat(asked).as("%s", question).startsWith("Next, ");
        continue;
      }
      TracePlayer player = trace.player();
      player.seek(p);
      assertThat(requireNonNull(player.lastEvent()).variable()).isEqualTo(question.variable());
      Arrow marked = moments.at(p).arrow();
      assertThat(marked == null ? TraceEvent.NONE : marked.from())
          .as(asked)
          .isEqualTo(question.neighbour());
      assertThat(marked == null ? question.variable() : marked.to()).isEqualTo(question.variable());
    }
  }

  /**
   * Revisions of two queens one after another, by column and by either diagonal, differ in what is
   * asked and narrated.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {"forward-checking", "ac3", "mac", "fc-cbj", "splitting", "learning", "wfc"})
  void parallelConstraintsAreDistinguished(String solver) {
    Problem problem = new Problem.General(Queens.pairwise(8));
    for (Detail detail : Detail.values()) {
      Trace trace = Runs.trace(Runs.solver(solver), problem, detail);
      QuestionMaker maker = new QuestionMaker(trace, 1);
      QuestionWords words = new QuestionWords(trace, TextBundle.ofPhrases(Locale.ENGLISH));
      Narrator narrator = new Narrator(Locale.ENGLISH);
      TracePlayer player = trace.player();
      Set<String> asked = new HashSet<>();
      Set<String> narrated = new HashSet<>();
      for (int p = 0; p < Math.min(trace.length(), MOST_POSITIONS); p++) {
        EventKind kind = trace.kind(p);
        if (kind != EventKind.REVISE && kind != EventKind.PRUNE) {
          asked.clear();
          narrated.clear();
        }
        if (kind == EventKind.REVISE) {
          player.seek(p + 1);
          assertThat(narrated.add(narrator.narrate(player).text())).as("event %d", p).isTrue();
        }
        maker
            .ask(QuestionKind.REVISION, p)
            .ifPresent(question -> assertThat(asked.add(words.ask(question))).isTrue());
      }
    }
  }

  @Test
  void everyKindIsAskedInAForwardCheckingRun() {
    Trace trace = Runs.trace(Runs.solver("forward-checking"), Runs.sudoku(Runs.HARD), Detail.FINE);
    Map<QuestionKind, Integer> asked = new EnumMap<>(QuestionKind.class);
    QuestionMaker maker = new QuestionMaker(trace, 1);
    Set<QuestionKind> kinds =
        QuestionKind.all().stream()
            .filter(kind -> kind.accepts(trace.csp()) && kind != QuestionKind.JUMP)
            .collect(Collectors.toSet());
    for (int p = 0; p < trace.length() && asked.size() < kinds.size(); p++) {
      maker.ask(QuestionKind.all(), p).ifPresent(q -> asked.merge(q.kind(), 1, Integer::sum));
    }
    assertThat(kinds).hasSize(QuestionKind.values().length - 2).doesNotContain(QuestionKind.TILES);
    assertThat(asked.keySet()).isEqualTo(kinds);
  }

  @Test
  void theSameSeedGivesTheSameQuestionsRegardlessOfPreviousOnes() {
    Trace trace = Runs.trace(Runs.solver("mac"), Runs.sudoku(Runs.HARD), Detail.DECISIONS);
    List<Question> forwards = new ArrayList<>();
    QuestionMaker maker = new QuestionMaker(trace, 3);
    for (int p = 0; p < 500; p++) {
      maker.ask(QuestionKind.all(), p).ifPresent(forwards::add);
    }
    List<Question> again = new ArrayList<>();
    QuestionMaker other = new QuestionMaker(trace, 3);
    for (int p = 499; p >= 0; p--) {
      other.ask(QuestionKind.all(), p).ifPresent(question -> again.add(0, question));
    }
    assertThat(again).isEqualTo(forwards);
    assertThat(forwards.stream().map(Question::right).distinct()).hasSizeGreaterThan(2);
  }

  @Test
  void theScoreCountsRightAnswersAndAllAnswers() {
    QuestionScore score = QuestionScore.NONE.plus(true).plus(false).plus(true);
    assertThat(score).isEqualTo(new QuestionScore(2, 3));
    assertThat(ImmutableList.of(score.right(), score.answered())).containsExactly(2, 3);
  }
}
