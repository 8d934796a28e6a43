package org.cspworkbench.presentation.tile;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableDoubleArray;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TraceState;

/**
 * How often a kind of tile stands in an image.
 *
 * @param name the name of the kind
 * @param face the value by which it is shown
 * @param standing in how many cells it stands
 * @param share in which share of the decided cells it stands
 * @param wanted the share that the weights alone would give it, over all its orientations
 */
public record TileShare(String name, int face, int standing, double share, double wanted) {

  /** Returns the shares of all kinds at a moment. */
  public static ImmutableList<TileShare> at(TileRequest image, TraceState state) {
    int[] standing = new int[image.source().table().size()];
    int decided = 0;
    int cells = image.grid().cells();
    for (int x = 0; x < cells; x++) {
      int value = state.decided(x);
      if (value != TraceEvent.NONE) {
        standing[value]++;
        decided++;
      }
    }
    return of(image, decided, standing);
  }

  /** Returns the shares of all kinds in an image without any decided cell. */
  public static ImmutableList<TileShare> ofNone(TileRequest image) {
    return of(image, 0, new int[image.source().table().size()]);
  }

  private static ImmutableList<TileShare> of(TileRequest image, int decided, int... standing) {
    ImmutableDoubleArray weights = image.source().table().weights();
    double all = 0;
    for (int value = 0; value < weights.length(); value++) {
      all += image.banned().contains(value) ? 0 : weights.get(value);
    }
    ImmutableList.Builder<TileShare> shares = ImmutableList.builder();
    for (TileSource.Kind kind : image.source().kinds()) {
      int count = 0;
      double weight = 0;
      for (int value : kind.values()) {
        count += standing[value];
        weight += image.banned().contains(value) ? 0 : weights.get(value);
      }
      shares.add(
          new TileShare(
              kind.name(),
              kind.values().asList().get(0),
              count,
              decided == 0 ? 0 : (double) count / decided,
              all == 0 ? 0 : weight / all));
    }
    return shares.build();
  }
}
