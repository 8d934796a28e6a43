package org.cspworkbench.app.gui;

import static org.cspworkbench.viewer.words.Texts.text;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.app.gui.output.FileFaults;
import org.cspworkbench.app.input.BadInput;
import org.cspworkbench.app.input.DimacsArgument;
import org.cspworkbench.app.input.Item;
import org.cspworkbench.app.input.MiniZincArgument;
import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.app.input.NotationArgument;
import org.cspworkbench.app.input.ProblemSource;
import org.cspworkbench.app.input.XcspArgument;
import org.cspworkbench.core.gallery.Graph;
import org.cspworkbench.presentation.input.GalleryCompletion;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.format.PuzzleReader;
import org.cspworkbench.viewer.problem.ColouringForm;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.cspworkbench.viewer.problem.Reading;

/** Reads problems from files. */
public final class FileEntry {

  private static final int LONGEST_NAME = 256; // bytes

  private FileEntry() {}

  /**
   * Returns the first puzzle of a file, the instance of an XCSP3 file, the problem of a file in the
   * notation or of a MiniZinc model, or the colouring problem of a DIMACS graph with the number of
   * colours that follows its name; without one, as in a dialog of files, with as many as a greedy
   * colouring takes.
   */
  public static Reading of(Path file) {
    String argument = file.toString();
    if (isPipe(DimacsArgument.isOne(argument) ? Path.of(DimacsArgument.file(argument)) : file)) {
      return new Reading.Refused(text("entry.pipe", argument));
    }
    if (XcspArgument.isNoPuzzle(argument)) {
      List<String> remarks = new ArrayList<>();
      return read(XcspArgument.open(argument, remarks::add), remarks);
    }
    if (MiniZincArgument.isOne(argument)) {
      return read(MiniZincArgument.open(file), new ArrayList<>());
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
   * Returns the question for the number of colours, if the file is a graph in the DIMACS format
   * whose name states none, and the number is not certain.
   *
   * @throws UncheckedIOException if the file can no longer be read
   */
  static Optional<ColouringForm> colouring(Path file) {
    String argument = file.toString();
    if (!DimacsArgument.isOne(argument) || DimacsArgument.hasColours(argument)) {
      return Optional.empty();
    }
    try {
      List<String> remarks = new ArrayList<>();
      Graph graph = DimacsArgument.graph(file, remarks::add);
      ColouringForm form = new ColouringForm(graph, remarks.stream().findFirst());
      return Optional.of(form).filter(ColouringForm::isOpen);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
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
      return PuzzleEntry.ofGallery(usage.get(), 1);
    }
    try (PuzzleReader reader = PuzzleReader.open(file)) {
      Path name = file.getFileName();
      return PuzzleEntry.first(name == null ? file.toString() : name.toString(), reader);
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
}
