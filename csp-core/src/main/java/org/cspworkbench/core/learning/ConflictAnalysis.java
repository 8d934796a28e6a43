package org.cspworkbench.core.learning;

import java.util.Arrays;
import java.util.function.IntConsumer;
import org.cspworkbench.core.kernel.DomainLog;
import org.cspworkbench.core.kernel.DomainLog.Cause;

/**
 * Finds the nogood behind a contradiction: as long as several of its literals became true after the
 * last decision, the latest of them is replaced with its reason. What remains holds one, the first
 * unique implication point (Marques-Silva and Sakallah, "GRASP: A Search Algorithm for
 * Propositional Satisfiability", IEEE Transactions on Computers 48, 1999), whose negation follows
 * as soon as the others hold. Of those, the ones that follow from the rest are left out (Sörensson
 * and Biere, "Minimizing Learned Clauses", SAT 2009).
 */
final class ConflictAnalysis {

  private static final int MAX_DEPTH = 64; // of what a literal to be left out may follow from

  // What is known of a position in the log during one analysis.
  private static final byte IN_NOGOOD = 1;
  private static final byte IMPLIED = 2; // by the nogood
  private static final byte NOT_IMPLIED = 3;

  private final DomainLog log;
  private final Reasons reasons;
  private final IntConsumer met; // of the variables that the analysis meets
  private final Reason reason;
  private final Reason[] reasonAtDepth = new Reason[MAX_DEPTH];
  private byte[] mark = new byte[1024]; // by position
  private int[] marked = new int[256];
  private int markedCount;
  private int[] positions = new int[256]; // of the nogood
  private int size;
  private int[] literals = new int[256];
  private int levelCount;
  private int[] levelSeenIn = new int[64];
  private int round;

  ConflictAnalysis(DomainLog log, Reasons reasons, Reason reason, IntConsumer met) {
    this.log = log;
    this.reasons = reasons;
    this.reason = reason;
    this.met = met;
  }

  /** Returns the highest level among the literals of {@code contradiction}; 0 is the root. */
  int levelOf(Reason contradiction) {
    int level = 0;
    for (int k = 0; k < contradiction.size(); k++) {
      level = Math.max(level, level(contradiction.position(k)));
    }
    return level;
  }

  private int level(int position) {
    return Math.max(0, log.level(position) - Reason.ROOT_LEVEL);
  }

  /**
   * Analyses {@code contradiction}, whose literals cannot all be true, at its highest level, which
   * is not the root. The contradiction may be the reason that this uses itself.
   */
  void analyse(Reason contradiction) {
    if (mark.length < log.length()) {
      mark = new byte[2 * log.length()];
    }
    int level = levelOf(contradiction);
    int open = addAll(contradiction, level); // literals of that level
    int latest = log.length();
    size = 0;
    while (true) {
      do {
        latest--;
      } while (mark[latest] != IN_NOGOOD);
      if (open == 1) {
        break;
      }
      mark[latest] = 0;
      open--;
      reasons.find(latest, reason);
      open += addAll(reason, level);
    }
    collect(latest);
    countLevels();
    minimise();
    describe();
    for (int m = 0; m < markedCount; m++) {
      mark[marked[m]] = 0;
    }
    markedCount = 0;
  }

  /** Marks the literals that are not marked yet; returns how many of them are of {@code level}. */
  private int addAll(Reason added, int level) {
    int ofLevel = 0;
    for (int k = 0; k < added.size(); k++) {
      int position = added.position(k);
      if (mark[position] == 0) {
        setMark(position, IN_NOGOOD);
        met.accept(log.variable(position));
        ofLevel += level(position) == level ? 1 : 0;
      }
    }
    return ofLevel;
  }

  private void setMark(int position, byte newMark) {
    if (markedCount == marked.length) {
      marked = Arrays.copyOf(marked, 2 * markedCount);
    }
    marked[markedCount++] = position;
    mark[position] = newMark;
  }

  /** The nogood: the implication point first; of the others, one stands for all that it implies. */
  private void collect(int implicationPoint) {
    reason.clear();
    for (int m = 0; m < markedCount; m++) {
      int position = marked[m];
      if (position != implicationPoint && mark[position] == IN_NOGOOD) {
        reason.add(position);
        mark[position] = IMPLIED; // unless it stays
      }
    }
    reason.join();
    positions = positions.length > reason.size() ? positions : new int[2 * reason.size()];
    positions[size++] = implicationPoint;
    for (int k = 0; k < reason.size(); k++) {
      if (mark[reason.position(k)] != IN_NOGOOD) {
        setMark(reason.position(k), IN_NOGOOD);
        positions[size++] = reason.position(k);
      }
    }
  }

  private void minimise() {
    leaveOutBesideEquations();
    int kept = 1;
    for (int k = 1; k < size; k++) {
      if (!hasReason(positions[k]) || !followsFromOthers(positions[k], 0)) {
        positions[kept++] = positions[k];
      }
    }
    size = kept;
  }

  /** Leaves out x ≠ b where there is x = a. The equation must then not be left out for it. */
  private void leaveOutBesideEquations() {
    int kept = 1;
    for (int k = 1; k < size; k++) {
      int fixedAt = log.fixedAt(log.variable(positions[k]));
      boolean isBeside =
          fixedAt != DomainLog.NEVER && fixedAt != positions[k] && mark[fixedAt] == IN_NOGOOD;
      if (isBeside) {
        mark[positions[k]] = NOT_IMPLIED;
      } else {
        positions[kept++] = positions[k];
      }
    }
    size = kept;
  }

  private boolean hasReason(int position) {
    return log.cause(position) != Cause.DECISION;
  }

  /**
   * Returns whether the literals before {@code position} that imply it are in the nogood, or so.
   */
  private boolean followsFromOthers(int position, int depth) {
    if (depth == MAX_DEPTH || !hasReason(position)) {
      return false;
    }
    Reason own = reasonAtDepth(depth);
    reasons.find(position, own);
    for (int k = 0; k < own.size(); k++) {
      int before = own.position(k);
      if (mark[before] == 0) {
        boolean follows = isLevelOfNogood(before) && followsFromOthers(before, depth + 1);
        setMark(before, follows ? IMPLIED : NOT_IMPLIED);
      }
      if (mark[before] == NOT_IMPLIED) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether there are literals of the nogood of the same level; else it cannot follow. */
  private boolean isLevelOfNogood(int position) {
    int level = level(position);
    return level < levelSeenIn.length && levelSeenIn[level] == round;
  }

  private Reason reasonAtDepth(int depth) {
    if (reasonAtDepth[depth] == null) {
      reasonAtDepth[depth] = reasons.newReason();
    }
    return reasonAtDepth[depth];
  }

  /** Finds the literals, that of the next highest level second, and counts the levels. */
  private void describe() {
    literals = literals.length > size ? literals : new int[2 * size];
    countLevels();
    int second = 1;
    for (int k = 0; k < size; k++) {
      literals[k] = log.literal(positions[k]);
      if (k > 1 && positions[k] > positions[second]) {
        second = k;
      }
    }
    if (size > 1) {
      swap(1, second);
    }
  }

  private void countLevels() {
    round++;
    levelCount = 0;
    for (int k = 0; k < size; k++) {
      int level = level(positions[k]);
      levelSeenIn =
          level < levelSeenIn.length ? levelSeenIn : Arrays.copyOf(levelSeenIn, 2 * level);
      levelCount += levelSeenIn[level] == round ? 0 : 1;
      levelSeenIn[level] = round;
    }
  }

  private void swap(int a, int b) {
    int position = positions[a];
    positions[a] = positions[b];
    positions[b] = position;
    literals[a] = log.literal(positions[a]);
    literals[b] = log.literal(positions[b]);
  }

  /** Returns how many literals the nogood has. */
  int size() {
    return size;
  }

  /** Returns the literals of the nogood, the implication point first. */
  int[] literals() {
    return literals;
  }

  /** Returns the number of levels from which the literals come. */
  int levelCount() {
    return levelCount;
  }

  /** Returns the lowest level at which all but the implication point hold. */
  int assertionLevel() {
    return size == 1 ? 0 : level(positions[1]);
  }
}
