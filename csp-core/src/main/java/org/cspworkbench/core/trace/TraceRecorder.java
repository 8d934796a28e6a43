package org.cspworkbench.core.trace;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkState;

import java.util.Locale;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.TooManyValuesException;
import org.cspworkbench.core.trace.Decision.Operator;
import org.jspecify.annotations.Nullable;

/**
 * Records one run. The kernel holds it in a nullable field and notifies it of each event; without a
 * recorder the kernel pays for a test of that field and nothing else.
 *
 * <p>All methods but {@link #trace()} are called by the thread that solves. Values are named by
 * their address and arcs by their number, as {@link TraceKey} defines.
 */
public final class TraceRecorder {

  /** The memory of a recording by default: 64 MiB, keyframes included. */
  public static final long DEFAULT_MAX_BYTES = 64L << 20;

  private static final int MAX_WORDS_OF_WIDE = 1 << 24; // of 64 values

  private final Detail detail;
  private final long maxBytes;
  private final Locale language;
  private volatile @Nullable Trace started;
  private @Nullable Trace
      recording; // the same, without the cost of a volatile read for every event

  /** A recorder of this detail within {@link #DEFAULT_MAX_BYTES}. */
  public TraceRecorder(Detail detail) {
    this(detail, DEFAULT_MAX_BYTES);
  }

  /**
   * A recorder of this detail that takes at most {@code maxBytes} of memory for events and
   * keyframes.
   *
   * @throws IllegalArgumentException if {@code maxBytes} is less than 1,024
   */
  public TraceRecorder(Detail detail, long maxBytes) {
    this(detail, maxBytes, Locale.ENGLISH);
  }

  /**
   * Creates a recorder for a trace with notes in another language.
   *
   * @param language the language of the notes that solvers record
   * @throws IllegalArgumentException if {@code maxBytes} is less than 1,024
   */
  public TraceRecorder(Detail detail, long maxBytes, Locale language) {
    checkArgument(maxBytes >= 1024, "a trace needs at least 1,024 bytes, not %s", maxBytes);
    this.detail = detail;
    this.maxBytes = maxBytes;
    this.language = language;
  }

  /**
   * Returns the trace, or {@code null} before the run has started. Any thread may ask, and read on
   * while the run goes on.
   */
  public @Nullable Trace trace() {
    return started;
  }

  /** How much is recorded. */
  public Detail detail() {
    return detail;
  }

  /** Returns the language of the notes on a {@linkplain #technique technique}. */
  public Locale language() {
    return language;
  }

  /**
   * The run of {@code csp} starts, from these domains. A variable whose initial domain has one
   * value counts as assigned.
   *
   * @param counters what the run counts; with each event it is recorded how many revisions came
   *     before, where these are not recorded themselves
   * @throws IllegalStateException if this recorder has been used before
   * @throws TooManyValuesException if domains are wide and have more than 2<sup>30</sup> values in
   *     all, so that an event has no room for a bound among them
   */
  public void start(Csp csp, TraceKey key, DomainSnapshot initial, Counters counters) {
    checkState(recording == null, "a recorder records one run");
    initial.check(key);
    if (key.wideCount() > 0 && key.wordCount() > MAX_WORDS_OF_WIDE) {
      throw new TooManyValuesException("a recording", (long) MAX_WORDS_OF_WIDE * Long.SIZE);
    }
    recording = new Trace(csp, key, initial, detail, maxBytes, counters);
    started = recording;
  }

  /** Variable {@code x} is chosen. */
  public void select(int x) {
    recording().append(PackedEvent.pack(EventKind.SELECT, x, 0));
  }

  /** The value at {@code address} is tried. */
  public void attempt(int address) {
    attempt(Operator.EQUAL, address);
  }

  /** A decision with this operator on the value at {@code address} is tried. */
  public void attempt(Operator operator, int address) {
    recording().appendAttempt(Halves.pack(operator, address));
  }

  /**
   * The value at {@code address}, just tried, fails because of {@code arc}, or −1 if no single arc
   * is to blame.
   */
  public void refute(int address, int arc) {
    refute(Operator.EQUAL, address, arc);
  }

  /**
   * The decision with this operator on the value at {@code address}, just tried, fails because of
   * {@code arc}, or −1 if no single arc is to blame.
   */
  public void refute(Operator operator, int address, int arc) {
    recording().append(PackedEvent.pack(EventKind.REFUTE, arc + 1, Halves.pack(operator, address)));
  }

  /**
   * The value at {@code address}, tried earlier, is undone, and with it the decisions behind it:
   * {@code count} in all.
   */
  public void backtrack(int count, int address) {
    backtrack(count, Operator.EQUAL, address);
  }

  /**
   * The decision with this operator on the value at {@code address}, tried earlier, is undone, and
   * with it the decisions behind it: {@code count} in all. Where it splits a domain it is the only
   * one.
   */
  public void backtrack(int count, Operator operator, int address) {
    int undone = Halves.pack(operator, address);
    recording()
        .append(
            count == 1
                ? PackedEvent.pack(EventKind.BACKTRACK, 0, undone)
                : PackedEvent.pack(EventKind.JUMP, count, undone));
  }

  /** The last {@code count} decisions are dropped, none of which is refuted. */
  public void drop(int count) {
    recording().append(PackedEvent.pack(EventKind.JUMP, count, -1));
  }

  /**
   * At a dead end the decision of level {@code first} + k has a part in it where bit k of {@code
   * levels} is set. Told for 32 levels at a time, in order, before the return.
   */
  public void conflict(int first, int levels) {
    recording().append(PackedEvent.pack(EventKind.CONFLICT, first, levels));
  }

  /** The value at {@code address} does not go together with the first {@code count} decisions. */
  public void nogood(int count, int address) {
    recording().append(PackedEvent.pack(EventKind.NOGOOD, count, address));
  }

  /** A nogood is learnt from the contradiction recorded last; returns its number, from 1. */
  public int learn(LearntNogood nogood) {
    return recording().appendNogood(nogood);
  }

  /** Nogood {@code number}, just learnt, makes its last literal false. */
  public void assertNegation(int number) {
    recording().append(PackedEvent.pack(EventKind.ASSERT, 0, number));
  }

  /** Nogood {@code number} is forgotten: it removes nothing any more. */
  public void forget(int number) {
    recording().append(PackedEvent.pack(EventKind.FORGET, 0, number));
  }

  /** Every literal of nogood {@code number} is true. */
  public void violatedNogood(int number) {
    recording().append(PackedEvent.pack(EventKind.VIOLATION, 0, number));
  }

  /** The constraint of {@code arc} cannot be satisfied, though no domain is empty. */
  public void violatedConstraint(int arc) {
    recording().append(PackedEvent.pack(EventKind.VIOLATION, arc + 1, 0));
  }

  /** The value at {@code address} is removed, because of nogood {@code number}. */
  public void pruneByNogood(int address, int number) {
    pruneByNogood(Operator.EQUAL, address, number);
  }

  /**
   * The values of a wide domain for which a decision with this operator on the value at {@code
   * address} is true are removed, at least one, because of nogood {@code number}.
   */
  public void pruneByNogood(Operator operator, int address, int number) {
    long cause = (long) recording().key().endOfArcs() + number;
    recording()
        .append(
            PackedEvent.pack(
                EventKind.PRUNE,
                cause <= PackedEvent.MAX_CAUSE ? (int) cause : 0,
                Halves.pack(operator, address)));
  }

  /**
   * The value at {@code address} is removed, because of {@code arc}, or −1 if no single arc is to
   * blame.
   */
  public void prune(int address, int arc) {
    prune(Operator.EQUAL, address, arc);
  }

  /**
   * The values of a wide domain for which a decision with this operator on the value at {@code
   * address} is true are removed, at least one, because of {@code arc}, or −1.
   */
  public void prune(Operator operator, int address, int arc) {
    recording().append(PackedEvent.pack(EventKind.PRUNE, arc + 1, Halves.pack(operator, address)));
  }

  /**
   * The value at address {@code fixed} is the only one of its variable, the head of {@code arc},
   * and takes from the tail all that disagrees with it under any constraint between the two;
   * something does.
   */
  public void pruneBy(int arc, int fixed) {
    recording().append(PackedEvent.pack(EventKind.PRUNE, arc + 1, ~fixed));
  }

  /**
   * The same as {@link #pruneBy(int, int)}, in order, for each arc of {@code arcs} from place
   * {@code first} on whose bit is set in {@code places}.
   *
   * @param revised the places of all arcs that are revised, in order, none of which is counted yet
   */
  public void pruneBy(int[] arcs, int first, long places, long revised, int fixed) {
    long packed = PackedEvent.pack(EventKind.PRUNE, 1, ~fixed);
    recording().appendForArcs(packed, arcs, first, places, revised);
  }

  /**
   * Variable {@code x} has no value left; the last one went because of {@code arc}, or −1 if it was
   * refuted.
   */
  public void wipeOut(int x, int arc) {
    recording().append(PackedEvent.pack(EventKind.WIPE_OUT, arc + 1, x));
  }

  /**
   * A technique is applied; what it removes and assigns is recorded next.
   *
   * @param name its name
   * @param sentence why it applies and what it concludes
   */
  public void technique(String name, String sentence) {
    recording().appendNote(EventKind.TECHNIQUE, new TraceNote(name, sentence));
  }

  /** A variable is assigned its last value, the one at {@code address}. */
  public void place(int address) {
    recording().append(PackedEvent.pack(EventKind.PLACE, 0, address));
  }

  /**
   * The value at {@code address} covers an item: the constraint of {@code arc}, which revises its
   * variable, no longer waits for it, or, if that is −1, the variable for a value.
   */
  public void cover(int address, int arc) {
    recording().append(PackedEvent.pack(EventKind.COVER, arc + 1, address));
  }

  /** The last item covered is uncovered; the prunings recorded since then are undone with it. */
  public void uncover(int address, int arc) {
    recording().append(PackedEvent.pack(EventKind.UNCOVER, arc + 1, address));
  }

  /**
   * Local search gives a variable the value at {@code address}; before it had the one of index
   * {@code previous}, or −1 if it had none.
   */
  public void move(int address, int previous) {
    recording().append(PackedEvent.pack(EventKind.MOVE, previous + 1, address));
  }

  /** Solution number {@code number}, from 1, is found. */
  public void solution(long number) {
    recording().append(PackedEvent.pack(EventKind.SOLUTION, 0, (int) number));
  }

  /** All decisions are dropped, and attempt number {@code attempt} starts. */
  public void restart(long attempt) {
    recording().append(PackedEvent.pack(EventKind.RESTART, 0, (int) attempt));
  }

  /**
   * The arcs that depend on variable {@code x} are to be revised. To be recorded in fine detail
   * only.
   */
  public void enqueueVariable(int x) {
    recording().append(PackedEvent.pack(EventKind.ENQUEUE, 0, x));
  }

  /** {@code arc} is to be revised. To be recorded in fine detail only. */
  public void enqueueArc(int arc) {
    recording().append(PackedEvent.pack(EventKind.ENQUEUE, arc + 1, 0));
  }

  /** Variable {@code x} waits no longer: its turn has come. To be recorded in fine detail only. */
  public void dequeueVariable(int x) {
    recording().append(PackedEvent.pack(EventKind.DEQUEUE, 0, x));
  }

  /** {@code arc} is revised. To be recorded in fine detail only. */
  public void revise(int arc) {
    recording().append(PackedEvent.pack(EventKind.REVISE, arc + 1, 0));
  }

  /**
   * {@code arc} is revised at once with all arcs between the same two variables, in one step. To be
   * recorded in fine detail only.
   */
  public void reviseWithParallels(int arc) {
    recording().append(PackedEvent.pack(EventKind.REVISE, arc + 1, -1));
  }

  /**
   * The run is over.
   *
   * @param domains what every domain holds
   * @param assigned for each variable whether it is assigned
   * @param counters what was counted
   */
  public void close(DomainSnapshot domains, boolean[] assigned, Counters counters) {
    recording().close(new FinalState(domains, assigned, counters));
  }

  private Trace recording() {
    if (recording == null) {
      throw new IllegalStateException("a recorder must be started before it records events");
    }
    return recording;
  }
}
