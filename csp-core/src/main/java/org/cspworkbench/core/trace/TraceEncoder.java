package org.cspworkbench.core.trace;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkPositionIndexes;

import org.cspworkbench.core.model.ByteWriter;

/**
 * Encodes a trace, so that a {@link TraceDecoder} makes from the bytes a trace with the same events
 * and states: at once, or part by part while it grows. The problem and the key of the trace are not
 * part of the encoding; a fingerprint of the key is.
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

  private final Trace trace;
  private final EventModel model;
  private final StepCoding steps = new StepCoding();
  private boolean isBegun;
  private boolean isEndWritten;
  private int position; // behind the last part
  private int notes; // in all parts
  private int nogoods;

  /** Creates an encoder of a trace, none of which is encoded. */
  public TraceEncoder(Trace trace) {
    this.trace = trace;
    this.model = new EventModel(trace.key(), trace.countsRevisions());
  }

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
    return new TraceEncoder(trace).next(end);
  }

  /** Returns how many events have been encoded. */
  public int position() {
    return position;
  }

  /**
   * Returns the events from the {@linkplain #position() position} to {@code end} as bytes, the next
   * part of the trace.
   *
   * @throws IndexOutOfBoundsException if {@code end} is not from the position to the length of the
   *     trace
   * @throws IllegalArgumentException if {@code end} exceeds {@link #MAX_EVENTS}
   */
  public byte[] next(int end) {
    boolean hasEnd = // found before the length is read
        !isEndWritten && trace.isClosed() && trace.finalCounters() != null;
    checkPositionIndexes(position, end, trace.length());
    checkArgument(end <= MAX_EVENTS, "%s events are more than %s", end, MAX_EVENTS);
    ByteWriter bytes = new ByteWriter();
    int notesBefore = notes;
    int nogoodsBefore = nogoods;
    count(end);
    boolean isFirstVersion = !trace.countsRevisions() && nogoods == 0 && !trace.hasHalves();
    bytes.unsigned(
        trace.countsRevisions()
            ? VERSION_WITH_REVISIONS
            : isFirstVersion ? VERSION : VERSION_WITH_NOGOODS);
    if (!isBegun) {
      KeyFingerprint.of(trace.key()).write(bytes);
    }
    boolean isFull = trace.isFull() && end == trace.length();
    bytes.unsigned(
        (hasEnd ? HAS_END : 0)
            | (isFull ? IS_FULL : 0)
            | (trace.detail() == Detail.FINE ? IS_FINE : 0)
            | (trace.key().wideCount() > 0 ? HAS_INTERVALS : 0));
    if (!isBegun) {
      StateCoding.write(trace.initialDomains(), bytes);
    }
    if (hasEnd) {
      StateCoding.write(trace.finalState(), bytes);
      isEndWritten = true;
    }
    writeNotes(notesBefore, bytes);
    if (!isFirstVersion) {
      writeNogoods(nogoodsBefore, bytes);
    }
    writeEvents(end, bytes);
    isBegun = true;
    position = end;
    return bytes.toSealedBytes();
  }

  /** Counts the notes and nogoods that the events up to {@code end} speak of. */
  private void count(int end) {
    for (int event = position; event < end; event++) {
      switch (trace.kind(event)) {
        case TECHNIQUE -> notes = Math.max(notes, PackedEvent.subject(trace.packed(event)));
        case LEARN -> nogoods++;
        default -> {}
      }
    }
  }

  private void writeEvents(int end, ByteWriter bytes) {
    bytes.unsigned(end - position);
    EventWriter events = new EventWriter(bytes, model);
    for (int event = position; event < end; event++) {
      events.write(trace.packed(event));
    }
    events.end();
    if (trace.countsRevisions() && trace.detail() == Detail.DECISIONS) {
      steps.write(trace, position, end, bytes);
    }
  }

  /** Writes the nogoods after the first {@code before}. */
  private void writeNogoods(int before, ByteWriter bytes) {
    bytes.unsigned(nogoods - before);
    for (int number = before + 1; number <= nogoods; number++) {
      LearntNogood nogood = trace.nogood(number);
      bytes.unsigned(nogood.size());
      int last = 0;
      for (int k = 0; k < nogood.size(); k++) {
        bytes.signed(nogood.literals().get(k) - (long) last);
        last = nogood.literals().get(k);
      }
      bytes.unsigned(nogood.level());
      bytes.unsigned(nogood.levels());
    }
  }

  /** Writes the notes after the first {@code before}. */
  private void writeNotes(int before, ByteWriter bytes) {
    bytes.unsigned(notes - before);
    for (int number = before + 1; number <= notes; number++) {
      TraceNote note = trace.note(number);
      bytes.text(note.title());
      bytes.text(note.text());
    }
  }
}
