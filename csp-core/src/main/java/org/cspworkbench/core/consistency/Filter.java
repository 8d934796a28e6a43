package org.cspworkbench.core.consistency;

import java.util.Arrays;
import java.util.Optional;
import org.cspworkbench.core.kernel.AllDifferentFiltering;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;

/** The filters that have a name, weakest first, then in the order in which they were published. */
public enum Filter implements Consistency.Maker {
  /** {@link NodeConsistency}. */
  NODE(
      "node",
      "Node consistency",
      "Removes what a constraint on one variable forbids.",
      "Mackworth 1977",
      Counting.PAIRS_AND_REVISIONS),
  /** {@link ForwardChecking}. */
  FORWARD_CHECKING(
      "forward-checking",
      "Forward checking",
      "Removes values that are inconsistent with variables of one value, without propagation.",
      "Haralick and Elliott 1980",
      Counting.PAIRS_AND_REVISIONS),
  /** {@link Ac1}. */
  AC1(
      "ac1",
      "AC-1",
      "Revises every arc, and all arcs again while any value is removed.",
      "Mackworth 1977",
      Counting.PAIRS_AND_REVISIONS),
  /** {@link Ac3}. */
  AC3(
      "ac3",
      "AC-3",
      "Revises the arcs that depend on a variable again when it has lost a value.",
      "Mackworth 1977",
      Counting.PAIRS_AND_REVISIONS),
  /** {@link Ac4}. */
  AC4(
      "ac4",
      "AC-4",
      "Counts all supports of every value, then decrements the counts.",
      "Mohr and Henderson 1986",
      Counting.PAIRS),
  /** {@link Ac6}. */
  AC6(
      "ac6",
      "AC-6",
      "Keeps one support for every value, and searches for the next when it is removed.",
      "Bessière 1994",
      Counting.PAIRS),
  /** {@link Ac2001}. */
  AC2001(
      "ac2001",
      "AC-2001/3.1",
      "AC-3 that resumes the search for a support at the last one.",
      "Bessière and Régin 2001; Zhang and Yap 2001",
      Counting.PAIRS_AND_REVISIONS),
  /** {@link Ac3Rm}. */
  AC3_RM(
      "ac3rm",
      "AC-3rm",
      "AC-3 that tries the last support of a value first, in both directions.",
      "Lecoutre and Hemery 2007",
      Counting.PAIRS_AND_REVISIONS),
  /** {@link Ac3Bit}. */
  AC3_BIT(
      "ac3bit",
      "AC-3bit",
      "AC-3 that checks 64 supports at a time, with a queue of variables.",
      "Lecoutre and Vion 2008",
      Counting.WORDS_AND_REVISIONS),
  /** {@link Ac3BitRm}. */
  AC3_BIT_RM(
      "ac3bit-rm",
      "AC-3bit+rm",
      "AC-3 that checks 64 supports at a time, first where the last one was found.",
      "Lecoutre and Vion 2008",
      Counting.WORDS_AND_REVISIONS),
  /** {@link Sac1}. */
  SAC1(
      "sac1",
      "SAC-1",
      "Removes every value whose assignment arc consistency refutes.",
      "Debruyne and Bessière 1997",
      Counting.WORDS_AND_REVISIONS),
  /** {@link Gac}, on a network whose all-different constraints are filtered as a whole. */
  GAC(
      "gac",
      "GAC",
      "Filters arcs by words, then all-different, tables and sums each as a whole.",
      "Mohr and Masini 1988; Régin 1994; Demeulenaere et al. 2016",
      Counting.WORDS_AND_REVISIONS);

  /** What the counters of a filter mean. */
  public enum Counting {
    /** A check is one pair of values; each call of revise is counted. */
    PAIRS_AND_REVISIONS,
    /** A check is one pair of values; there are no revisions. */
    PAIRS,
    /** A check is one word, up to 64 pairs of values; each call of revise is counted. */
    WORDS_AND_REVISIONS;

    /** Returns what a check is: {@code pairs} or {@code words}. */
    public String checkUnit() {
      return this == WORDS_AND_REVISIONS ? "words" : "pairs";
    }
  }

  private final String id;
  private final String title;
  private final String description;
  private final String source;
  private final Counting counting;

  Filter(String id, String title, String description, String source, Counting counting) {
    this.id = id;
    this.title = title;
    this.description = description;
    this.source = source;
    this.counting = counting;
  }

  /** Returns the filter of this id, if there is one. */
  public static Optional<Filter> of(String id) {
    return Arrays.stream(values()).filter(filter -> filter.id.equals(id)).findFirst();
  }

  /** Returns its name on the command line, such as {@code ac2001}. */
  public String id() {
    return id;
  }

  /** Returns the name, such as {@code AC-2001/3.1}. */
  public String title() {
    return title;
  }

  /** Returns a description of one line. */
  public String description() {
    return description;
  }

  /** Returns who published it, and when. */
  public String source() {
    return source;
  }

  /** Returns what its counters mean. */
  public Counting counting() {
    return counting;
  }

  /**
   * Returns how all-different constraints must be compiled so that the filter alone reaches its
   * level of consistency.
   */
  public AllDifferentFiltering allDifferent() {
    return this == GAC ? AllDifferentFiltering.DOMAIN_CONSISTENT : AllDifferentFiltering.PAIRWISE;
  }

  /** Returns whether arcs wait in a queue whose order can be chosen. */
  public boolean hasQueue() {
    return switch (this) {
      case AC3, AC2001, AC3_RM, AC3_BIT_RM -> true;
      default -> false;
    };
  }

  /** Returns the same, with this order of its queue. */
  public OrderedFilter with(QueueOrder queue) {
    return new OrderedFilter(this, queue);
  }

  @Override
  public Consistency on(Domains domains, Assignment assignment) {
    return on(domains, assignment, QueueOrder.FIRST_IN_FIRST_OUT);
  }

  Consistency on(Domains domains, Assignment assignment, QueueOrder queue) {
    return switch (this) {
      case NODE -> new NodeConsistency(domains, assignment);
      case FORWARD_CHECKING -> new ForwardChecking(domains, assignment);
      case AC1 -> new Ac1(domains, assignment);
      case AC3 -> new Ac3(domains, assignment, queue);
      case AC4 -> new Ac4(domains, assignment);
      case AC6 -> new Ac6(domains, assignment);
      case AC2001 -> new Ac2001(domains, assignment, queue);
      case AC3_RM -> new Ac3Rm(domains, assignment, queue);
      case AC3_BIT -> new Ac3Bit(domains, assignment);
      case AC3_BIT_RM -> new Ac3BitRm(domains, assignment, queue);
      case SAC1 -> new Sac1(domains, assignment);
      case GAC -> new Gac(domains, assignment);
    };
  }

  @Override
  public String toString() {
    return title;
  }
}
