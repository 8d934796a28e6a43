package org.cspworkbench.app.file;

import java.io.IOException;
import java.nio.file.Path;

/** Reads files that may contain saved games. */
public final class GameFile {

  /** The maximum size; a game with many thousand steps to undo is smaller. */
  private static final int LARGEST = 16 << 20;

  private GameFile() {}

  /**
   * Returns the text of {@code file}, which may be a saved game.
   *
   * @throws IOException if it cannot be read, or is too large for a saved game
   */
  public static String text(Path file) throws IOException {
    return WholeText.read(file, LARGEST);
  }
}
