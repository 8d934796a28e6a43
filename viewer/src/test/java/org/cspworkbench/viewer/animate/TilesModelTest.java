package org.cspworkbench.viewer.animate;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.Random;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.cspworkbench.core.trace.Decision;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.moment.Moments;
import org.cspworkbench.presentation.moment.Spot.State;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.tile.CellTiles;
import org.cspworkbench.presentation.tile.CellTiles.Origin;
import org.cspworkbench.presentation.tile.ShippedTiles;
import org.cspworkbench.presentation.tile.TileBranch;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.presentation.tile.TileShare;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.viewer.run.RunSession;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The part that the user takes in the run on an image. */
class TilesModelTest {

  private final AnimateModel model = new AnimateModel(Runs.THREADS, 1 << 22);
  private final TilesModel tiles = model.tiles();
  private long now = 1;

  @AfterEach
  void stop() {
    model.stop();
  }

  private void open(String solver) {
    tiles.runIn(Background.NONE);
    model.prefer(Runs.solver(solver));
    TileRequest image =
        TileRequest.of(ShippedTiles.named("sewer", false).orElseThrow(), 10, 8, false);
    model.open(new Reading.Opened("Sewer", new Problem.General(image.state()), Optional.empty()));
    runToTheEnd();
  }

  private void runToTheEnd() {
    refreshUntil(() -> !model.isRunning() && model.playback().isPresent());
    refresh();
    playback().pause();
  }

  private void refresh() {
    now += 1_000_000;
    model.refresh(now);
  }

  private void refreshUntil(BooleanSupplier condition) {
    long end = System.nanoTime() + Runs.GENEROUS.toNanos();
    while (!condition.getAsBoolean()) {
      refresh();
      assertThat(System.nanoTime()).isLessThan(end);
      Thread.onSpinWait();
    }
  }

  private Playback playback() {
    return model.playback().orElseThrow();
  }

  private int openCell() {
    return IntStream.range(0, 80)
        .filter(x -> tiles.tilesOf(x).orElseThrow().choices().size() > 2)
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(strings = {"wfc", "wfc-backjump", "wfc-repair"})
  void aFixedTileStartsABranchThatRepeatsTheDecisionsAndTheOldRunStays(String solver) {
    open(solver);
    RunSession old = model.session().orElseThrow();
    playback().seek(playback().length() / 2);
    int position = playback().position();
    ImmutableList<Decision> before = TileBranch.decisions(playback().player().state());
    int cell = openCell();
    int value = tiles.tilesOf(cell).orElseThrow().choices().get(1).value();

    tiles.fix(cell, value);
    assertThat(model.session()).isNotEqualTo(Optional.of(old));
    runToTheEnd();
    assertThat(tiles.runs()).isEqualTo(2);
    assertThat(tiles.run()).isEqualTo(2);
    assertThat(playback().position()).isPositive();
    assertThat(TileBranch.decisions(playback().player().state()))
        .allMatch(decision -> before.contains(decision) || decision.variable() == cell);
    Moments moments = new Moments(playback().player().trace());
    assertThat(moments.at(playback().position()).spot(cell).state()).isEqualTo(State.GIVEN);
    assertThat(tiles.tilesOf(cell).orElseThrow().origin()).isEqualTo(new Origin.User());
    playback().toEnd();
    assertThat(playback().player().state().assigned(cell)).isEqualTo(value);

    tiles.previousRun();
    assertThat(model.session()).contains(old);
    assertThat(playback().position()).isEqualTo(position);
    tiles.nextRun();
    assertThat(tiles.image().orElseThrow().kept()).containsKey(cell);
    tiles.free(cell);
    runToTheEnd();
    assertThat(tiles.runs()).isEqualTo(3);
    assertThat(tiles.image().orElseThrow().kept()).isEmpty();
  }

  @Test
  void aBannedTileIsNeverInTheCell() {
    open("wfc-backtracking");
    playback().seek(playback().length() / 3);
    int cell = openCell();
    CellTiles listed = tiles.tilesOf(cell).orElseThrow();
    int value = listed.choices().get(0).value();
    tiles.ban(cell, value);
    runToTheEnd();
    assertThat(tiles.tilesOf(cell).orElseThrow().choices())
        .extracting(CellTiles.Choice::value)
        .doesNotContain(value);
    playback().toEnd();
    assertThat(playback().player().state().assigned(cell)).isNotEqualTo(value);
  }

  @Test
  void sharesAndEntropyFollowTheWeights() {
    open("wfc");
    playback().toStart();
    CellTiles first = tiles.tilesOf(0).orElseThrow();
    double sum = first.choices().stream().mapToDouble(CellTiles.Choice::share).sum();
    assertThat(sum).isBetween(1 - 1e-9, 1 + 1e-9);
    double bits = 0;
    for (CellTiles.Choice choice : first.choices()) {
      bits -= choice.share() * Math.log(choice.share()) / Math.log(2);
    }
    assertThat(first.bits()).isBetween(bits - 1e-9, bits + 1e-9);
    playback().toEnd();
    assertThat(tiles.shares().stream().mapToInt(TileShare::standing).sum()).isEqualTo(80);
    assertThat(tiles.shares().stream().mapToDouble(TileShare::wanted).sum())
        .isBetween(1 - 1e-9, 1 + 1e-9);
  }

  /** The cell that forced a tile is its neighbour, and decisions are numbered as on the board. */
  @Test
  void everyDecidedCellSaysWhoDecidedIt() {
    open("wfc");
    Moments moments = new Moments(playback().player().trace());
    Random random = new Random(3);
    for (int i = 0; i < 20; i++) {
      int position = random.nextInt(playback().length());
      playback().seek(position);
      int cell = random.nextInt(80);
      CellTiles listed = tiles.tilesOf(cell).orElseThrow();
      int decision = moments.at(position).spot(cell).decision();
      if (listed.origin() instanceof Origin.Drawn drawn && decision > 0) {
        assertThat(drawn.number()).isEqualTo(decision);
      } else if (listed.origin() instanceof Origin.Forced forced) {
        assertThat(forced.cause())
            .isIn(
                "r%dc%d".formatted(cell / 10, cell % 10 + 1),
                "r%dc%d".formatted(cell / 10 + 2, cell % 10 + 1),
                "r%dc%d".formatted(cell / 10 + 1, cell % 10),
                "r%dc%d".formatted(cell / 10 + 1, cell % 10 + 2));
      }
      assertThat(listed.choices().size() == 1).isEqualTo(!(listed.origin() instanceof Origin.Open));
    }
  }

  @Test
  void aWeightTakesEffectWithTheNextRunOnly() {
    open("wfc");
    RunSession old = model.session().orElseThrow();
    assertThat(tiles.hasOldWeights()).isFalse();
    tiles.setWeight(0, 0);
    assertThat(tiles.hasOldWeights()).isTrue();
    assertThat(model.session()).contains(old);
    model.runAgain();
    runToTheEnd();
    assertThat(tiles.hasOldWeights()).isFalse();
    playback().toEnd();
    assertThat(tiles.shares().get(0).standing()).isZero();
    assertThat(tiles.runs()).isEqualTo(2);
    tiles.previousRun();
    assertThat(model.session()).contains(old);
    assertThat(tiles.weight(0)).isPositive();
  }

  @Test
  void theKeysMoveACursorAndFixTheSelectedTile() {
    open("wfc");
    playback().seek(playback().length() / 2);
    TileCursor cursor = model.tileCursor();
    cursor.switchOnOrOff();
    cursor.move(1, 0);
    cursor.move(0, 1);
    assertThat(cursor.cell()).isEqualTo(11);
    cursor.select(openCell());
    int cell = cursor.cell();
    cursor.enter();
    cursor.move(0, 1);
    int value = cursor.shown().orElseThrow().choices().get(1).value();
    cursor.enter();
    runToTheEnd();
    assertThat(tiles.image().orElseThrow().kept().get(cell)).containsExactly(value);
    cursor.escape();
    cursor.escape();
    assertThat(cursor.cell()).isEqualTo(TraceEvent.NONE);
  }

  @Test
  void theScaleOfWeightsReachesFromZeroToSixteen() {
    assertThat(WeightScale.weight(0)).isZero();
    assertThat(WeightScale.weight(WeightScale.END)).isEqualTo(16);
    for (int weight = 0; weight <= 16; weight++) {
      assertThat(WeightScale.weight(WeightScale.position(weight))).isEqualTo(weight);
    }
  }
}
