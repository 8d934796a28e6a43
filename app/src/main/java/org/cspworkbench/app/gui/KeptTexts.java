package org.cspworkbench.app.gui;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Optional;
import org.cspworkbench.app.file.KeptFiles;
import org.cspworkbench.app.input.NotationArgument;

/** A store of puzzles and problems that were pasted or typed, in files that can be opened again. */
final class KeptTexts {

  private final KeptFiles puzzles;
  private final KeptFiles problems;

  /** Creates a store in {@code folder}; the folder is created when the first text is stored. */
  KeptTexts(Path folder) {
    puzzles = new KeptFiles(folder, "txt");
    problems = new KeptFiles(folder, "csp");
  }

  /**
   * Stores {@code text} in a file with the extension of its format, unless a file with this text
   * exists already.
   *
   * @throws IOException if the file cannot be written
   */
  synchronized Path keep(String title, String text, LocalDateTime time) throws IOException {
    KeptFiles files = NotationArgument.looksLikeNotation(text) ? problems : puzzles;
    Optional<Path> before = files.find(text);
    return before.isPresent() ? before.get() : files.keep(title, text, time);
  }
}
