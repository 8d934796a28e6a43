package org.cspworkbench.solvers;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.Doubles;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.StatedWeights;
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
          "expected %s, found '%s'",
          PARAMETER.expected(),
          entry);
      Double before = weights.put(entry.substring(0, colon), weight);
      checkArgument(before == null, "'%s' has two weights", entry.substring(0, colon));
    }
    return new ValueWeights(ImmutableMap.copyOf(weights));
  }

  /** Returns the weights as {@link #parse} reads them. */
  @Override
  public String toString() {
    return byLabel.entrySet().stream()
        .map(weight -> weight.getKey() + ":" + weight.getValue())
        .collect(Collectors.joining(","));
  }

  /**
   * Returns the weights that a search over {@code csp} takes: these, and for values that are not
   * named those that are stated with the problem.
   */
  public Weights on(Csp csp) {
    Optional<StatedWeights> stated = StatedWeights.of(csp);
    if (byLabel.isEmpty() && stated.isEmpty()) {
      return Weights.EQUAL;
    }
    // all cells of a grid have one domain
    IdentityHashMap<Domain, double[]> shared = new IdentityHashMap<>();
    double[][] rows =
        csp.variables().stream()
            .map(x -> shared.computeIfAbsent(x.domain(), domain -> row(domain, stated)))
            .toArray(double[][]::new);
    return new Rows(rows, shared.size() == 1);
  }

  private double[] row(Domain domain, Optional<StatedWeights> stated) {
    double[] row = new double[domain.size()];
    boolean isStated = stated.isPresent() && stated.get().domain().equals(domain);
    for (int i = 0; i < row.length; i++) {
      double weight = isStated ? stated.get().weights().get(i) : 1;
      row[i] = byLabel.getOrDefault(domain.labelAt(i), weight);
    }
    return row;
  }

  /** Weights by variable and value; variables of one domain share a row. */
  private static final class Rows implements Weights {

    private final double[][] rows;
    private final boolean areShared;

    Rows(double[][] rows, boolean areShared) {
      this.rows = rows;
      this.areShared = areShared;
    }

    @Override
    public double of(int x, int i) {
      return rows[x][i];
    }

    @Override
    public boolean areShared() {
      return areShared;
    }
  }
}
