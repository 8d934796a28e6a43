package org.cspworkbench.core.learning;

import static org.cspworkbench.core.kernel.Network.NONE;

import java.util.Arrays;
import org.cspworkbench.core.kernel.DomainLog;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.PackedEvent;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;

/**
 * The events of a trace that are not undone at one position, done again on domains that keep a log.
 * The events are found from the last to the first, so that what was undone is passed over and never
 * replayed.
 */
final class BranchReplay {

  private final Trace trace;
  private final Network network;
  private final Domains domains;
  private final DomainLog log;
  private int[] standing = new int[256]; // positions of events, from the last to the first
  private int count;
  private int[] events = new int[256]; // by position in the log
  private int logged;
  private int[] starts = new int[64]; // by level − 1: the length of the log before it
  private int[] decisions = new int[64]; // by level − 1
  private int[] levels = new int[65]; // by the number of values that were really decided
  private int decided;
  private int depth;

  /** Replays the branch of {@code trace}, whose key is a network, at {@code end}. */
  BranchReplay(Trace trace, int end) {
    this.trace = trace;
    network = (Network) trace.key();
    domains = new Domains(network, trace.csp(), new Counters(), null);
    log = domains.keepLog();
    int start = findStanding(end);
    removeAsAt(start);
    for (int level = 0; level <= Reason.ROOT_LEVEL; level++) {
      domains.mark();
    }
    for (int k = count - 1; k >= 0; k--) {
      replay(standing[k]);
    }
  }

  /** Collects the events that stand; returns the position at which the attempt starts. */
  private int findStanding(int end) {
    int undone = 0; // levels that were closed further on
    for (int p = end - 1; p >= 0; p--) {
      EventKind kind = trace.kind(p);
      if (kind == EventKind.RESTART) {
        return p + 1;
      }
      if (undone == 0 && changesDomains(kind)) {
        standing = count < standing.length ? standing : Arrays.copyOf(standing, 2 * count);
        standing[count++] = p;
      }
      undone += closed(kind, p);
      if (kind == EventKind.TRY && undone > 0) {
        undone--;
      }
    }
    return 0;
  }

  private static boolean changesDomains(EventKind kind) {
    return switch (kind) {
      case TRY, PRUNE, REFUTE, BACKTRACK, JUMP -> true;
      default -> false;
    };
  }

  private int closed(EventKind kind, int position) {
    return switch (kind) {
      case REFUTE, BACKTRACK -> 1;
      case JUMP -> PackedEvent.cause(trace.packed(position));
      default -> 0;
    };
  }

  /** What is gone when the attempt starts has no reason. */
  private void removeAsAt(int start) {
    TracePlayer player = trace.player();
    player.seek(start);
    TraceState state = player.state();
    for (int x = 0; x < network.variableCount(); x++) {
      for (int i = domains.first(x); i != NONE; i = domains.next(x, i)) {
        if (!state.isLeft(x, i)) {
          domains.refute(x, i);
        }
      }
    }
    noteEvents(start - 1);
  }

  private void replay(int position) {
    long packed = trace.packed(position);
    int subject = PackedEvent.subject(packed);
    switch (PackedEvent.kind(packed)) {
      case TRY -> decide(network.variableAt(subject), network.indexAt(subject));
      case PRUNE -> prune(PackedEvent.cause(packed) - 1, subject);
      case REFUTE, BACKTRACK, JUMP -> refute(subject);
      default -> {}
    }
    noteEvents(position);
  }

  private void decide(int x, int i) {
    if (depth == starts.length) {
      starts = Arrays.copyOf(starts, 2 * depth);
      decisions = Arrays.copyOf(decisions, 2 * depth);
      levels = Arrays.copyOf(levels, 2 * depth + 1);
    }
    starts[depth] = log.length();
    decisions[depth] = NONE;
    depth++;
    if (!domains.isSingle(x)) {
      decisions[depth - 1] = log.length();
      levels[++decided] = depth;
      domains.mark();
      domains.assign(x, i);
    }
  }

  private void prune(int arc, int subject) {
    if (arc >= network.endOfArcs()) {
      removeBy(arc + 1 - network.endOfArcs(), subject);
      return;
    }
    if (subject >= 0) {
      remove(network.variableAt(subject), network.indexAt(subject), arc);
      return;
    }
    int x = network.tail(arc);
    int v = network.indexAt(~subject);
    long kept = network.keptBy(arc, v);
    for (int i = domains.first(x); i != NONE; i = domains.next(x, i)) {
      if ((kept >>> i & 1) == 0) {
        remove(x, i, network.cause(arc, v, i));
      }
    }
  }

  private void remove(int x, int i, int arc) {
    if (domains.contains(x, i)) { // else it was not there when the run started
      domains.remove(x, i, arc);
    }
  }

  private void removeBy(int nogood, int address) {
    int x = network.variableAt(address);
    int i = network.indexAt(address);
    if (domains.contains(x, i)) {
      domains.removeBy(nogood, nogood, x, i);
    }
  }

  private void refute(int address) {
    if (address != NONE) { // else decisions are dropped, and none refuted
      int x = network.variableAt(address);
      int i = network.indexAt(address);
      if (domains.contains(x, i)) {
        domains.refute(x, i);
      }
    }
  }

  private void noteEvents(int position) {
    if (events.length < log.length()) {
      events = Arrays.copyOf(events, 2 * log.length());
    }
    Arrays.fill(events, logged, log.length(), position);
    logged = log.length();
  }

  Network network() {
    return network;
  }

  Domains domains() {
    return domains;
  }

  DomainLog log() {
    return log;
  }

  /** Returns the level of the decision that is number {@code real} among those with a choice. */
  int level(int real) {
    return real <= 0 ? 0 : levels[real];
  }

  /** Returns where in the log decision {@code level} is, or NONE if there was no choice. */
  int decision(int level) {
    return decisions[level - 1];
  }

  /** Returns the length of the log before decision {@code level}. */
  int start(int level) {
    return level > depth ? log.length() : starts[level - 1];
  }

  /** Returns the position of the event that made the literal at {@code position} true. */
  int event(int position) {
    return events[position];
  }
}
