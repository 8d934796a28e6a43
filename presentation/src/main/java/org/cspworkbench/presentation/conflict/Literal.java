package org.cspworkbench.presentation.conflict;

import org.cspworkbench.core.kernel.DomainLog;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.TraceKey;

/**
 * A statement on one value of a variable: x = a or x ≠ a.
 *
 * @param variable the index of the variable
 * @param value the index of the value
 * @param isEquation whether it is x = a
 */
public record Literal(int variable, int value, boolean isEquation) {

  /** Returns the literal that a log has under this number. */
  static Literal ofLog(int literal, TraceKey key) {
    int address = DomainLog.address(literal);
    return new Literal(
        key.variableAt(address), key.indexAt(address), DomainLog.isEquation(literal));
  }

  /** Returns the opposite statement. */
  public Literal negated() {
    return new Literal(variable, value, !isEquation);
  }

  /** Returns {@code r8c1 = 8} or {@code r8c1 ≠ 8}. */
  public String text(Csp csp) {
    Variable x = csp.variables().get(variable);
    return x.name() + (isEquation ? " = " : " ≠ ") + x.domain().labelAt(value);
  }
}
