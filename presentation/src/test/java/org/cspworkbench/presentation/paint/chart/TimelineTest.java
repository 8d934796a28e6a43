package org.cspworkbench.presentation.paint.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.presentation.input.GalleryArgument;
import org.cspworkbench.presentation.moment.DecisionLevel;
import org.cspworkbench.presentation.moment.Moments;
import org.cspworkbench.presentation.paint.PaintedRuns;
import org.cspworkbench.presentation.paint.chart.Timeline.Mark;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.solvers.Problem;
import org.junit.jupiter.api.Test;

/** A timeline agrees with a pass over the events of any range of a trace. */
final class TimelineTest {

  private static final Box AREA = new Box(10, 0, 600, TimelinePainter.HEIGHT);

  private static Timeline of(Trace trace) {
    Timeline timeline = new Timeline(trace);
    while (!timeline.update()) {
      assertThat(timeline.length()).isLessThan(trace.length());
    }
    return timeline;
  }

  @Test
  void rangesSummariseTheirEvents() {
    Random random = new Random(3);
    PaintedRuns.all(Detail.DECISIONS)
        .filter(trace -> trace.length() > 0) // a run that ends before its first step has no ranges
        .forEach(
            trace -> {
              Timeline timeline = of(trace);
              assertThat(timeline.length()).isEqualTo(trace.length());
              for (int i = 0; i < 10; i++) {
                int from = random.nextInt(trace.length());
                int to = from + 1 + random.nextInt(Math.min(2000, trace.length() - from));
                assertSummarised(timeline, trace, from, to);
              }
            });
  }

  private static void assertSummarised(Timeline timeline, Trace trace, int from, int to) {
    TracePlayer player = trace.player();
    player.seek(from);
    int highest = 0;
    Set<Mark> marks = EnumSet.noneOf(Mark.class);
    while (player.position() < to) {
      player.stepForward();
      highest = Math.max(highest, height(player));
      switch (trace.kind(player.position() - 1)) {
        case WIPE_OUT -> marks.add(Mark.CONTRADICTION);
        case BACKTRACK, JUMP -> marks.add(Mark.BACKTRACK);
        case RESTART -> marks.add(Mark.RESTART);
        case SOLUTION -> marks.add(Mark.SOLUTION);
        default -> {}
      }
    }
    Set<Mark> found = timeline.marks(from, to);
    assertThat(timeline.height(from, to)).isEqualTo(highest);
    assertThat(found).containsAll(marks);
    found.removeAll(EnumSet.of(Mark.DECISION, Mark.CONTRADICTION));
    marks.remove(Mark.CONTRADICTION);
    assertThat(found).isEqualTo(marks);
  }

  /**
   * Returns the depth of decisions and, in local search, the number of pairs that violate a
   * constraint.
   */
  private static int height(TracePlayer player) {
    TraceState state = player.state();
    int violated =
        state.counters().moves() == 0
            ? 0
            : IntStream.range(0, player.trace().csp().variables().size())
                .filter(x -> state.assigned(x) != NONE)
                .map(x -> player.trace().key().violated(x, state.assigned(x), state::assigned))
                .sum();
    return state.depth() + violated / 2;
  }

  @Test
  void decisionsAreThoseWithANumberOnTheBoard() {
    Trace trace = PaintedRuns.of(PaintedRuns.SUDOKU, "forward-checking", Detail.DECISIONS);
    Timeline timeline = of(trace);
    Moments moments = new Moments(trace);
    for (int i = 0; i < trace.length(); i++) {
      if (trace.kind(i) == EventKind.TRY) {
        ImmutableList<DecisionLevel> decisions = moments.at(i + 1).decisions();
        assertThat(timeline.marks(i, i + 1).contains(Mark.DECISION))
            .isEqualTo(decisions.get(decisions.size() - 1).isChoice());
      }
    }
  }

  @Test
  void violationWithoutWipeOutIsAlsoAContradiction() {
    Trace trace = PaintedRuns.of(PaintedRuns.SUDOKU, "backtracking", Detail.DECISIONS);
    Timeline timeline = of(trace);
    int first = 0;
    while (!timeline.marks(first, first + 1).contains(Mark.CONTRADICTION)) {
      first++;
    }
    assertThat(trace.kind(first)).isEqualTo(EventKind.REFUTE);
  }

  @Test
  void skylineAgreesWithALinearScan() {
    Random random = new Random(4);
    int length = 5000;
    int[] heights = random.ints(length, 0, 100).toArray();
    Skyline skyline = new Skyline();
    for (int i = 0; i < length; i++) {
      skyline.add(heights[i], heights[i] == 99 ? 4 : 0);
      if (i % 100 == 99) {
        int from = random.nextInt(i);
        int to = from + 1 + random.nextInt(i - from);
        int highest = 0;
        for (int j = from; j < to; j++) {
          highest = Math.max(highest, heights[j]);
        }
        assertThat(skyline.highest(from, to)).isEqualTo(highest);
        assertThat(skyline.bits(from, to)).isEqualTo(highest == 99 ? 4 : 0);
      }
    }
    assertThat(skyline.highest(7, 7)).isZero();
    assertThat(skyline.highest(0, 10 * length)).isEqualTo(99);
  }

  @Test
  void theCurveHasTheValueOfEachSolutionAtItsEvent() {
    Problem problem = GalleryArgument.problem("golomb-ruler", 1);
    Objective objective = problem.objective().orElseThrow();
    Trace trace = PaintedRuns.of(problem, "mac", Detail.DECISIONS);
    Timeline timeline = new Timeline(trace, Optional.of(objective));
    while (!timeline.update()) {
      assertThat(timeline.length()).isLessThan(trace.length());
    }
    List<ObjectiveCurve.Point> points = timeline.curve().points();
    assertThat(points).hasSizeGreaterThan(1);
    assertThat(points)
        .extracting(ObjectiveCurve.Point::value)
        .isSortedAccordingTo(Comparator.reverseOrder())
        .doesNotHaveDuplicates()
        .endsWith(25L);
    assertThat(points)
        .extracting(ObjectiveCurve.Point::place)
        .allMatch(place -> trace.kind(place - 1) == EventKind.SOLUTION);
    ObjectiveCurve.Point first = points.get(0);
    assertThat(timeline.curve().at(first.place() - 1)).isEmpty();
    assertThat(timeline.curve().at(first.place())).hasValue(first.value());
    assertThat(new Timeline(trace).curve().points()).isEmpty();
  }

  @Test
  void placeAndPositionAreInverse() {
    Timeline timeline = of(PaintedRuns.of(PaintedRuns.SUDOKU, "forward-checking", Detail.FINE));
    ScrubScale scale = new ScrubScale(AREA, timeline.scale());
    for (int x = 10; x <= 610; x++) {
      double position = Math.round(scale.placeAt(x));
      assertThat(scale.x(position)).isCloseTo(x, Offset.offset(0.5));
    }
    assertThat(scale.placeAt(-50)).isZero();
    assertThat(scale.placeAt(5000)).isEqualTo(timeline.length());
  }
}
