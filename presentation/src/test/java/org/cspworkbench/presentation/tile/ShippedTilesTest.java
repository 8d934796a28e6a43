package org.cspworkbench.presentation.tile;

import static org.assertj.core.api.Assertions.assertThat;

import org.cspworkbench.tiles.format.DrawnTileSet;
import org.cspworkbench.tiles.format.ShippedTileSet;
import org.junit.jupiter.api.Test;

class ShippedTilesTest {

  @Test
  void aSourceGivesBackTheSetAndThePicturesOfWhichItWasMade() {
    for (String name : ShippedTileSet.names()) {
      DrawnTileSet drawn = ShippedTileSet.named(name).orElseThrow();
      assertThat(ShippedTiles.drawn(ShippedTiles.of(drawn))).as(name).isEqualTo(drawn);
    }
  }
}
