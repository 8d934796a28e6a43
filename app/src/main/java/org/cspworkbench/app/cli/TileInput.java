package org.cspworkbench.app.cli;

import org.cspworkbench.presentation.tile.SampleSource;
import org.cspworkbench.presentation.tile.ShippedTiles;
import org.cspworkbench.presentation.tile.TileSource;
import org.cspworkbench.tiles.format.ShippedSample;
import org.cspworkbench.tiles.overlap.PixelImage;

/** Opens what an argument of {@code csp tiles generate} names. */
final class TileInput {

  private TileInput() {}

  /** Returns what images are made of. */
  static TileSource open(String name, SampleOptions options, boolean isPeriodic, Usage usage) {
    if (ShippedSample.names().contains(name)) {
      PixelImage image = ShippedSample.named(name).orElseThrow();
      return SampleSource.of(
          name,
          image,
          options.cut(ShippedTiles.cut(name, isPeriodic), usage),
          options.hasGround() || ShippedTiles.hasGround(name));
    }
    TileSource source =
        ShippedTiles.named(name, isPeriodic).orElseThrow(() -> TilesCommand.unknown(name, usage));
    options.checkNotGiven(name, usage);
    return source;
  }
}
