package org.cspworkbench.core.trace;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkPositionIndex;

import org.cspworkbench.core.model.ByteWriter;

/**
 * Encodes traces, so that a {@link TraceDecoder} makes from the bytes a trace with the same events
 * and states. The problem and the key of the trace are not part of the encoding; a fingerprint of
 * the key is.
 */
public final class TraceEncoder {

  /**
   * The version of the form of a trace with neither learnt nogoods nor halves: its first number.
   */
  static final int VERSION = 1;

  /**
   * The version of the form of a trace with learnt nogoods, whose number and list stand behind its
   * notes, or with halves of domains, which readers of the first version do not know.
   */
  static final int VERSION_WITH_NOGOODS = 2;

  /**
   * The version of the form of a trace whose revisions are known: in fine detail they distinguish
   * one arc from all between the same two variables, otherwise how many came before each event
   * stands behind the events. It always has nogoods, which may be none.
   */
  static final int VERSION_WITH_REVISIONS = 3;

  /** The greatest number of events in an encoding. */
  public static final int MAX_EVENTS = 1 << 24;

  /** Whether the final state is part of the encoding, as a bit. */
  static final int HAS_END = 1;

  /** Whether recording ended at the bound of memory, as a bit. */
  static final int IS_FULL = 2;

  /** Whether revisions and enqueues were recorded, as a bit. */
  static final int IS_FINE = 4;

  /** Whether wide domains are stored as intervals, and prunings may remove their ends, as a bit. */
  static final int HAS_INTERVALS = 8;

  private TraceEncoder() {}

  /**
   * Returns the first {@code end} events of {@code trace} as bytes, with the notes that they
   * contain and, if the run is over, the state in which it ended.
   *
   * <p>The decoded trace is always closed. If {@code end} is the length of the trace, it ends as
   * the trace does, with a {@linkplain Trace#hasGap gap} if that has one; otherwise it ends with
   * event {@code end}, without a gap, and its {@linkplain Trace#finalCounters final counters} are
   * those of the whole run. Those of a run that was not over are missing.
   *
   * @throws IndexOutOfBoundsException if {@code end} is not from 0 to the length of the trace
   * @throws IllegalArgumentException if {@code end} exceeds {@link #MAX_EVENTS}
   */
  public static byte[] encode(Trace trace, int end) {
    boolean hasEnd = trace.isClosed() && trace.finalCounters() != null; // before the length is read
    checkPositionIndex(end, trace.length());
    checkArgument(end <= MAX_EVENTS, "%s events are more than %s", end, MAX_EVENTS);
    ByteWriter bytes = new ByteWriter();
    int nogoods = nogoods(trace, end);
    boolean countsRevisions = trace.countsRevisions();
    boolean isFirstVersion = !countsRevisions && nogoods == 0 && !trace.hasHalves();
    bytes.unsigned(
        countsRevisions ? VERSION_WITH_REVISIONS : isFirstVersion ? VERSION : VERSION_WITH_NOGOODS);
    KeyFingerprint.of(trace.key()).write(bytes);
    boolean isFull = trace.isFull() && end == trace.length();
    bytes.unsigned(
        (hasEnd ? HAS_END : 0)
            | (isFull ? IS_FULL : 0)
            | (trace.detail() == Detail.FINE ? IS_FINE : 0)
            | (trace.key().wideCount() > 0 ? HAS_INTERVALS : 0));
    StateCoding.write(trace.initialDomains(), bytes);
    if (hasEnd) {
      StateCoding.write(trace.finalState(), bytes);
    }
    writeNotes(trace, end, bytes);
    if (!isFirstVersion) {
      writeNogoods(trace, nogoods, bytes);
    }
    bytes.unsigned(end);
    EventWriter events = new EventWriter(bytes, new EventModel(trace.key(), countsRevisions));
    for (int position = 0; position < end; position++) {
      events.write(trace.packed(position));
    }
    events.end();
    if (countsRevisions && trace.detail() == Detail.DECISIONS) {
      StepCoding.write(trace, end, bytes);
    }
    return bytes.toSealedBytes();
  }

  /** Returns how many nogoods the first {@code end} events learn. */
  private static int nogoods(Trace trace, int end) {
    int nogoods = 0;
    for (int position = 0; position < end; position++) {
      nogoods += trace.kind(position) == EventKind.LEARN ? 1 : 0;
    }
    return nogoods;
  }

  private static void writeNogoods(Trace trace, int nogoods, ByteWriter bytes) {
    bytes.unsigned(nogoods);
    for (int number = 1; number <= nogoods; number++) {
      LearntNogood nogood = trace.nogood(number);
      bytes.unsigned(nogood.size());
      int before = 0;
      for (int k = 0; k < nogood.size(); k++) {
        bytes.signed(nogood.literals().get(k) - (long) before);
        before = nogood.literals().get(k);
      }
      bytes.unsigned(nogood.level());
      bytes.unsigned(nogood.levels());
    }
  }

  private static void writeNotes(Trace trace, int end, ByteWriter bytes) {
    int notes = 0;
    for (int position = 0; position < end; position++) {
      if (trace.kind(position) == EventKind.TECHNIQUE) {
        notes = Math.max(notes, PackedEvent.subject(trace.packed(position)));
      }
    }
    bytes.unsigned(notes);
    for (int number = 1; number <= notes; number++) {
      TraceNote note = trace.note(number);
      bytes.text(note.title());
      bytes.text(note.text());
    }
  }
}
