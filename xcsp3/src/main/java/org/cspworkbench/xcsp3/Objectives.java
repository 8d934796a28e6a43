package org.cspworkbench.xcsp3;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableLongArray;
import java.util.List;
import org.cspworkbench.core.expression.Expression;
import org.cspworkbench.core.expression.Expression.Operation;
import org.cspworkbench.core.expression.Operator;
import org.cspworkbench.core.model.Objective;
import org.xcsp.parser.entries.ParsingEntry.OEntry;
import org.xcsp.parser.entries.XObjectives.OObjectiveExpr;
import org.xcsp.parser.entries.XObjectives.OObjectiveSpecial;

/** Translates an objective into a sum to minimise or maximise. */
final class Objectives {

  private final Constraints constraints;

  Objectives(Constraints constraints) {
    this.constraints = constraints;
  }

  Objective read(OEntry entry) {
    Sum sum = sum(entry);
    return new Objective(
        entry.minimize ? Objective.Goal.MINIMIZE : Objective.Goal.MAXIMIZE,
        ImmutableList.copyOf(sum.terms().keySet()),
        ImmutableLongArray.copyOf(sum.terms().values()),
        sum.number());
  }

  private Sum sum(OEntry entry) {
    if (entry instanceof OObjectiveExpr expression) {
      return constraints.expressions().sum(constraints.operands().expression(expression.rootNode));
    }
    OObjectiveSpecial special = (OObjectiveSpecial) entry;
    return switch (special.type) {
      case SUM -> constraints.counting().weighted(special.terms, special.coeffs);
      case MINIMUM -> over(Operator.MIN, special);
      case MAXIMUM -> over(Operator.MAX, special);
      case PRODUCT -> over(Operator.MUL, special);
      case NVALUES ->
          constraints
              .counting()
              .distinctValues(constraints.operands().list(special.terms), ImmutableSet.of());
      default -> throw new UnsupportedPart("a lexicographic objective");
    };
  }

  /** Returns one operator over all terms, each times its coefficient if there are any. */
  private Sum over(Operator operator, OObjectiveSpecial special) {
    List<Expression> terms = constraints.operands().expressions(special.terms);
    ImmutableList.Builder<Expression> operands = ImmutableList.builder();
    List<Expression> factors =
        special.coeffs == null ? List.of() : constraints.operands().expressions(special.coeffs);
    if (special.coeffs != null) {
      CountingConstraints.sameLength(terms, factors);
    }
    for (int k = 0; k < terms.size(); k++) {
      operands.add(
          factors.isEmpty()
              ? terms.get(k)
              : Operation.of(Operator.MUL, factors.get(k), terms.get(k)));
    }
    return constraints.expressions().sum(new Operation(operator, operands.build()));
  }
}
