package org.cspworkbench.presentation.paint.tile;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.presentation.tile.TileFace;

/** The picture of one value of a cell in a thin frame. */
public final class FacePicture {

  private FacePicture() {}

  /** Paints {@code face} so that its frame fills {@code place}. */
  public static void paint(Surface surface, Look look, TileFace face, Box place) {
    Ink ink = new Ink(surface, look);
    double line = ink.device().pixel();
    new FacePainter(ink, ImmutableList.of(face)).paint(0, place.inset(line));
    ink.frame(place, Token.LINE_CONTROL, line);
  }
}
