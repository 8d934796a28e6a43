package org.cspworkbench.solvers.logic.uniqueness;

import com.google.common.cache.CacheBuilder;
import com.google.common.cache.CacheLoader;
import com.google.common.cache.LoadingCache;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.Layout;
import org.cspworkbench.solvers.logic.position.Position;

/**
 * Four empty cells in two rows, two columns and two boxes, and two digits that each of them may
 * hold, or could if it had not been ruled out. If the four held only these two, they could change
 * places, and there would be a second solution.
 *
 * @param corners the cells, diagonal ones two apart: 0 and 2, 1 and 3
 * @param pair the two digits
 */
record Rectangle(int[] corners, int pair) {

  private static final LoadingCache<Layout, ImmutableList<int[]>> CORNERS =
      CacheBuilder.newBuilder().weakKeys().build(CacheLoader.from(Rectangle::allCorners));

  /**
   * All rectangles of {@code position} in which every corner has one of the two digits at least,
   * and some corner has both and nothing else.
   */
  static ImmutableList<Rectangle> of(Position position) {
    return position.derive(Rectangle.class, Rectangle::findAll);
  }

  private static ImmutableList<Rectangle> findAll(Position position) {
    ImmutableList.Builder<Rectangle> found = ImmutableList.builder();
    for (int[] corners : CORNERS.getUnchecked(position.layout())) {
      addPairs(position, corners, found);
    }
    return found.build();
  }

  /** The corners of every rectangle in two boxes. */
  private static ImmutableList<int[]> allCorners(Layout layout) {
    ImmutableList.Builder<int[]> all = ImmutableList.builder();
    int size = layout.size();
    for (int top = 0; top < size; top++) {
      for (int bottom = top + 1; bottom < size; bottom++) {
        for (int left = 0; left < size; left++) {
          for (int right = left + 1; right < size; right++) {
            int[] corners = {
              top * size + left, top * size + right, bottom * size + right, bottom * size + left
            };
            if (isInTwoBoxes(layout, corners)) {
              all.add(corners);
            }
          }
        }
      }
    }
    return all.build();
  }

  private static boolean isInTwoBoxes(Layout layout, int[] corners) {
    boolean sameBoxAcross = shareBox(layout, corners[0], corners[1]);
    boolean sameBoxDown = shareBox(layout, corners[0], corners[3]);
    return sameBoxAcross != sameBoxDown;
  }

  private static boolean shareBox(Layout layout, int a, int b) {
    return layout.boxes().stream().anyMatch(box -> box.set().contains(a) && box.set().contains(b));
  }

  private static void addPairs(
      Position position, int[] corners, ImmutableList.Builder<Rectangle> found) {
    for (int corner : corners) {
      if (!position.isEmpty(corner)) {
        return;
      }
    }
    List<Integer> pairs = new ArrayList<>();
    for (int corner : corners) {
      if (position.count(corner) == 2 && !pairs.contains(position.candidates(corner))) {
        pairs.add(position.candidates(corner));
      }
    }
    for (int pair : pairs) {
      boolean fits = true;
      for (int corner : corners) {
        fits &= (position.candidates(corner) & pair) != 0;
      }
      if (fits) {
        found.add(new Rectangle(corners, pair));
      }
    }
  }

  /** The corner opposite to corner {@code i}. */
  int opposite(int i) {
    return corners[(i + 2) % 4];
  }

  /** The corners that have other candidates than the two. */
  int[] withExtras(Position position) {
    return Arrays.stream(corners)
        .filter(corner -> (position.candidates(corner) & ~pair) != 0)
        .toArray();
  }

  /** The candidates of {@code corner} beside the two. */
  int extras(Position position, int corner) {
    return position.candidates(corner) & ~pair;
  }

  /** Whether {@code a} and {@code b} are diagonal corners. */
  boolean areDiagonal(int a, int b) {
    return corners[0] == a && corners[2] == b
        || corners[2] == a && corners[0] == b
        || corners[1] == a && corners[3] == b
        || corners[3] == a && corners[1] == b;
  }

  CellSet cells(Layout layout) {
    return layout.cells(corners);
  }
}
