package org.cspworkbench.core.testing;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import org.cspworkbench.core.kernel.AllDifferentFiltering;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;

/**
 * A problem drawn from a seed, compiled once, and what brute force says of it.
 *
 * @param seed rebuilds the problem
 * @param csp the problem
 * @param network its compiled form
 * @param solutions all its solutions, in ascending order
 * @param mostNarrow a domain of more values than this is compiled as an interval
 */
public record Case(
    long seed,
    Csp csp,
    Network network,
    ImmutableList<ImmutableList<Integer>> solutions,
    int mostNarrow) {

  /** A problem whose small domains are bits. */
  public Case(
      long seed, Csp csp, Network network, ImmutableList<ImmutableList<Integer>> solutions) {
    this(seed, csp, network, solutions, Network.DEFAULT_NARROW);
  }

  /** The mixed problems of seeds 0 to {@code count} − 1. */
  public static ImmutableList<Case> mixed(int count) {
    return drawn(0, count, RandomCsp::mixed);
  }

  /** The problems of seeds {@code from} to {@code to} − 1. */
  public static ImmutableList<Case> drawn(long from, long to, LongFunction<Csp> generator) {
    return LongStream.range(from, to)
        .mapToObj(seed -> of(seed, generator.apply(seed)))
        .collect(toImmutableList());
  }

  /** One problem. */
  public static Case of(long seed, Csp csp) {
    return new Case(seed, csp, new Network(csp.structure()), BruteForce.solutions(csp));
  }

  /** The same problem, where every domain of three values or more is an interval with holes. */
  public Case wide() {
    return new Case(seed, csp, compiled(csp, AllDifferentFiltering.PAIRWISE, 2), solutions, 2);
  }

  /** The problem compiled once more, so that every all-different is filtered as a whole too. */
  public Network filteredAsAWhole() {
    return compiled(csp, AllDifferentFiltering.DOMAIN_CONSISTENT, mostNarrow);
  }

  private static Network compiled(Csp csp, AllDifferentFiltering filtering, int mostNarrow) {
    return new Network(csp.structure(), filtering, Network.DEFAULT_TABLE_BYTES, mostNarrow);
  }

  @Override
  public String toString() {
    return csp.name();
  }
}
