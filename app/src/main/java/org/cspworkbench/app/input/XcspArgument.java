package org.cspworkbench.app.input;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.format.PuzzleReader;
import org.cspworkbench.xcsp3.XcspException;
import org.cspworkbench.xcsp3.XcspInstance;
import org.cspworkbench.xcsp3.XcspReader;

/** Reads problems from XCSP3 files such as {@code zebra.xml.lzma}. */
public final class XcspArgument {

  private XcspArgument() {}

  /** Returns whether {@code argument} names such a file, by its extension. */
  public static boolean isOne(String argument) {
    String name = argument.toLowerCase(Locale.ROOT);
    return name.endsWith(".xml") || name.endsWith(".xml.lzma");
  }

  /**
   * Returns whether {@code argument} names an XCSP3 file and not XML of puzzles, which has the same
   * extension but a different root element.
   */
  public static boolean isNoPuzzle(String argument) {
    try {
      return isOne(argument) && !PuzzleReader.isXmlOfPuzzles(Path.of(argument));
    } catch (InvalidPathException e) {
      return true; // the reader reports why the file cannot be read
    }
  }

  /** Returns the problem in the file; a file that cannot be read gives a fault. */
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
      return new NamedProblem(argument, problem, instance);
    } catch (XcspException e) {
      return new BadInput(String.valueOf(e.getMessage()));
    } catch (IOException | InvalidPathException e) {
      return new BadInput(argument + ": cannot be read");
    }
  }
}
