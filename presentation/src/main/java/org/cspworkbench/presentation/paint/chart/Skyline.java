package org.cspworkbench.presentation.paint.chart;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A growing sequence of heights, each with a few flags, with queries for the maximum height and all
 * flags of a range in logarithmic time.
 *
 * <p>Level 0 contains the packed elements; an element of level k combines 8 elements of level k −
 * 1.
 */
final class Skyline {

  private static final int FAN_BITS = 3;
  private static final int FAN = 1 << FAN_BITS;
  private static final int BITS = 5;

  private final List<Level> levels = new ArrayList<>(List.of(new Level()));

  /**
   * Heights and flags packed into integers, so that the greatest height is the maximum of the
   * integers.
   */
  private static final class Level {
    int[] elements = new int[64];
    int length;

    void set(int index, int element) {
      if (index == elements.length) {
        elements = Arrays.copyOf(elements, elements.length * 2);
      }
      elements[index] = index < length ? joined(elements[index], element) : element;
      length = Math.max(length, index + 1);
    }
  }

  private static int joined(int a, int b) {
    int bits = (a | b) & ((1 << BITS) - 1);
    return Math.max(a >>> BITS, b >>> BITS) << BITS | bits;
  }

  int length() {
    return levels.get(0).length;
  }

  void add(int height, int bits) {
    int element = height << BITS | bits;
    int index = length();
    for (int k = 0; ; k++) {
      if (k == levels.size()) {
        Level above = new Level();
        above.set(0, sum(levels.get(k - 1)));
        levels.add(above);
      }
      Level level = levels.get(k);
      level.set(index, element);
      if (k == levels.size() - 1 && level.length <= FAN) {
        return;
      }
      index >>>= FAN_BITS;
    }
  }

  private static int sum(Level level) {
    int sum = 0;
    for (int i = 0; i < Math.min(FAN, level.length); i++) {
      sum = joined(sum, level.elements[i]);
    }
    return sum;
  }

  int highest(int from, int to) {
    return summary(from, to) >>> BITS;
  }

  int bits(int from, int to) {
    return summary(from, to) & ((1 << BITS) - 1);
  }

  private int summary(int from, int to) {
    int sum = 0;
    int low = from;
    int high = Math.min(to, length());
    for (int k = 0; low < high; k++) {
      int[] elements = levels.get(k).elements;
      boolean isTop = k == levels.size() - 1;
      while (low < high && (isTop || (low & (FAN - 1)) != 0)) {
        sum = joined(sum, elements[low++]);
      }
      while (low < high && (high & (FAN - 1)) != 0) {
        sum = joined(sum, elements[--high]);
      }
      low >>>= FAN_BITS;
      high >>>= FAN_BITS;
    }
    return sum;
  }
}
