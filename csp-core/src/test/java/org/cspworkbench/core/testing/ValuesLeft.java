package org.cspworkbench.core.testing;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.model.Variable;

/** The values that variables have left, as people name them, read from the kernel's domains. */
public final class ValuesLeft {

  private ValuesLeft() {}

  /** By variable. */
  public static ImmutableList<ImmutableSortedSet<Integer>> in(Domains domains) {
    return domains.csp().variables().stream().map(x -> in(x, domains)).collect(toImmutableList());
  }

  private static ImmutableSortedSet<Integer> in(Variable x, Domains domains) {
    ImmutableSortedSet.Builder<Integer> values = ImmutableSortedSet.naturalOrder();
    for (int i = 0; i < x.domain().size(); i++) {
      if (domains.contains(x.index(), i)) {
        values.add(x.domain().valueAt(i));
      }
    }
    return values.build();
  }
}
