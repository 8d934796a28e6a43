package org.cspworkbench.solvers;

import java.lang.ref.SoftReference;
import java.util.EnumMap;
import java.util.Map;
import org.cspworkbench.core.kernel.AllDifferentFiltering;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;

/**
 * A cache of the networks of one structure, so that puzzles of one shape are compiled once. Entries
 * are released when memory is low.
 */
public final class Networks {

  private static volatile long tableBytes = Network.DEFAULT_TABLE_BYTES;

  private final Csp.Structure structure;
  private final Map<AllDifferentFiltering, SoftReference<Network>> compiled =
      new EnumMap<>(AllDifferentFiltering.class);

  private Networks(Csp.Structure structure) {
    this.structure = structure;
  }

  /**
   * Limits the memory for the tables of each network that is compiled from now on. A program sets
   * this once, when it starts.
   */
  public static void limitTables(long bytes) {
    tableBytes = bytes;
  }

  /**
   * Returns the network of {@code structure}, with all-different constraints filtered like this.
   */
  public static Network of(Csp.Structure structure, AllDifferentFiltering filtering) {
    return structure.memo().get(Networks.class, structure, Networks::new).filteredBy(filtering);
  }

  /** Threads that need the same network wait for the one that compiles it. */
  private synchronized Network filteredBy(AllDifferentFiltering filtering) {
    SoftReference<Network> kept = compiled.get(filtering);
    Network network = kept == null ? null : kept.get();
    if (network == null) {
      network = new Network(structure, filtering, tableBytes, Network.DEFAULT_NARROW);
      compiled.put(filtering, new SoftReference<>(network));
    }
    return network;
  }
}
