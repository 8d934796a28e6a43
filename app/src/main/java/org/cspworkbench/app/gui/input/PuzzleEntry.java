package org.cspworkbench.app.gui.input;

import static org.cspworkbench.app.gui.words.Texts.text;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.app.gui.words.FileFaults;
import org.cspworkbench.app.input.BadInput;
import org.cspworkbench.app.input.DimacsArgument;
import org.cspworkbench.app.input.Item;
import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.app.input.NotationArgument;
import org.cspworkbench.app.input.ProblemSource;
import org.cspworkbench.app.input.XcspArgument;
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

/** Reads problems from files, texts and names. */
public final class PuzzleEntry {

  private static final int QUOTED = 20;
  private static final int LONGEST_NAME = 256; // bytes

  private PuzzleEntry() {}

  /**
   * Returns the first puzzle of a file, the instance of an XCSP3 file, the problem of a file in the
   * notation, or the colouring problem of a DIMACS graph with the number of colours that follows
   * its name; without one, as in a dialog of files, with as many as a greedy colouring takes.
   */
  public static Reading ofFile(Path file) {
    String argument = file.toString();
    if (isPipe(DimacsArgument.isOne(argument) ? Path.of(DimacsArgument.file(argument)) : file)) {
      return new Reading.Refused(text("entry.pipe", argument));
    }
    if (XcspArgument.isNoPuzzle(argument)) {
      List<String> remarks = new ArrayList<>();
      return read(XcspArgument.open(argument, remarks::add), remarks);
    }
    if (NotationArgument.isOne(argument)) {
      return read(NotationArgument.open(argument), new ArrayList<>());
    }
    if (DimacsArgument.isOne(argument)) {
      try {
        List<String> remarks = new ArrayList<>();
        ProblemSource graph =
            DimacsArgument.hasColours(argument)
                ? DimacsArgument.open(argument, remarks::add)
                : DimacsArgument.openGreedily(
                    argument,
                    remarks::add,
                    colours -> remarks.add(text("entry.colours", colours, file.getFileName())));
        return read(graph, remarks);
      } catch (IllegalArgumentException e) {
        return new Reading.Refused(argument + ": " + e.getMessage());
      }
    }
    return ofPuzzles(file);
  }

  /**
   * Returns whether the path is neither a file nor a folder; opening it could block indefinitely.
   */
  private static boolean isPipe(Path file) {
    return Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file);
  }

  private static Reading read(ProblemSource source, List<String> remarks) {
    Item item = source.next();
    if (item instanceof BadInput fault) {
      return new Reading.Refused(fault.sentence());
    }
    Problem problem = ((NamedProblem) item).problem();
    Optional<String> remark =
        Optional.of(String.join(" ", remarks)).filter(words -> !words.isEmpty());
    return Reading.Opened.named(problem, remark);
  }

  private static Reading ofPuzzles(Path file) {
    Optional<String> usage = galleryName(file);
    if (usage.isPresent()) {
      return ofGallery(usage.get(), 1);
    }
    try (PuzzleReader reader = PuzzleReader.open(file)) {
      Path name = file.getFileName();
      return read(name == null ? file.toString() : name.toString(), reader);
    } catch (IOException e) {
      return new Reading.Refused(text("entry.unreadable", file, FileFaults.sentence(e)));
    }
  }

  /** Returns the name of a problem of the gallery, if the file contains nothing else. */
  private static Optional<String> galleryName(Path file) {
    try {
      return Files.isRegularFile(file) && Files.size(file) <= LONGEST_NAME
          ? Optional.of(Files.readString(file)).filter(GalleryCompletion::isOne).map(String::strip)
          : Optional.empty();
    } catch (IOException e) {
      return Optional.empty(); // reported by the reader of puzzles
    }
  }

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
    if (NotationArgument.looksLikeNotation(content)) {
      return ofNotation(source, content);
    }
    try (PuzzleReader reader = PuzzleReader.of(source, new StringReader(content))) {
      return read(title, reader);
    } catch (IOException e) {
      return new Reading.Refused(text("entry.unreadable", source, FileFaults.sentence(e)));
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
    if (!NotationArgument.looksLikeNotation(content) && !GalleryCompletion.isOne(content)) {
      try (PuzzleReader reader = PuzzleReader.of(source, new StringReader(content))) {
        if (reader.next() instanceof Fault fault) {
          return isFilledGrid(content)
              ? new Reading.Refused(
                  text("entry.clipboard.line", fault.position().line(), fault.problem()))
              : noPuzzle(content);
        }
      } catch (IOException e) {
        return new Reading.Refused(text("entry.unreadable", source, FileFaults.sentence(e)));
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

  private static Reading read(String title, PuzzleReader reader) {
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
