package org.cspworkbench.bench;

import com.google.common.collect.ImmutableList;
import java.time.Duration;
import java.util.function.Supplier;
import org.cspworkbench.bench.Engine.Tally;
import org.cspworkbench.core.kernel.AllDifferentFiltering;
import org.cspworkbench.core.model.Csp;
import org.jspecify.annotations.Nullable;

/**
 * The same work for two engines: binary branching, values ascending, arc consistency kept up. By
 * default, all solutions are searched, the smallest domain is next, and all-different is filtered
 * pair by pair.
 */
final class PairedSearch {

  /** Which variable is decided next. */
  enum Heuristic {
    /** Smallest domain, ties by index: the tree is the same in every engine. */
    SMALLEST_DOMAIN,
    /** dom/wdeg: ties and the choice of the failed constraint depend on the engine. */
    WEIGHTED_DEGREE,
    /** The same after last conflict, with restarts by Luby's sequence and nogoods from them. */
    LAST_CONFLICT_WITH_RESTARTS
  }

  /** The number of failures that is multiplied by Luby's sequence. */
  static final int LUBY_UNIT = 50;

  /** The quantity that is compared. */
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
   * @param title its title in the table
   * @param problems the problems, in order
   */
  PairedSearch(String id, String title, Supplier<ImmutableList<Csp>> problems) {
    this.id = id;
    this.title = title;
    this.problems = problems;
  }

  /** Returns this contest with all-different constraints filtered as a whole. */
  PairedSearch allDifferentAsAWhole() {
    filtering = AllDifferentFiltering.DOMAIN_CONSISTENT;
    return this;
  }

  /** Returns this contest with dom/wdeg as variable order. */
  PairedSearch byWeightedDegree() {
    heuristic = Heuristic.WEIGHTED_DEGREE;
    return this;
  }

  /** Returns this contest with last conflict, dom/wdeg and restarts. */
  PairedSearch byLastConflictWithRestarts() {
    heuristic = Heuristic.LAST_CONFLICT_WITH_RESTARTS;
    return this;
  }

  /** Returns this contest for the first solution of each problem. */
  PairedSearch first() {
    wanted = 1;
    return this;
  }

  /** Returns this contest with a limit of failures for each problem. */
  PairedSearch upToFails(long count) {
    maxFails = count;
    return this;
  }

  /** Returns this contest with the known numbers of failures and solutions. */
  PairedSearch known(long fails, long solutions) {
    known = new Tally(fails, solutions);
    return this;
  }

  /** Returns this contest with times compared. */
  PairedSearch time(double atMost, double aimedAt) {
    must = atMost;
    aim = aimedAt;
    return this;
  }

  /** Returns this contest with failures a second compared. */
  PairedSearch failuresASecond(double atLeast, double aimedAt) {
    measure = Measure.FAILURES_A_SECOND;
    must = atLeast;
    aim = aimedAt;
    return this;
  }

  /**
   * Returns this contest with this number of rounds; with one, only the search that checks the
   * answer warms up.
   */
  PairedSearch rounds(int count) {
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
