package org.cspworkbench.core.testing;

import java.util.function.LongFunction;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.model.Csp;

/** The kinds of small problems that the tests draw from a seed. */
public enum Drawn {
  /** Few variables, and constraints of every kind, alone and beside each other. */
  MIXED(RandomCsp::mixed),
  /** More variables and more constraints of every kind, so that many values contradict. */
  CROWDED(RandomCsp::crowded),
  /** Constraints on pairs alone. */
  BINARY(RandomCsp::binary),
  /** Expressions that are filtered on bounds, and pairs. */
  EXPRESSIONS(RandomCsp::expressions),
  /** Random tables on pairs, about as many as leave one solution. */
  HARD(seed -> RandomBinary.modelRb(seed, 8, 4, 0.6, 0.35));

  @SuppressWarnings("ImmutableEnumChecker") // a generator draws from its seed alone
  private final LongFunction<Csp> generator;

  Drawn(LongFunction<Csp> generator) {
    this.generator = generator;
  }

  /** The problem of {@code seed}, with its solutions by brute force. */
  public Case of(long seed) {
    return Case.of(seed, generator.apply(seed));
  }
}
