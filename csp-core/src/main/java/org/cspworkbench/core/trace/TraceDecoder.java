package org.cspworkbench.core.trace;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.primitives.ImmutableIntArray;
import org.cspworkbench.core.model.ByteReader;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.MalformedEncodingException;
import org.jspecify.annotations.Nullable;

/**
 * Makes a trace from the bytes of a {@link TraceEncoder}: at once, or part by part, so that it
 * grows.
 */
public final class TraceDecoder {

  private final Csp csp;
  private final TraceKey key;
  private final StepCoding steps = new StepCoding();
  private @Nullable Trace trace;
  private @Nullable EventModel model;

  /**
   * Creates a decoder of a trace, none of which has been read.
   *
   * @param csp the problem that was solved
   * @param key what the numbers of the trace mean: the key of the same solver for the same problem
   * @throws IllegalArgumentException if {@code key} is not a key of {@code csp}
   */
  public TraceDecoder(Csp csp, TraceKey key) {
    checkArgument(
        key.structure().equals(csp.structure()), "the key belongs to another problem than %s", csp);
    this.csp = csp;
    this.key = key;
  }

  /**
   * Returns the trace in {@code bytes}, closed. A {@linkplain Trace#player player} of it shows the
   * same events and states as one of the encoded trace.
   *
   * @param csp the problem that was solved
   * @param key what the numbers of the trace mean: the key of the same solver for the same problem
   * @throws MalformedEncodingException if the bytes are not the encoding of a trace, or of one with
   *     another key
   * @throws IllegalArgumentException if {@code key} is not a key of {@code csp}
   */
  public static Trace decode(byte[] bytes, Csp csp, TraceKey key)
      throws MalformedEncodingException {
    TraceDecoder decoder = new TraceDecoder(csp, key);
    Trace trace = decoder.append(bytes);
    decoder.close();
    return trace;
  }

  /**
   * Adds the events in {@code bytes}, which follow those added before; returns the trace, always
   * the same one.
   *
   * @throws MalformedEncodingException if the bytes are not the next part of a trace, or of one
   *     with another key
   */
  public Trace append(byte[] bytes) throws MalformedEncodingException {
    ByteReader reader = ByteReader.ofSealed(bytes);
    long version = reader.unsigned();
    if (version < TraceEncoder.VERSION || version > TraceEncoder.VERSION_WITH_REVISIONS) {
      throw new MalformedEncodingException(
          String.format(
              "expected a trace in version %d to %d, found version %d",
              TraceEncoder.VERSION, TraceEncoder.VERSION_WITH_REVISIONS, version));
    }
    if (trace == null && !KeyFingerprint.read(reader).equals(KeyFingerprint.of(key))) {
      throw new MalformedEncodingException(
          "the trace was recorded from another problem than " + csp + ", or by another solver");
    }
    int form = reader.below(16, "the form of a trace");
    boolean hasIntervals = (form & TraceEncoder.HAS_INTERVALS) != 0;
    boolean hasRevisions = version == TraceEncoder.VERSION_WITH_REVISIONS;
    Trace growing = trace == null ? begun(form, hasRevisions, reader) : trace;
    EventModel events = model == null ? new EventModel(key, hasRevisions) : model;
    trace = growing;
    model = events;
    if ((form & TraceEncoder.HAS_END) != 0) {
      growing.store(StateCoding.readFinal(key, hasIntervals, reader));
    }
    int notes = reader.count();
    for (int k = 0; k < notes; k++) {
      growing.store(new TraceNote(reader.text(), reader.text()));
    }
    if (version >= TraceEncoder.VERSION_WITH_NOGOODS) {
      readNogoods(key, reader, growing);
    }
    int start = growing.length();
    int count = reader.below(TraceEncoder.MAX_EVENTS - start + 1L, "a number of events");
    growing.setFull(false); // there may be a gap behind the last event that there was room for
    new EventReader(reader, key, events, growing, count).read();
    if (growing.countsRevisions() && growing.detail() == Detail.DECISIONS) {
      steps.read(growing, start, reader);
    }
    reader.end();
    if (growing.finalCounters() == null && growing.endsWithGap()) {
      throw new MalformedEncodingException("the trace has a gap and no final state");
    }
    growing.setFull((form & TraceEncoder.IS_FULL) != 0);
    return growing;
  }

  private Trace begun(int form, boolean hasRevisions, ByteReader reader)
      throws MalformedEncodingException {
    Detail detail = (form & TraceEncoder.IS_FINE) != 0 ? Detail.FINE : Detail.DECISIONS;
    DomainSnapshot initial =
        StateCoding.read(key, (form & TraceEncoder.HAS_INTERVALS) != 0, reader);
    Trace begun = Trace.stored(csp, key, initial, detail, TraceEncoder.MAX_EVENTS);
    if (hasRevisions && detail == Detail.DECISIONS) {
      begun.storeRevisions();
    }
    return begun;
  }

  /** Ends the trace, if any of it has been read: nothing will be added. */
  public void close() {
    if (trace != null) {
      trace.closeStored();
    }
  }

  private static void readNogoods(TraceKey key, ByteReader reader, Trace trace)
      throws MalformedEncodingException {
    int nogoods = reader.count();
    for (int n = 0; n < nogoods; n++) {
      int size = reader.count();
      if (size == 0) {
        throw new MalformedEncodingException("expected a literal of a nogood");
      }
      ImmutableIntArray.Builder literals = ImmutableIntArray.builder(size);
      long literal = 0;
      for (int k = 0; k < size; k++) {
        literal += reader.signed();
        if (literal < 0 || literal >>> 7 >= key.wordCount()) {
          throw new MalformedEncodingException("expected another literal of a nogood");
        }
        literals.add((int) literal);
      }
      int level = reader.below(Integer.MAX_VALUE, "a level");
      int levels = reader.below(Integer.MAX_VALUE, "a number of levels");
      trace.store(new LearntNogood(literals.build(), level, levels));
    }
  }
}
