package org.cspworkbench.core.search;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.stream.Collectors.joining;

import java.util.stream.IntStream;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.guide.Guide;
import org.cspworkbench.core.search.order.ValueOrder;
import org.cspworkbench.core.trace.Decision;

/** The decisions that a guide chooses, which knows what another branching would choose. */
public final class GuidedBranching implements Branching {

  private final Branching own;
  private final Guide guide;

  /** Reports to {@code guide} what {@code own} would choose. */
  public GuidedBranching(Branching own, Guide guide) {
    this.own = own;
    this.guide = guide;
  }

  /**
   * {@inheritDoc}
   *
   * @throws IllegalArgumentException if the guide chooses a value that the domain does not hold, or
   *     a half without another
   */
  @Override
  public void choose(int x, Domains domains, ValueOrder values, Decisions decisions) {
    own.choose(x, domains, values, decisions);
    long node = domains.counters().nodes + 1;
    Decision chosen = guide.decision(node, decisions.chosen(), domains);
    check(node, x, chosen, domains);
    decisions.choose(x, chosen.operator(), chosen.value());
  }

  private static void check(long node, int x, Decision chosen, Domains domains) {
    int value = chosen.value();
    Variable variable = domains.csp().variables().get(x);
    boolean isLeft =
        value >= 0 && value < domains.network().domainSize(x) && domains.contains(x, value);
    if (chosen.splits()) {
      checkArgument(
          isLeft && domains.next(x, value) != Network.NONE,
          "node %s: a split of %s leaves two halves",
          node,
          variable.name());
    } else if (!isLeft) {
      throw new IllegalArgumentException(
          "node %d: %s cannot take %s, left are %s"
              .formatted(node, variable.name(), label(variable, value), left(x, domains)));
    }
  }

  private static String label(Variable variable, int value) {
    return value >= 0 && value < variable.domain().size()
        ? variable.domain().labelAt(value)
        : "value number " + value;
  }

  private static String left(int x, Domains domains) {
    return IntStream.iterate(domains.first(x), i -> i != Network.NONE, i -> domains.next(x, i))
        .mapToObj(domains.csp().variables().get(x).domain()::labelAt)
        .collect(joining(", "));
  }

  @Override
  public boolean isBinary() {
    return own.isBinary();
  }

  @Override
  public boolean splitsDomains() {
    return own.splitsDomains();
  }
}
