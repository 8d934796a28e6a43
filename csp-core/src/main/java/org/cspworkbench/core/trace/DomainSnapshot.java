package org.cspworkbench.core.trace;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;

/**
 * What every domain holds at one moment of a run: a bit for each value of the narrow domains, as
 * the words of {@link TraceKey}, and a set of intervals for each wide one.
 */
public final class DomainSnapshot {

  final long[] words;
  final ImmutableList<ValueSet> wide;

  /**
   * Copies domains.
   *
   * @param words the words of the narrow domains
   * @param wide the wide domains, by their numbers
   */
  public DomainSnapshot(long[] words, ImmutableList<ValueSet> wide) {
    this.words = words.clone();
    this.wide = wide;
  }

  /** Returns domains none of which is wide. */
  public static DomainSnapshot of(long[] words) {
    return new DomainSnapshot(words, ImmutableList.of());
  }

  /**
   * Returns the domains that {@code words} contain, which has a bit for each value of {@code key}.
   */
  static DomainSnapshot ofWords(long[] words, TraceKey key) {
    ImmutableList.Builder<ValueSet> wide = ImmutableList.builder();
    for (int x = 0; x < key.structure().variables().size(); x++) {
      if (key.isWide(x)) {
        int from = key.address(x, 0);
        wide.add(
            ValueSet.where(
                key.structure().variables().get(x).domain().size(),
                i -> ((words[(from + i) >>> 6] >>> i) & 1) != 0));
      }
    }
    return new DomainSnapshot(Arrays.copyOf(words, key.narrowWordCount()), wide.build());
  }

  /** Checks that the domains are as many as those of {@code key}. */
  void check(TraceKey key) {
    checkArgument(
        words.length == key.narrowWordCount() && wide.size() == key.wideCount(),
        "%s words and %s wide domains instead of %s and %s",
        words.length,
        wide.size(),
        key.narrowWordCount(),
        key.wideCount());
  }

  /** Returns the words of the narrow domains. */
  public long[] words() {
    return words.clone();
  }

  /** Returns the wide domains, by their numbers. */
  public ImmutableList<ValueSet> wide() {
    return wide;
  }

  /** Returns the values of variable {@code x} of {@code key}. */
  public ValueSet values(TraceKey key, int x) {
    if (key.isWide(x)) {
      return wide.get(key.wideNumber(x));
    }
    int from = key.firstWord(x);
    return ValueSet.where(
        key.structure().variables().get(x).domain().size(),
        i -> (words[from + (i >>> 6)] >>> i & 1) != 0);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof DomainSnapshot snapshot
        && Arrays.equals(words, snapshot.words)
        && wide.equals(snapshot.wide);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(words) + wide.hashCode();
  }

  @Override
  public String toString() {
    return Arrays.toString(words) + " " + wide;
  }
}
