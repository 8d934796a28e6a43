package org.cspworkbench.viewer.problem;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.cspworkbench.core.text.MalformedProblemException;

/**
 * What is wrong in a line of a problem that a person states.
 *
 * @param line the line, from 1
 * @param column the character in the line, from 1
 * @param sentence what was expected
 */
public record ModelFault(int line, int column, String sentence) {

  private static final Pattern PROPOSAL = Pattern.compile("Did you mean \"([^\"]+)\"\\?$");
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\d_][\\p{L}\\d_']*|[^\\s]");

  static ModelFault of(MalformedProblemException fault) {
    return new ModelFault(fault.line(), fault.column(), fault.sentence());
  }

  /** Returns the word that is proposed in place of the one at the fault, if one is. */
  public Optional<String> proposal() {
    Matcher proposal = PROPOSAL.matcher(sentence);
    return proposal.find() ? Optional.of(proposal.group(1)) : Optional.empty();
  }

  /** Returns the column behind the word at the fault, in the text of its line. */
  public int end(String line) {
    Matcher word = WORD.matcher(line);
    boolean isWord = column <= line.length() && word.find(column - 1);
    return isWord && word.start() == column - 1 ? word.end() + 1 : column;
  }
}
