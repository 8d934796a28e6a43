package org.cspworkbench.core.search.order;

import static org.cspworkbench.core.kernel.Network.NONE;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import org.cspworkbench.core.kernel.Adjacency;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.StatedWeights.Influence;
import org.cspworkbench.core.random.RandomStream;

/**
 * A random value, each as likely as its weight, multiplied by a factor for each neighbour that has
 * a value of a certain kind already.
 */
public final class InfluencedRandom implements ValueOrder {

  private final ImmutableList<Influence> influences;
  private final WeightedRandom values;
  private double[] factors = new double[0]; // by value of the variable that is decided

  /** Draws from {@code random} by these weights under these influences. */
  public InfluencedRandom(
      Weights weights, ImmutableList<Influence> influences, RandomStream random) {
    this.influences = influences;
    this.values = new WeightedRandom((x, i) -> weights.of(x, i) * factors[i], random);
  }

  @Override
  public int next(int x, Domains domains) {
    int size = domains.network().domainSize(x);
    if (factors.length < size) {
      factors = new double[size];
    }
    Arrays.fill(factors, 1);
    for (Influence influence : influences) {
      double factor = StrictMath.pow(influence.factor(), neighboursWith(influence, x, domains));
      for (int i : influence.values()) {
        factors[i] *= factor;
      }
    }
    return values.next(x, domains);
  }

  /** Returns how many neighbours of {@code x} have a value that has this influence. */
  private static int neighboursWith(Influence influence, int x, Domains domains) {
    Network network = domains.network();
    int count = 0;
    Adjacency arcsFrom = network.arcsFrom();
    for (int place = arcsFrom.start(x); place < arcsFrom.end(x); place++) {
      int y = network.head(arcsFrom.at(place));
      if (y != NONE && domains.isSingle(y) && influence.near().contains(domains.first(y))) {
        count++;
      }
    }
    return count;
  }
}
