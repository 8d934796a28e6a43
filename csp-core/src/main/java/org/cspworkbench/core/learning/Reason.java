package org.cspworkbench.core.learning;

import static org.cspworkbench.core.kernel.Network.NONE;

import java.util.Arrays;
import org.cspworkbench.core.kernel.DomainLog;
import org.cspworkbench.core.kernel.DomainLog.Cause;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;

/**
 * Literals that together imply another one, or a contradiction, as positions in the log: a list
 * that is filled again and again. What holds at the root is left out.
 */
final class Reason {

  /** How many levels are open before any decision. */
  static final int ROOT_LEVEL = 1;

  private final Network network;
  private final DomainLog log;
  private int[] positions = new int[256];
  private int size;
  private int[] foundIn = new int[1024]; // by position of a literal: where it was first a cause
  private int round; // in foundIn: 2 · round for once, 2 · round + 1 for more often

  Reason(Domains domains, DomainLog log) {
    this.network = domains.network();
    this.log = log;
  }

  void clear() {
    size = 0;
  }

  int size() {
    return size;
  }

  /** Returns the position of literal number {@code k}. */
  int position(int k) {
    return positions[k];
  }

  /** Returns whether the literal at {@code position} holds at the root. */
  boolean holdsAtRoot(int position) {
    return position == NONE || log.level(position) <= ROOT_LEVEL;
  }

  /** Adds the literal at {@code position}. */
  void add(int position) {
    if (holdsAtRoot(position)) {
      return;
    }
    if (size == positions.length) {
      positions = Arrays.copyOf(positions, 2 * size);
    }
    positions[size++] = position;
  }

  /** Adds x ≠ i, which is true. */
  void addRemoved(int x, int i) {
    add(log.removedAt(network.address(x, i)));
  }

  /** Adds all that {@code x} has lost before {@code position}, or its value if it had one left. */
  void addDomain(int x, int position) {
    if (log.fixedAt(x) < position) {
      add(log.fixedAt(x));
      return;
    }
    for (int i = 0; i < network.domainSize(x); i++) {
      int removedAt = log.removedAt(network.address(x, i));
      if (removedAt < position) {
        add(removedAt);
      }
    }
  }

  /** Returns whether {@code x} had one value left before {@code position}. */
  boolean isFixedBefore(int x, int position) {
    return log.fixedAt(x) < position;
  }

  /** Returns whether value {@code i} of {@code x} was there at {@code position}. */
  boolean had(int x, int i, int position) {
    return log.removedAt(network.address(x, i)) >= position;
  }

  /** Several literals that one literal implies become that one. */
  void join() {
    round++;
    if (foundIn.length < log.length()) {
      foundIn = Arrays.copyOf(foundIn, 2 * log.length());
    }
    for (int k = 0; k < size; k++) {
      int cause = singleCause(positions[k]);
      if (cause != NONE) {
        foundIn[cause] = foundIn[cause] < 2 * round ? 2 * round : 2 * round + 1;
      }
    }
    int kept = 0;
    for (int k = 0; k < size; k++) {
      int cause = singleCause(positions[k]);
      if (cause == NONE || foundIn[cause] == 2 * round) {
        positions[kept++] = positions[k];
      } else if (foundIn[cause] == 2 * round + 1) {
        foundIn[cause] = 0; // the first of them stands for all
        positions[kept++] = cause;
      }
    }
    size = kept;
  }

  /** Returns the position of the one literal that implies the one at {@code position}. */
  private int singleCause(int position) {
    return log.cause(position) == Cause.LITERAL ? log.position(log.causeNumber(position)) : NONE;
  }
}
