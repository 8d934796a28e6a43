package org.cspworkbench.flatzinc;

import com.google.common.collect.ImmutableMap;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.document.Nearest;
import org.cspworkbench.document.Quote;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.flatzinc.Term.Call;

/** The constraints of FlatZinc, by name: those of its standard, and those of {@code mznlib}. */
final class Constraints {

  private static final ImmutableMap<String, Statement> STATEMENTS =
      ImmutableMap.<String, Statement>builder()
          .putAll(LinearConstraints.STATEMENTS)
          .putAll(ArithmeticConstraints.STATEMENTS)
          .putAll(LogicalConstraints.STATEMENTS)
          .putAll(GlobalConstraints.STATEMENTS)
          .putAll(SequenceConstraints.STATEMENTS)
          .buildOrThrow();

  /** States a constraint in terms of the model. */
  @FunctionalInterface
  interface Statement {

    /**
     * Adds the constraint with these arguments to their problem.
     *
     * @throws UnreadableException if these are not arguments of this constraint
     */
    void post(Arguments arguments) throws UnreadableException;
  }

  private Constraints() {}

  /**
   * Adds the constraint to {@code model}.
   *
   * @throws UnreadableException if there is no such constraint, or it has other arguments
   */
  static void post(ModelBuilder model, Call call) throws UnreadableException {
    Cancellation.check();
    Statement statement = STATEMENTS.get(call.name());
    if (statement == null) {
      throw new UnreadableException(
          call.at(),
          "the constraint "
              + Quote.of(call.name())
              + " is not supported"
              + Nearest.hint(call.name(), STATEMENTS.keySet()));
    }
    try {
      statement.post(new Arguments(model, call));
    } catch (IllegalArgumentException | ArithmeticException e) {
      throw new UnreadableException(e).orAt(call.at());
    }
  }
}
