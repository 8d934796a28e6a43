package org.cspworkbench.presentation.moment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.Stream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.paint.PaintedRuns;
import org.cspworkbench.presentation.tile.ShippedTiles;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.presentation.tile.TileSource;
import org.cspworkbench.solvers.Problem;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Moments of tile problems agree with the trace, although they share what has not changed. */
final class TileMomentsTest {

  private static final int SIZE = 12;

  static Stream<Arguments> runs() {
    return Stream.of(
            "wfc", "wfc-backtracking", "wfc-backjump", "wfc-greedy", "wfc-repair", "mac", "cbj")
        .flatMap(solver -> Stream.of("castle", "sewer").map(set -> Arguments.of(solver, set)));
  }

  private static Trace trace(String solver, String set, Detail detail) {
    TileSource source = ShippedTiles.named(set, false).orElseThrow();
    Csp csp = TileRequest.of(source, SIZE, SIZE, false).state();
    return PaintedRuns.of(new Problem.General(csp), solver, detail);
  }

  @ParameterizedTest
  @MethodSource("runs")
  void momentsAgreeWithTheTrace(String solver, String set) {
    Random random = new Random(solver.hashCode() + set.hashCode());
    Trace trace = trace(solver, set, Detail.DECISIONS);
    Moments moments = new Moments(trace);
    for (int i = 0; i < 20; i++) {
      int position = random.nextInt(trace.length() + 1);
      Moment moment = moments.at(position);
      MomentsTest.assertShows(moment, trace, position);
      assertThat(moment).as("event %d", position).isEqualTo(new Moments(trace).at(position));
    }
    for (int position = trace.length(); position > trace.length() - 100; position--) {
      assertThat(moments.at(position)).isEqualTo(new Moments(trace).at(position));
    }
  }

  @ParameterizedTest
  @MethodSource("runs")
  void eachCellOnTheWayLostTilesBecauseOfTheOneBefore(String solver, String set) {
    Random random = new Random(solver.hashCode() - set.hashCode());
    Trace trace = trace(solver, set, Detail.DECISIONS);
    Moments moments = new Moments(trace);
    int ways = 0;
    for (int i = 0; i < 60; i++) {
      int position = random.nextInt(trace.length() + 1);
      Moment moment = moments.at(position);
      if (moment.way().isEmpty()) {
        continue;
      }
      ways++;
      Arrow arrow = moment.arrow();
      assertThat(arrow).isNotNull();
      assertThat(moment.way().get(moment.way().length() - 1)).isEqualTo(arrow.from());
      TracePlayer player = trace.player();
      player.seek(position);
      player.stepBack();
      for (int step = moment.way().length() - 1; step > 0; step--) {
        int x = moment.way().get(step);
        TraceEvent loss = lastLoss(player, x);
        assertThat(trace.key().head(loss.arc())).isEqualTo(moment.way().get(step - 1));
        player.stepBack();
      }
      assertThat(moment.spot(moment.way().get(0)).value())
          .as("a cell with a value comes first")
          .isNotNegative();
    }
    assertThat(ways).as("%s", trace.csp()).isGreaterThan(solver.equals("cbj") ? -1 : 5);
  }

  /** Steps back to behind the last event by which variable {@code x} has lost values. */
  private static TraceEvent lastLoss(TracePlayer player, int x) {
    while (true) {
      TraceEvent event = PaintedRuns.lastEvent(player);
      assertThat(event.kind()).as("no decision in between").isNotEqualTo(EventKind.TRY);
      if (event.kind() == EventKind.PRUNE && event.variable() == x) {
        return event;
      }
      player.stepBack();
    }
  }
}
