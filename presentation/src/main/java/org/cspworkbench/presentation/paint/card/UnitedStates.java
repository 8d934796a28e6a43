package org.cspworkbench.presentation.paint.card;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import java.util.List;
import org.cspworkbench.presentation.surface.Point;

/**
 * The positions of the states of the United States in a graph: approximately as on a map, with more
 * space between the small ones in the north-east.
 */
public final class UnitedStates {

  /** name, distance from the west, distance from the north */
  private static final String PLACES =
      """
      WA 0.0 0.0   OR 0.0 1.1   CA 0.1 2.6   NV 1.0 2.1   ID 1.2 0.9   MT 2.4 0.2   WY 2.7 1.3
      UT 2.0 2.3   AZ 1.7 3.6   CO 3.2 2.4   NM 2.9 3.7   ND 3.9 0.1   SD 3.8 1.0   NE 4.0 1.9
      KS 4.4 2.8   OK 4.5 3.6   TX 4.1 4.7   MN 5.0 0.4   IA 5.1 1.5   MO 5.6 2.5   AR 5.7 3.6
      LA 5.7 4.7   WI 6.1 0.7   IL 6.3 1.8   MI 7.2 0.8   IN 7.2 1.9   OH 8.1 1.6   KY 7.4 2.8
      TN 7.1 3.6   MS 6.6 4.5   AL 7.5 4.5   GA 8.4 4.5   FL 8.4 5.5   SC 9.4 4.2   NC 9.3 3.3
      VA 9.2 2.5   WV 8.3 2.4   PA 9.2 1.5   NY 9.7 0.6   VT 10.5 0.0  NH 11.4 0.0  ME 12.2 -0.4
      MA 11.2 0.8  RI 12.1 1.1  CT 11.2 1.6  NJ 10.3 1.6  DE 11.1 2.4  MD 10.2 2.4  DC 10.2 3.2
      """;

  private static final ImmutableMap<String, Point> BY_NAME = read();

  private UnitedStates() {}

  private static ImmutableMap<String, Point> read() {
    List<String> words =
        Splitter.on(CharMatcher.whitespace()).omitEmptyStrings().splitToList(PLACES);
    ImmutableMap.Builder<String, Point> places = ImmutableMap.builder();
    for (int i = 0; i < words.size(); i += 3) {
      double x = Double.parseDouble(words.get(i + 1));
      double y = Double.parseDouble(words.get(i + 2));
      places.put(words.get(i), new Point(x, y));
    }
    return places.buildOrThrow();
  }

  /** Returns whether there is a state of this name. */
  public static boolean has(String name) {
    return BY_NAME.containsKey(name);
  }

  /**
   * Returns the position of the state of this name, in widths of a card to the east and south of
   * Washington.
   */
  public static Point place(String name) {
    Point place = BY_NAME.get(name);
    if (place == null) {
      throw new IllegalArgumentException("no state is called " + name);
    }
    return place;
  }
}
