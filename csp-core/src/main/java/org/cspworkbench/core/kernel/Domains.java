package org.cspworkbench.core.kernel;

import static com.google.common.base.Preconditions.checkState;
import static org.cspworkbench.core.kernel.Network.NONE;

import org.cspworkbench.core.cancellation.CancelledException;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;

/**
 * The domains of one run. Everything that removes a value goes through here, is counted here and
 * passed on to the journal with its cause, so that an algorithm can neither forget nor invent it.
 *
 * <p>A domain that becomes empty is reported by a returned {@code false} or by {@link #isEmpty},
 * never by an exception.
 */
public final class Domains extends DomainStore {

  private final Csp csp;
  private final Counters counters;
  private final Trail memory = new Trail(0); // what algorithms remember
  private final FailedArc failedArc;
  private @Nullable Journal journal; // null: no account is kept
  private final CancellationCheck cancellation;

  /**
   * The initial domains of {@code csp}.
   *
   * @throws IllegalArgumentException if {@code network} is not compiled from the structure of
   *     {@code csp}
   */
  public Domains(Network network, Csp csp, Counters counters, @Nullable TraceRecorder recorder) {
    this(network, csp, network.initialDomains(csp), counters, recorder);
  }

  private Domains(
      Network network,
      Csp csp,
      InitialDomains initial,
      Counters counters,
      @Nullable TraceRecorder recorder) {
    super(network, initial);
    this.csp = csp;
    this.counters = counters;
    cancellation = new CancellationCheck(counters);
    failedArc = new FailedArc(network);
    if (recorder != null) {
      recorder.start(csp, network, snapshot(), counters);
      journal = Journal.of(this, recorder);
    }
  }

  /**
   * Returns the domains of {@code csp} as they are stated, less its givens: for {@code
   * NodeConsistency}, which applies the constraints on one variable, and for nothing else.
   *
   * @throws IllegalArgumentException if {@code network} is not compiled from the structure of
   *     {@code csp}
   */
  public static Domains asStated(
      Network network, Csp csp, Counters counters, @Nullable TraceRecorder recorder) {
    return new Domains(network, csp, network.statedDomains(csp), counters, recorder);
  }

  private Domains(Domains original) {
    super(original);
    csp = original.csp;
    counters = original.counters;
    cancellation = original.cancellation;
    failedArc = new FailedArc(network);
    if (original.fineRecorder() != null) {
      journal = new Journal(this, null, original.fineRecorder());
    }
  }

  /**
   * Returns a copy on which something can be tried out. What is removed there is not recorded; what
   * is revised is, and the counters are the same.
   */
  public Domains forTrials() {
    return new Domains(this);
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
    return journal == null ? null : journal.recorder();
  }

  /**
   * Returns the recorder of the run, if it has one that records each revision and each entry in a
   * queue and exit from it.
   */
  public @Nullable TraceRecorder fineRecorder() {
    return journal == null ? null : journal.fineRecorder();
  }

  /**
   * Saves from now on each word that is overwritten, instead of copying all words at each {@link
   * #mark}: faster where few domains change between one mark and the next.
   *
   * @throws IllegalStateException if the run has opened a level already
   */
  public void useTrailing() {
    trail.useTrailing();
  }

  /** Returns the journal, if any account of the changes is kept. */
  public @Nullable Journal journal() {
    return journal;
  }

  /** Returns the conflict set of each variable, if they are kept. */
  public @Nullable ConflictSets conflictSets() {
    return journal == null ? null : journal.conflictSets();
  }

  /**
   * Keeps from now on the conflict set of each variable.
   *
   * @throws IllegalStateException if the run has opened a level already
   */
  public ConflictSets keepConflictSets() {
    return openJournal().keepConflictSets();
  }

  /**
   * Logs from now on what each variable loses and why.
   *
   * @throws IllegalStateException if the run has opened a level already
   */
  public DomainLog keepLog() {
    checkState(trail.level() == 0, "a log must be created before the search");
    return openJournal().keepLog();
  }

  private Journal openJournal() {
    Journal open = journal == null ? new Journal(this, null, null) : journal;
    journal = open;
    return open;
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
    markDomains();
    memory.mark();
    if (journal != null) {
      journal.mark();
    }
  }

  /** Ends the current level. */
  public void undo() {
    undo(1);
  }

  /** Ends the last {@code levels} levels, at least one, together. */
  public void undo(int levels) {
    undoDomains(levels);
    memory.undo(levels);
    if (journal != null) {
      journal.undo(levels);
    }
  }

  /** Sets aside all values of {@code x} but {@code i}: a decision, not a pruning. */
  public void assign(int x, int i) {
    if (journal != null) {
      journal.assigned(x, i);
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
    openJournal().assignedBy(nogood, number, x, i);
    counters.prunings += size(x) - 1;
    failedArc.set(NONE);
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
    removeFrom(x, network.firstWord(x) + (i >>> 6), 1L << i);
    counters.prunings++;
    failedArc.set(NONE);
    openJournal().removedBy(nogood, number, x, i);
  }

  /**
   * Takes {@code i}, which has failed, from {@code x}: x ≠ i for as long as the current level
   * lasts. Not a pruning.
   */
  public void refute(int x, int i) {
    int w = network.firstWord(x) + (i >>> 6);
    removeFrom(x, w, 1L << i);
    if (journal != null) {
      journal.refuted(x, w, 1L << i);
    }
  }

  /** Takes {@code values}, which have failed, from {@code x}, whose domain is one word. */
  public void refuteAll(int x, long values) {
    removeFrom(x, x, values);
  }

  /**
   * Prunes value {@code i} of {@code x}, which it has, because of {@code arc}, or {@link
   * Network#NONE} if no single arc is to blame.
   */
  public void remove(int x, int i, int arc) {
    prune(x, network.firstWord(x) + (i >>> 6), 1L << i, arc);
    blameForLoss(x, arc);
  }

  /**
   * Prunes the values of {@code x}, whose domain is wide, up to {@code i}, because of {@code arc};
   * returns whether there were any.
   */
  public boolean removeUpTo(int x, int i, int arc) {
    if (i < first(x) || isEmpty(x)) {
      return false;
    }
    if (journal != null) {
      journal.prunedUpTo(x, i, arc);
    }
    counters.prunings += keepBehind(x, i);
    return lostEnd(x, arc);
  }

  /** Prunes the values of {@code x}, whose domain is wide, behind {@code i}; the same. */
  public boolean removeBehind(int x, int i, int arc) {
    if (i >= last(x)) {
      return false;
    }
    if (journal != null) {
      journal.prunedBehind(x, i, arc);
    }
    counters.prunings += keepUpTo(x, i);
    return lostEnd(x, arc);
  }

  private boolean lostEnd(int x, int arc) {
    if (journal != null) {
      journal.prunedEnd(x);
    }
    return blameForLoss(x, arc);
  }

  /** Counts and records one call of revise on {@code arc}. Called before the revision. */
  public void countRevision(int arc) {
    counters.revisions++;
    if (journal != null) {
      journal.revised(arc);
    }
  }

  /**
   * Looks now and then whether the cancellation of the run was requested. Called before what takes
   * as long as {@code revisions} short revisions.
   *
   * @throws CancelledException if it was
   */
  public void countWork(int revisions) {
    cancellation.before(revisions);
  }

  /** Prunes {@code bits}, all of which it has, from word {@code w} of {@code x}. */
  public void prune(int x, int w, long bits, int arc) {
    removeFrom(x, w, bits);
    counters.prunings += Long.bitCount(bits);
    if (journal != null) {
      journal.pruned(x, w, bits, arc);
    }
  }

  /** After a revision of {@code arc} that has pruned values of {@code x}, its tail; true. */
  public boolean blameForLoss(int x, int arc) {
    failedArc.set(arc);
    if (journal != null) {
      journal.revisedWithLoss(x, arc);
    }
    return true;
  }

  /**
   * Records that {@code x} has lost its {@code last} values because {@code y} is fixed to {@code
   * v}.
   */
  public void emptiedBy(int x, long last, int y, int v) {
    failedArc.setAmongParallels(x, last, y, v);
    if (journal != null) {
      journal.wipedOut(x, failedArc.get());
    }
  }

  /**
   * Records that {@code arc} is why the last call of a consistency algorithm failed though no
   * domain is empty.
   */
  public void blame(int arc) {
    failedArc.set(arc);
    if (journal != null) {
      journal.failed(arc);
    }
  }

  /**
   * Records that a constraint on several variables, for which {@code arc} stands, cannot be
   * satisfied, whether or not it has left a variable without values.
   */
  public void unsatisfied(int arc) {
    if (journal != null) {
      journal.unsatisfied(arc);
    }
    int failed = failedArc.get();
    if (failed == NONE || !isEmpty(network.tail(failed))) { // of an earlier failure
      blame(arc);
    }
  }

  /** Returns the arc that made the last failing call of a consistency algorithm fail. */
  public int failedArc() {
    return failedArc.get();
  }
}
