package org.cspworkbench.solvers.logic.singledigit;

import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Findings;
import org.cspworkbench.solvers.logic.technique.SingleDigitTechnique;
import org.cspworkbench.solvers.logic.technique.Step;
import org.cspworkbench.solvers.logic.technique.Wording;

/**
 * Simple colours. Trap: a candidate that sees both colours is false, whichever colour is true.
 * Wrap: a colour of which two cells see each other is false as a whole.
 */
public final class SimpleColours extends SingleDigitTechnique {

  /** The two rules. */
  public enum Rule {
    /** A candidate outside sees both colours. */
    TRAP,
    /** A colour contradicts itself. */
    WRAP
  }

  private final Rule rule;

  /** Applies this rule. */
  public SimpleColours(Rule rule) {
    this.rule = rule;
  }

  @Override
  protected void find(Position position, int digit, Findings findings) {
    for (Colouring colouring : Colouring.of(position, digit)) {
      if (rule == Rule.TRAP) {
        trap(position, digit, colouring, findings);
      } else {
        wrap(position, digit, colouring, findings);
        wrap(position, digit, colouring.swapped(), findings);
      }
    }
  }

  private static void trap(Position position, int digit, Colouring colouring, Findings findings) {
    step(position, digit, colouring)
        .eliminate(
            Colouring.seenBy(position, colouring.first())
                .and(Colouring.seenBy(position, colouring.second()))
                .minus(colouring.all()),
            digit)
        .because(
            words ->
                words.text(
                    "colour-trap",
                    words.cells(colouring.first()),
                    words.cells(colouring.second()),
                    Wording.digit(digit)))
        .addTo(findings);
  }

  private static void wrap(Position position, int digit, Colouring colouring, Findings findings) {
    CellSet seen = Colouring.seenBy(position, colouring.first()).and(colouring.first());
    if (seen.isEmpty()) {
      return;
    }
    step(position, digit, colouring)
        .eliminate(colouring.first(), digit)
        .because(
            words ->
                words.text(
                    "colour-wrap",
                    words.cells(colouring.first()),
                    Wording.digit(digit),
                    words.cells(seen)))
        .addTo(findings);
  }

  private static Step.Builder step(Position position, int digit, Colouring colouring) {
    return Step.in(position).cells(colouring.all()).digit(digit);
  }
}
