package org.cspworkbench.presentation.paint.tile;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.presentation.tile.TileFace;

/** The painter of single tiles, outside of an image. */
public final class TileFaces {

  private TileFaces() {}

  /** Paints a tile into {@code place}. */
  public static void paint(Surface surface, Look look, TileFace face, Box place) {
    new FacePainter(new Ink(surface, look), ImmutableList.of(face)).paint(0, place);
  }
}
