package org.cspworkbench.presentation.words;

import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.Halves;

/** Names decisions in any language: {@code r4c1 = 8}, and {@code r4c1 ≤ 4} for half of a domain. */
public final class DecisionText {

  private DecisionText() {}

  /**
   * Returns the name of the decision that {@code variable} is {@code tried}, an index or a half.
   */
  public static String of(Variable variable, int tried) {
    return Halves.isHalf(tried)
        ? variable.name() + " " + value(variable.domain(), tried)
        : variable.name() + " = " + value(variable.domain(), tried);
  }

  /** Returns the name of a value by its index, or of a half: {@code ≤ 4} or {@code > 4}. */
  public static String value(Domain domain, int tried) {
    String label = domain.labelAt(Halves.boundOrValue(tried));
    if (!Halves.isHalf(tried)) {
      return label;
    }
    return (Halves.isUpper(tried) ? "> " : "≤ ") + label;
  }
}
