package org.cspworkbench.presentation.words;

import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.Decision;

/** Names decisions in any language: {@code r4c1 = 8}, and {@code r4c1 ≤ 4} for half of a domain. */
public final class DecisionText {

  private DecisionText() {}

  /** Returns the name of a decision on {@code variable}. */
  public static String of(Variable variable, Decision decision) {
    String value = value(variable.domain(), decision);
    return variable.name() + (decision.splits() ? " " : " = ") + value;
  }

  /** Returns the name of the value of a decision, or of the half: {@code ≤ 4} or {@code > 4}. */
  public static String value(Domain domain, Decision decision) {
    String label = domain.labelAt(decision.value());
    return switch (decision.operator()) {
      case EQUAL -> label;
      case AT_MOST -> "≤ " + label;
      case GREATER -> "> " + label;
    };
  }
}
