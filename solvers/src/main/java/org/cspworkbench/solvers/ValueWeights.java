package org.cspworkbench.solvers;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.Doubles;
import java.util.HashMap;
import java.util.Map;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.search.order.Weights;

/**
 * Weights of values. A value that is not named has weight 1; a name that is no value of a problem
 * is ignored.
 *
 * @param byLabel the weights by the names of values, such as {@code 3} or {@code red}
 */
public record ValueWeights(ImmutableMap<String, Double> byLabel) {

  /** All values are equally likely. */
  public static final ValueWeights EQUAL = new ValueWeights(ImmutableMap.of());

  /** The parameter of the solvers that draw values by weight. */
  public static final Parameter.Weights PARAMETER =
      new Parameter.Weights(
          "weights", "The weights of values, such as 1:3,2:0.5; other values weigh 1.");

  /** The least weight that a value may have. */
  public static final double MIN = 0.001;

  /** The greatest weight that a value may have. */
  public static final double MAX = 1000;

  /**
   * Checks the weights.
   *
   * @param byLabel the weight of values by what they are called
   * @throws IllegalArgumentException if one is not from {@value #MIN} to {@value #MAX}
   */
  public ValueWeights {
    byLabel.forEach(
        (label, weight) ->
            checkArgument(weight >= MIN && weight <= MAX, "%s cannot weigh %s", label, weight));
  }

  /**
   * Parses weights such as {@code 1:3,2:0.5}.
   *
   * @throws IllegalArgumentException if {@code text} is not of that form, names a value twice, or a
   *     weight is out of its range; the message is a sentence
   */
  public static ValueWeights parse(String text) {
    Map<String, Double> weights = new HashMap<>();
    for (String entry : Splitter.on(',').trimResults().omitEmptyStrings().split(text)) {
      int colon = entry.indexOf(':');
      Double weight = Doubles.tryParse(entry.substring(colon + 1));
      checkArgument(
          colon > 0 && weight != null && weight >= MIN && weight <= MAX,
          "expected VALUE:WEIGHT,VALUE:WEIGHT,… with weights from 0.001 to 1000, found '%s'",
          entry);
      Double before = weights.put(entry.substring(0, colon), weight);
      checkArgument(before == null, "'%s' has two weights", entry.substring(0, colon));
    }
    return new ValueWeights(ImmutableMap.copyOf(weights));
  }

  /** Returns the same, as a search over {@code csp} takes them. */
  public Weights on(Csp csp) {
    if (byLabel.isEmpty()) {
      return Weights.EQUAL;
    }
    Map<Domain, double[]> shared = new HashMap<>();
    double[][] rows =
        csp.variables().stream()
            .map(x -> shared.computeIfAbsent(x.domain(), this::row))
            .toArray(double[][]::new);
    return (x, i) -> rows[x][i];
  }

  private double[] row(Domain domain) {
    double[] row = new double[domain.size()];
    for (int i = 0; i < row.length; i++) {
      row[i] = byLabel.getOrDefault(domain.labelAt(i), 1.0);
    }
    return row;
  }
}
