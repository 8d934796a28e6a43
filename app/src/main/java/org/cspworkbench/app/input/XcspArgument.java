package org.cspworkbench.app.input;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Consumer;
import org.cspworkbench.app.file.WholeText;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.xml.RootElement;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.format.PuzzleReader;
import org.cspworkbench.xcsp3.XcspException;
import org.cspworkbench.xcsp3.XcspInstance;
import org.cspworkbench.xcsp3.XcspReader;

/** Reads problems from XML: XCSP3 files such as {@code zebra.xml.lzma}, and files of AIspace. */
public final class XcspArgument {

  private static final int MOST_BYTES = 16 << 20; // of a file of AIspace

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
    return isOne(argument) && !PuzzleReader.readsXmlOf(rootElement(argument));
  }

  /** Returns whether {@code argument} names an XCSP3 file, not a file of AIspace. */
  public static boolean isInstance(String argument) {
    return isOne(argument) && !rootElement(argument).equals(AispaceFile.ROOT);
  }

  /** Returns the name of the root element; empty if the reader has to report what is wrong. */
  private static String rootElement(String argument) {
    try {
      return RootElement.of(Path.of(argument)).orElse("");
    } catch (InvalidPathException e) {
      return "";
    }
  }

  /**
   * Returns the problem in the file; a file that cannot be read gives a fault.
   *
   * @param remarks receives a sentence about ignored parts of the file
   */
  public static ProblemSource open(String argument, Consumer<String> remarks) {
    return ProblemSource.of(read(argument, remarks));
  }

  private static Item read(String argument, Consumer<String> remarks) {
    try {
      Path file = Path.of(argument);
      if (!Files.exists(file)) {
        return new BadInput(argument + ": there is no such file");
      }
      if (Files.isDirectory(file)) {
        return new BadInput(argument + ": is a directory, not an XCSP3 file");
      }
      if (rootElement(argument).equals(AispaceFile.ROOT)) {
        String text = WholeText.read(file, MOST_BYTES);
        Csp csp = AispaceFile.read(argument, text, remarks);
        return new NamedProblem(argument, new Problem.General(csp));
      }
      XcspInstance instance = XcspReader.read(file);
      Problem problem = new Problem.General(instance.csp(), instance.own(), instance.objective());
      return new NamedProblem(argument, problem, instance);
    } catch (XcspException e) {
      return new BadInput(String.valueOf(e.getMessage()));
    } catch (UnreadableException e) {
      return new BadInput(e.sentence());
    } catch (WholeText.TooLargeException e) {
      return new BadInput(argument + ": is larger than " + (MOST_BYTES >> 20) + " MiB");
    } catch (IOException | InvalidPathException e) {
      return new BadInput(argument + ": cannot be read");
    }
  }
}
