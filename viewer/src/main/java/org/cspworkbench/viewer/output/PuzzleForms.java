package org.cspworkbench.viewer.output;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.presentation.game.GameText;
import org.cspworkbench.presentation.game.SavedGame;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.PencilMarks;
import org.cspworkbench.sudoku.format.PuzzleFormat;

/** The formats in which a puzzle or a game is saved. */
public final class PuzzleForms {

  private PuzzleForms() {}

  /** Returns every format for a game; the one that contains the whole game comes first. */
  public static ImmutableList<OutputForm> of(SavedGame saved) {
    return ImmutableList.<OutputForm>builder()
        .add(OutputForm.ofText(text("save.game"), "json", () -> GameText.write(saved)))
        .addAll(of(saved.sheet().grid(), saved.sheet().notes()))
        .build();
  }

  /** Returns every format for {@code grid}. */
  public static ImmutableList<OutputForm> of(Grid grid) {
    return of(grid, PencilMarks.none(grid.shape()));
  }

  private static ImmutableList<OutputForm> of(Grid grid, PencilMarks notes) {
    ImmutableList.Builder<OutputForm> forms = ImmutableList.builder();
    for (PuzzleFormat format : PuzzleFormat.values()) {
      if (format.writer().canWrite(grid.shape())) {
        forms.add(
            OutputForm.ofText(
                text("save.puzzle", format.description()),
                extension(format),
                () -> format.writer().write(grid, notes)));
      }
    }
    return forms.build();
  }

  private static String extension(PuzzleFormat format) {
    return switch (format) {
      case SDK, SDM, CSV, JSON -> format.id();
      default -> "txt";
    };
  }
}
