package org.cspworkbench.presentation.tile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.primitives.ImmutableIntArray;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.tile.SetTrial.Attempt;
import org.cspworkbench.solvers.WorkerThreads;
import org.cspworkbench.solvers.Workers;
import org.cspworkbench.tiles.EdgeLabel;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.TileTable;
import org.cspworkbench.tiles.draft.TileSetDraft;
import org.cspworkbench.tiles.format.DrawnTileSet;
import org.cspworkbench.tiles.format.ShippedTileSet;
import org.cspworkbench.tiles.format.TileSetCodec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Trial images of a tile set. */
final class SetTrialTest {

  private static DrawnTileSet shipped(String name) {
    return ShippedTileSet.named(name).orElseThrow();
  }

  private static List<Attempt> attempts(DrawnTileSet set, Workers workers) {
    List<Attempt> attempts = new ArrayList<>();
    SetTrial.run(ShippedTiles.of(set), 7, workers, new Cancellation(), attempts::add);
    return attempts;
  }

  @ParameterizedTest
  @ValueSource(strings = {"sewer", "castle"})
  void everyAttemptIsReportedOnceInTheOrderOfSeeds(String name) {
    List<Attempt> attempts = attempts(shipped(name), Workers.ONE);
    assertThat(attempts).hasSize(SetTrial.ATTEMPTS);
    for (int i = 0; i < attempts.size(); i++) {
      assertThat(attempts.get(i).number()).isEqualTo(i);
      assertThat(attempts.get(i).seed()).isEqualTo(7 + i);
      assertThat(attempts.get(i).image().isPresent()).isEqualTo(i < SetTrial.IMAGES);
    }
    for (Attempt attempt : attempts.subList(0, SetTrial.IMAGES)) {
      assertThat(isComplete(shipped(name).set().table(), attempt.image().orElseThrow())).isTrue();
    }
    assertThat(attempts(shipped(name), new WorkerThreads(3))).isEqualTo(attempts);
  }

  private static boolean isComplete(TileTable table, ImmutableIntArray image) {
    for (int cell = 0; cell < image.length(); cell++) {
      boolean hasRight = cell % SetTrial.SIDE < SetTrial.SIDE - 1;
      boolean hasBelow = cell + SetTrial.SIDE < image.length();
      if ((hasRight && !table.allows(image.get(cell), Side.EAST, image.get(cell + 1)))
          || (hasBelow
              && !table.allows(image.get(cell), Side.SOUTH, image.get(cell + SetTrial.SIDE)))) {
        return false;
      }
    }
    return image.length() == SetTrial.SIDE * SetTrial.SIDE;
  }

  /** Walls and corners only: some attempts fail, with and without a displayed image. */
  @Test
  void anImageWhoseAttemptFailsIsMadeByGoingBack() {
    TileSetDraft tight =
        TileSetDraft.of(shipped("sewer")).without("straight").without("T-junction");
    long failing =
        attempts(tight.toDrawnSet(), Workers.ONE).stream()
            .filter(attempt -> !attempt.isFinished())
            .findFirst()
            .orElseThrow()
            .seed();
    List<Attempt> attempts = new ArrayList<>();
    SetTrial.run(
        ShippedTiles.of(tight.toDrawnSet()),
        failing,
        Workers.ONE,
        new Cancellation(),
        attempts::add);
    assertThat(attempts.get(0).isFinished()).isFalse();
    assertThat(isComplete(tight.toSet().table(), attempts.get(0).image().orElseThrow())).isTrue();
    assertThat(attempts).anyMatch(Attempt::isFinished);
  }

  @Test
  void nothingIsReportedAfterCancellation() {
    List<Attempt> attempts = new ArrayList<>();
    Cancellation cancellation = new Cancellation();
    SetTrial.run(
        ShippedTiles.of(shipped("sewer")),
        1,
        Workers.ONE,
        cancellation,
        attempt -> {
          attempts.add(attempt);
          if (attempts.size() == 5) {
            cancellation.request();
          }
        });
    assertThat(attempts).hasSize(5);
  }

  @Test
  void aSetWithoutImagesFinishesNoAttempt() {
    TileSetDraft corners =
        TileSetDraft.of(shipped("sewer"))
            .without("wall")
            .without("mossy wall")
            .without("straight")
            .without("T-junction");
    assertThat(attempts(corners.toDrawnSet(), Workers.ONE)).anyMatch(Attempt::isFinished);
    EdgeLabel wall = new EdgeLabel("wall");
    assertThat(attempts(corners.withMeetingToggled(wall, wall).toDrawnSet(), Workers.ONE))
        .hasSize(SetTrial.ATTEMPTS)
        .noneMatch(Attempt::isFinished)
        .noneMatch(attempt -> attempt.image().isPresent());
  }

  @Test
  void aBorderThatCannotHoldIsASentence() throws UnreadableException {
    DrawnTileSet set =
        TileSetCodec.read(
            "pipes.json",
            """
            {"name": "pipes", "border": "wall",
             "tiles": [{"name": "pipe", "symmetry": "I", "edges": ["water", "wall", "water", "wall"],
                        "picture": []}]}
            """,
            file -> {
              throw new IOException("no files");
            });
    assertThatIllegalArgumentException()
        .isThrownBy(() -> attempts(set, Workers.ONE))
        .withMessageStartingWith("no tile is left for column");
  }
}
