package org.cspworkbench.core.kernel;

import static com.google.common.base.Preconditions.checkState;
import static org.cspworkbench.core.kernel.Network.NONE;

import org.cspworkbench.core.kernel.DomainLog.Cause;
import org.cspworkbench.core.trace.Decision.Operator;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;

/**
 * Passes on what happens to the domains of one run to those who keep an account of it: the trace of
 * a recorded run, the log of a search that learns from contradictions, and the conflict sets of one
 * that jumps back. Most runs need none of them, and their domains have no journal.
 */
public final class Journal {

  private final Domains domains;
  private final Network network;
  private final @Nullable TraceRecorder recorder;
  private final @Nullable TraceRecorder fineRecorder; // records each revision
  private @Nullable ConflictSets conflictSets;
  private @Nullable DomainLog log;

  /**
   * The journal of {@code domains}.
   *
   * @param recorder records what is removed
   * @param fineRecorder records what is revised
   */
  Journal(Domains domains, @Nullable TraceRecorder recorder, @Nullable TraceRecorder fineRecorder) {
    this.domains = domains;
    this.network = domains.network();
    this.recorder = recorder;
    this.fineRecorder = fineRecorder;
  }

  /** Returns the journal of a run that {@code recorder} records. */
  static Journal of(Domains domains, TraceRecorder recorder) {
    return new Journal(domains, recorder, recorder.detail() == Detail.FINE ? recorder : null);
  }

  @Nullable TraceRecorder recorder() {
    return recorder;
  }

  @Nullable TraceRecorder fineRecorder() {
    return fineRecorder;
  }

  @Nullable ConflictSets conflictSets() {
    return conflictSets;
  }

  ConflictSets keepConflictSets() {
    ConflictSets kept = new ConflictSets(domains);
    conflictSets = kept;
    return kept;
  }

  DomainLog keepLog() {
    DomainLog kept = new DomainLog(domains);
    log = kept;
    return kept;
  }

  void mark() {
    if (log != null) {
      log.mark();
    }
  }

  void undo(int levels) {
    if (log != null) {
      log.undo(levels);
    }
  }

  /** {@code x} is about to be assigned value {@code i}, by decision. */
  void assigned(int x, int i) {
    if (log != null) {
      log.assigned(x, i, Cause.DECISION, NONE);
    }
  }

  /** {@code x} is about to be assigned value {@code i} by a learnt nogood. */
  void assignedBy(int nogood, int number, int x, int i) {
    log().assigned(x, i, Cause.NOGOOD, nogood);
    if (recorder != null && network.isWide(x)) {
      recordEndsBy(recorder, number, x, i);
    } else if (recorder != null) {
      for (int j = domains.first(x); j != NONE; j = domains.next(x, j)) {
        if (j != i) {
          recorder.pruneByNogood(network.address(x, j), number);
        }
      }
    }
  }

  /** Wide variable {@code x} is about to lose what is before value {@code i}, and behind it. */
  private void recordEndsBy(TraceRecorder to, int number, int x, int i) {
    if (domains.first(x) < i) {
      to.pruneByNogood(Operator.AT_MOST, network.address(x, i - 1), number);
    }
    if (domains.last(x) > i) {
      to.pruneByNogood(Operator.GREATER, network.address(x, i), number);
    }
  }

  /** {@code x} has lost value {@code i} to a learnt nogood. */
  void removedBy(int nogood, int number, int x, int i) {
    log().removed(x, network.firstWord(x) + (i >>> 6), 1L << i, Cause.NOGOOD, nogood);
    if (recorder != null) {
      recorder.pruneByNogood(network.address(x, i), number);
    }
  }

  private DomainLog log() {
    checkState(log != null, "a nogood is learnt from a log");
    return log;
  }

  /** {@code x} has lost the value of {@code bit} in word {@code w}, which has failed. */
  void refuted(int x, int w, long bit) {
    if (log != null) {
      log.removed(x, w, bit, Cause.SEARCHED, NONE);
    }
  }

  /** {@code arc} is about to be revised. */
  void revised(int arc) {
    if (fineRecorder != null) {
      fineRecorder.revise(arc);
    }
  }

  /** {@code x} has lost the values of {@code bits} in word {@code w} because of {@code arc}. */
  void pruned(int x, int w, long bits, int arc) {
    if (log != null) {
      log.removed(x, w, bits, Cause.ARC, arc);
    }
    if (recorder != null && !(network.isWide(x) && isEndRecorded(recorder, x, w, bits, arc))) {
      for (long rest = bits; rest != 0; rest &= rest - 1) {
        recorder.prune(w * Long.SIZE + Long.numberOfTrailingZeros(rest), arc);
      }
    }
  }

  /** Records the loss of {@code bits} at once where they were an end of wide variable {@code x}. */
  private boolean isEndRecorded(TraceRecorder to, int x, int w, long bits, int arc) {
    int least = w * Long.SIZE + Long.numberOfTrailingZeros(bits);
    int most = w * Long.SIZE + Long.SIZE - 1 - Long.numberOfLeadingZeros(bits);
    if (least == most) {
      return false;
    }
    if (domains.isEmpty(x) || most < network.address(x, domains.first(x))) {
      to.prune(Operator.AT_MOST, most, arc);
      return true;
    }
    if (least > network.address(x, domains.last(x))) {
      to.prune(Operator.GREATER, least - 1, arc);
      return true;
    }
    return false;
  }

  /** Wide variable {@code x} is about to lose its values up to {@code i} because of {@code arc}. */
  void prunedUpTo(int x, int i, int arc) {
    if (log != null) {
      for (int j = domains.first(x); j != NONE && j <= i; j = domains.next(x, j)) {
        domains.countWork(1);
        log.removedAtEnd(network.address(x, j), arc);
      }
    }
    if (recorder != null) {
      recordEnd(recorder, Operator.AT_MOST, x, i, arc);
    }
  }

  /** Wide variable {@code x} is about to lose its values behind {@code i}; the same. */
  void prunedBehind(int x, int i, int arc) {
    if (log != null) {
      for (int j = domains.last(x); j > i; j = domains.previousOfWide(x, j)) {
        domains.countWork(1);
        log.removedAtEnd(network.address(x, j), arc);
      }
    }
    if (recorder != null && i < domains.first(x)) { // nothing stays
      recordEnd(recorder, Operator.AT_MOST, x, domains.last(x), arc);
    } else if (recorder != null) {
      recordEnd(recorder, Operator.GREATER, x, i, arc);
    }
  }

  /**
   * Records the loss of an end of wide variable {@code x}. A single value goes as such: in a trace,
   * those that its decision has set aside are still there.
   */
  private void recordEnd(TraceRecorder to, Operator operator, int x, int i, int arc) {
    if (domains.isSingle(x)) {
      to.prune(network.address(x, domains.first(x)), arc);
    } else {
      to.prune(operator, network.address(x, i), arc);
    }
  }

  /** Wide variable {@code x} has lost an end. */
  void prunedEnd(int x) {
    if (log != null) {
      log.fixIfSingle(x);
    }
  }

  /** The prunings of {@code x} because of {@code arc} are complete. */
  void revisedWithLoss(int x, int arc) {
    if (conflictSets != null && arc != NONE) { // at the root a value may go for no single arc
      conflictSets.lostBy(x, arc);
    }
    if (recorder != null && domains.isEmpty(x)) {
      recorder.wipeOut(x, arc);
    }
  }

  /** Returns whether {@link #kept} is to be called before each loss. */
  public boolean recordsEachLoss() {
    return conflictSets != null || log != null || fineRecorder != null;
  }

  /**
   * Records that the tail of {@code arc}, whose domain is one word, is about to keep only {@code
   * after} because the head is fixed to {@code v}.
   *
   * @param arc the first arc between the two variables
   */
  public void kept(long after, int arc, int v) {
    int x = network.tail(arc);
    int y = network.head(arc);
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

  /** {@code x} has no value left, because of {@code arc}. */
  void wipedOut(int x, int arc) {
    if (recorder != null) {
      recorder.wipeOut(x, arc);
    }
  }

  /** {@code arc} has failed though no domain is empty. */
  void failed(int arc) {
    if (conflictSets != null) {
      conflictSets.lostBy(network.tail(arc), arc);
    }
  }

  /** A constraint on several variables, for which {@code arc} stands, cannot be satisfied. */
  void unsatisfied(int arc) {
    if (log != null) {
      log.unsatisfied(arc);
    }
  }
}
