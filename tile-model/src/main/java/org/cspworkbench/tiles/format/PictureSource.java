package org.cspworkbench.tiles.format;

import java.io.IOException;
import org.cspworkbench.tiles.drawing.PixelImage;

/** Reads the pictures that a document names. */
@FunctionalInterface
public interface PictureSource {

  /**
   * Reads a picture.
   *
   * @param file its name, relative to the document
   * @throws IOException if it does not exist, is no picture or too large; the message is a sentence
   *     for users without capital and full stop, which names the file
   */
  PixelImage read(String file) throws IOException;
}
