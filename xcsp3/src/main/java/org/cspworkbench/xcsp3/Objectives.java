package org.cspworkbench.xcsp3;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableLongArray;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Operator;

/** Translates an objective into a sum to minimise or maximise. */
final class Objectives {

  private final Constraints constraints;

  Objectives(Constraints constraints) {
    this.constraints = constraints;
  }

  /** Reads the element {@code <minimize>} or {@code <maximize>}. */
  Objective read(Part part) {
    Objective.Goal goal =
        switch (part.tag()) {
          case "minimize" -> Objective.Goal.MINIMIZE;
          case "maximize" -> Objective.Goal.MAXIMIZE;
          default -> throw new UnsupportedPart("<" + part.tag() + "> as an objective");
        };
    Sum sum = sum(part);
    part.refuseRest();
    return new Objective(
        goal,
        ImmutableList.copyOf(sum.terms().keySet()),
        ImmutableLongArray.copyOf(sum.terms().values()),
        sum.number());
  }

  private Sum sum(Part part) {
    String type = part.attribute("type").orElse("expression").toLowerCase(Locale.ROOT);
    if (type.equals("expression")) {
      return constraints.expressions().sum(constraints.operands().expression(part));
    }
    Part list = part.childOrSelf("list");
    Optional<Part> coefficients = part.optional("coeffs");
    return switch (type) {
      case "sum" -> constraints.counting().weighted(list, coefficients);
      case "minimum" -> over(Operator.MIN, list, coefficients);
      case "maximum" -> over(Operator.MAX, list, coefficients);
      case "product" -> over(Operator.MUL, list, coefficients);
      case "nvalues" -> {
        if (coefficients.isPresent()) {
          throw new UnsupportedPart("<coeffs> of a number of values");
        }
        yield constraints
            .counting()
            .distinctValues(constraints.operands().list(list), ImmutableSet.of());
      }
      default -> throw new UnsupportedPart("an objective of type " + Screening.quoted(type));
    };
  }

  /** Returns one operator over all terms, each times its coefficient if there are any. */
  private Sum over(Operator operator, Part list, Optional<Part> coefficients) {
    List<Expression> terms = constraints.operands().expressions(list);
    List<Expression> factors =
        coefficients.map(constraints.operands()::expressions).orElse(ImmutableList.of());
    if (coefficients.isPresent()) {
      CountingConstraints.sameLength(terms, factors);
    }
    ImmutableList.Builder<Expression> operands = ImmutableList.builder();
    for (int k = 0; k < terms.size(); k++) {
      operands.add(
          factors.isEmpty()
              ? terms.get(k)
              : Operation.of(Operator.MUL, factors.get(k), terms.get(k)));
    }
    return constraints.expressions().sum(new Operation(operator, operands.build()));
  }
}
