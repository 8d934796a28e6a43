package org.cspworkbench.solvers.wfc;

import static org.cspworkbench.core.trace.EventKind.BACKTRACK;
import static org.cspworkbench.core.trace.EventKind.DEQUEUE;
import static org.cspworkbench.core.trace.EventKind.ENQUEUE;
import static org.cspworkbench.core.trace.EventKind.PLACE;
import static org.cspworkbench.core.trace.EventKind.PRUNE;
import static org.cspworkbench.core.trace.EventKind.REFUTE;
import static org.cspworkbench.core.trace.EventKind.REVISE;
import static org.cspworkbench.core.trace.EventKind.SELECT;
import static org.cspworkbench.core.trace.EventKind.SOLUTION;
import static org.cspworkbench.core.trace.EventKind.TRY;
import static org.cspworkbench.core.trace.EventKind.WIPE_OUT;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.model.StatedWeights;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.Branching;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.order.Entropy;
import org.cspworkbench.core.search.order.InfluencedRandom;
import org.cspworkbench.core.search.order.Lexicographic;
import org.cspworkbench.core.search.order.ValueOrder;
import org.cspworkbench.core.search.order.VariableOrder;
import org.cspworkbench.core.search.order.WeightedRandom;
import org.cspworkbench.core.search.order.Weights;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.ValueWeights;

/**
 * What all forms of wave function collapse have in common: everything but the policy for
 * contradictions.
 */
final class Collapse {

  private static final String ENTROPY = "entropy";
  private static final String CANDIDATES = "candidates";
  private static final String SCAN = "scan";

  /** The parameter that chooses the cell. */
  static final Parameter.OneOf CELL =
      new Parameter.OneOf(
          "cell",
          "The cell that is collapsed next.",
          ImmutableList.of(
              new Parameter.Choice(
                  ENTROPY, "The least Shannon entropy of the weights, ties at random."),
              new Parameter.Choice(CANDIDATES, "The fewest candidates, ties at random."),
              new Parameter.Choice(SCAN, "The first in the order of the problem.")),
          ENTROPY);

  private Collapse() {}

  /** Returns the parameters of a form: its own, then those that all forms have in common. */
  static ImmutableList<Parameter> parameters(Parameter... own) {
    return ImmutableList.<Parameter>builder()
        .add(own)
        .add(ValueWeights.PARAMETER)
        .add(CELL)
        .build();
  }

  /** Returns the parameter for the maximum number of attempts. */
  static Parameter.WholeNumber attempts(long usual) {
    return new Parameter.WholeNumber(
        "attempts", "The maximum number of attempts.", 1, 1_000_000_000, usual);
  }

  /** Returns the limits of a form that gives up after a number of attempts. */
  static Limits limits(Settings settings, Parameter.WholeNumber attempts) {
    return settings.limits().withAttempts(settings.valueOf(attempts));
  }

  /**
   * Starts the listing of a form with its propagation.
   *
   * @param head the first line
   * @param atContradiction what follows if a cell has no candidate
   */
  static PseudoCode.Builder listing(String head, String atContradiction) {
    return PseudoCode.builder()
        .line(head)
        .line("  propagate:", ENQUEUE, DEQUEUE, REVISE)
        .line("    remove values without support", PRUNE)
        .line("    collapse cells with one candidate", PLACE)
        .line("    if a cell has none: " + atContradiction, WIPE_OUT);
  }

  /**
   * Completes the listing of a form that goes back to the latest cell that was decided, whose other
   * candidates follow in random order.
   *
   * @param propagation the lines that remove candidates
   */
  static PseudoCode backtracking(PseudoCode.Builder propagation) {
    return propagation
        .line("    collapse cells with one candidate", PLACE)
        .line("    if a cell has none: return fail", WIPE_OUT)
        .line("  if every cell is collapsed: done", SOLUTION)
        .step("  x ← a cell of least entropy", SELECT)
        .line("  for each candidate v, in random order:")
        .step("    collapse x to v", TRY)
        .line("    if it fails at once: next v", REFUTE)
        .line("    if collapse() ≠ fail: return it")
        .step("    undo x = v", BACKTRACK)
        .line("  return fail")
        .build();
  }

  /** The chosen cell, a random candidate by weight, and propagation as far as it reaches. */
  static Search compose(Search search, Settings settings) {
    RandomStream random = new RandomStream(settings.seed());
    Weights weights = settings.weights().on(search.csp());
    return search
        .random(random)
        .order(order(settings.valueOf(CELL), weights, random))
        .values(values(search, weights, random))
        .lookAhead(Gac::new)
        .branching(Branching.D_WAY);
  }

  private static VariableOrder order(String cell, Weights weights, RandomStream random) {
    return switch (cell) {
      case CANDIDATES -> new Entropy(Weights.EQUAL, random);
      case SCAN -> new Lexicographic();
      default -> new Entropy(weights, random);
    };
  }

  private static ValueOrder values(Search search, Weights weights, RandomStream random) {
    ImmutableList<StatedWeights.Influence> influences =
        StatedWeights.of(search.csp()).map(StatedWeights::influences).orElse(ImmutableList.of());
    return influences.isEmpty()
        ? new WeightedRandom(weights, random)
        : new InfluencedRandom(weights, influences, random);
  }
}
