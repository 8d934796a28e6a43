package org.cspworkbench.core.learning;

import static com.google.common.base.Preconditions.checkArgument;
import static org.cspworkbench.core.kernel.Network.NONE;

import com.google.common.primitives.ImmutableIntArray;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.cspworkbench.core.kernel.DomainLog;
import org.cspworkbench.core.kernel.DomainLog.Cause;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.PackedEvent;
import org.cspworkbench.core.trace.Trace;
import org.jspecify.annotations.Nullable;

/**
 * The reasons of everything that a trace has recorded on the way from the root to one position: for
 * each literal, earlier literals that imply it, and for the contradiction there, literals that
 * cannot all be true. Works for every solver whose trace names the constraints that remove values,
 * whether it learns from its contradictions or not.
 *
 * <p>A value that was tried and undone is gone because of the contradictions below it; those are
 * analysed in the same way, each at its own position, as long as there are few events to read.
 * Otherwise all decisions that stood are its reason, which is always one.
 */
public final class RecordedReasons {

  /** Why a literal became true. */
  public enum Basis {
    /** The search decided it. */
    DECISION,
    /** All other values of the variable are gone. */
    LAST_VALUE,
    /** A constraint removes the value. */
    CONSTRAINT,
    /** A learnt nogood removes the value. */
    NOGOOD,
    /** The variable has another value. */
    OTHER_VALUE,
    /** The value was tried before and failed. */
    TRIED,
    /** The trace names no cause: all decisions before it are the reason. */
    UNKNOWN
  }

  private static final Set<EventKind> WITHOUT_CAUSES =
      EnumSet.of(EventKind.MOVE, EventKind.COVER, EventKind.TECHNIQUE);

  private static final Set<EventKind> CONTRADICTIONS =
      EnumSet.of(EventKind.WIPE_OUT, EventKind.VIOLATION);

  private static final int FIRST_EVENTS = 1000;
  private static final long MOST_EVENTS = 3_000_000;

  /** The level of the log at the root: above that of which {@link Reason} leaves everything out. */
  private static final int FIRST_LEVEL = Reason.ROOT_LEVEL + 1;

  private final Trace trace;
  private final int end;
  private final Known known;
  private final BranchReplay branch;
  private final DomainLog log;
  private final Reasons reasons;
  private final Reason reason;

  /** What the analyses of one position share. */
  private static final class Known {
    private final Map<Integer, int[]> ofTried = new HashMap<>(); // by position of the event
    private long eventsLeft = MOST_EVENTS;
  }

  /**
   * Reads the branch of {@code trace} that stands at {@code end}.
   *
   * @param end how many events lie behind: 0 ≤ end ≤ length
   * @throws IllegalArgumentException if the trace {@linkplain #areIn records no causes}
   */
  public RecordedReasons(Trace trace, int end) {
    this(trace, end, new Known());
  }

  private RecordedReasons(Trace trace, int end, Known known) {
    checkArgument(areIn(trace), "the trace records no causes");
    this.trace = trace;
    this.end = end;
    this.known = known;
    this.branch = new BranchReplay(trace, end);
    this.log = branch.log();
    this.reasons = new Reasons(branch.domains(), log, new LearntNogoods(branch.domains(), log));
    this.reason = reasons.newReason();
    known.eventsLeft -= end;
  }

  /**
   * Returns whether {@code trace} names the causes of removals, so far as it can be seen yet. Half
   * of a domain, where it is tried, is several literals at once, of which no reason speaks, and so
   * is an end of a wide domain.
   */
  public static boolean areIn(Trace trace) {
    return trace.key() instanceof Network
        && trace.key().wideCount() == 0
        && !trace.hasHalves()
        && IntStream.range(0, Math.min(FIRST_EVENTS, trace.length()))
            .noneMatch(p -> WITHOUT_CAUSES.contains(trace.kind(p)));
  }

  /** Returns the literals that are true at the position, in the order in which they became so. */
  public DomainLog log() {
    return log;
  }

  /**
   * Returns the level of the decision after which the literal at {@code position} in the log became
   * true; 0 is the root.
   */
  public int level(int position) {
    return branch.level(log.level(position) - FIRST_LEVEL);
  }

  /**
   * Returns where in the log decision {@code level} is, or {@link Network#NONE} if its value was
   * the last one left, so that nothing was decided; 1 ≤ level ≤ depth.
   */
  public int decision(int level) {
    return branch.decision(level);
  }

  /** Returns the position of the event of the trace that made the literal true. */
  public int event(int position) {
    return branch.event(position);
  }

  /** Returns why the literal at {@code position} in the log became true. */
  public Basis basis(int position) {
    return switch (log.cause(position)) {
      case DECISION -> Basis.DECISION;
      case SEARCHED -> Basis.TRIED;
      case LAST_VALUE -> Basis.LAST_VALUE;
      case ARC -> log.causeNumber(position) == NONE ? Basis.UNKNOWN : Basis.CONSTRAINT;
      case LITERAL -> Basis.OTHER_VALUE;
      case NOGOOD -> Basis.NOGOOD;
    };
  }

  /** Returns the arc that the trace names at {@code position} in the log, or NONE. */
  public int arc(int position) {
    return log.cause(position) == Cause.ARC ? log.causeNumber(position) : NONE;
  }

  /** Returns the number of the nogood that removes the value at {@code position}, or NONE. */
  public int nogood(int position) {
    return log.cause(position) == Cause.NOGOOD ? log.causeNumber(position) : NONE;
  }

  /**
   * Returns where in the log literals are that imply the one at {@code position}, ascending; all
   * are before it. A decision has none.
   */
  public ImmutableIntArray reason(int position) {
    return switch (basis(position)) {
      case DECISION -> ImmutableIntArray.of();
      case LAST_VALUE -> found(position);
      case CONSTRAINT -> ofConstraint(position);
      case NOGOOD -> ofNogood(nogood(position), position);
      case OTHER_VALUE -> ImmutableIntArray.of(log.position(log.causeNumber(position)));
      case TRIED -> ImmutableIntArray.copyOf(ofTried(position));
      case UNKNOWN -> decisionsBefore(position);
    };
  }

  private ImmutableIntArray found(int position) {
    reasons.findOneByOne(position, reason);
    return joined();
  }

  private ImmutableIntArray ofConstraint(int position) {
    int arc = log.causeNumber(position);
    Network network = branch.network();
    int i = network.indexAt(DomainLog.address(log.literal(position)));
    if (network.dependsOnSeveral(arc) || supportsAreGone(arc, i, position)) {
      return found(position);
    }
    addScope(arc, position); // the algorithm knew more than a revision
    return joined();
  }

  private boolean supportsAreGone(int arc, int i, int position) {
    Network network = branch.network();
    int y = network.head(arc);
    return reason.isFixedBefore(y, position)
        || IntStream.range(0, network.domainSize(y))
            .noneMatch(j -> network.allows(arc, i, j) && reason.had(y, j, position));
  }

  private void addScope(int arc, int position) {
    reason.clear();
    for (Variable x : branch.network().constraint(arc).scope()) {
      reason.addDomain(x.index(), position);
    }
  }

  /** The literals of nogood {@code number} that are true before {@code position}. */
  private ImmutableIntArray ofNogood(int number, int position) {
    reason.clear();
    trace
        .nogood(number)
        .literals()
        .forEach(
            literal -> {
              int at = log.position(literal);
              if (at < position) {
                reason.add(at);
              }
            });
    return joined();
  }

  private ImmutableIntArray decisionsBefore(int position) {
    int level = level(position);
    return ImmutableIntArray.copyOf(
        IntStream.rangeClosed(1, level).map(this::decision).filter(at -> at != NONE).toArray());
  }

  /**
   * Returns where in the log literals are that cannot all be true, ascending: those behind the
   * contradiction at the position. Where the trace does not show it, these are all decisions.
   */
  public ImmutableIntArray contradiction() {
    int empty = emptied();
    if (empty != NONE) {
      return ofWipeOut(empty);
    }
    if (violatedNogood() != NONE) {
      return ofNogood(violatedNogood(), log.length());
    }
    int arc = failedArc();
    if (arc == NONE) {
      return decisionsBefore(log.length());
    }
    Network network = branch.network();
    int head = network.head(arc);
    if (head == NONE || network.dependsOnSeveral(arc)) {
      addScope(arc, log.length());
    } else {
      reason.clear();
      reason.addDomain(head, log.length());
      reason.addDomain(network.tail(arc), log.length());
    }
    return joined();
  }

  /** Returns the variable that has no value left, or {@link Network#NONE}. */
  public int emptied() {
    for (int position = log.length() - 1; position >= 0; position--) {
      if (branch.domains().isEmpty(log.variable(position))) {
        return log.variable(position);
      }
    }
    return NONE;
  }

  /** Returns the arc that the contradiction is blamed on, or {@link Network#NONE}. */
  public int failedArc() {
    if (end > 0 && CONTRADICTIONS.contains(trace.kind(end - 1))) {
      return trace.arc(end - 1);
    }
    return end < trace.length() && trace.kind(end) == EventKind.REFUTE ? trace.arc(end) : NONE;
  }

  /** Returns the number of the nogood whose literals are all true, or {@link Network#NONE}. */
  public int violatedNogood() {
    return end > 0
            && trace.kind(end - 1) == EventKind.VIOLATION
            && PackedEvent.subject(trace.packed(end - 1)) > 0
        ? PackedEvent.subject(trace.packed(end - 1))
        : NONE;
  }

  /** {@code x} has lost all values; one that was given it and then removed is held against it. */
  private ImmutableIntArray ofWipeOut(int x) {
    int fixedAt = log.fixedAt(x);
    if (fixedAt != DomainLog.NEVER && log.cause(fixedAt) != Cause.LAST_VALUE) {
      int removedAt = log.removedAt(DomainLog.address(log.literal(fixedAt)));
      return ImmutableIntArray.copyOf(
          IntStream.concat(IntStream.of(fixedAt), reason(removedAt).stream())
              .sorted()
              .distinct()
              .toArray());
    }
    reason.clear();
    for (int i = 0; i < branch.network().domainSize(x); i++) {
      reason.addRemoved(x, i);
    }
    return joined();
  }

  /** Returns the reason found, with x = a in place of each x ≠ b that it brings about. */
  private ImmutableIntArray joined() {
    int[] joined = new int[reason.size()];
    for (int k = 0; k < joined.length; k++) {
      int position = reason.position(k);
      joined[k] =
          log.cause(position) == Cause.LITERAL ? log.position(log.causeNumber(position)) : position;
    }
    return ImmutableIntArray.copyOf(Arrays.stream(joined).sorted().distinct().toArray());
  }

  /** All contradictions below a value that was tried: what they have in common with this branch. */
  private int[] ofTried(int position) {
    int event = event(position);
    int[] found = known.ofTried.get(event);
    if (found == null) {
      found = recordedConflict(position, event);
      if (found == null && known.eventsLeft >= event) {
        RecordedReasons below = new RecordedReasons(trace, event, known);
        int variable = log.variable(position);
        found = below.withoutLevel(level(position) + 1, variable);
      }
      if (found == null) {
        return decisionsBefore(position).toArray();
      }
      known.ofTried.put(event, found);
    }
    return found;
  }

  /** Returns the decisions that the solver itself has recorded as those to blame, if it has. */
  private int @Nullable [] recordedConflict(int position, int event) {
    int from = event;
    while (from > 0 && trace.kind(from - 1) == EventKind.CONFLICT) {
      from--;
    }
    if (from == event) {
      return null;
    }
    int own = level(position) + 1; // of the value that failed
    return IntStream.range(from, event)
        .mapToLong(trace::packed)
        .flatMap(
            packed ->
                IntStream.range(0, Integer.SIZE)
                    .filter(k -> (PackedEvent.subject(packed) >>> k & 1) != 0)
                    .mapToLong(k -> PackedEvent.cause(packed) + k))
        .mapToInt(level -> (int) level)
        .filter(level -> level < own)
        .map(this::decision)
        .filter(at -> at != NONE)
        .toArray();
  }

  /**
   * Returns what of the contradiction became true before {@code level}, and the reasons of the
   * rest, but for the decision of that level on {@code x}.
   */
  private int[] withoutLevel(int level, int x) {
    int start = branch.start(level);
    boolean[] isIn = new boolean[log.length()];
    contradiction().forEach(at -> isIn[at] = true);
    for (int at = log.length() - 1; at >= start; at--) {
      boolean isValue = log.variable(at) == x && DomainLog.isEquation(log.literal(at));
      if (isIn[at] && !isValue) {
        reason(at).forEach(before -> isIn[before] = true);
      }
    }
    int value = log.fixedAt(x);
    return IntStream.range(0, start).filter(at -> isIn[at] && at != value).toArray();
  }
}
