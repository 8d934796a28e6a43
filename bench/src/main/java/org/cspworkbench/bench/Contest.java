package org.cspworkbench.bench;

import com.google.common.collect.ImmutableList;
import java.time.Duration;
import java.util.function.Supplier;
import org.cspworkbench.bench.Engine.Tally;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.network.AllDifferentFiltering;
import org.jspecify.annotations.Nullable;

/**
 * The same work for two engines: binary branching, values ascending, arc consistency kept up. All
 * solutions are wanted, the smallest domain is next, and all-different is a matter of pairs, unless
 * told otherwise.
 */
final class Contest {

  /** Which variable is decided next. */
  enum Heuristic {
    /** Smallest domain, ties by index: the tree is the same in every engine. */
    SMALLEST_DOMAIN,
    /** dom/wdeg: ties, and which constraint is to blame, are each engine's own affair. */
    WEIGHTED_DEGREE,
    /** The same after last conflict, with restarts by Luby's sequence and nogoods from them. */
    LAST_CONFLICT_WITH_RESTARTS
  }

  /** The number of failures that is multiplied by Luby's sequence. */
  static final int LUBY_UNIT = 200;

  /** What is compared. */
  enum Measure {
    /** Time, ours as a share of the other's: at most so much. */
    TIME,
    /** Failures a second, ours as a multiple of the other's: at least so many. */
    FAILURES_A_SECOND
  }

  private final String id;
  private final String title;
  private final Supplier<ImmutableList<Csp>> problems;
  private AllDifferentFiltering filtering = AllDifferentFiltering.PAIRWISE;
  private Heuristic heuristic = Heuristic.SMALLEST_DOMAIN;
  private long wanted = Long.MAX_VALUE;
  private long maxFails = Long.MAX_VALUE;
  private @Nullable Tally known;
  private Measure measure = Measure.TIME;
  private double must;
  private double aim;
  private Duration warmUp = Duration.ofSeconds(6);
  private int rounds = 11;

  /**
   * A contest.
   *
   * @param id its name on the command line
   * @param title what the table calls it
   * @param problems what is searched, one after the other
   */
  Contest(String id, String title, Supplier<ImmutableList<Csp>> problems) {
    this.id = id;
    this.title = title;
    this.problems = problems;
  }

  /** Both sides filter all-different constraints as a whole. */
  Contest allDifferentAsAWhole() {
    filtering = AllDifferentFiltering.DOMAIN_CONSISTENT;
    return this;
  }

  /** Both sides decide by dom/wdeg. */
  Contest byWeightedDegree() {
    heuristic = Heuristic.WEIGHTED_DEGREE;
    return this;
  }

  /** Both sides decide by last conflict, then dom/wdeg, and start anew every so often. */
  Contest byLastConflictWithRestarts() {
    heuristic = Heuristic.LAST_CONFLICT_WITH_RESTARTS;
    return this;
  }

  /** The first solution of each problem is enough. */
  Contest first() {
    wanted = 1;
    return this;
  }

  /** The search of each problem ends after so many failures. */
  Contest upToFails(long count) {
    maxFails = count;
    return this;
  }

  /** How often each engine is known to fail, and how many solutions it finds. */
  Contest known(long fails, long solutions) {
    known = new Tally(fails, solutions);
    return this;
  }

  /** Time is compared. */
  Contest time(double atMost, double aimedAt) {
    must = atMost;
    aim = aimedAt;
    return this;
  }

  /** Failures a second are compared. */
  Contest failuresASecond(double atLeast, double aimedAt) {
    measure = Measure.FAILURES_A_SECOND;
    must = atLeast;
    aim = aimedAt;
    return this;
  }

  /** How often it is measured; once means that the search that checks it is all that warms up. */
  Contest rounds(int count) {
    warmUp = count == 1 ? Duration.ZERO : warmUp;
    rounds = count;
    return this;
  }

  String id() {
    return id;
  }

  String title() {
    return title;
  }

  ImmutableList<Csp> problems() {
    return problems.get();
  }

  AllDifferentFiltering filtering() {
    return filtering;
  }

  Heuristic heuristic() {
    return heuristic;
  }

  long wanted() {
    return wanted;
  }

  long maxFails() {
    return maxFails;
  }

  @Nullable Tally known() {
    return known;
  }

  Measure measure() {
    return measure;
  }

  double must() {
    return must;
  }

  double aim() {
    return aim;
  }

  Rounds rounds() {
    return new Rounds(warmUp, rounds);
  }
}
