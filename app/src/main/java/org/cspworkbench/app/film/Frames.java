package org.cspworkbench.app.film;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.primitives.ImmutableIntArray;
import org.cspworkbench.core.trace.Trace;

/**
 * The positions in a trace that become frames.
 *
 * @param positions the number of preceding events of each frame, ascending
 * @param leftOut the number of omitted positions
 */
public record Frames(ImmutableIntArray positions, int leftOut) {

  /** The maximum number of frames that browsers play smoothly. */
  public static final int MOST = 500;

  /**
   * Selects the frames of {@code trace} from the position {@code from} to the position {@code to},
   * which are always included. If there are more than {@code most}, they are sampled at equal
   * distances.
   *
   * @param from 0 ≤ from ≤ to
   * @param to at most the length of the trace
   * @param most at least 2
   * @throws IllegalArgumentException if one of them is out of its range
   */
  public static Frames of(Trace trace, Pick pick, int from, int to, int most) {
    checkArgument(
        from >= 0 && from <= to && to <= trace.length(),
        "expected 0 ≤ from ≤ to ≤ %s, not from %s to %s",
        trace.length(),
        from,
        to);
    checkArgument(most >= 2, "expected at least 2 frames, not %s", most);
    ImmutableIntArray picked = picked(trace, pick, from, to);
    if (picked.length() <= most) {
      return new Frames(picked, 0);
    }
    ImmutableIntArray.Builder some = ImmutableIntArray.builder(most);
    for (int i = 0; i < most; i++) {
      some.add(picked.get((int) ((long) i * (picked.length() - 1) / (most - 1))));
    }
    return new Frames(some.build(), picked.length() - most);
  }

  private static ImmutableIntArray picked(Trace trace, Pick pick, int from, int to) {
    ImmutableIntArray.Builder picked = ImmutableIntArray.builder();
    picked.add(from);
    for (int position = from + 1; position <= to; position++) {
      if (position == to || pick.includes(trace.kind(position - 1))) {
        picked.add(position);
      }
    }
    return picked.build();
  }
}
