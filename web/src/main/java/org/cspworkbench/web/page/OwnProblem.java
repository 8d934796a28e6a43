package org.cspworkbench.web.page;

import java.util.regex.Pattern;
import org.cspworkbench.presentation.input.GalleryArgument;
import org.cspworkbench.presentation.input.NotationText;
import org.cspworkbench.presentation.input.ProblemGallery;
import org.cspworkbench.presentation.page.ProblemStatement;

/** A problem as a user writes it: the name of one in the gallery, a notation, or a puzzle. */
final class OwnProblem {

  private static final long SEED = 1;
  private static final Pattern NOTATION =
      Pattern.compile("^\\s*(?:problem|variables?)\\b", Pattern.MULTILINE);

  private OwnProblem() {}

  /** Returns what {@code text} states; whether it is without faults shows when it is made. */
  static ProblemStatement read(String text) {
    String written = text.strip();
    String id = written.contains(":") ? written.substring(0, written.indexOf(':')) : written;
    if (ProblemGallery.find(id).isPresent()) {
      return new ProblemStatement.GalleryProblem(new GalleryArgument(written, SEED));
    }
    return NOTATION.matcher(written).find()
        ? new ProblemStatement.NotationProblem(new NotationText("problem", written))
        : new ProblemStatement.SudokuText(written);
  }
}
