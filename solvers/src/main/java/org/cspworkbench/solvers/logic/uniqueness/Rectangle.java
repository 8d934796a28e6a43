package org.cspworkbench.solvers.logic.uniqueness;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import org.cspworkbench.solvers.logic.position.BoardLayout;
import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.Position;

/**
 * Four empty cells in two rows, two columns and two boxes, and two digits that each of them may
 * hold, or could if it had not been ruled out. If the four held only these two, they could change
 * places, and there would be a second solution.
 *
 * @param corners the cells, diagonal ones two apart: 0 and 2, 1 and 3
 * @param pair the two digits
 * @param withExtras the corners that have other candidates than the two
 */
record Rectangle(ImmutableIntArray corners, int pair, ImmutableIntArray withExtras) {

  /**
   * Returns all rectangles of {@code position} in which every corner has one of the two digits at
   * least, and some corner has both and nothing else.
   */
  static ImmutableList<Rectangle> of(Position position) {
    return position.derive(Rectangle.class, Rectangle::findAll);
  }

  private static ImmutableList<Rectangle> findAll(Position position) {
    ImmutableList.Builder<Rectangle> found = ImmutableList.builder();
    BoardLayout layout = position.layout();
    ImmutableList<ImmutableIntArray> all =
        layout.memo().get(Rectangle.class, layout, Rectangle::allCorners);
    for (ImmutableIntArray corners : all) {
      addPairs(position, corners, found);
    }
    return found.build();
  }

  /** Returns the corners of every rectangle in two boxes. */
  private static ImmutableList<ImmutableIntArray> allCorners(BoardLayout layout) {
    ImmutableList.Builder<ImmutableIntArray> all = ImmutableList.builder();
    int size = layout.size();
    for (int top = 0; top < size; top++) {
      for (int bottom = top + 1; bottom < size; bottom++) {
        for (int left = 0; left < size; left++) {
          for (int right = left + 1; right < size; right++) {
            ImmutableIntArray corners =
                ImmutableIntArray.of(
                    top * size + left,
                    top * size + right,
                    bottom * size + right,
                    bottom * size + left);
            if (isInTwoBoxes(layout, corners)) {
              all.add(corners);
            }
          }
        }
      }
    }
    return all.build();
  }

  private static boolean isInTwoBoxes(BoardLayout layout, ImmutableIntArray corners) {
    boolean sameBoxAcross = shareBox(layout, corners.get(0), corners.get(1));
    boolean sameBoxDown = shareBox(layout, corners.get(0), corners.get(3));
    return sameBoxAcross != sameBoxDown;
  }

  private static boolean shareBox(BoardLayout layout, int a, int b) {
    return layout.shareBox(a, b);
  }

  private static void addPairs(
      Position position, ImmutableIntArray corners, ImmutableList.Builder<Rectangle> found) {
    int a = position.candidates(corners.get(0));
    int b = position.candidates(corners.get(1));
    int c = position.candidates(corners.get(2));
    int d = position.candidates(corners.get(3));
    if (a == 0 || b == 0 || c == 0 || d == 0) {
      return; // a corner is filled
    }
    addIfAny(position, corners, a, found);
    if (b != a) {
      addIfAny(position, corners, b, found);
    }
    if (c != a && c != b) {
      addIfAny(position, corners, c, found);
    }
    if (d != a && d != b && d != c) {
      addIfAny(position, corners, d, found);
    }
  }

  /** Adds the rectangle with the digits {@code pair}, if they are two and every corner has some. */
  private static void addIfAny(
      Position position,
      ImmutableIntArray corners,
      int pair,
      ImmutableList.Builder<Rectangle> found) {
    if (Integer.bitCount(pair) != 2) {
      return;
    }
    ImmutableIntArray.Builder withExtras = ImmutableIntArray.builder(4);
    for (int i = 0; i < 4; i++) {
      int candidates = position.candidates(corners.get(i));
      if ((candidates & pair) == 0) {
        return;
      }
      if ((candidates & ~pair) != 0) {
        withExtras.add(corners.get(i));
      }
    }
    found.add(new Rectangle(corners, pair, withExtras.build()));
  }

  /** Returns the corner opposite to corner {@code i}. */
  int opposite(int i) {
    return corners.get((i + 2) % 4);
  }

  /** Returns whether {@code corner} has other candidates than the two. */
  boolean hasExtras(int corner) {
    return withExtras.contains(corner);
  }

  /** Returns whether the corners {@code a} and {@code b} are diagonal. */
  boolean areDiagonal(int a, int b) {
    return opposite(corners.indexOf(a)) == b;
  }

  CellSet cells(BoardLayout layout) {
    return layout.cells(corners.toArray());
  }
}
