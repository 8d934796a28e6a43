package org.cspworkbench.presentation.tile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.Tile;
import org.cspworkbench.tiles.TileSet;
import org.cspworkbench.tiles.TileTable;
import org.cspworkbench.tiles.format.ShippedTileSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TileRequestTest {

  private static TileRequest request(String name) {
    return TileRequest.of(ShippedTiles.named(name, false).orElseThrow(), 6, 5, false);
  }

  @Test
  void aStatedProblemSaysFromWhatItWasStated() {
    TileRequest request = request("sewer").withFixed(7, 3).withWeight(1, 2.5);
    Csp csp = request.state();
    assertThat(TileRequest.of(csp)).contains(request);
    assertThat(TileScene.of(csp)).isPresent();
    assertThat(csp.initialDomain(csp.variables().get(7)).size()).isEqualTo(1);
  }

  /** A sample is counted in pixels, as its image is, and not in patterns. */
  @Test
  void titlesNameTheTilesAndTheSizeOfTheImage() {
    assertThat(TileRequest.title(request("castle").state())).isEqualTo("castle · 6 × 5");
    assertThat(TileRequest.title(request("maze").state())).isEqualTo("maze · 6 × 5");
    Csp.Builder other = Csp.builder("one variable");
    other.variable("x", 1, 2);
    assertThat(TileRequest.title(other.build())).isEqualTo("one variable");
  }

  @ParameterizedTest
  @ValueSource(strings = {"sewer", "knots", "castle", "flowers", "maze"})
  void everyValueIsOfOneKindAndTheWeightsOfKindsAddUp(String name) {
    TileSource source = request(name).source();
    assertThat(source.kinds().stream().flatMap(kind -> kind.values().stream()))
        .containsExactlyInAnyOrderElementsOf(
            IntStream.range(0, source.table().size()).boxed().toList());
    TileSource changed = source.withWeight(1, source.kinds().get(1).weight() * 3);
    for (int value = 0; value < source.table().size(); value++) {
      double factor = source.kinds().get(1).values().contains(value) ? 3 : 1;
      assertThat(changed.table().weights().get(value))
          .isCloseTo(factor * source.table().weights().get(value), within(1e-9));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"sewer", "knots", "castle", "rooms"})
  void anotherWeightChangesNothingElse(String name) {
    TileSet set = ShippedTileSet.named(name).orElseThrow().set();
    String tile = set.tiles().get(0).name();
    TileTable before = set.table();
    TileTable after = set.withWeight(tile, 7).table();
    assertThat(after.names()).isEqualTo(before.names());
    for (int i = 0; i < before.size(); i++) {
      for (Side side : Side.values()) {
        assertThat(after.neighbours(i, side)).isEqualTo(before.neighbours(i, side));
      }
    }
  }

  @Test
  void weightZeroBansATileUntilItHasAWeightAgain() {
    TileRequest request = request("sewer");
    TileRequest without = request.withWeight(2, 0);
    ImmutableSet<Integer> values = request.source().kinds().get(2).values();
    assertThat(without.weight(2)).isZero();
    assertThat(without.banned()).isEqualTo(values);
    Csp csp = without.state();
    assertThat(csp.variables())
        .noneMatch(
            x -> Arrays.stream(csp.initialDomain(x).values().toArray()).anyMatch(values::contains));
    assertThat(without.withWeight(2, 4).banned()).isEmpty();
    assertThat(without.withWeight(2, 4).weight(2)).isEqualTo(4);
  }

  @Test
  void aCellIsFixedOnlyByWhatTheUserLeftInIt() {
    TileRequest request = request("sewer");
    ImmutableList<Integer> corners = request.source().kinds().get(2).values().asList();
    assertThat(request.withFixed(0, 1).isFixed(0)).isTrue();
    assertThat(request.withKept(0, corners).isFixed(0)).isTrue();
    assertThat(request.withBanned(0, 1).isFixed(0)).isFalse();
    assertThat(request.withFixed(0, 1).withFree(0)).isEqualTo(request);
    assertThat(request.isFixed(0)).isFalse();
    assertThatThrownBy(() -> request.withFixed(8, 1).withBanned(8, 1))
        .hasMessage("no tile is left for column 3 of row 2");
  }

  @Test
  void restrictionsFollowTheNamesOfTilesIntoAnotherSet() {
    TileRequest request = request("sewer").withFixed(7, 3).withFixed(8, 0);
    String name = request.source().table().names().get(3);
    TileSet set = ((SetSource) request.source()).set();
    TileSet reversed =
        TileSet.of("reversed", ImmutableList.copyOf(set.tiles()).reverse().toArray(new Tile[0]));
    TileRequest moved =
        request.withSource(
            SetSource.of(reversed, ((SetSource) request.source()).faces().reverse()));
    int value = moved.source().table().names().indexOf(name);
    assertThat(moved.kept()).containsEntry(7, ImmutableSet.of(value));
    TileSource other = ShippedTiles.named("coast", false).orElseThrow();
    assertThat(request.withSource(other).kept()).isEmpty();
  }
}
