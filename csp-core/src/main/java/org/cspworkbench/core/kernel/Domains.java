package org.cspworkbench.core.kernel;

import static com.google.common.base.Preconditions.checkState;
import static org.cspworkbench.core.kernel.Network.NONE;

import java.util.Arrays;
import org.cspworkbench.core.kernel.DomainLog.Cause;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;

/**
 * What each variable can still be during one run: bit sets over value indices that the trail sets
 * back.
 *
 * <p>Everything that takes a value away goes through here, is counted here and recorded here, so
 * that an algorithm can neither forget nor invent it. A domain that becomes empty is reported by a
 * returned {@code false} or by {@link #isEmpty}, never by an exception.
 */
public final class Domains {

  private static final int NOT_LOOKED_UP = -2;

  private final Network network;
  private final Csp csp;
  private final Counters counters;
  private final @Nullable TraceRecorder recorder;
  private final @Nullable TraceRecorder fineRecorder; // the same, if it wants each revision
  private final boolean oneWordEach;
  private final Trail trail;
  private final Trail memory = new Trail(0); // what algorithms remember
  private final long[] words; // of the trail: the domains, then the sizes if some are wide
  private final int firstSize;
  private int failedArc = NONE; // or NOT_LOOKED_UP
  private int emptiedBy; // while it is not looked up: one of the arcs between two variables,
  private long lastValues; // the last values of the tail,
  private int emptiedByValue; // and the value of the head
  private @Nullable ConflictSets conflictSets;
  private @Nullable DomainLog log;

  /**
   * The initial domains of {@code csp}.
   *
   * @throws IllegalArgumentException if {@code network} is not compiled from the structure of
   *     {@code csp}
   */
  public Domains(Network network, Csp csp, Counters counters, @Nullable TraceRecorder recorder) {
    this(network, csp, network.initialWords(csp), counters, recorder);
  }

  private Domains(
      Network network,
      Csp csp,
      long[] initial,
      Counters counters,
      @Nullable TraceRecorder recorder) {
    this.network = network;
    this.csp = csp;
    this.counters = counters;
    this.recorder = recorder;
    this.fineRecorder = recorder != null && recorder.detail() == Detail.FINE ? recorder : null;
    oneWordEach = network.isOneWordEach();
    int n = network.variableCount();
    firstSize = initial.length;
    trail = new Trail(initial.length + (oneWordEach ? 0 : n) + Assignment.wordCount(n));
    words = trail.words;
    System.arraycopy(initial, 0, words, 0, initial.length);
    if (!oneWordEach) {
      for (int w = 0; w < initial.length; w++) {
        words[firstSize + network.variableOfWord(w)] += Long.bitCount(initial[w]);
      }
    }
    if (recorder != null) {
      recorder.start(csp, network, initial, counters);
    }
  }

  /**
   * Returns the domains of {@code csp} as they are stated, less its givens, from which the
   * constraints on one variable have taken nothing yet: for {@code NodeConsistency}, and for
   * nothing else.
   *
   * @throws IllegalArgumentException if {@code network} is not compiled from the structure of
   *     {@code csp}
   */
  public static Domains asStated(
      Network network, Csp csp, Counters counters, @Nullable TraceRecorder recorder) {
    return new Domains(network, csp, network.statedWords(csp), counters, recorder);
  }

  private Domains(Domains original) {
    network = original.network;
    csp = original.csp;
    counters = original.counters;
    recorder = null;
    fineRecorder = original.fineRecorder;
    oneWordEach = original.oneWordEach;
    firstSize = original.firstSize;
    trail = new Trail(original.words.length);
    words = trail.words;
    copyFrom(original);
  }

  /**
   * Returns a copy on which something can be tried out. What is removed there is not recorded; what
   * is revised is, and the counters are the same.
   */
  public Domains forTrials() {
    return new Domains(this);
  }

  /** Makes these domains, and what is assigned over them, equal to {@code original}. */
  public void copyFrom(Domains original) {
    System.arraycopy(original.words, 0, words, 0, words.length);
  }

  /** Returns the network over which these domains are. */
  public Network network() {
    return network;
  }

  /** Returns the problem from whose initial domains the run started. */
  public Csp csp() {
    return csp;
  }

  /** Returns what the run counts. */
  public Counters counters() {
    return counters;
  }

  /** Returns the recorder of the run, if it has one. */
  public @Nullable TraceRecorder recorder() {
    return recorder;
  }

  /**
   * Returns the recorder of the run, if it has one that records each revision and each entry in a
   * queue and exit from it.
   */
  public @Nullable TraceRecorder fineRecorder() {
    return fineRecorder;
  }

  /**
   * Returns the trail of the domains: for {@link org.cspworkbench.core.fast}, which reads and
   * writes words, and for nothing else.
   */
  public Trail trail() {
    return trail;
  }

  /**
   * Records that few domains will change between one {@link #mark} and the next, so that it costs
   * least to note each.
   *
   * @throws IllegalStateException if the run has opened a level already
   */
  public void expectFewChanges() {
    trail.noteEach();
  }

  /**
   * Returns whether there are so many variables that it costs less to follow what changes, by
   * {@link org.cspworkbench.core.fast.ChangedVariables}, than to look at all of them.
   */
  public boolean isLarge() {
    return trail.notes() && network.variableCount() > 128;
  }

  /** Returns the conflict set of each variable, if they are kept. */
  public @Nullable ConflictSets conflictSets() {
    return conflictSets;
  }

  /**
   * Keeps from now on the conflict set of each variable.
   *
   * @throws IllegalStateException if the run has opened a level already
   */
  public ConflictSets keepConflictSets() {
    ConflictSets kept = new ConflictSets(this);
    conflictSets = kept;
    return kept;
  }

  /**
   * Logs from now on what each variable loses and why.
   *
   * @throws IllegalStateException if the run has opened a level already
   */
  public DomainLog keepLog() {
    checkState(trail.level() == 0, "a log must be created before the search");
    DomainLog kept = new DomainLog(this);
    log = kept;
    return kept;
  }

  /**
   * Returns a second trail, which grows with what algorithms remember, marked and undone with the
   * first.
   */
  Trail memory() {
    return memory;
  }

  /** Starts a level: {@link #undo} brings back what is here now. */
  public void mark() {
    trail.mark();
    memory.mark();
    if (log != null) {
      log.mark();
    }
  }

  /** Ends the current level. */
  public void undo() {
    undo(1);
  }

  /** Ends the last {@code levels} levels, at least one, together. */
  public void undo(int levels) {
    trail.undo(levels);
    memory.undo(levels);
    if (log != null) {
      log.undo(levels);
    }
  }

  /** Returns how many values {@code x} has left. */
  public int size(int x) {
    return oneWordEach ? Long.bitCount(words[x]) : (int) words[firstSize + x];
  }

  /** Returns whether {@code x} has no value left. */
  public boolean isEmpty(int x) {
    return oneWordEach ? words[x] == 0 : words[firstSize + x] == 0;
  }

  /** Returns whether {@code x} has exactly one value left. */
  public boolean isSingle(int x) {
    if (oneWordEach) {
      long word = words[x];
      return (word & (word - 1)) == 0 && word != 0;
    }
    return words[firstSize + x] == 1;
  }

  /** Returns whether {@code x} still has value {@code i}. */
  public boolean contains(int x, int i) {
    return (words[network.firstWord(x) + (i >>> 6)] >>> i & 1) != 0;
  }

  /** Returns the first value that {@code x} has left, or {@link Network#NONE}. */
  public int first(int x) {
    if (oneWordEach) {
      long word = words[x];
      return word == 0 ? NONE : Long.numberOfTrailingZeros(word);
    }
    return next(x, NONE);
  }

  /** Returns the first value after {@code i} that {@code x} has left, or {@link Network#NONE}. */
  public int next(int x, int i) {
    int from = i + 1;
    if (oneWordEach) {
      long rest = from == Long.SIZE ? 0 : words[x] & (-1L << from);
      return rest == 0 ? NONE : Long.numberOfTrailingZeros(rest);
    }
    int first = network.firstWord(x);
    int end = network.firstWord(x + 1);
    for (int w = first + (from >>> 6); w < end; w++) {
      long rest = words[w] & (w == first + (from >>> 6) ? -1L << from : -1L);
      if (rest != 0) {
        return (w - first) * Long.SIZE + Long.numberOfTrailingZeros(rest);
      }
    }
    return NONE;
  }

  /** Returns the last value that {@code x} has left, or {@link Network#NONE}. */
  public int last(int x) {
    int first = network.firstWord(x);
    for (int w = network.firstWord(x + 1) - 1; w >= first; w--) {
      if (words[w] != 0) {
        return (w - first) * Long.SIZE + Long.SIZE - 1 - Long.numberOfLeadingZeros(words[w]);
      }
    }
    return NONE;
  }

  /** Returns the values 64 · {@code word} to 64 · {@code word} + 63 of {@code x}, one bit each. */
  public long word(int x, int word) {
    return words[network.firstWord(x) + word];
  }

  /** Returns the number of words that the domain of {@code x} takes. */
  public int wordCount(int x) {
    return network.firstWord(x + 1) - network.firstWord(x);
  }

  /** Sets aside all values of {@code x} but {@code i}: a decision, not a pruning. */
  public void assign(int x, int i) {
    if (log != null) {
      log.assigned(x, i, Cause.DECISION, NONE);
    }
    keepOnly(x, i);
  }

  /**
   * Prunes all values of {@code x} but {@code i}, which is not the last one left, because of a
   * learnt nogood.
   *
   * @param number the number of the nogood in the trace, if the run is recorded
   * @throws IllegalStateException if no log is kept
   */
  public void assignBy(int nogood, int number, int x, int i) {
    checkState(log != null, "a nogood is learnt from a log");
    log.assigned(x, i, Cause.NOGOOD, nogood);
    if (recorder != null) {
      for (int j = first(x); j != NONE; j = next(x, j)) {
        if (j != i) {
          recorder.pruneByNogood(network.address(x, j), number);
        }
      }
    }
    counters.prunings += size(x) - 1;
    failedArc = NONE;
    keepOnly(x, i);
  }

  /**
   * Prunes value {@code i} of {@code x}, which is not the last one left, because of a learnt
   * nogood.
   *
   * @param number the number of the nogood in the trace, if the run is recorded
   * @throws IllegalStateException if no log is kept
   */
  public void removeBy(int nogood, int number, int x, int i) {
    checkState(log != null, "a nogood is learnt from a log");
    int w = network.firstWord(x) + (i >>> 6);
    overwrite(x, w, words[w] & ~(1L << i));
    counters.prunings++;
    failedArc = NONE;
    log.removed(x, w, 1L << i, Cause.NOGOOD, nogood);
    if (recorder != null) {
      recorder.pruneByNogood(network.address(x, i), number);
    }
  }

  private void keepOnly(int x, int i) {
    if (oneWordEach) {
      overwrite(x, x, words[x] & 1L << i);
      return;
    }
    for (int w = network.firstWord(x), end = network.firstWord(x + 1), at = i;
        w < end;
        w++, at -= Long.SIZE) {
      overwrite(x, w, at >>> 6 == 0 ? words[w] & 1L << at : 0);
    }
  }

  /**
   * Takes {@code i}, which has failed, from {@code x}: x ≠ i for as long as the current level
   * lasts. Not a pruning.
   */
  public void refute(int x, int i) {
    int w = network.firstWord(x) + (i >>> 6);
    overwrite(x, w, words[w] & ~(1L << i));
    if (log != null) {
      log.removed(x, w, 1L << i, Cause.SEARCHED, NONE);
    }
  }

  /** Sets aside the values of {@code x} behind {@code i}: a decision, or one refuted. */
  public void keepUpTo(int x, int i) {
    keepHalf(x, i, 0);
  }

  /** Sets aside the values of {@code x} up to {@code i}: a decision, or one refuted. */
  public void keepBehind(int x, int i) {
    keepHalf(x, i, -1L);
  }

  /** Keeps the values up to {@code i}, or those behind it if {@code flip} is all ones. */
  private void keepHalf(int x, int i, long flip) {
    checkState(log == null, "a log knows no halves");
    int split = i + 1;
    int first = network.firstWord(x);
    for (int w = first, end = network.firstWord(x + 1), from = 0; w < end; w++, from += Long.SIZE) {
      long lower = split <= from ? 0 : split - from >= Long.SIZE ? -1L : (1L << split) - 1;
      long kept = words[w] & (lower ^ flip);
      if (kept != words[w]) {
        overwrite(x, w, kept);
      }
    }
  }

  /** Takes {@code values}, which have failed, from {@code x}, whose domain is one word. */
  public void refuteAll(int x, long values) {
    overwrite(x, x, words[x] & ~values);
  }

  /**
   * Prunes value {@code i} of {@code x}, which it has, because of {@code arc}, or {@link
   * Network#NONE} if no single arc is to blame.
   */
  public void remove(int x, int i, int arc) {
    int w = network.firstWord(x) + (i >>> 6);
    overwrite(x, w, words[w] & ~(1L << i));
    counters.prunings++;
    failedArc = arc;
    if (log != null) {
      log.removed(x, w, 1L << i, Cause.ARC, arc);
    }
    if (conflictSets != null && arc != NONE) { // at the root a value may go for no single arc
      conflictSets.lostBy(x, arc);
    }
    if (recorder != null) {
      recorder.prune(network.address(x, i), arc);
      if (isEmpty(x)) {
        recorder.wipeOut(x, arc);
      }
    }
  }

  /** Counts and records one call of revise on {@code arc}. Called before the revision. */
  public void countRevision(int arc) {
    counters.revisions++;
    if (fineRecorder != null) {
      fineRecorder.revise(arc);
    }
  }

  /** Prunes {@code bits}, all of which it has, from word {@code w} of {@code x}. */
  public void prune(int x, int w, long bits, int arc) {
    overwrite(x, w, words[w] & ~bits);
    counters.prunings += Long.bitCount(bits);
    if (log != null) {
      log.removed(x, w, bits, Cause.ARC, arc);
    }
    if (recorder != null) {
      for (long rest = bits; rest != 0; rest &= rest - 1) {
        recorder.prune(w * Long.SIZE + Long.numberOfTrailingZeros(rest), arc);
      }
    }
  }

  /** After a revision of {@code arc} that has pruned values of {@code x}, its tail; true. */
  public boolean blameForLoss(int x, int arc) {
    failedArc = arc;
    if (conflictSets != null) {
      conflictSets.lostBy(x, arc);
    }
    if (recorder != null && isEmpty(x)) {
      recorder.wipeOut(x, arc);
    }
    return true;
  }

  /**
   * Returns whether {@link #recordLoss} is to be called before each loss; otherwise that does
   * nothing.
   */
  public boolean recordsEachLoss() {
    return trail.notes() || conflictSets != null || log != null || fineRecorder != null;
  }

  /**
   * Records that {@code x}, the tail of {@code arc}, whose domain is one word, is about to keep
   * only {@code after} because the head is fixed to {@code v}.
   *
   * @param arc the first arc between the two variables
   */
  public void recordLoss(int x, long after, int arc, int v) {
    int y = network.head(arc);
    trail.save(x);
    if (log != null) {
      log.kept(x, after, network.address(y, v));
    }
    if (conflictSets != null) {
      conflictSets.lostTo(x, y);
    }
    if (recorder != null && fineRecorder != null) { // right behind the revision; never of a trial
      recorder.pruneBy(arc, y * Long.SIZE + v);
    }
  }

  /**
   * Records that the tail of {@code arc} has lost its {@code last} values because the head is fixed
   * to {@code v}. Which of the arcs between the two variables has failed is determined on demand.
   */
  public void emptiedBy(int arc, long last, int v) {
    failedArc = NOT_LOOKED_UP;
    emptiedBy = arc;
    lastValues = last;
    emptiedByValue = v;
    if (recorder != null) {
      recorder.wipeOut(network.tail(arc), failedArc());
    }
  }

  /**
   * Records that {@code arc} is why the last call of a consistency algorithm failed though no
   * domain is empty.
   */
  public void blame(int arc) {
    failedArc = arc;
    if (conflictSets != null) {
      conflictSets.lostBy(network.tail(arc), arc);
    }
  }

  /**
   * Records that a constraint on several variables, for which {@code arc} stands, cannot be
   * satisfied, whether or not it has left a variable without values.
   */
  public void unsatisfied(int arc) {
    if (log != null) {
      log.unsatisfied(arc);
    }
    if (failedArc < 0 || !isEmpty(network.tail(failedArc))) { // of an earlier failure
      blame(arc);
    }
  }

  /** Returns the arc that made the last failing call of a consistency algorithm fail. */
  public int failedArc() {
    if (failedArc == NOT_LOOKED_UP) {
      int i = Long.numberOfTrailingZeros(lastValues);
      failedArc = network.cause(emptiedBy, emptiedByValue, i);
    }
    return failedArc;
  }

  /**
   * Returns what every domain holds, as the words of {@link org.cspworkbench.core.trace.TraceKey}.
   */
  public long[] snapshot() {
    return Arrays.copyOf(words, network.wordCount());
  }

  private void overwrite(int x, int w, long word) {
    if (!oneWordEach) {
      trail.save(firstSize + x);
      words[firstSize + x] += Long.bitCount(word) - Long.bitCount(words[w]);
    }
    trail.save(w);
    words[w] = word;
  }
}
