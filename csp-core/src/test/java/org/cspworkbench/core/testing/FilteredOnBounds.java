package org.cspworkbench.core.testing;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Explanation;
import org.cspworkbench.core.model.MemoTable;
import org.cspworkbench.core.model.Propagator;
import org.cspworkbench.core.model.Scope;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.text.Condition;

/**
 * A condition that is filtered on bounds alone, as one over wide domains is.
 *
 * @param condition the condition
 */
public record FilteredOnBounds(Condition condition) implements Constraint {

  @Override
  public ImmutableList<Variable> scope() {
    return condition.scope();
  }

  @Override
  public boolean isSatisfiedBy(int... values) {
    return condition.holds(values);
  }

  @Override
  public Propagator propagator(Scope scope) {
    return condition.whileMany(scope);
  }

  @Override
  public Optional<Explanation> explanation(MemoTable memo) {
    return condition.explanationWhileMany(scope());
  }
}
