package org.cspworkbench.app.html;

import com.google.common.primitives.ImmutableIntArray;
import java.util.HashMap;
import java.util.Map;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TraceKey;

/** The arcs of events, numbered in the order of their first occurrence. */
final class Arcs {

  private static final int BYTES = 16;

  private final TraceKey key;
  private final Map<Integer, Integer> numbers = new HashMap<>();
  private final ImmutableIntArray.Builder ends = ImmutableIntArray.builder();

  Arcs(TraceKey key) {
    this.key = key;
  }

  /** Returns the number of {@code arc} from 1 on, or 0 if there is no arc. */
  int number(int arc) {
    if (arc == TraceEvent.NONE) {
      return 0;
    }
    Integer known = numbers.get(arc);
    if (known != null) {
      return known;
    }
    numbers.put(arc, numbers.size() + 1);
    ends.add(key.tail(arc));
    ends.add(key.head(arc));
    return numbers.size();
  }

  /** Returns an upper bound of the size as JSON in bytes. */
  long bytes() {
    return (long) BYTES * numbers.size();
  }

  /** Returns the tail and the head of each arc, in sequence. */
  ImmutableIntArray ends() {
    return ends.build();
  }
}
