package org.cspworkbench.core.trace;

import org.cspworkbench.core.model.ByteReader;
import org.cspworkbench.core.model.ByteWriter;
import org.cspworkbench.core.model.MalformedEncodingException;

/**
 * The revisions between the events of a trace: how many steps are as expected, then one that is
 * not. A step is expected to be the one that came last between the same two events. Writer and
 * reader keep one each, for all parts of a trace.
 */
final class StepCoding {

  private static final int BITS = 15; // of the index of the table

  private final long[] steps = new long[1 << BITS]; // by the two events
  private long last;
  private int pair;

  /** Writes the steps before the events from {@code start} to {@code end}. */
  void write(Trace trace, int start, int end, ByteWriter bytes) {
    int expected = 0;
    for (int position = start; position < end; position++) {
      long step = trace.revisionsBefore(position);
      if (step == expectedBefore(trace.packed(position))) {
        expected++;
      } else {
        bytes.unsigned(expected);
        bytes.unsigned(step);
        expected = 0;
      }
      observe(step);
    }
    bytes.unsigned(expected);
  }

  /** Reads the steps before the events of {@code trace} from {@code start} on. */
  void read(Trace trace, int start, ByteReader bytes) throws MalformedEncodingException {
    int end = trace.length();
    int expected = bytes.below(end - start + 1L, "a number of steps");
    for (int position = start; position < end; position++) {
      long step = expectedBefore(trace.packed(position));
      if (expected == 0) {
        step = step(bytes);
        expected = bytes.below(end - position, "a number of steps");
      } else {
        expected--;
      }
      trace.storeRevisions(position, step);
      observe(step);
    }
  }

  private static long step(ByteReader bytes) throws MalformedEncodingException {
    long step = bytes.unsigned();
    if (step < 0) {
      throw new MalformedEncodingException("expected a number of revisions in the trace");
    }
    return step;
  }

  private long expectedBefore(long packed) {
    long mixed = (last * 0x9E37_79B9_7F4A_7C15L + packed) * 0xD6E8_FEB8_6659_FD93L;
    pair = (int) (mixed >>> (Long.SIZE - BITS));
    last = packed;
    return steps[pair];
  }

  private void observe(long step) {
    steps[pair] = step;
  }
}
