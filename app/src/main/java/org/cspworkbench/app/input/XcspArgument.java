package org.cspworkbench.app.input;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.format.PuzzleReader;
import org.cspworkbench.xcsp3.XcspException;
import org.cspworkbench.xcsp3.XcspInstance;
import org.cspworkbench.xcsp3.XcspReader;

/** Reads the problem in a file of XCSP3 that a person named, such as {@code zebra.xml.lzma}. */
public final class XcspArgument {

  private XcspArgument() {}

  /** Whether {@code argument} names such a file, by the end of its name. */
  public static boolean isOne(String argument) {
    String name = argument.toLowerCase(Locale.ROOT);
    return name.endsWith(".xml") || name.endsWith(".xml.lzma");
  }

  /**
   * Whether {@code argument} names such a file and nothing else. XML of puzzles has names of the
   * same end, but another outermost element.
   */
  public static boolean isNoPuzzle(String argument) {
    try {
      return isOne(argument) && !PuzzleReader.isXmlOfPuzzles(Path.of(argument));
    } catch (InvalidPathException e) {
      return true; // whoever opens it will tell
    }
  }

  /** The problem in the file; what cannot be read is told by the source. */
  public static ProblemSource open(String argument) {
    return ProblemSource.of(read(argument));
  }

  private static Item read(String argument) {
    try {
      Path file = Path.of(argument);
      if (!Files.exists(file)) {
        return new BadInput(argument + ": there is no such file");
      }
      if (Files.isDirectory(file)) {
        return new BadInput(argument + ": is a directory, not an XCSP3 file");
      }
      XcspInstance instance = XcspReader.read(file);
      Problem problem = new Problem.General(instance.csp(), instance.own(), instance.objective());
      return new NamedProblem(argument, "", problem, Optional.of(instance));
    } catch (XcspException e) {
      return new BadInput(String.valueOf(e.getMessage()));
    } catch (IOException | InvalidPathException e) {
      return new BadInput(argument + ": cannot be read");
    }
  }
}
