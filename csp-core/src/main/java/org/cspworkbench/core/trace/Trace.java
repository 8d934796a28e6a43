package org.cspworkbench.core.trace;

import static com.google.common.base.Preconditions.checkElementIndex;
import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.cspworkbench.core.model.Csp;
import org.jspecify.annotations.Nullable;

/**
 * A trace: the events of one run in order, growing while the run goes on.
 *
 * <p>One thread writes, through a {@link TraceRecorder}; any number of threads may read at the same
 * time and see every event below {@link #length()}. Memory is bounded: at the bound recording ends,
 * the run goes on, and when it is over a {@link EventKind#GAP} event brings the state in which it
 * ended.
 */
public final class Trace {

  static final int CHUNK_BITS = 13;
  static final int CHUNK_MASK = (1 << CHUNK_BITS) - 1;

  /** Eight bytes for the event and at most one for its share of the keyframes. */
  private static final int BYTES_PER_EVENT = Long.BYTES + 1;

  private final Csp csp;
  private final TraceKey key;
  private final Detail detail;
  private final DomainSnapshot initialDomains;
  private final List<TraceNote> notes = Collections.synchronizedList(new ArrayList<>());
  private final List<LearntNogood> nogoods = Collections.synchronizedList(new ArrayList<>());
  private int capacity; // in events; what notes and nogoods take is taken off
  private final long[][] chunks;
  private final Counters counted; // by the run, or nothing if its revisions are events
  private @Nullable RevisionSteps revisions; // if they are counted and are no events
  private long revisionsBefore; // the events that will be
  private final List<TraceState> keyframes = new ArrayList<>();
  private long[] current = new long[0];
  private int length; // as the writer knows it
  private final AtomicInteger published = new AtomicInteger(); // the length, for readers
  private int roomEnd; // the length at which the current chunk, or the capacity, is used up
  private boolean cut;
  private volatile @Nullable FinalState finalState;
  private volatile boolean closed;
  private volatile boolean hasHalves;

  /**
   * Creates a trace without events.
   *
   * @param counted what the run counts while it is recorded; {@code null} for a stored trace
   */
  Trace(
      Csp csp,
      TraceKey key,
      DomainSnapshot initialDomains,
      Detail detail,
      long maxBytes,
      @Nullable Counters counted) {
    this.csp = csp;
    this.key = key;
    this.initialDomains = initialDomains;
    this.detail = detail;
    boolean countsSteps = counted != null && detail == Detail.DECISIONS;
    int bytesPerEvent = BYTES_PER_EVENT + (countsSteps ? 1 : 0);
    this.capacity = (int) Math.min(Integer.MAX_VALUE - CHUNK_MASK, maxBytes / bytesPerEvent);
    this.chunks = new long[(capacity >>> CHUNK_BITS) + 1][];
    this.counted = counted == null || detail == Detail.FINE ? new Counters() : counted;
    this.revisions = countsSteps ? new RevisionSteps(chunks.length) : null;
  }

  /** Returns an empty trace for at most {@code maxEvents} events that have been stored. */
  static Trace stored(Csp csp, TraceKey key, DomainSnapshot initial, Detail detail, int maxEvents) {
    return new Trace(csp, key, initial, detail, (long) maxEvents * BYTES_PER_EVENT, null);
  }

  /** Returns the problem that was solved. */
  public Csp csp() {
    return csp;
  }

  /** Returns what the numbers of the events mean. */
  public TraceKey key() {
    return key;
  }

  /** How much was recorded. */
  public Detail detail() {
    return detail;
  }

  /** Returns how many events can be read by now; never shrinks. */
  public int length() {
    return published.get();
  }

  /** Returns whether the run is over and every event is in the trace that will be. */
  public boolean isClosed() {
    return closed;
  }

  /** Returns whether the run is over and some of its events did not fit. */
  public boolean hasGap() {
    return isClosed() && length() > 0 && kind(length() - 1) == EventKind.GAP;
  }

  /**
   * Returns whether the bound of memory has been reached; the run may still go on. Exact once the
   * trace is closed.
   */
  public boolean isFull() {
    return length() >= capacity;
  }

  /**
   * Returns what the whole run has counted, or {@code null} while it goes on and if the trace was
   * stored before it was over.
   */
  public @Nullable Counts finalCounters() {
    FinalState end = finalState;
    return end == null ? null : end.counters.copy();
  }

  /**
   * Returns whether the revisions before each event are known: they are events, or were counted.
   * They are not in traces of decisions that were stored in a form before the third.
   */
  public boolean countsRevisions() {
    return detail == Detail.FINE || revisions != null;
  }

  /**
   * Returns how many revisions that are no events the run has made between the event at {@code
   * position} and the one before it.
   */
  public long revisionsBefore(int position) {
    RevisionSteps steps = revisions;
    return steps == null ? 0 : steps.at(position);
  }

  /** Returns the kind of the event at {@code position}, 0 ≤ position &lt; length. */
  public EventKind kind(int position) {
    return PackedEvent.kind(packed(position));
  }

  /**
   * Returns the variable of the event at {@code position}, as {@link TraceEvent#variable} has it,
   * or {@link TraceEvent#NONE} if the event has none. Unlike a {@linkplain TracePlayer#lastEvent
   * decoded event}, it is known wherever a player is; that of a jump is not.
   */
  public int variable(int position) {
    long packed = packed(position);
    int subject = PackedEvent.subject(packed);
    int arc = PackedEvent.cause(packed) - 1;
    return switch (PackedEvent.kind(packed)) {
      case SELECT -> PackedEvent.cause(packed);
      case TRY, BACKTRACK, REFUTE -> key.variableAt(Halves.boundOrValue(subject));
      case MOVE, PLACE, COVER, UNCOVER, NOGOOD -> key.variableAt(subject);
      case PRUNE ->
          isRemovedHalf(packed)
              ? key.variableAt(Halves.bound(subject))
              : subject >= 0 ? key.variableAt(subject) : key.tail(arc);
      case WIPE_OUT -> subject;
      case LEARN, ASSERT, FORGET -> key.variableAt(nogood(subject).address(0));
      case ENQUEUE, DEQUEUE, REVISE -> arc == TraceEvent.NONE ? subject : key.tail(arc);
      case SOLUTION, RESTART, TECHNIQUE, GAP, CONFLICT, JUMP, VIOLATION -> TraceEvent.NONE;
    };
  }

  /**
   * Returns the arc of the event at {@code position}, an event of propagation, as {@link
   * TraceEvent#arc} has it, or {@link TraceEvent#NONE}.
   */
  public int arc(int position) {
    int cause = PackedEvent.cause(packed(position));
    return cause <= key.endOfArcs() ? cause - 1 : TraceEvent.NONE;
  }

  /**
   * Returns whether what happened before the event at {@code position} is a wipe-out. Uncovering
   * what a value has covered does not count: it comes between the failure of the value and its
   * refutation.
   */
  public boolean followsWipeOut(int position) {
    int before = position - 1;
    while (before >= 0 && kind(before) == EventKind.UNCOVER) {
      before--;
    }
    return before >= 0 && kind(before) == EventKind.WIPE_OUT;
  }

  /** Returns the note with this number, from 1. */
  public TraceNote note(int number) {
    return notes.get(number - 1);
  }

  /** Returns the learnt nogood with this number, from 1. */
  public LearntNogood nogood(int number) {
    return nogoods.get(number - 1);
  }

  /** Returns the number of nogoods that can be read by now. */
  public int nogoodCount() {
    return nogoods.size();
  }

  /** Returns whether the event {@code packed}, a pruning, removes an end of a wide domain. */
  private boolean isRemovedHalf(long packed) {
    return PackedEvent.subject(packed) < 0 && key.wideCount() > 0;
  }

  /** Returns whether the event at {@code position} is a pruning of an end of a wide domain. */
  public boolean removesHalf(int position) {
    return kind(position) == EventKind.PRUNE && isRemovedHalf(packed(position));
  }

  /**
   * Returns the decision that the event at {@code position} tries, refutes or undoes, or that keeps
   * just what it removes, which is a {@linkplain #removesHalf half}.
   */
  public Decision decision(int position) {
    return Halves.decision(PackedEvent.subject(packed(position)), key);
  }

  /** Returns whether half of a domain has been tried by now, in place of a value. */
  public boolean hasHalves() {
    return hasHalves;
  }

  /** Returns a player of this trace, standing before the first event. */
  public TracePlayer player() {
    return new TracePlayer(this);
  }

  /**
   * Returns the event at {@code position}, 0 ≤ position &lt; length, in the form of {@link
   * PackedEvent}.
   */
  public long packed(int position) {
    checkElementIndex(position, length());
    return chunks[position >>> CHUNK_BITS][position & CHUNK_MASK];
  }

  /** Returns what every domain held at first. */
  public DomainSnapshot initialDomains() {
    return initialDomains;
  }

  /**
   * Returns the state in which the run ended.
   *
   * @throws IllegalStateException if the trace is not closed, or that state was not stored
   */
  public FinalState finalState() {
    FinalState end = finalState;
    if (end == null) {
      throw new IllegalStateException("a trace has no final state before it is closed");
    }
    return end;
  }

  /** Adds the event that {@code tried}, a value or a half, is tried. By the writing thread only. */
  void appendAttempt(int tried) {
    if (Halves.isHalf(tried)) {
      hasHalves = true;
    }
    append(PackedEvent.pack(EventKind.TRY, 0, tried));
  }

  /** Adds an event, or notes that there is no room for it. By the writing thread only. */
  void append(long packed) {
    append(packed, counted.revisions - revisionsBefore);
  }

  /** Adds an event before which the run has made {@code step} revisions since the last one. */
  private void append(long packed, long step) {
    if (length == roomEnd && !makeRoom()) {
      return;
    }
    if (step != 0 && !addStep(step)) {
      return;
    }
    put(packed);
  }

  /** Adds the revisions before the next event, for which there is room, if they are counted. */
  private boolean addStep(long step) {
    if (revisions == null) {
      return true;
    }
    if (step >= RevisionSteps.LARGE && !takeRoom(RevisionSteps.BYTES_OF_LARGE)) {
      return false;
    }
    revisions.set(length, step);
    revisionsBefore += step;
    return true;
  }

  /**
   * Adds {@code packed}, which names arc 0 as its cause, once for each of {@code arcs} from place
   * {@code first} on whose bit is set in {@code places}, with that arc as its cause.
   *
   * <p>Writes three events at a time, as a processor seldom predicts the end of a loop that writes
   * one. Up to two of them may be superfluous; they are behind the end, where no reader looks and
   * the next events go.
   *
   * @param revised the places whose arcs the run revises, in order: those of {@code places} and
   *     others, none of which it has counted yet
   */
  void appendForArcs(long packed, int[] arcs, int first, long places, long revised) {
    long counts = counted.revisions;
    int start = length;
    int end = start + Long.bitCount(places);
    if (end + 2 > roomEnd || counts - revisionsBefore + Long.SIZE >= RevisionSteps.LARGE) {
      for (long rest = places; rest != 0; rest &= rest - 1) {
        long step = counts + upToFirst(revised, rest) - revisionsBefore;
        append(withArcAt(packed, arcs, first, rest), step);
      }
      return;
    }
    if (revisions != null && places != 0) {
      setSteps(revisions.current(), places, revised, counts);
    }
    long[] chunk = current;
    int at = start & CHUNK_MASK;
    long rest = places;
    while (rest != 0) {
      long second = rest & rest - 1;
      long third = second & second - 1;
      chunk[at] = withArcAt(packed, arcs, first, rest);
      chunk[at + 1] = withArcAt(packed, arcs, first, second == 0 ? rest : second);
      chunk[at + 2] = withArcAt(packed, arcs, first, third == 0 ? rest : third);
      rest = third & third - 1;
      at += 3;
    }
    publish(end); // all of them at once
  }

  /**
   * Sets the steps before the next events, which are recorded before the run counts their
   * revisions.
   */
  private void setSteps(byte[] steps, long places, long revised, long counts) {
    int at = length & CHUNK_MASK;
    for (long rest = places; rest != 0; rest &= rest - 1) {
      long before = counts + upToFirst(revised, rest);
      steps[at++] = (byte) (before - revisionsBefore);
      revisionsBefore = before;
    }
  }

  /** Returns how many bits {@code word} has up to the first one of {@code places}. */
  private static int upToFirst(long word, long places) {
    return Long.bitCount(word & (places ^ (places - 1)));
  }

  private static long withArcAt(long packed, int[] arcs, int first, long places) {
    return PackedEvent.withArc(packed, arcs[first + Long.numberOfTrailingZeros(places)]);
  }

  /** Adds an event that speaks of {@code note}, unless there is no room for both. */
  void appendNote(EventKind kind, TraceNote note) {
    if (takeRoom(note.bytes())) {
      notes.add(note);
      append(PackedEvent.pack(kind, 0, notes.size()));
    }
  }

  /**
   * Adds the event that {@code nogood} is learnt, unless there is no room for both; returns its
   * number.
   */
  int appendNogood(LearntNogood nogood) {
    if (takeRoom(nogood.bytes())) {
      nogoods.add(nogood);
      append(PackedEvent.pack(EventKind.LEARN, 0, nogoods.size()));
    }
    return nogoods.size();
  }

  /** Takes room for {@code bytes} and an event from the capacity, or ends the recording. */
  private boolean takeRoom(int bytes) {
    int events = bytes / BYTES_PER_EVENT + 1;
    if (capacity - length <= events) {
      capacity = length;
      roomEnd = length;
      cut = true;
      return false;
    }
    capacity -= events;
    roomEnd = Math.min(roomEnd, capacity);
    return true;
  }

  private boolean makeRoom() {
    if (length == capacity) {
      cut = true;
      return false;
    }
    startChunk();
    roomEnd = Math.min(capacity, length + CHUNK_MASK + 1);
    return true;
  }

  private void startChunk() {
    current = new long[CHUNK_MASK + 1];
    chunks[length >>> CHUNK_BITS] = current;
    if (revisions != null) {
      revisions.startChunk(length >>> CHUNK_BITS);
    }
  }

  private void put(long packed) {
    int position = length;
    current[position & CHUNK_MASK] = packed;
    publish(position + 1);
  }

  /**
   * Lets readers see the events below {@code end}. The ordered store makes everything that was
   * written before visible to every thread that reads the new length. Unlike a volatile store, it
   * costs no fence for every event.
   */
  private void publish(int end) {
    length = end;
    published.lazySet(end);
  }

  /** Ends the trace. By the writing thread only. */
  void close(FinalState end) {
    finalState = end;
    if (cut) { // there is always room for this one event more
      if ((length & CHUNK_MASK) == 0) {
        startChunk();
      }
      put(PackedEvent.pack(EventKind.GAP, 0, 0));
    }
    closed = true;
  }

  /** Adds a note without an event that speaks of it. */
  void store(TraceNote note) {
    notes.add(note);
  }

  /** Adds an event of a stored trace, in its packed form. */
  void store(long packed) {
    if (PackedEvent.kind(packed) == EventKind.TRY) {
      appendAttempt(PackedEvent.subject(packed));
    } else {
      append(packed);
    }
  }

  /** Returns whether the last event added is a gap. */
  boolean endsWithGap() {
    return length > 0 && kind(length - 1) == EventKind.GAP;
  }

  /** Adds a nogood without an event that speaks of it. */
  void store(LearntNogood nogood) {
    nogoods.add(nogood);
  }

  /** Stores the revisions between events, too; to be called before the first one. */
  void storeRevisions() {
    revisions = new RevisionSteps(chunks.length);
  }

  /** Sets the number of revisions before the event at {@code position}, in ascending order. */
  void storeRevisions(int position, long step) {
    requireNonNull(revisions).set(position, step);
  }

  int noteCount() {
    return notes.size();
  }

  /** Sets whether the bound of memory was reached where the events were recorded. */
  void setFull(boolean isFull) {
    capacity = isFull ? length : Integer.MAX_VALUE;
  }

  /** Adds the state in which the run ended, before a gap is. */
  void store(FinalState end) {
    finalState = end;
  }

  /** Ends a trace of stored events. */
  void closeStored() {
    closed = true;
  }

  /**
   * Returns the keyframes taken so far, in order, one after every {@link
   * TraceState#keyframeInterval()} events. Locked on itself.
   */
  List<TraceState> keyframes() {
    return keyframes;
  }
}
