package org.cspworkbench.core.trace;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import org.cspworkbench.core.model.Variable;

/**
 * The state of a run between two events of its trace: what each domain holds, which variables are
 * assigned, the current decisions with the values refuted beside them, and what was counted.
 *
 * <p>Applying an event forwards is exact for every kind. Most can be undone from the event alone;
 * those that close a level cannot, and neither can a new greatest depth: {@link #revert} reports
 * it, and the player goes back by a keyframe.
 */
public final class TraceState {

  /** How many changes of a wide domain are expected on one trail. */
  private static final int MOST_CHANGES_OF_WIDE = 1 << 10;

  private final TraceKey key;
  private final StateTrail trail = new StateTrail();
  private final StateDomains domains; // a tried variable keeps its other values here
  private int[] assigned; // by variable: the index of its value, or NONE
  private final DecisionLevels levels = new DecisionLevels();
  private int rootTrailLength = NONE; // when the root was left, once that is known
  private final Counters counters;

  TraceState(Trace trace) {
    this.key = trace.key();
    this.domains = new StateDomains(key, trail, trace.initialDomains());
    this.assigned = new int[key.structure().variables().size()];
    this.counters = new Counters();
    counters.attempts = 1;
    for (int x = 0; x < assigned.length; x++) {
      assigned[x] = domains.count(x) == 1 ? domains.next(x, 0) : NONE;
    }
  }

  private TraceState(TraceState other) {
    this.key = other.key;
    this.domains = new StateDomains(key, trail, other.domains);
    this.counters = new Counters();
    restore(other);
  }

  TraceState copy() {
    return new TraceState(this);
  }

  TraceKey key() {
    return key;
  }

  StateDomains domains() {
    return domains;
  }

  int[] assigned() {
    return assigned;
  }

  void restore(TraceState keyframe) {
    domains.set(keyframe.domains);
    assigned = keyframe.assigned.clone();
    trail.set(keyframe.trail);
    levels.set(keyframe.levels);
    rootTrailLength = keyframe.rootTrailLength;
    counters.set(keyframe.counters);
  }

  /**
   * After how many events the next keyframe is due: so many that keyframes take at most an eighth
   * of the memory of the events between them, however full they are.
   */
  static int keyframeInterval(Trace trace) {
    long values = 0;
    for (Variable x : trace.csp().variables()) {
      int size = x.domain().size();
      values += trace.key().isWide(x.index()) ? Math.min(size, MOST_CHANGES_OF_WIDE) : size;
    }
    long variables = trace.csp().variables().size();
    long ints =
        2L * trace.key().wordCount() + variables * (4 + DecisionLevels.INTS) + 4 * values + 64;
    return (int) Math.min(1 << 30, Math.max(1024, ints * Integer.BYTES));
  }

  /** Returns how many values variable {@code x} can still take. */
  public int size(int x) {
    if (assigned[x] == NONE) {
      return domains.count(x);
    }
    return contains(x, assigned[x]) ? 1 : 0;
  }

  /** Returns whether variable {@code x} can still take the value at {@code index}. */
  public boolean contains(int x, int index) {
    return (assigned[x] == NONE || assigned[x] == index) && isLeft(x, index);
  }

  /**
   * Returns whether the value at {@code index} of variable {@code x} has been neither removed nor
   * refuted. That holds also for those that a decision on {@code x} sets aside, to be tried if it
   * fails.
   */
  public boolean isLeft(int x, int index) {
    return domains.contains(x, index);
  }

  /** Returns the values that variable {@code x} can still take. */
  public ValueSet values(int x) {
    if (assigned[x] == NONE) {
      return domains.values(x);
    }
    return contains(x, assigned[x]) ? ValueSet.of(assigned[x]) : ValueSet.empty();
  }

  /** Returns the values of variable {@code x} of which {@link #isLeft} is true. */
  public ValueSet left(int x) {
    return domains.values(x);
  }

  /** Returns how many values of variable {@code x} are {@linkplain #left left}. */
  public int leftCount(int x) {
    return domains.count(x);
  }

  /**
   * Returns the index of the value that variable {@code x} has: the one assigned to it, or the only
   * one that is left; {@link TraceEvent#NONE} if there is none.
   */
  public int decided(int x) {
    if (assigned[x] != NONE) {
      return assigned[x];
    }
    return domains.count(x) == 1 ? domains.values(x).first(0) : NONE;
  }

  /** Returns the index of the value assigned to variable {@code x}, or {@link TraceEvent#NONE}. */
  public int assigned(int x) {
    return assigned[x];
  }

  /**
   * Returns whether variable {@code x} has a value that violates a constraint together with the
   * values of others, as happens in local search. Costs as much as the variable has constraints.
   */
  public boolean isInConflict(int x) {
    return assigned[x] != NONE && key.violated(x, assigned[x], this::assigned) > 0;
  }

  /** Returns the number of current decisions. */
  public int depth() {
    return levels.depth();
  }

  /** Returns the variable of decision {@code level}, 1 ≤ level ≤ depth. */
  public int decisionVariable(int level) {
    return key.variableAt(Halves.boundOrValue(levels.tried(level)));
  }

  /**
   * Returns the index of the value of decision {@code level}, 1 ≤ level ≤ depth, or {@link
   * TraceEvent#NONE} if it is a half of a domain.
   */
  public int decisionValue(int level) {
    int tried = levels.tried(level);
    return Halves.isHalf(tried) ? NONE : key.indexAt(tried);
  }

  /** Returns decision {@code level}, 1 ≤ level ≤ depth. */
  public Decision decision(int level) {
    return Halves.decision(levels.tried(level), key);
  }

  /** Returns the position of the event that made decision {@code level}, 1 ≤ level ≤ depth. */
  public int decisionPosition(int level) {
    return levels.position(level);
  }

  /**
   * Returns whether the variable of decision {@code level} had another value to take, now or
   * before; 1 ≤ level ≤ depth. Otherwise the value was forced, and merely counted as tried. Half of
   * a domain always leaves the other half.
   */
  public boolean isChoice(int level) {
    if (Halves.isHalf(levels.tried(level))) {
      return true;
    }
    int x = decisionVariable(level);
    int itself = isLeft(x, decisionValue(level)) ? 1 : 0;
    return domains.count(x) > itself || levels.hasRefuted(level - 1, x, key);
  }

  /**
   * Returns the indices of the values of variable {@code x} that have been refuted while exactly
   * the first {@code level} decisions stood as they stand now, in order; 0 ≤ level ≤ depth. Of a
   * half of a wide domain, only the first value is among them.
   */
  public int[] refuted(int level, int x) {
    return levels
        .refuted(level)
        .filter(address -> key.variableAt(address) == x)
        .map(key::indexAt)
        .toArray();
  }

  /**
   * Returns how many variables have been assigned without a decision while exactly the first {@code
   * level} decisions stood as they stand now; 0 ≤ level ≤ depth.
   */
  public int placed(int level) {
    int from = level == 0 ? 0 : levels.trailLength(level);
    int to = level == levels.depth() ? trail.length() : levels.trailLength(level + 1);
    return trail.placed(from, to);
  }

  /**
   * Returns what had been counted when the run was here. Checks are not in the trace and stay 0, as
   * do revisions unless it {@linkplain Trace#countsRevisions counts them}.
   */
  public Counts counters() {
    return counters.copy();
  }

  /** Goes over the event {@code packed} at {@code position}. */
  void apply(int position, long packed, Trace trace) {
    int subject = PackedEvent.subject(packed);
    counters.revisions += trace.revisionsBefore(position);
    switch (PackedEvent.kind(packed)) {
      case SELECT -> leaveRoot();
      case TRY -> open(subject, position);
      case REFUTE -> {
        counters.fails += trace.followsWipeOut(position) ? 0 : 1; // which has been counted
        close(subject);
      }
      case BACKTRACK -> {
        counters.backtracks++;
        close(subject);
      }
      case JUMP -> {
        counters.backtracks++;
        jump(PackedEvent.cause(packed), subject);
      }
      case ENQUEUE, DEQUEUE, CONFLICT, NOGOOD, LEARN, ASSERT, FORGET, TECHNIQUE -> {}
      case REVISE -> counters.revisions++;
      case PRUNE -> prune(PackedEvent.cause(packed) - 1, subject);
      case WIPE_OUT, VIOLATION -> counters.fails++;
      case PLACE -> place(subject);
      case COVER -> trail.addCovered();
      case UNCOVER -> uncover();
      case MOVE -> {
        leaveRoot();
        counters.moves++;
        assigned[key.variableAt(subject)] = key.indexAt(subject);
      }
      case SOLUTION -> counters.solutions++;
      case RESTART -> {
        counters.attempts++;
        backToRoot();
      }
      case GAP -> load(trace.finalState());
    }
  }

  /**
   * Undoes {@code packed} at {@code position}; returns {@code false}, and changes nothing, if the
   * event alone does not determine the state before it.
   */
  boolean revert(int position, long packed, Trace trace) {
    int subject = PackedEvent.subject(packed);
    switch (PackedEvent.kind(packed)) {
      case TRY -> {
        if (levels.depth() == counters.maxDepth) {
          return false;
        }
        counters.nodes--;
        undoLevel();
      }
      case SELECT, ENQUEUE, DEQUEUE, CONFLICT, NOGOOD, LEARN, ASSERT, FORGET, TECHNIQUE -> {}
      case REVISE -> counters.revisions--;
      case PRUNE -> {
        int x = prunedVariable(PackedEvent.cause(packed) - 1, subject);
        counters.prunings -= domains.lastRemovedCount(x);
        undoLast();
      }
      case WIPE_OUT, VIOLATION -> counters.fails--;
      case PLACE, COVER -> undoLast();
      case MOVE -> {
        counters.moves--;
        assigned[key.variableAt(subject)] = PackedEvent.cause(packed) - 1;
      }
      case SOLUTION -> counters.solutions--;
      case REFUTE, BACKTRACK, JUMP, RESTART, GAP, UNCOVER -> {
        return false;
      }
    }
    counters.revisions -= trace.revisionsBefore(position);
    return true;
  }

  /** What is known by now is known at the root. */
  private void leaveRoot() {
    rootTrailLength = rootTrailLength == NONE ? trail.length() : rootTrailLength;
  }

  private void open(int tried, int position) {
    levels.open(tried, trail.length(), position);
    counters.nodes++;
    counters.maxDepth = Math.max(counters.maxDepth, levels.depth());
    if (Halves.isHalf(tried)) {
      domains.removeHalf(Halves.other(tried));
    } else {
      assigned[key.variableAt(tried)] = key.indexAt(tried);
    }
  }

  private void close(int tried) {
    undoLevel();
    if (!Halves.isHalf(tried)) {
      domains.remove(tried);
      levels.refute(tried);
      return;
    }
    int x = key.variableAt(Halves.bound(tried));
    domains.removeHalf(tried);
    if (key.isWide(x)) {
      levels.refute(key.address(x, domains.lastRemoved(x).first(0)));
      return;
    }
    for (int i = 0; i < key.structure().variables().get(x).domain().size(); i++) {
      if (domains.hasJustLost(x, i)) {
        levels.refute(key.address(x, i));
      }
    }
  }

  /** Returns the values that the last change, a pruning, has taken from variable {@code x}. */
  ValueSet lastRemoved(int x) {
    return domains.lastRemoved(x);
  }

  /**
   * Returns the values that the last change has taken from variable {@code x}, of whose domain it
   * has removed a half.
   */
  ValueSet lastRemovedHalf(int x) {
    return key.isWide(x)
        ? domains.lastRemoved(x)
        : ValueSet.where(
            key.structure().variables().get(x).domain().size(), i -> domains.hasJustLost(x, i));
  }

  private void jump(int count, int address) {
    int left = levels.depth() - count;
    while (levels.depth() > left + (address == NONE ? 0 : 1)) {
      undoLevel();
    }
    if (address != NONE) {
      close(address);
    }
  }

  private void undoLevel() {
    int level = levels.depth();
    int trailLength = levels.trailLength(level);
    while (trail.length() > trailLength) {
      undoLast();
    }
    int tried = levels.tried(level);
    if (!Halves.isHalf(tried)) {
      assigned[key.variableAt(tried)] = NONE;
    }
    levels.close();
  }

  private void backToRoot() {
    while (levels.depth() > 0) {
      undoLevel();
    }
    while (trail.length() > rootTrailLength) {
      undoLast();
    }
    for (int x = 0; x < assigned.length; x++) {
      if (assigned[x] != NONE && domains.count(x) > 1) { // it had been moved there
        assigned[x] = NONE;
      }
    }
    levels.clearRefuted();
    rootTrailLength = NONE; // what the next attempt begins with may be less
  }

  private void prune(int arc, int subject) {
    int x = prunedVariable(arc, subject);
    if (subject >= 0) {
      domains.remove(subject);
    } else if (key.wideCount() > 0) {
      domains.removeHalf(subject);
    } else {
      domains.keep(x, key.keptBy(arc, key.indexAt(~subject)));
    }
    counters.prunings += domains.lastRemovedCount(x);
  }

  /** Returns the variable of a pruning. */
  int prunedVariable(int arc, int subject) {
    if (subject >= 0) {
      return key.variableAt(subject);
    }
    return key.wideCount() > 0 ? key.variableAt(Halves.bound(subject)) : key.tail(arc);
  }

  private void place(int address) {
    int x = key.variableAt(address);
    assigned[x] = key.indexAt(address);
    trail.addPlaced(x);
  }

  private void uncover() {
    while (trail.lastSlot() != StateTrail.COVERED) {
      undoLast();
    }
    undoLast();
  }

  private void undoLast() {
    int slot = trail.lastSlot();
    if (slot >= 0) {
      domains.restore(slot, trail.lastWord());
    } else if (slot != StateTrail.COVERED) {
      assigned[~slot] = NONE;
    }
    trail.removeLast();
  }

  private void load(FinalState end) {
    domains.set(end.domains);
    for (int x = 0; x < assigned.length; x++) {
      assigned[x] = end.assigned[x] && domains.count(x) > 0 ? domains.next(x, 0) : NONE;
    }
    levels.clear();
    trail.clear();
    counters.set(end.counters);
  }
}
