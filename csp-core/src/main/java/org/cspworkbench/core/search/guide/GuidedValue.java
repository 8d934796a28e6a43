package org.cspworkbench.core.search.guide;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.stream.Collectors.joining;

import java.util.stream.IntStream;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.order.ValueOrder;
import org.cspworkbench.core.trace.Halves;

/** The value that a guide chooses, who knows what another order would choose. */
public final class GuidedValue implements ValueOrder {

  private final ValueOrder own;
  private final Guide guide;

  /** Creates an order that reports to {@code guide} what {@code own} would choose. */
  public GuidedValue(ValueOrder own, Guide guide) {
    this.own = own;
    this.guide = guide;
  }

  @Override
  public void start(Network network) {
    own.start(network);
  }

  /**
   * {@inheritDoc}
   *
   * @throws IllegalArgumentException if the guide chooses a value that the domain does not hold, or
   *     a half without another
   */
  @Override
  public int next(int x, Domains domains) {
    long node = domains.counters().nodes + 1;
    int chosen = guide.value(node, x, own.next(x, domains), domains);
    if (Halves.isHalf(chosen)) {
      checkArgument(
          isBound(Halves.bound(chosen), x, domains),
          "node %s: a split of %s leaves two halves",
          node,
          variable(x, domains).name());
    } else if (chosen < 0
        || chosen >= domains.network().domainSize(x)
        || !domains.contains(x, chosen)) {
      throw new IllegalArgumentException(
          "node %d: %s cannot take %s, left are %s"
              .formatted(
                  node, variable(x, domains).name(), label(x, chosen, domains), left(x, domains)));
    }
    return chosen;
  }

  private static boolean isBound(int i, int x, Domains domains) {
    return i < domains.network().domainSize(x)
        && domains.contains(x, i)
        && domains.next(x, i) != Network.NONE;
  }

  private static String label(int x, int value, Domains domains) {
    Variable variable = variable(x, domains);
    return value >= 0 && value < variable.domain().size()
        ? variable.domain().labelAt(value)
        : "value number " + value;
  }

  private static String left(int x, Domains domains) {
    return IntStream.iterate(domains.first(x), i -> i != Network.NONE, i -> domains.next(x, i))
        .mapToObj(variable(x, domains).domain()::labelAt)
        .collect(joining(", "));
  }

  private static Variable variable(int x, Domains domains) {
    return domains.csp().variables().get(x);
  }

  @Override
  public boolean learns() {
    return own.learns();
  }
}
