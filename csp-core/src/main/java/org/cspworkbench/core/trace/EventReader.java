package org.cspworkbench.core.trace;

import org.cspworkbench.core.model.ByteReader;
import org.cspworkbench.core.model.MalformedEncodingException;

/** Reads the events that an {@link EventWriter} has written. */
final class EventReader {

  private final ByteReader bytes;
  private final TraceKey key;
  private final EventModel model;
  private final Trace trace;
  private int left;

  /** Reads {@code count} events into {@code trace}. */
  EventReader(ByteReader bytes, TraceKey key, EventModel model, Trace trace, int count) {
    this.bytes = bytes;
    this.key = key;
    this.model = model;
    this.trace = trace;
    this.left = count;
  }

  void read() throws MalformedEncodingException {
    while (true) {
      int start = bytes.single();
      int expected = start & EventWriter.MOST_WITH_KIND;
      if (expected == EventWriter.MOST_WITH_KIND) {
        expected += bytes.below(left + 1L, "a number of events");
      }
      require(expected <= left, "fewer events");
      for (int k = 0; k < expected; k++) {
        add(model.follower());
      }
      if (start >>> 3 == EventWriter.END) {
        require(left == 0, "more events");
        return;
      }
      require(left > 0, "fewer events");
      add(event(kind(start >>> 3)));
    }
  }

  private void add(long packed) {
    trace.store(packed);
    model.observe(packed);
    left--;
  }

  private static EventKind kind(int code) throws MalformedEncodingException {
    return EventKind.ofCode(code)
        .orElseThrow(() -> new MalformedEncodingException("there is no event of kind " + code));
  }

  private long event(EventKind kind) throws MalformedEncodingException {
    int cause = EventModel.hasCause(kind) ? number(model.expectedCause(kind), bytes.signed()) : 0;
    int bound =
        switch (kind) {
          case SELECT -> key.structure().variables().size() - 1;
          case CONFLICT, JUMP, NOGOOD, MOVE -> PackedEvent.MAX_CAUSE;
          case PRUNE ->
              (int) Math.min(key.endOfArcs() + (long) trace.nogoodCount(), PackedEvent.MAX_CAUSE);
          default -> key.endOfArcs();
        };
    require(cause >= 0 && cause <= bound, "another cause");
    int subject = subject(kind, cause);
    require(isPossible(kind, cause, subject), "another subject");
    return PackedEvent.pack(kind, cause, subject);
  }

  private int subject(EventKind kind, int cause) throws MalformedEncodingException {
    if (kind == EventKind.PRUNE) {
      long number = bytes.signed();
      return (number & 1) == 1
          ? ~number(model.expectedFixed(cause), number >> 1)
          : number(model.expectedSubject(kind, cause), number >> 1);
    }
    return model.hasSubject(kind, cause)
        ? number(model.expectedSubject(kind, cause), bytes.signed())
        : 0;
  }

  private static int number(int expected, long distance) throws MalformedEncodingException {
    long number = expected + distance;
    require(number == (int) number, "a number of 32 bits");
    return (int) number;
  }

  private boolean isPossible(EventKind kind, int cause, int subject) {
    return switch (kind) {
      case TRY, REFUTE, BACKTRACK -> isAddress(Halves.boundOrValue(subject));
      case PLACE, COVER, UNCOVER, NOGOOD, MOVE -> isAddress(subject);
      case PRUNE -> subject < 0 ? isOfSeveral(cause, subject) : isAddress(subject);
      case JUMP -> subject == -1 || isAddress(subject);
      case WIPE_OUT, DEQUEUE, ENQUEUE -> isVariable(subject);
      case REVISE -> subject == 0 || subject == -1;
      case TECHNIQUE -> subject >= 1 && subject <= trace.noteCount();
      case LEARN, ASSERT, FORGET -> subject >= 1 && subject <= trace.nogoodCount();
      case VIOLATION ->
          isArc(cause) ? subject == 0 : subject >= 1 && subject <= trace.nogoodCount();
      case GAP -> left == 1;
      default -> true;
    };
  }

  /** Returns whether a pruning of several values is possible. */
  private boolean isOfSeveral(int cause, int subject) {
    return key.wideCount() > 0
        ? Halves.isHalf(subject) && isOfWide(Halves.bound(subject))
        : isArc(cause) && isAddress(~subject);
  }

  private boolean isOfWide(int address) {
    return isAddress(address) && address >>> 6 >= key.narrowWordCount();
  }

  private boolean isArc(int cause) {
    return cause > 0 && cause <= key.endOfArcs();
  }

  private boolean isVariable(int x) {
    return x >= 0 && x < key.structure().variables().size();
  }

  private boolean isAddress(int address) {
    return address >= 0 && address >>> 6 < key.wordCount();
  }

  private static void require(boolean isSo, String expected) throws MalformedEncodingException {
    if (!isSo) {
      throw new MalformedEncodingException("expected " + expected + " in the trace");
    }
  }
}
