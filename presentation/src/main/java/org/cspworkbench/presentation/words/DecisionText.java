package org.cspworkbench.presentation.words;

import java.util.List;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.Decision;

/**
 * Names decisions in any language: {@code r4c1 = 8}, and for half of a domain {@code r4c1 ≤ 4} or,
 * since names have no order, {@code WA ∈ {red, green}}.
 */
public final class DecisionText {

  private static final int MOST_NAMES = 3;

  private DecisionText() {}

  /** Returns the name of a decision on {@code variable}. */
  public static String of(Variable variable, Decision decision) {
    String value = value(variable.domain(), decision);
    return variable.name() + (decision.splits() ? " " : " = ") + value;
  }

  /**
   * Returns the name of the value of a decision, or of the half: {@code ≤ 4}, {@code > 4} or {@code
   * ∈ {red, green}}, of which the names between the first and the last one are left out if there
   * are many.
   */
  public static String value(Domain domain, Decision decision) {
    String label = domain.labelAt(decision.value());
    if (decision.splits() && domain.hasLabels()) {
      return names(domain, decision);
    }
    return switch (decision.operator()) {
      case EQUAL -> label;
      case AT_MOST -> "≤ " + label;
      case GREATER -> "> " + label;
    };
  }

  private static String names(Domain domain, Decision decision) {
    List<String> kept =
        IntStream.range(0, domain.size())
            .filter(decision::keeps)
            .mapToObj(domain::labelAt)
            .toList();
    String names =
        kept.size() <= MOST_NAMES
            ? String.join(", ", kept)
            : kept.get(0) + ", …, " + kept.get(kept.size() - 1);
    return "∈ {" + names + "}";
  }
}
