package org.cspworkbench.app.export;

import java.util.List;

/** Lists of names. */
final class Names {

  private Names() {}

  /** Joins names: {@code a}, {@code a and b}, {@code a, b and c}. */
  static String and(List<String> names) {
    int last = names.size() - 1;
    return last == 0
        ? names.get(0)
        : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
  }
}
