package org.cspworkbench.core.notation;

import java.util.Random;

/** Slips of a finger: letters that are left out, too many, or others. */
final class Typos {

  private Typos() {}

  /**
   * Returns {@code text} with up to three slips.
   *
   * @param letters what may be typed in their place
   */
  static String in(String text, String letters, Random random) {
    StringBuilder changed = new StringBuilder(text);
    for (int slip = 0; slip <= random.nextInt(3); slip++) {
      int place = random.nextInt(changed.length());
      char letter = letters.charAt(random.nextInt(letters.length()));
      switch (random.nextInt(3)) {
        case 0 -> changed.insert(place, letter);
        case 1 -> changed.setCharAt(place, letter);
        default -> changed.deleteCharAt(place);
      }
    }
    return changed.toString();
  }
}
