package org.cspworkbench.core.notation;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.core.text.MalformedProblemException;
import org.cspworkbench.core.text.ProblemContents;

/**
 * What can be read of a text while it is typed: the problem without the lines that have a fault,
 * its statements with their places, and the faults.
 *
 * @param contents the problem; empty if there are no variables, or too many faults
 * @param statements the statements that were read, in the order of the text
 * @param faults the fault of each line that was left out, in the order of their discovery
 */
public record ProblemOutline(
    Optional<ProblemContents> contents,
    ImmutableList<Statement> statements,
    ImmutableList<MalformedProblemException> faults) {

  /** A text with more faults is read no further: most of them follow from the first one. */
  private static final int MOST_FAULTS = 12;

  /**
   * Reads {@code text}.
   *
   * @param name the name of the problem if the text does not state one
   */
  public static ProblemOutline of(String name, String text) {
    List<MalformedProblemException> faults = new ArrayList<>();
    StringBuilder read = new StringBuilder(text);
    while (true) {
      try {
        ProblemOutline outline = ProblemReader.outline(name, read.toString());
        return new ProblemOutline(
            outline.contents(), outline.statements(), ImmutableList.copyOf(faults));
      } catch (MalformedProblemException fault) {
        faults.add(fault);
        if (faults.size() == MOST_FAULTS || !leaveOut(fault.line(), read)) {
          return new ProblemOutline(
              Optional.empty(), ImmutableList.of(), ImmutableList.of(faults.get(0)));
        }
      }
    }
  }

  /**
   * Replaces a line by spaces, or the one before it that is not empty, so that all places stay as
   * they are; returns whether there was one.
   */
  private static boolean leaveOut(int line, StringBuilder text) {
    List<Integer> starts = new ArrayList<>(List.of(0));
    for (int at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) {
      starts.add(at + 1);
    }
    for (int k = Math.min(line, starts.size()) - 1; k >= 0; k--) {
      int start = starts.get(k);
      int end = k + 1 < starts.size() ? starts.get(k + 1) - 1 : text.length();
      if (!text.substring(start, end).isBlank()) {
        text.replace(start, end, " ".repeat(end - start));
        return true;
      }
    }
    return false;
  }
}
