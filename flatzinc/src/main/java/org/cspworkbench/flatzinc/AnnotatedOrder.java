package org.cspworkbench.flatzinc;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import org.cspworkbench.core.fast.WeightedDegrees;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.order.VariableOrder;
import org.cspworkbench.flatzinc.SearchAnnotation.Order;
import org.jspecify.annotations.Nullable;

/**
 * The order of variables that a model states: group after group, and in each by its own rule; of
 * equal variables the first one of the group.
 */
final class AnnotatedOrder implements VariableOrder {

  /**
   * Variables that are ordered by one rule.
   *
   * @param variables their indices
   * @param order the rule
   */
  private record Group(ImmutableIntArray variables, Order order) {}

  private final Csp csp;
  private final ImmutableList<Group> groups;
  private final boolean learns;
  private @Nullable WeightedDegrees degrees;

  AnnotatedOrder(Csp csp, ImmutableList<SearchAnnotation> annotations) {
    this.csp = csp;
    groups =
        annotations.stream()
            .map(a -> new Group(indices(a.variables()), a.order()))
            .collect(ImmutableList.toImmutableList());
    learns = groups.stream().anyMatch(group -> group.order() == Order.DOM_W_DEG);
  }

  private static ImmutableIntArray indices(ImmutableList<Variable> variables) {
    return ImmutableIntArray.copyOf(variables.stream().mapToInt(Variable::index));
  }

  @Override
  public void start(Network network) {
    degrees = learns ? new WeightedDegrees(network) : null;
  }

  @Override
  public int next(Network network, Domains domains, Assignment assignment) {
    for (Group group : groups) {
      int next =
          group.order() == Order.DOM_W_DEG
              ? requireNonNull(degrees, "no run has started")
                  .leastQuotient(domains, assignment, group.variables())
              : next(group, network, domains, assignment);
      if (next != Network.NONE) {
        return next;
      }
    }
    return Network.NONE;
  }

  private int next(Group group, Network network, Domains domains, Assignment assignment) {
    int best = Network.NONE;
    long least = Long.MAX_VALUE;
    for (int k = 0; k < group.variables().length(); k++) {
      int x = group.variables().get(k);
      if (!assignment.isAssigned(x)) {
        if (group.order() == Order.INPUT_ORDER) {
          return x;
        }
        long rank = rank(group.order(), x, network, domains);
        if (rank < least) {
          least = rank;
          best = x;
        }
      }
    }
    return best;
  }

  /** Returns a number that is smaller for a variable that comes earlier. */
  private long rank(Order order, int x, Network network, Domains domains) {
    Domain domain = csp.variables().get(x).domain();
    return switch (order) {
      case FIRST_FAIL -> domains.size(x);
      case ANTI_FIRST_FAIL -> -domains.size(x);
      case SMALLEST -> domain.valueAt(domains.first(x));
      case LARGEST -> -(long) domain.valueAt(domains.last(x));
      case OCCURRENCE -> -degree(x, network);
      case MOST_CONSTRAINED -> ((long) domains.size(x) << Integer.SIZE) - degree(x, network);
      case MAX_REGRET ->
          domain.valueAt(domains.first(x))
              - (long) domain.valueAt(domains.next(x, domains.first(x)));
      case INPUT_ORDER, DOM_W_DEG ->
          throw new IllegalStateException(order + " ranks no variable by itself");
    };
  }

  private static long degree(int x, Network network) {
    return network.arcsFrom().count(x) + (long) network.constraintsWith().count(x);
  }

  @Override
  public void failed(int x, int arc) {
    if (arc != Network.NONE) {
      requireNonNull(degrees, "no run has started").raise(arc);
    }
  }

  @Override
  public boolean learns() {
    return learns;
  }
}
