package org.cspworkbench.solvers;

import com.google.common.cache.CacheBuilder;
import com.google.common.cache.CacheLoader;
import com.google.common.cache.LoadingCache;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.network.AllDifferentFiltering;
import org.cspworkbench.core.network.Network;

/**
 * The networks compiled last, so that puzzles of one shape are compiled once. Given up when memory
 * is short.
 */
public final class Networks {

  private static final LoadingCache<Csp.Structure, Network> PAIRWISE =
      cache(AllDifferentFiltering.PAIRWISE);
  private static final LoadingCache<Csp.Structure, Network> DOMAIN_CONSISTENT =
      cache(AllDifferentFiltering.DOMAIN_CONSISTENT);

  private Networks() {}

  private static LoadingCache<Csp.Structure, Network> cache(AllDifferentFiltering filtering) {
    return CacheBuilder.newBuilder()
        .weakKeys() // by identity, which is what makes two structures the same
        .softValues()
        .build(CacheLoader.from(structure -> new Network(structure, filtering)));
  }

  /** The network of {@code structure}, with all-different constraints filtered like this. */
  public static Network of(Csp.Structure structure, AllDifferentFiltering filtering) {
    return switch (filtering) {
      case PAIRWISE -> PAIRWISE.getUnchecked(structure);
      case DOMAIN_CONSISTENT -> DOMAIN_CONSISTENT.getUnchecked(structure);
    };
  }
}
