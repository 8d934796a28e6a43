package org.cspworkbench.solvers;

import com.google.common.cache.CacheBuilder;
import com.google.common.cache.CacheLoader;
import com.google.common.cache.LoadingCache;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import java.util.Arrays;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.network.AllDifferentFiltering;
import org.cspworkbench.core.network.Network;

/**
 * The networks compiled last, so that puzzles of one shape are compiled once. Given up when memory
 * is short.
 */
final class Networks {

  private static final ImmutableMap<AllDifferentFiltering, LoadingCache<Csp.Structure, Network>>
      CACHES = Maps.toMap(Arrays.asList(AllDifferentFiltering.values()), Networks::cache);

  private Networks() {}

  private static LoadingCache<Csp.Structure, Network> cache(AllDifferentFiltering filtering) {
    return CacheBuilder.newBuilder()
        .weakKeys() // by identity, which is what makes two structures the same
        .softValues()
        .build(CacheLoader.from(structure -> new Network(structure, filtering)));
  }

  /** The network of {@code structure}, with all-different constraints filtered like this. */
  static Network of(Csp.Structure structure, AllDifferentFiltering filtering) {
    return CACHES.get(filtering).getUnchecked(structure);
  }
}
