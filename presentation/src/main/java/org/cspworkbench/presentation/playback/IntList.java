package org.cspworkbench.presentation.playback;

import java.util.Arrays;

/** A growing list of integers. */
final class IntList {

  private int[] numbers = new int[16];
  private int size;

  int size() {
    return size;
  }

  void add(int number) {
    if (size == numbers.length) {
      numbers = Arrays.copyOf(numbers, 2 * size);
    }
    numbers[size++] = number;
  }

  int get(int index) {
    return numbers[index];
  }

  /**
   * Returns the index of the last of these ascending numbers that is at most {@code limit}, or −1.
   */
  int lastUpTo(int limit) {
    int found = Arrays.binarySearch(numbers, 0, size, limit);
    return found >= 0 ? found : -found - 2;
  }
}
