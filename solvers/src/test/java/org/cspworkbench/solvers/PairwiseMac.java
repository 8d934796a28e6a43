package org.cspworkbench.solvers;

import java.util.stream.IntStream;

/**
 * Maintained arc consistency on the inequalities of a 9×9, as short as it can be written: the tree
 * that every engine has with the smallest domain first (ties by index), ascending values and binary
 * branching. A failure is an empty domain after x = v or after x ≠ v.
 */
final class PairwiseMac {

  private static final int[][] PEERS = peers();

  private long fails;

  private PairwiseMac() {}

  /** The number of failures until the first solution of {@code puzzle}. */
  static long fails(String puzzle) {
    PairwiseMac mac = new PairwiseMac();
    int[] domains = new int[81];
    for (int cell = 0; cell < 81; cell++) {
      int digit = Character.digit(puzzle.charAt(cell), 10);
      domains[cell] = digit > 0 ? 1 << digit : 0x3fe;
    }
    if (mac.isConsistent(domains)) {
      mac.search(domains);
    }
    return mac.fails;
  }

  private boolean search(int[] domains) {
    int x = -1;
    for (int cell = 0; cell < 81; cell++) {
      int size = Integer.bitCount(domains[cell]);
      if (size > 1 && (x < 0 || size < Integer.bitCount(domains[x]))) {
        x = cell;
      }
    }
    if (x < 0) {
      return true;
    }
    int v = Integer.lowestOneBit(domains[x]);
    return searchWith(domains, x, v) || searchWith(domains, x, domains[x] & ~v);
  }

  private boolean searchWith(int[] domains, int x, int values) {
    int[] copy = domains.clone();
    copy[x] = values;
    return isConsistent(copy) && search(copy);
  }

  /** Removes the value of every fixed cell from its peers until nothing changes. */
  private boolean isConsistent(int[] domains) {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int x = 0; x < 81; x++) {
        for (int y : PEERS[x]) {
          if (Integer.bitCount(domains[x]) == 1 && (domains[y] & domains[x]) != 0) {
            domains[y] &= ~domains[x];
            changed = true;
            if (domains[y] == 0) {
              fails++;
              return false;
            }
          }
        }
      }
    }
    return true;
  }

  private static int[][] peers() {
    return IntStream.range(0, 81)
        .mapToObj(x -> IntStream.range(0, 81).filter(y -> arePeers(x, y)).toArray())
        .toArray(int[][]::new);
  }

  private static boolean arePeers(int x, int y) {
    boolean areInOneBox = x / 27 == y / 27 && x % 9 / 3 == y % 9 / 3;
    return x != y && (x / 9 == y / 9 || x % 9 == y % 9 || areInOneBox);
  }
}
