package org.cspworkbench.presentation.words;

import org.cspworkbench.core.gallery.Zebra;
import org.cspworkbench.core.model.AllDifferent;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;

/** Constraints in words: those of the puzzle, or else those of the notation. */
public final class ConstraintWords {

  private static final Csp ZEBRA = Zebra.puzzle();

  private final TextBundle phrases;

  /** Creates the words in the language of {@code phrases}. */
  public ConstraintWords(TextBundle phrases) {
    this.phrases = phrases;
  }

  /** Returns the words of a constraint of {@code csp}, by its index. */
  public String of(Csp csp, int constraint) {
    Constraint stated = csp.constraints().get(constraint);
    if (isZebra(csp)) {
      return phrases.text("clue.zebra." + constraint);
    }
    boolean isNamed = stated instanceof AllDifferent && !stated.toString().contains("(");
    return isNamed ? phrases.text("constraint.different", stated) : stated.toString();
  }

  private static boolean isZebra(Csp csp) {
    return csp.name().equals(ZEBRA.name())
        && csp.constraints().toString().equals(ZEBRA.constraints().toString());
  }
}
