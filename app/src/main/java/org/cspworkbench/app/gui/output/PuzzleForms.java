package org.cspworkbench.app.gui.output;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.cspworkbench.app.gui.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.function.Supplier;
import org.cspworkbench.app.game.GameFile;
import org.cspworkbench.app.game.SavedGame;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Marks;
import org.cspworkbench.sudoku.format.PuzzleFormat;

/** The forms in which a puzzle is saved, and the game that is played on it. */
public final class PuzzleForms {

  private PuzzleForms() {}

  /** Every form that can hold {@code grid}; the game, if there is one, comes first. */
  public static ImmutableList<OutputForm> of(Grid grid, Marks notes, Optional<SavedGame> game) {
    ImmutableList.Builder<OutputForm> forms = ImmutableList.builder();
    game.ifPresent(
        saved -> forms.add(form(text("save.game"), "json", () -> GameFile.write(saved))));
    for (PuzzleFormat format : PuzzleFormat.values()) {
      if (format.writer().canWrite(grid.shape())) {
        forms.add(
            form(
                text("save.puzzle", format.description()),
                extension(format),
                () -> format.writer().write(grid, notes)));
      }
    }
    return forms.build();
  }

  private static OutputForm form(String description, String extension, Supplier<String> content) {
    return OutputForm.of(
        description,
        extension,
        (stream, progress) -> {
          stream.write(content.get().getBytes(UTF_8));
          return "";
        });
  }

  private static String extension(PuzzleFormat format) {
    return switch (format) {
      case SDK, SDM, CSV, JSON -> format.id();
      default -> "txt";
    };
  }
}
