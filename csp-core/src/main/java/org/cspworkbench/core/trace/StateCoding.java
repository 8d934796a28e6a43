package org.cspworkbench.core.trace;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.model.ByteReader;
import org.cspworkbench.core.model.ByteWriter;
import org.cspworkbench.core.model.MalformedEncodingException;

/** The states in which a run starts and ends. Equal words of domains in succession take a byte. */
final class StateCoding {

  private StateCoding() {}

  static void write(DomainSnapshot domains, ByteWriter bytes) {
    long last = 0;
    for (long word : domains.words) {
      bytes.unsigned(word ^ last);
      last = word;
    }
    domains.wide.forEach(values -> write(values, bytes));
  }

  /** Writes how many intervals there are, and how far each lies behind the one before. */
  private static void write(ValueSet values, ByteWriter bytes) {
    bytes.unsigned(values.intervalCount());
    for (int k = 0, behind = 0; k < values.intervalCount(); k++) {
      bytes.unsigned(values.first(k) - behind);
      bytes.unsigned(values.last(k) - values.first(k));
      behind = values.last(k) + 1;
    }
  }

  /**
   * Reads the domains of {@code key}.
   *
   * @param hasIntervals whether wide domains are stored as such, not in words
   */
  static DomainSnapshot read(TraceKey key, boolean hasIntervals, ByteReader bytes)
      throws MalformedEncodingException {
    long[] words = words(hasIntervals ? key.narrowWordCount() : key.wordCount(), bytes);
    if (!hasIntervals) {
      return DomainSnapshot.ofWords(words, key);
    }
    ImmutableList.Builder<ValueSet> wide = ImmutableList.builder();
    for (int x = 0; x < key.structure().variables().size(); x++) {
      if (key.isWide(x)) {
        wide.add(values(key.structure().variables().get(x).domain().size(), bytes));
      }
    }
    return new DomainSnapshot(words, wide.build());
  }

  private static ValueSet values(int size, ByteReader bytes) throws MalformedEncodingException {
    ValueSet.Builder values = new ValueSet.Builder();
    int behind = 0;
    for (int left = bytes.count(); left > 0; left--) {
      int first = behind + bytes.below(size - behind, "the first value of an interval");
      int last = first + bytes.below(size - first, "the last value of an interval");
      values.add(first, last);
      behind = last + 1;
    }
    return values.build();
  }

  private static long[] words(int count, ByteReader bytes) throws MalformedEncodingException {
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
    write(end.domains(), bytes);
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

  static FinalState readFinal(TraceKey key, boolean hasIntervals, ByteReader bytes)
      throws MalformedEncodingException {
    DomainSnapshot domains = read(key, hasIntervals, bytes);
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
    return new FinalState(domains, assigned, counters);
  }
}
