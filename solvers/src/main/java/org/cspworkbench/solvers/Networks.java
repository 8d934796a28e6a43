package org.cspworkbench.solvers;

import com.google.common.cache.CacheBuilder;
import com.google.common.cache.CacheLoader;
import com.google.common.cache.LoadingCache;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.network.Network;

/**
 * The networks compiled last, so that puzzles of one shape are compiled once. Given up when memory
 * is short.
 */
final class Networks {

  private static final LoadingCache<Csp.Structure, Network> CACHE =
      CacheBuilder.newBuilder()
          .weakKeys() // by identity, which is what makes two structures the same
          .softValues()
          .build(CacheLoader.from(Network::new));

  private Networks() {}

  /** The network of {@code structure}. */
  static Network of(Csp.Structure structure) {
    return CACHE.getUnchecked(structure);
  }
}
