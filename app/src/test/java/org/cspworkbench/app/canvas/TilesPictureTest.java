package org.cspworkbench.app.canvas;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.presentation.geometry.Box;
import org.cspworkbench.presentation.look.Look;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.moment.ValueSet;
import org.cspworkbench.presentation.paint.tile.TilesPicture;
import org.cspworkbench.presentation.tile.ShippedTiles;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.presentation.tile.TileScene;
import org.cspworkbench.presentation.tile.TileSource;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The picture of a tile problem shows the state of every cell. */
final class TilesPictureTest {

  private static final int SIZE = 8;
  private static final int MARGIN = 40;

  private static TilesPicture sewer(int size) {
    TileSource source = ShippedTiles.named("sewer", false).orElseThrow();
    Csp csp = TileRequest.of(source, size, size, false).state();
    return new TilesPicture(TileScene.of(csp).orElseThrow(), false);
  }

  private static Moment everywhere(Spot spot) {
    return Moment.of(Iterables.limit(Iterables.cycle(spot), SIZE * SIZE));
  }

  private static ImmutableList<String> texts(
      TilesPicture picture, Moment moment, Look look, int cell) {
    int side = SIZE * cell + MARGIN;
    return DrawnTexts.of(
            new Box(0, 0, side, side),
            on -> picture.paint(on, new Box(0, 0, side, side), look, moment))
        .stream()
        .map(DrawnTexts.Text::text)
        .collect(ImmutableList.toImmutableList());
  }

  @ParameterizedTest
  @MethodSource(LooksAndScales.ALL)
  void theNumbersOnTheFogCanBeSwitchedOff(Look look) {
    TilesPicture picture = sewer(SIZE);
    Moment seven = everywhere(Spot.open(ValueSet.where(7, value -> true)));

    assertThat(picture.hasNumbers()).isTrue();
    assertThat(texts(picture, seven, look, 32)).hasSize(SIZE * SIZE).containsOnly("7");
    assertThat(texts(picture.withNumbers(false), seven, look, 32)).isEmpty();
    assertThat(texts(picture.withNumbers(false).withNumbers(true), seven, look, 32))
        .hasSize(SIZE * SIZE);
  }
}
