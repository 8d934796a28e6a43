package org.cspworkbench.core.trace;

import org.cspworkbench.core.model.ByteReader;
import org.cspworkbench.core.model.ByteWriter;
import org.cspworkbench.core.model.MalformedEncodingException;

/** The states in which a run starts and ends. Equal words of domains in succession take a byte. */
final class StateCoding {

  private StateCoding() {}

  static void writeWords(long[] words, ByteWriter bytes) {
    long last = 0;
    for (long word : words) {
      bytes.unsigned(word ^ last);
      last = word;
    }
  }

  static long[] readWords(int count, ByteReader bytes) throws MalformedEncodingException {
    if (count > bytes.left()) {
      throw new MalformedEncodingException("the encoding ends before the words of the domains");
    }
    long[] words = new long[count];
    long last = 0;
    for (int w = 0; w < count; w++) {
      last ^= bytes.unsigned();
      words[w] = last;
    }
    return words;
  }

  static void write(FinalState end, ByteWriter bytes) {
    writeWords(end.words(), bytes);
    for (boolean isAssigned : end.assigned()) {
      bytes.single(isAssigned ? 1 : 0);
    }
    Counts counters = end.counters();
    bytes.unsigned(counters.nodes());
    bytes.unsigned(counters.fails());
    bytes.unsigned(counters.backtracks());
    bytes.unsigned(counters.jumps());
    bytes.unsigned(counters.prunings());
    bytes.unsigned(counters.checks());
    bytes.unsigned(counters.revisions());
    bytes.unsigned(counters.moves());
    bytes.unsigned(counters.attempts());
    bytes.unsigned(counters.maxDepth());
    bytes.unsigned(counters.solutions());
  }

  static FinalState read(TraceKey key, ByteReader bytes) throws MalformedEncodingException {
    long[] words = readWords(key.wordCount(), bytes);
    boolean[] assigned = new boolean[key.structure().variables().size()];
    for (int x = 0; x < assigned.length; x++) {
      assigned[x] = bytes.single() != 0;
    }
    Counters counters = new Counters();
    counters.nodes = bytes.unsigned();
    counters.fails = bytes.unsigned();
    counters.backtracks = bytes.unsigned();
    counters.jumps = bytes.unsigned();
    counters.prunings = bytes.unsigned();
    counters.checks = bytes.unsigned();
    counters.revisions = bytes.unsigned();
    counters.moves = bytes.unsigned();
    counters.attempts = bytes.unsigned();
    counters.maxDepth = bytes.unsigned();
    counters.solutions = bytes.unsigned();
    return new FinalState(words, assigned, counters);
  }
}
