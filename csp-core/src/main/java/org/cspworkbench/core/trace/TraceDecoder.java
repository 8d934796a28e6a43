package org.cspworkbench.core.trace;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.primitives.ImmutableIntArray;
import org.cspworkbench.core.model.ByteReader;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.MalformedEncodingException;
import org.jspecify.annotations.Nullable;

/** Makes traces from the bytes of a {@link TraceEncoder}. */
public final class TraceDecoder {

  private TraceDecoder() {}

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
    checkArgument(
        key.structure().equals(csp.structure()), "the key belongs to another problem than %s", csp);
    ByteReader reader = ByteReader.ofSealed(bytes);
    long version = reader.unsigned();
    if (version < TraceEncoder.VERSION || version > TraceEncoder.VERSION_WITH_REVISIONS) {
      throw new MalformedEncodingException(
          String.format(
              "expected a trace in version %d to %d, found version %d",
              TraceEncoder.VERSION, TraceEncoder.VERSION_WITH_REVISIONS, version));
    }
    if (!KeyFingerprint.read(reader).equals(KeyFingerprint.of(key))) {
      throw new MalformedEncodingException(
          "the trace was recorded from another problem than " + csp + ", or by another solver");
    }
    int form = reader.below(16, "the form of a trace");
    Detail detail = (form & TraceEncoder.IS_FINE) != 0 ? Detail.FINE : Detail.DECISIONS;
    boolean hasIntervals = (form & TraceEncoder.HAS_INTERVALS) != 0;
    DomainSnapshot initial = StateCoding.read(key, hasIntervals, reader);
    @Nullable FinalState end =
        (form & TraceEncoder.HAS_END) != 0
            ? StateCoding.readFinal(key, hasIntervals, reader)
            : null;
    Trace trace = Trace.stored(csp, key, initial, detail, TraceEncoder.MAX_EVENTS);
    int notes = reader.count();
    for (int k = 0; k < notes; k++) {
      trace.store(new TraceNote(reader.text(), reader.text()));
    }
    if (version >= TraceEncoder.VERSION_WITH_NOGOODS) {
      readNogoods(key, reader, trace);
    }
    int count = reader.below(TraceEncoder.MAX_EVENTS + 1L, "a number of events");
    boolean hasRevisions = version == TraceEncoder.VERSION_WITH_REVISIONS;
    new EventReader(reader, key, new EventModel(key, hasRevisions), trace, count).read();
    if (hasRevisions && detail == Detail.DECISIONS) {
      StepCoding.read(trace, count, reader);
    }
    reader.end();
    if (end == null && trace.endsWithGap()) {
      throw new MalformedEncodingException("the trace has a gap and no final state");
    }
    trace.closeStored(end, (form & TraceEncoder.IS_FULL) != 0);
    return trace;
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
