package org.cspworkbench.solvers.logic.singledigit;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Findings;
import org.cspworkbench.solvers.logic.technique.SingleDigitTechnique;
import org.cspworkbench.solvers.logic.technique.Step;
import org.cspworkbench.solvers.logic.technique.StepReason;
import org.cspworkbench.solvers.logic.technique.Wording;

/**
 * Multi-colours: two colourings of one digit side by side. If a colour of one sees a colour of the
 * other, one of the two opposite colours is true, and candidates that see both are removed. If a
 * colour sees both colours of the other, it is false.
 */
public final class MultiColours extends SingleDigitTechnique {

  /** The two rules. */
  public enum Rule {
    /** A colour sees one colour of another colouring. */
    BRIDGE,
    /** A colour sees both colours of another colouring. */
    CLASH
  }

  private final Rule rule;

  /** Applies this rule. */
  public MultiColours(Rule rule) {
    this.rule = rule;
  }

  @Override
  protected void find(Position position, int digit, Findings findings) {
    ImmutableList<Colouring> colourings = Colouring.of(position, digit);
    for (int i = 0; i < colourings.size(); i++) {
      for (int j = 0; j < colourings.size(); j++) {
        if (rule == Rule.BRIDGE && i < j) {
          bridge(position, digit, colourings.get(i), colourings.get(j), findings);
        } else if (rule == Rule.CLASH && i != j) {
          clash(position, digit, colourings.get(i), colourings.get(j), findings);
          clash(position, digit, colourings.get(i).swapped(), colourings.get(j), findings);
        }
      }
    }
  }

  private static void clash(
      Position position, int digit, Colouring one, Colouring other, Findings findings) {
    CellSet seen = Colouring.seenBy(position, one.first());
    if (!seen.intersects(other.first()) || !seen.intersects(other.second())) {
      return;
    }
    step(position, digit, one, other)
        .eliminate(one.first(), digit)
        .because(
            words ->
                words.text(
                    "multi-colours.clash",
                    words.at(digit, one.first()),
                    words.cells(other.first()),
                    words.cells(other.second())))
        .addTo(findings);
  }

  /** All that follows from colours of {@code one} and {@code other} that see each other. */
  private static void bridge(
      Position position, int digit, Colouring one, Colouring other, Findings findings) {
    Step.Builder step = step(position, digit, one, other);
    List<StepReason> either = new ArrayList<>();
    for (Colouring near : List.of(one, one.swapped())) {
      for (Colouring far : List.of(other, other.swapped())) {
        if (Colouring.seenBy(position, near.first()).intersects(far.first())) {
          CellSet hit =
              Colouring.seenBy(position, near.second())
                  .and(Colouring.seenBy(position, far.second()));
          step.eliminate(hit, digit);
          if (hit.intersects(position.cells(digit))) {
            either.add(
                words ->
                    words.text(
                        "multi-colours.bridge.either",
                        words.cells(near.second()),
                        words.cells(far.second())));
          }
        }
      }
    }
    step.because(
            words ->
                words.text(
                    "multi-colours.bridge",
                    Wording.digit(digit),
                    words.join(
                        "multi-colours.bridge.also",
                        either.stream().map(pair -> pair.in(words)).toList())))
        .addTo(findings);
  }

  private static Step.Builder step(Position position, int digit, Colouring one, Colouring other) {
    return Step.in(position).cells(one.all().or(other.all())).digit(digit);
  }
}
