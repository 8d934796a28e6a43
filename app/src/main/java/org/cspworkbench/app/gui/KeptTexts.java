package org.cspworkbench.app.gui;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Optional;
import org.cspworkbench.app.file.KeptFiles;
import org.cspworkbench.app.input.NotationArgument;

/** Puzzles and problems that were pasted or typed, in files that can be opened again. */
final class KeptTexts {

  private final KeptFiles puzzles;
  private final KeptFiles problems;

  /** The texts in {@code folder}, which is made when there is one to keep. */
  KeptTexts(Path folder) {
    puzzles = new KeptFiles(folder, "txt");
    problems = new KeptFiles(folder, "csp");
  }

  /**
   * Keeps {@code text} under the extension by which it is read as what it is; in the file that has
   * it already, if there is one.
   *
   * @throws IOException if that cannot be done
   */
  synchronized Path keep(String title, String text, LocalDateTime time) throws IOException {
    KeptFiles files = NotationArgument.isMeantBy(text) ? problems : puzzles;
    Optional<Path> before = files.find(text);
    return before.isPresent() ? before.get() : files.keep(title, text, time);
  }
}
