package org.cspworkbench.app.cli;

import org.cspworkbench.presentation.tile.PixelRows;
import org.cspworkbench.viewer.image.BlockText;

/** Pictures for a terminal, in its colours if it has any. */
final class TilePreview {

  private TilePreview() {}

  /** Returns {@code picture} as block characters, as complete lines. */
  static String of(PixelRows picture, Console console) {
    return isColoured(console) ? BlockText.coloured(picture) : BlockText.shaded(picture);
  }

  /** Returns whether the pictures have colours. */
  static boolean isColoured(Console console) {
    return console.isScreen() && console.mayColour();
  }
}
