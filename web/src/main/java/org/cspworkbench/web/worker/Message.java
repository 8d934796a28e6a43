package org.cspworkbench.web.worker;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.Arrays;

/**
 * What page and worker tell each other: a kind and a text. Bytes are texts of as many characters,
 * which browsers pass on as fast as memory is copied.
 *
 * @param kind the kind
 * @param text its content
 */
record Message(Kind kind, String text) {

  /** The kinds of messages. */
  enum Kind {
    /** The worker can be asked to solve. */
    READY('0'),
    /** The page asks for a run; the text is its document. */
    SOLVE('1'),
    /** The next part of the recording; more follow. */
    EVENTS('2'),
    /** The result of the run, before the last part of the recording. */
    RESULT('6'),
    /** The last part of the recording. */
    RUN('3'),
    /** The run cannot be made; the text is a sentence. */
    REFUSED('4'),
    /** The solver failed; the text is that of its failure. */
    FAILED('5'),
    /** The page asks for the times of runs; the text is their list. */
    TIME('7'),
    /** The completed part of a measurement; the text is a number. */
    PART('8'),
    /** The times of the runs; the text is their list. */
    TIMES('9');

    private final char mark;

    Kind(char mark) {
      this.mark = mark;
    }

    private static Kind of(char mark) {
      return Arrays.stream(values()).filter(kind -> kind.mark == mark).findFirst().orElseThrow();
    }
  }

  static Message of(Kind kind) {
    return new Message(kind, "");
  }

  static Message of(Kind kind, byte[] bytes) {
    return new Message(kind, new String(bytes, ISO_8859_1));
  }

  /** Returns the text as bytes. */
  byte[] bytes() {
    return text.getBytes(ISO_8859_1);
  }

  /** Returns the message as one text. */
  String packed() {
    return kind.mark + text;
  }

  /** Reads what {@link #packed} has written. */
  static Message unpack(String packed) {
    return new Message(Kind.of(packed.charAt(0)), packed.substring(1));
  }
}
