package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkState;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.io.PrintStream;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import org.cspworkbench.bench.Contest.Heuristic;
import org.cspworkbench.bench.Contest.Measure;
import org.cspworkbench.bench.Engine.Tally;
import org.cspworkbench.bench.Timing.Spread;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.network.Network;
import org.cspworkbench.core.problem.Graph;
import org.cspworkbench.core.problem.GraphColouring;
import org.cspworkbench.core.problem.Langford;
import org.cspworkbench.core.problem.QuasigroupCompletion;
import org.cspworkbench.core.problem.Queens;
import org.cspworkbench.core.problem.RandomBinary;
import org.jspecify.annotations.Nullable;

/**
 * The same searches by our own engine and by Choco. Where the tree is the same in every engine,
 * both must find the same solutions and fail equally often before anything is timed. The problem is
 * stated outside the clock; the search, the first propagation included, is inside.
 */
final class AgainstChoco implements Measurement {

  private static final int SEEDS = 5;

  private static final ImmutableList<Contest> CONTESTS =
      ImmutableList.of(
          new Contest("queens", "queens 12, all, pairwise", () -> one(Queens.pairwise(12)))
              .known(101_882, 14_200)
              .time(0.10, 0.06),
          new Contest("langford", "Langford (2, 11), all, pairwise", () -> one(Langford.pairs(11)))
              .known(255_334, 35_584)
              .time(0.09, 0.05),
          new Contest("top95", "top95 Sudoku, first, pairwise", SudokuSet::top95)
              .first()
              .known(213_348, 95)
              .time(0.15, 0.10),
          new Contest("queens-200", "queens 200, first, pairwise", () -> one(Queens.pairwise(200)))
              .first()
              .time(0.25, 0.14),
          new Contest("top95-alldifferent", "top95 Sudoku, first, all-different", SudokuSet::top95)
              .first()
              .allDifferentAsAWhole()
              .known(688, 95)
              .time(0.40, 0.20),
          new Contest(
                  "queens-alldifferent",
                  "queens 12, all, all-different",
                  () -> one(Queens.allDifferent(12)))
              .allDifferentAsAWhole()
              .known(76_678, 14_200)
              .time(0.50, 0.25),
          new Contest(
                  "quasigroup",
                  "quasigroup of order 30, 378 holes, first",
                  () -> seeds(seed -> QuasigroupCompletion.withHoles(seed, 30, 378)))
              .first()
              .allDifferentAsAWhole()
              .byLastConflictWithRestarts()
              .rounds(5)
              .time(0.50, 0.20),
          random(11, 414, 0.2).failuresASecond(15, 25),
          random(25, 180, 0.5).failuresASecond(9, 15),
          random(80, 103, 0.8).failuresASecond(14, 20),
          new Contest(
                  "myciel5",
                  "myciel5 in 5 colours",
                  () -> one(GraphColouring.of(Graph.mycielski(5), 5)))
              .upToFails(20_000)
              .failuresASecond(7, 10));

  /** The problem of one seed. */
  private interface OfSeed {
    Csp make(long seed);
  }

  private static ImmutableList<Csp> one(Csp csp) {
    return ImmutableList.of(csp);
  }

  private static ImmutableList<Csp> seeds(OfSeed problem) {
    return LongStream.range(0, SEEDS)
        .mapToObj(problem::make)
        .collect(ImmutableList.toImmutableList());
  }

  /** Random binary problems with 40 variables. */
  private static Contest random(int values, int constraints, double tightness) {
    double density = constraints / (40 * 39 / 2.0);
    return new Contest(
            "random-" + values,
            "random <40, %d, %d, %s>".formatted(values, constraints, tightness),
            () -> seeds(seed -> RandomBinary.modelB(seed, 40, values, density, tightness)))
        .byWeightedDegree()
        .upToFails(2_000)
        .rounds(5);
  }

  @Override
  public String question() {
    return "How fast is our engine beside Choco? (choco NAME…: some rows only)";
  }

  @Override
  public void run(List<String> arguments, PrintStream out) {
    ImmutableSet<String> ids =
        CONTESTS.stream().map(Contest::id).collect(ImmutableSet.toImmutableSet());
    checkArgument(ids.containsAll(arguments), "expected names among %s, not %s", ids, arguments);
    Table table = new Table("work", "unit", "ours", "Choco", "ratio", "quartiles", "must", "aim");
    for (Contest contest : CONTESTS) {
      if (arguments.isEmpty() || arguments.contains(contest.id())) {
        measure(contest, table, out);
      }
    }
    out.println();
    table.print(out);
  }

  private static void measure(Contest contest, Table table, PrintStream out) {
    ImmutableList<Csp> problems = contest.problems();
    ImmutableMap<Csp.Structure, Network> networks =
        problems.stream()
            .map(Csp::structure)
            .distinct()
            .collect(
                ImmutableMap.toImmutableMap(
                    structure -> structure,
                    structure -> new Network(structure, contest.filtering())));
    Supplier<List<Engine>> own =
        () ->
            problems.stream()
                .<Engine>map(
                    csp ->
                        new OwnSearch(csp, requireNonNull(networks.get(csp.structure())), contest))
                .toList();
    Supplier<List<Engine>> choco =
        () -> problems.stream().<Engine>map(csp -> new ChocoSearch(csp, contest)).toList();
    compare(contest, own, choco, table, out);
  }

  private static void compare(
      Contest contest,
      Supplier<List<Engine>> ownEngines,
      Supplier<List<Engine>> chocoEngines,
      Table table,
      PrintStream out) {
    boolean sameTree = contest.heuristic() == Heuristic.SMALLEST_DOMAIN;
    ImmutableList.Builder<ImmutableIntArray> ownSolutions = ImmutableList.builder();
    ImmutableList.Builder<ImmutableIntArray> chocoSolutions = ImmutableList.builder();
    Tally ours = search(ownEngines.get(), ownSolutions);
    Tally theirs = search(chocoEngines.get(), chocoSolutions);
    out.printf(
        "%s: %,d failures, %,d solutions; Choco %,d failures, %,d solutions%n",
        contest.title(), ours.fails(), ours.solutions(), theirs.fails(), theirs.solutions());
    if (sameTree) {
      checkState(
          ours.equals(theirs)
              && ImmutableSet.copyOf(ownSolutions.build())
                  .equals(ImmutableSet.copyOf(chocoSolutions.build())),
          "the trees differ: there is nothing to compare");
    }
    checkState(
        contest.known() == null || ours.equals(contest.known()), "known are %s", contest.known());
    boolean byTime = contest.measure() == Measure.TIME;
    ImmutableList<Timing> timings =
        contest
            .rounds()
            .of(
                ImmutableList.of(
                    contestant("ours", ownEngines, byTime, ours),
                    contestant("Choco", chocoEngines, byTime, theirs)));
    Timing own = timings.get(0);
    Timing other = timings.get(1);
    if (byTime) {
      row(table, contest, "ms", own.millis(), other.millis(), 1, own.ratioTo(other), "≤ ");
    } else {
      Spread ratio = other.ratioTo(own).times((double) ours.fails() / theirs.fails());
      row(
          table,
          contest,
          "fails/s",
          own.perSecond(ours.fails()),
          other.perSecond(theirs.fails()),
          0,
          ratio,
          "≥ ");
    }
  }

  private static void row(
      Table table,
      Contest contest,
      String unit,
      Spread own,
      Spread other,
      int decimals,
      Spread ratio,
      String sign) {
    table.row(
        contest.title(),
        unit,
        Table.number(own.median(), decimals),
        Table.number(other.median(), decimals),
        Table.number(ratio.median(), 3),
        Table.range(ratio, 3),
        sign + contest.must(),
        sign + contest.aim());
  }

  private static Contestant contestant(
      String name, Supplier<List<Engine>> engines, boolean bySolutions, Tally tally) {
    return new Contestant(
        name,
        () -> {
          List<Engine> ready = engines.get();
          return () -> {
            Tally all = search(ready, null);
            return bySolutions ? all.solutions() : all.fails();
          };
        },
        bySolutions ? tally.solutions() : tally.fails());
  }

  private static Tally search(
      List<Engine> engines, ImmutableList.@Nullable Builder<ImmutableIntArray> solutions) {
    Tally all = new Tally(0, 0);
    for (Engine engine : engines) {
      all = all.plus(engine.search(solutions));
    }
    return all;
  }
}
