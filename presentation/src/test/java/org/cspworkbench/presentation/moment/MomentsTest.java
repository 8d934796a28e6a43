package org.cspworkbench.presentation.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.core.trace.TraceEvent.NONE;

import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.core.trace.ValueSet;
import org.cspworkbench.presentation.Seek;
import org.cspworkbench.presentation.moment.Spot.State;
import org.cspworkbench.presentation.paint.PaintedRuns;
import org.cspworkbench.solvers.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Moments agree with the trace. */
final class MomentsTest {

  private static final Set<State> UNDONE = Set.of(State.TAKEN_BACK, State.CONFLICT);

  @ParameterizedTest
  @EnumSource
  void momentsAgreeWithTheTraceOfEverySolver(Detail detail) {
    Random random = new Random(1);
    PaintedRuns.all(detail)
        .forEach(
            trace -> {
              Moments moments = new Moments(trace);
              for (int i = 0; i < 20; i++) {
                int position = random.nextInt(trace.length() + 1);
                assertShows(moments.at(position), trace, position);
              }
              assertShows(moments.at(trace.length()), trace, trace.length());
            });
  }

  /** Checks that {@code moment} shows what the player of the trace has at this position. */
  static void assertShows(Moment moment, Trace trace, int position) {
    TracePlayer player = trace.player();
    player.seek(position);
    TraceState state = player.state();
    for (Variable variable : trace.csp().variables()) {
      int x = variable.index();
      Spot spot = moment.spot(x);
      String where = trace.csp() + ", event " + position + ", " + variable;
      int[] left =
          IntStream.range(0, variable.domain().size()).filter(i -> state.contains(x, i)).toArray();
      assertThat(spot.candidates().indices().toArray()).as(where).isEqualTo(left);
      TraceEvent last = player.lastEvent();
      if (last != null
          && last.variable() == x
          && last.kind() != EventKind.SELECT
          && UNDONE.contains(spot.state())) {
        assertThat(spot.value()).as(where).isEqualTo(last.value());
      } else if (left.length == 0) {
        assertThat(spot.value()).as(where).isEqualTo(NONE);
      } else {
        assertThat(spot.value()).as(where).isEqualTo(state.assigned(x));
      }
      assertThat(spot.state() == State.GIVEN)
          .as(where)
          .isEqualTo(trace.csp().initialDomain(variable).size() == 1);
      assertThat(spot.pruned().indices().noneMatch(spot.candidates()::contains)).as(where).isTrue();
    }
    assertThat(moment.decisions()).hasSize(state.depth());
    for (DecisionLevel decision : moment.decisions()) {
      assertThat(decision.variable()).isEqualTo(state.decisionVariable(decision.level()));
      assertThat(decision.value()).isEqualTo(state.decisionValue(decision.level()));
    }
  }

  /** In local search, conflicts are equal cells in a row, a column or a box. */
  @Test
  void cellsInConflictAreMarkedAndGivensStayGivens() {
    Trace trace = PaintedRuns.of(PaintedRuns.SUDOKU, "min-conflicts", Detail.DECISIONS);
    Moments moments = new Moments(trace);
    Random random = new Random(3);
    int marked = 0;
    for (int i = 0; i < 50; i++) {
      int position = random.nextInt(trace.length()); // before the solution
      Moment moment = moments.at(position);
      for (int x = 0; x < 81; x++) {
        int cell = x;
        boolean clashes =
            moment.spot(x).value() != NONE
                && IntStream.range(0, 81)
                    .filter(y -> y != cell)
                    .filter(
                        y ->
                            y / 9 == cell / 9
                                || y % 9 == cell % 9
                                || (y / 27 == cell / 27 && y % 9 / 3 == cell % 9 / 3))
                    .anyMatch(y -> moment.spot(y).value() == moment.spot(cell).value());
        boolean isGiven = moment.spot(x).state() == State.GIVEN;
        assertThat(moment.spot(x).state() == State.CONFLICT)
            .as("cell %d after %d events", x, position)
            .isEqualTo(clashes && !isGiven);
        marked += clashes && !isGiven ? 1 : 0;
      }
    }
    assertThat(marked).isGreaterThan(50);
  }

  @Test
  void momentDoesNotDependOnThePreviousPosition() {
    Trace trace = PaintedRuns.of(PaintedRuns.SUDOKU, "forward-checking", Detail.FINE);
    Moments moments = new Moments(trace);
    Random random = new Random(2);
    for (int i = 0; i < 50; i++) {
      int position = random.nextInt(trace.length() + 1);
      assertThat(moments.at(position)).isEqualTo(new Moments(trace).at(position));
    }
  }

  @Test
  void pruningsOfOneCauseAreMarkedTogetherAndTheCurrentOneHasTheArrow() {
    Trace trace = PaintedRuns.of(PaintedRuns.QUEENS, "forward-checking", Detail.DECISIONS);
    Moment moment =
        after(trace, EventKind.PRUNE, 9); // q1 = 1 has pruned rows 2 to 5, and its column in row 6

    assertThat(moment.spot(0).state()).isEqualTo(State.TRIED);
    assertThat(moment.spot(0).decision()).isEqualTo(1);
    for (int row = 1; row <= 4; row++) {
      assertThat(moment.spot(row).pruned()).isEqualTo(ValueSet.of(0, row));
      assertThat(moment.spot(row).current()).isEqualTo(ValueSet.empty());
    }
    assertThat(moment.spot(5).current()).isEqualTo(ValueSet.of(0));
    assertThat(moment.arrow()).isEqualTo(new Arrow(0, 5, 0, Arrow.Kind.REMOVES));
  }

  @Test
  void contradictionShowsTheCauseAndTheVariableWithoutValues() {
    Trace trace = PaintedRuns.of(PaintedRuns.SUDOKU, "forward-checking", Detail.DECISIONS);
    Moment moment = after(trace, EventKind.WIPE_OUT, 1);

    Arrow arrow = moment.arrow();
    assertThat(arrow).isNotNull();
    assertThat(moment.spot(arrow.to()).state()).isEqualTo(State.DEAD);
    assertThat(moment.spot(arrow.from()).state()).isEqualTo(State.TRIED);
  }

  @Test
  void exhaustedValueIsCrossedOutWithTheNumberOfItsDecision() {
    Trace trace = PaintedRuns.of(PaintedRuns.SUDOKU, "mac", Detail.DECISIONS);
    TracePlayer player = trace.player();
    Seek.next(player, Set.of(EventKind.BACKTRACK));
    int x = PaintedRuns.lastEvent(player).variable();
    Moments moments = new Moments(trace);
    int number = moments.at(player.position() - 1).spot(x).decision();

    Spot spot = moments.at(player.position()).spot(x);

    assertThat(number).isPositive();
    assertThat(spot.state()).isEqualTo(State.TAKEN_BACK);
    assertThat(spot.decision()).isEqualTo(number);
  }

  @Test
  void valueThatViolatesAConstraintAtOnceIsAConflict() {
    Trace trace = PaintedRuns.of(PaintedRuns.SUDOKU, "backtracking", Detail.DECISIONS);
    Moment moment = after(trace, EventKind.REFUTE, 1);

    Arrow arrow = moment.arrow();
    assertThat(arrow).isNotNull();
    assertThat(moment.spot(arrow.to()).state()).isEqualTo(State.CONFLICT);
    assertThat(moment.spot(arrow.from()).value()).isEqualTo(moment.spot(arrow.to()).value());
  }

  @Test
  void decisionsOfTheConflictSetAreMarkedAndTheTargetOfTheJumpIsUndone() {
    Trace trace = PaintedRuns.of(PaintedRuns.QUEENS, "cbj", Detail.DECISIONS);
    TracePlayer player = trace.player();
    assertThat(Seek.next(player, Set.of(EventKind.CONFLICT))).isTrue();
    Moment deadEnd = new Moments(trace).at(player.position());
    for (DecisionLevel decision : deadEnd.decisions()) {
      boolean isBlamed = PaintedRuns.lastEvent(player).levels().contains(decision.level());
      assertThat(deadEnd.spot(decision.variable()).state() == State.CONFLICT).isEqualTo(isBlamed);
    }
    assertThat(Seek.next(player, Set.of(EventKind.BACKTRACK, EventKind.JUMP))).isTrue();
    Spot takenBack =
        new Moments(trace).at(player.position()).spot(PaintedRuns.lastEvent(player).variable());
    assertThat(takenBack.state()).isEqualTo(State.TAKEN_BACK);
    assertThat(takenBack.value()).isEqualTo(PaintedRuns.lastEvent(player).value());
  }

  @Test
  void numbersOfDecisionsCountOnlyThoseWithAChoice() {
    Trace trace = PaintedRuns.of(PaintedRuns.SUDOKU, "forward-checking", Detail.DECISIONS);
    Moment moment = new Moments(trace).at(trace.length() - 1); // before the solution
    int expected = 0;
    for (DecisionLevel decision : moment.decisions()) {
      boolean hadChoice = !decision.failed().isEmpty() || !decision.others().isEmpty();
      assertThat(decision.isChoice()).isEqualTo(hadChoice);
      expected += hadChoice ? 1 : 0;
      assertThat(decision.number()).isEqualTo(hadChoice ? expected : 0);
      assertThat(moment.spot(decision.variable()).decision()).isEqualTo(decision.number());
    }
    assertThat(expected).isBetween(1, moment.decisions().size() - 1);
  }

  @Test
  void solutionMarksEverythingThatWasNotGiven() {
    for (Problem problem : PaintedRuns.ALL) {
      Trace trace = PaintedRuns.of(problem, "mac", Detail.DECISIONS);
      Moment moment = after(trace, EventKind.SOLUTION, 1);
      assertThat(moment.spots())
          .allMatch(spot -> spot.state() == State.SOLVED || spot.state() == State.GIVEN);
    }
  }

  @Test
  void revisionInFineDetailPointsFromTheNeighbourToTheVariableRevised() {
    Trace trace = PaintedRuns.of(PaintedRuns.SUDOKU, "ac3", Detail.FINE);
    TracePlayer player = trace.player();
    Seek.next(player, Set.of(EventKind.REVISE));

    Moment moment = new Moments(trace).at(player.position());

    int arc = PaintedRuns.lastEvent(player).arc();
    assertThat(moment.lookedAt()).isEqualTo(trace.key().tail(arc));
    assertThat(moment.arrow())
        .isEqualTo(
            new Arrow(trace.key().head(arc), trace.key().tail(arc), NONE, Arrow.Kind.CHECKS));
  }

  private static Moment after(Trace trace, EventKind kind, int times) {
    TracePlayer player = trace.player();
    for (int i = 0; i < times; i++) {
      assertThat(Seek.next(player, Set.of(kind))).isTrue();
    }
    return new Moments(trace).at(player.position());
  }
}
