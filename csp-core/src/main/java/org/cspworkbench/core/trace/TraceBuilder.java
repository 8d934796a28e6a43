package org.cspworkbench.core.trace;

import org.cspworkbench.core.model.Csp;
import org.jspecify.annotations.Nullable;

/** Builds a closed trace from events that were recorded before and stored. */
public final class TraceBuilder {

  private final Trace trace;

  /**
   * Starts a trace.
   *
   * @param csp the problem that was solved
   * @param key what the numbers of the trace mean
   * @param initialWords what every domain held at first
   * @param detail how much was recorded
   * @param maxEvents no more events are added
   */
  public TraceBuilder(Csp csp, TraceKey key, long[] initialWords, Detail detail, int maxEvents) {
    this.trace = Trace.stored(csp, key, initialWords.clone(), detail, maxEvents);
  }

  /** Adds the next note. */
  public void add(TraceNote note) {
    trace.store(note);
  }

  /** Adds the next learnt nogood. */
  public void add(LearntNogood nogood) {
    trace.store(nogood);
  }

  /** Adds the next event, in its {@linkplain PackedEvent packed form}. */
  public void add(long packed) {
    if (PackedEvent.kind(packed) == EventKind.TRY) {
      trace.appendAttempt(PackedEvent.subject(packed));
    } else {
      trace.append(packed);
    }
  }

  /** Returns the event at {@code position}, which has been added, in its packed form. */
  public long packed(int position) {
    return trace.packed(position);
  }

  /** Starts to add the revisions before each event. */
  public void addRevisions() {
    trace.storeRevisions();
  }

  /**
   * Adds how many revisions that are no events came before the event at {@code position}, since the
   * one before it: for each event, in order, when all events have been added.
   */
  public void addRevisions(int position, long revisions) {
    trace.storeRevisions(position, revisions);
  }

  /** Returns the number of notes added. */
  public int notes() {
    return trace.noteCount();
  }

  /** Returns the number of nogoods added. */
  public int nogoods() {
    return trace.nogoodCount();
  }

  /** Returns whether the last event added is a gap. */
  public boolean endsWithGap() {
    return trace.length() > 0 && trace.kind(trace.length() - 1) == EventKind.GAP;
  }

  /**
   * Closes the trace and returns it.
   *
   * @param end the state in which the run ended, if that is known; a trace with a gap needs it
   * @param isFull whether recording ended because the bound of memory was reached
   */
  public Trace close(@Nullable FinalState end, boolean isFull) {
    trace.closeStored(end, isFull);
    return trace;
  }
}
