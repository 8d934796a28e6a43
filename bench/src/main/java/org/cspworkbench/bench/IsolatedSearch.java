package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkState;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.io.PrintStream;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import org.cspworkbench.bench.Engine.Tally;
import org.cspworkbench.bench.PairedSearch.Heuristic;
import org.cspworkbench.bench.PairedSearch.Measure;
import org.cspworkbench.bench.RoundTimes.Spread;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.jspecify.annotations.Nullable;

/**
 * One contest, from its problems to its row of the table. Created by reflection in a class loader
 * of its own, so that the code of both engines is compiled for this contest only; callers use it as
 * a {@link BiFunction}.
 *
 * <p>Where the tree is the same in every engine, both must find the same solutions and fail equally
 * often before anything is timed. The creation of the problem is not timed; the search, with the
 * first propagation, is.
 */
public final class IsolatedSearch implements BiFunction<String, PrintStream, List<String>> {

  /** The name of the contest is an argument of the call. */
  public IsolatedSearch() {}

  /** Returns the row of the contest of that name, once what both engines came to is printed. */
  @Override
  public List<String> apply(String id, PrintStream out) {
    return measure(PairedSearches.find(id), out);
  }

  private static List<String> measure(PairedSearch contest, PrintStream out) {
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
    return compare(contest, own, choco, out);
  }

  private static List<String> compare(
      PairedSearch contest,
      Supplier<List<Engine>> ownEngines,
      Supplier<List<Engine>> chocoEngines,
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
    ImmutableList<RoundTimes> timings =
        contest
            .rounds()
            .of(
                ImmutableList.of(
                    contestant("ours", ownEngines, byTime, ours),
                    contestant("Choco", chocoEngines, byTime, theirs)));
    RoundTimes own = timings.get(0);
    RoundTimes other = timings.get(1);
    if (byTime) {
      return row(contest, "ms", own.millis(), other.millis(), 1, own.ratioTo(other), "≤ ");
    } else {
      Spread ratio = other.ratioTo(own).times((double) ours.fails() / theirs.fails());
      return row(
          contest,
          "fails/s",
          own.perSecond(ours.fails()),
          other.perSecond(theirs.fails()),
          0,
          ratio,
          "≥ ");
    }
  }

  private static List<String> row(
      PairedSearch contest,
      String unit,
      Spread own,
      Spread other,
      int decimals,
      Spread ratio,
      String sign) {
    return List.of( // not Guava's, which would load classes after this class loader is closed
        contest.title(),
        unit,
        Table.number(own.median(), decimals),
        Table.number(other.median(), decimals),
        Table.number(ratio.median(), 3),
        Table.range(ratio, 3),
        sign + contest.must(),
        sign + contest.aim());
  }

  private static ComparedWork contestant(
      String name, Supplier<List<Engine>> engines, boolean bySolutions, Tally tally) {
    return new ComparedWork(
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
