package org.cspworkbench.presentation.tile;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.cspworkbench.core.trace.Decision;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.moment.Moments;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.TileGrid;
import org.cspworkbench.tiles.TileTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TileBranchTest {

  /** A recorded run with its result. */
  private record Recorded(Trace trace, Result result) {
    static Recorded of(RunRequest request) {
      TraceRecorder recorder = new TraceRecorder(request.detail());
      Result result = request.solver().solve(request.problem(), request.settings(), recorder);
      return new Recorded(requireNonNull(recorder.trace()), result);
    }

    ImmutableList<EventKind> kinds() {
      return IntStream.range(0, trace.length())
          .mapToObj(trace::kind)
          .collect(ImmutableList.toImmutableList());
    }
  }

  private static RunRequest run(String solver, TileRequest image, long seed) {
    return RunRequest.of(
        Runs.solver(solver),
        new Problem.General(image.state()),
        Settings.defaults().withSeed(seed));
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(
      strings = {"wfc", "wfc-backtracking", "wfc-backjump", "wfc-repair", "wfc-greedy", "mac"})
  void aBranchRepeatsTheDecisionsBeforeAndRespectsWhatTheUserFixedAndBanned(String solver) {
    TileSource source = ShippedTiles.named("sewer", false).orElseThrow();
    TileRequest image = TileRequest.of(source, 8, 7, false);
    Random random = new Random(7);
    for (long seed = 1; seed <= 6; seed++) {
      RunRequest before = run(solver, image, seed);
      TracePlayer player = Recorded.of(before).trace().player();
      player.seek(random.nextInt(player.trace().length()));
      ImmutableList<Decision> decisions = TileBranch.decisions(player.state());
      int open = anOpenCell(player, random);
      if (open < 0) {
        continue;
      }
      int[] left = valuesLeft(player, open);
      int value = left[random.nextInt(left.length)];
      boolean isBan = seed % 2 == 0;
      TileRequest changed = isBan ? image.withBanned(open, value) : image.withFixed(open, value);
      TileBranch branch = TileBranch.of(before, changed, decisions);

      Recorded run = Recorded.of(branch.request());
      Recorded again = Recorded.of(branch.request());
      assertThat(again.kinds()).as("seed %d", seed).isEqualTo(run.kinds());
      TracePlayer own = run.trace().player();
      own.seek(branch.firstOwnEvent(run.trace()));
      assertThat(contradictsOrRepeats(own, decisions)).as("seed %d", seed).isTrue();
      if (run.result().outcome() instanceof Outcome.Solved) {
        int[] values = run.result().firstSolution().orElseThrow().values().toArray();
        assertThat(values[open] == value).as("seed %d", seed).isEqualTo(!isBan);
        assertFits(source.table(), image.grid(), values);
      }
    }
  }

  /** Every decision of the other run stands, or was impossible, or its attempt has failed. */
  private static boolean contradictsOrRepeats(TracePlayer own, ImmutableList<Decision> decisions) {
    return own.state().counters().fails() > 0
        || decisions.stream()
            .allMatch(
                decision ->
                    own.state().assigned(decision.variable()) == decision.value()
                        || !own.state().contains(decision.variable(), decision.value()));
  }

  private static int anOpenCell(TracePlayer player, Random random) {
    List<Integer> open = new ArrayList<>();
    for (int x = 0; x < player.trace().csp().variables().size(); x++) {
      if (valuesLeft(player, x).length > 1) {
        open.add(x);
      }
    }
    return open.isEmpty() ? -1 : open.get(random.nextInt(open.size()));
  }

  private static int[] valuesLeft(TracePlayer player, int x) {
    int size = player.trace().csp().variables().get(x).domain().size();
    return IntStream.range(0, size).filter(i -> player.state().contains(x, i)).toArray();
  }

  private static void assertFits(TileTable table, TileGrid grid, int... values) {
    for (int cell = 0; cell < grid.size(); cell++) {
      for (Side side : ImmutableList.of(Side.EAST, Side.SOUTH)) {
        int other = grid.neighbour(cell, side);
        if (other != TileGrid.NONE) {
          assertThat(table.allows(values[cell], side, values[other])).isTrue();
        }
      }
    }
  }

  /** With nothing changed, a branch is the run itself. */
  @ParameterizedTest(name = "{0}")
  @ValueSource(strings = {"wfc", "wfc-backjump", "wfc-repair", "wfc-greedy"})
  void aBranchWithoutChangeFollowsThePathOfTheRun(String solver) {
    TileRequest image =
        TileRequest.of(ShippedTiles.named("coast", false).orElseThrow(), 7, 7, false);
    RunRequest before = run(solver, image, 3);
    TracePlayer player = Recorded.of(before).trace().player();
    player.seek(player.trace().length() * 2 / 3);
    ImmutableList<Decision> decisions = TileBranch.decisions(player.state());
    TileBranch branch = TileBranch.of(before, image, decisions);
    Trace trace = Recorded.of(branch.request()).trace();
    TracePlayer own = trace.player();
    own.seek(branch.firstOwnEvent(trace));
    assertThat(TileBranch.decisions(own.state())).containsExactlyElementsOf(decisions);
  }

  /** Every combination of three tiles in a row, checked by brute force. */
  @Test
  void anImageExistsExactlyIfBruteForceFindsOneWithTheFixedAndBannedTiles() {
    TileSource source = ShippedTiles.named("knots", false).orElseThrow();
    TileRequest image = TileRequest.of(source, 3, 1, false);
    int size = source.table().size();
    for (int first = 0; first < size; first++) {
      for (int banned = 0; banned < size; banned++) {
        TileRequest changed = image.withFixed(0, first).withBanned(1, banned);
        TileBranch branch =
            TileBranch.of(
                run("wfc-backtracking", image, 1),
                changed,
                ImmutableList.of(Decision.equal(2, first), Decision.equal(1, banned)));
        Result result =
            branch
                .request()
                .solver()
                .solve(branch.request().problem(), branch.request().settings(), null);
        assertThat(result.firstSolution().isPresent())
            .as("%d fixed, %d banned", first, banned)
            .isEqualTo(hasImage(changed, first, banned));
      }
    }
  }

  private static boolean hasImage(TileRequest image, int first, int banned) {
    TileTable table = image.source().table();
    ImmutableSet<Integer> seconds =
        IntStream.range(0, table.size())
            .filter(second -> second != banned)
            .filter(second -> table.allows(first, Side.EAST, second))
            .boxed()
            .collect(ImmutableSet.toImmutableSet());
    return IntStream.range(0, table.size())
        .anyMatch(
            third -> seconds.stream().anyMatch(second -> table.allows(second, Side.EAST, third)));
  }

  @Test
  void onlyCellsOfTheUserAreGiven() {
    TileSource source = ShippedTiles.named("sewer", false).orElseThrow();
    TileRequest image = TileRequest.of(source, 4, 4, false).withFixed(5, 0).withBanned(6, 1);
    Trace trace = Recorded.of(run("wfc", image, 1)).trace();
    Moments moments = new Moments(trace);
    for (int position : new int[] {0, trace.length() / 2, trace.length()}) {
      for (int x = 0; x < 16; x++) {
        assertThat(moments.at(position).spot(x).state() == Spot.State.GIVEN)
            .as("cell %d after %d events", x, position)
            .isEqualTo(x == 5);
      }
    }
  }
}
