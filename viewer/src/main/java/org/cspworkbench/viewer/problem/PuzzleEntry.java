package org.cspworkbench.viewer.problem;

import static org.cspworkbench.viewer.words.Texts.text;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.cspworkbench.core.text.MalformedProblemException;
import org.cspworkbench.presentation.input.GalleryArgument;
import org.cspworkbench.presentation.input.GalleryCompletion;
import org.cspworkbench.presentation.input.NotationText;
import org.cspworkbench.presentation.input.ProblemGallery;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.GridConflicts;
import org.cspworkbench.sudoku.format.CandidateUse;
import org.cspworkbench.sudoku.format.Entry;
import org.cspworkbench.sudoku.format.Fault;
import org.cspworkbench.sudoku.format.Puzzle;
import org.cspworkbench.sudoku.format.PuzzleReader;

/** Reads problems from texts and names. */
public final class PuzzleEntry {

  private static final int QUOTED = 20;

  private PuzzleEntry() {}

  /**
   * Returns the first puzzle of a text, the problem that it states in the notation, or the problem
   * of the gallery that it names.
   *
   * @param title the title of the puzzle in the window
   * @param source the name of the text in error messages
   */
  public static Reading ofText(String title, String source, String content) {
    if (GalleryCompletion.isOne(content)) {
      return ofGallery(content.strip(), 1);
    }
    if (NotationText.isOne(content)) {
      return ofNotation(source, content);
    }
    try (PuzzleReader reader = PuzzleReader.of(source, new StringReader(content))) {
      return first(title, reader);
    } catch (IOException e) {
      throw new UncheckedIOException("a text in memory can always be read", e);
    }
  }

  private static Reading ofNotation(String source, String content) {
    try {
      Problem problem = new NotationText(source, content).problem();
      return Reading.Opened.named(problem, Optional.empty());
    } catch (MalformedProblemException e) {
      return new Reading.Refused(text("entry.line", e.line(), e.sentence()));
    }
  }

  /** Returns the first puzzle on the clipboard, or the problem that it states in the notation. */
  public static Reading ofClipboard(String content) {
    String source = text("entry.clipboard");
    if (content.isBlank()) {
      return new Reading.Refused(text("entry.clipboard.empty"));
    }
    if (content.contains("://")) {
      return noPuzzle(content);
    }
    if (!NotationText.isOne(content) && !GalleryCompletion.isOne(content)) {
      try (PuzzleReader reader = PuzzleReader.of(source, new StringReader(content))) {
        if (reader.next() instanceof Fault fault) {
          return isFilledGrid(content)
              ? new Reading.Refused(
                  text("entry.clipboard.line", fault.position().line(), fault.problem()))
              : noPuzzle(content);
        }
      } catch (IOException e) {
        throw new UncheckedIOException("a text in memory can always be read", e);
      }
    }
    return ofText(text("entry.pasted"), source, content);
  }

  private static Reading noPuzzle(String content) {
    return new Reading.Refused(text("entry.clipboard.nopuzzle", beginning(content)));
  }

  /** Returns whether a text looks like a grid with a mistake: mostly digits and empty cells. */
  private static boolean isFilledGrid(String content) {
    long written = content.chars().filter(c -> !Character.isWhitespace(c)).count();
    long cells = content.chars().filter(c -> Character.isDigit(c) || c == '.').count();
    return 2 * cells > written;
  }

  private static String beginning(String content) {
    String line = content.strip().lines().findFirst().orElse("");
    int end = line.offsetByCodePoints(0, Math.min(QUOTED, line.codePointCount(0, line.length())));
    return line.substring(0, end).replaceAll("\\p{C}", "?")
        + (end < content.strip().length() ? "…" : "");
  }

  /** Returns the problem of a given grid. */
  public static Reading.Opened ofGrid(String title, Grid grid) {
    return new Reading.Opened(title, Problem.Sudoku.of(grid), conflict(grid));
  }

  /**
   * Returns a problem of the gallery.
   *
   * @param usage its name and arguments, as in {@code queens:8}
   * @param seed the seed of random problems
   */
  public static Reading ofGallery(String usage, long seed) {
    int colon = usage.indexOf(':');
    String id = colon < 0 ? usage : usage.substring(0, colon);
    if (ProblemGallery.find(id).isEmpty()) {
      return new Reading.Refused(text("entry.unknown", id));
    }
    try {
      Problem problem = GalleryArgument.problem(usage, seed);
      return Reading.Opened.named(problem, Optional.empty());
    } catch (IllegalArgumentException e) {
      return new Reading.Refused(usage + ": " + e.getMessage());
    }
  }

  /**
   * Returns the first puzzle of {@code reader}, which must have an entry.
   *
   * @param title the title of the puzzle in the window
   */
  public static Reading first(String title, PuzzleReader reader) {
    Entry first = reader.next();
    if (first instanceof Fault fault) {
      return new Reading.Refused(fault.message());
    }
    Puzzle puzzle = CandidateUse.AS_STATED.applyTo((Puzzle) first);
    Grid grid = puzzle.grid();
    Optional<String> remark =
        conflict(grid).or(() -> puzzle.notices().stream().findFirst().map(Puzzle.Notice::message));
    if (remark.isEmpty() && reader.hasNext()) {
      remark = Optional.of(text("entry.first", title));
    }
    return new Reading.Opened(title, Problem.Sudoku.of(grid), remark);
  }

  private static Optional<String> conflict(Grid grid) {
    return GridConflicts.in(grid).all().stream()
        .findFirst()
        .map(conflict -> text("entry.conflict", conflict));
  }
}
