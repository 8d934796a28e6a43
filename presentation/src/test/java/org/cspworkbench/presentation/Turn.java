package org.cspworkbench.presentation;

import java.util.List;
import java.util.stream.Stream;

/**
 * Selects the cases of a test by rotation, where all of them would take long: of some equal cases
 * the one whose turn it is by the property {@code turn}, a number. With {@code -Dturn=all}, all of
 * them are tested.
 */
public final class Turn {

  private static final String TURN = System.getProperty("turn", "0");

  /** Whether all cases are tested. */
  public static final boolean IS_ALL = TURN.equals("all");

  private Turn() {}

  /**
   * Returns the one of {@code cases} whose turn it is, or all.
   *
   * @param ahead how many turns these cases are ahead of others, so that not all tests have their
   *     first case at once
   */
  public static <T> Stream<T> of(List<T> cases, int ahead) {
    return IS_ALL || cases.isEmpty()
        ? cases.stream()
        : Stream.of(cases.get(Math.floorMod(Integer.parseInt(TURN) + ahead, cases.size())));
  }

  /** Returns every {@code turns}-th of {@code cases}, those whose turn it is, or all. */
  public static <T> Stream<T> every(int turns, List<T> cases) {
    return IS_ALL
        ? cases.stream()
        : Stream.iterate(
                Math.floorMod(Integer.parseInt(TURN), turns),
                place -> place < cases.size(),
                place -> place + turns)
            .map(cases::get);
  }
}
