package org.cspworkbench.core.trace;

import org.cspworkbench.core.model.ByteWriter;

/**
 * Writes the events of a trace: how many come as an {@link EventModel} expects, then one that does
 * not, as its kind and its distance from what is expected.
 */
final class EventWriter {

  /** Stands for the end in place of a kind. */
  static final int END = 31;

  /** A greater number of expected events does not fit into the byte of the kind. */
  static final int MOST_WITH_KIND = 7;

  private final ByteWriter bytes;
  private final EventModel model;
  private int expected;

  EventWriter(ByteWriter bytes, EventModel model) {
    this.bytes = bytes;
    this.model = model;
  }

  void write(long packed) {
    if (packed == model.follower()) {
      expected++;
    } else {
      EventKind kind = PackedEvent.kind(packed);
      start(kind.code());
      writeParts(kind, PackedEvent.cause(packed), PackedEvent.subject(packed));
    }
    model.observe(packed);
  }

  void end() {
    start(END);
  }

  private void start(int code) {
    int withKind = Math.min(expected, MOST_WITH_KIND);
    bytes.single(code << 3 | withKind);
    if (withKind == MOST_WITH_KIND) {
      bytes.unsigned(expected - MOST_WITH_KIND);
    }
    expected = 0;
  }

  private void writeParts(EventKind kind, int cause, int subject) {
    if (EventModel.hasCause(kind)) {
      bytes.signed(cause - (long) model.expectedCause(kind));
    }
    if (kind == EventKind.PRUNE) { // by a fixed value if odd, of a value if even
      bytes.signed(
          subject < 0
              ? 2L * (~subject - model.expectedFixed(cause)) + 1
              : 2L * (subject - model.expectedSubject(kind, cause)));
    } else if (model.hasSubject(kind, cause)) {
      bytes.signed(subject - (long) model.expectedSubject(kind, cause));
    }
  }
}
