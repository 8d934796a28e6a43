package org.cspworkbench.tiles.drawing;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import org.cspworkbench.tiles.Orientation;
import org.cspworkbench.tiles.SymmetryClass;

/** How a tile looks. */
public sealed interface TilePicture {

  /** A quarter turn clockwise. */
  Orientation QUARTER_TURN = new Orientation(1, false);

  /** Returns the picture if the tile has another class. */
  TilePicture as(SymmetryClass symmetry);

  /**
   * Pixels. A tile may look different in each orientation, not only turned.
   *
   * @param views what is displayed, by orientation: one for each that the class of the tile has
   */
  record Pixels(ImmutableMap<Orientation, PixelImage> views) implements TilePicture {

    /** Returns what is displayed in one of the orientations of the class of the tile. */
    public PixelImage in(Orientation orientation) {
      return requireNonNull(views.get(orientation));
    }

    /** Returns an image that is turned and mirrored for each orientation of a class. */
    public static Pixels of(PixelImage upright, SymmetryClass symmetry) {
      return new Pixels(Maps.toMap(symmetry.orientations(), upright::in));
    }

    /** Keeps the views of the orientations that both classes have. */
    @Override
    public Pixels as(SymmetryClass symmetry) {
      PixelImage upright = in(Orientation.UPRIGHT);
      return new Pixels(
          Maps.toMap(
              symmetry.orientations(),
              orientation -> {
                PixelImage view = views.get(orientation);
                return view == null ? upright.in(orientation) : view;
              }));
    }
  }

  /**
   * A drawing of the upright tile in a square of {@value #SIDE} units from the upper left corner.
   *
   * @param shapes what is drawn, the lowest first
   */
  record Drawing(ImmutableList<DrawnOutline> shapes) implements TilePicture {

    /** The width and height of a tile in the units of its drawing. */
    public static final int SIDE = 16;

    @Override
    public Drawing as(SymmetryClass symmetry) {
      return this;
    }
  }
}
