package org.cspworkbench.presentation.tile;

import com.google.common.collect.ImmutableSortedSet;

/**
 * An image at several sizes of the same proportions, whose size is the number of cells along the
 * longer side.
 *
 * @param request the image at its own size
 */
public record ImageSizes(TileRequest request) {

  private static final ImmutableSortedSet<Integer> LADDER =
      ImmutableSortedSet.of(8, 16, 24, 32, 40, 48, 64, 80, 96);

  /** Returns the own size. */
  public int own() {
    return Math.max(request.width(), request.height());
  }

  /** Returns the sizes at which images are compared: round ones, and the own size. */
  public ImmutableSortedSet<Integer> sides() {
    return ImmutableSortedSet.<Integer>naturalOrder().addAll(LADDER).add(own()).build();
  }

  /** Returns the image of a size; at any size, no cell is restricted by the user. */
  public TileRequest at(int side) {
    return request.withSize(scaled(request.width(), side), scaled(request.height(), side));
  }

  private int scaled(int length, int side) {
    return Math.max(1, (int) Math.round((double) length * side / own()));
  }

  /** Returns whether the proportions of the image are those of a square. */
  public boolean isSquare() {
    return request.width() == request.height();
  }

  /** Returns whether the user has restricted cells, which is ignored at every size. */
  public boolean ignoresCells() {
    return !request.kept().isEmpty();
  }

  /** Returns whether {@code other} has the same images at all sizes. */
  public boolean isSameAs(ImageSizes other) {
    TileRequest its = other.request;
    return request.source() == its.source()
        && request.isPeriodic() == its.isPeriodic()
        && request.rules().equals(its.rules())
        && request.banned().equals(its.banned())
        && request.width() * its.height() == request.height() * its.width();
  }
}
