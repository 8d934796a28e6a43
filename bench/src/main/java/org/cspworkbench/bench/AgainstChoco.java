package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkState;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.io.PrintStream;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import org.cspworkbench.bench.Engine.Tally;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Restarts;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.SearchResult;
import org.cspworkbench.core.search.order.DomWdeg;
import org.cspworkbench.core.search.order.LastConflict;
import org.cspworkbench.core.search.order.Mrv;
import org.cspworkbench.core.search.order.VariableOrder;
import org.jspecify.annotations.Nullable;

/**
 * Compares the same searches in our engine and in Choco, each contest in a class loader of its own,
 * because the compiler of the virtual machine specialises methods by their earlier calls, so that
 * the order of contests would influence the times.
 */
final class AgainstChoco {

  private AgainstChoco() {}

  static void run(List<String> arguments, PrintStream out) {
    List<String> words = arguments.isEmpty() ? PairedSearch.ids().asList() : arguments;
    words.forEach(PairedSearch::find); // so that a wrong name is reported before anything is timed
    Table table = new Table("work | unit | ours | Choco | ratio | quartiles | must | aim");
    words.forEach(word -> table.row(Worlds.row(IsolatedSearch.class, word, out)));
    out.println();
    table.print(out);
  }

  /**
   * One contest, from its problems to its row of the table. Created by reflection in a class loader
   * of its own, so that the code of both engines is compiled for this contest only; callers use it
   * as a {@link Supplier}.
   *
   * <p>Where the tree is the same in every engine, both must find the same solutions and fail
   * equally often before anything is timed. The creation of the problem is not timed; the search,
   * with the first propagation, is.
   */
  public static final class IsolatedSearch implements Supplier<List<String>> {

    private final PairedSearch contest;
    private final PrintStream out;

    /** The contest of that name, whose results are printed to {@code out}. */
    public IsolatedSearch(String id, PrintStream out) {
      this.contest = PairedSearch.find(id);
      this.out = out;
    }

    /** Returns the row of the contest, once what both engines came to is printed. */
    @Override
    public List<String> get() {
      ImmutableList<Csp> problems = contest.problems().get();
      Map<Csp.Structure, Network> networks = new HashMap<>();
      for (Csp csp : problems) {
        networks.computeIfAbsent(
            csp.structure(), structure -> new Network(structure, contest.way().filtering()));
      }
      return compare(
          engines(
              problems,
              csp ->
                  new OwnSearch(csp, requireNonNull(networks.get(csp.structure())), contest.way())),
          engines(problems, csp -> new ChocoSearch(csp, contest.way())));
    }

    private static Supplier<List<Engine>> engines(List<Csp> problems, Function<Csp, Engine> maker) {
      return () -> problems.stream().map(maker).toList();
    }

    private List<String> compare(
        Supplier<List<Engine>> ownEngines, Supplier<List<Engine>> chocoEngines) {
      ImmutableList.Builder<ImmutableIntArray> ownSolutions = ImmutableList.builder();
      ImmutableList.Builder<ImmutableIntArray> chocoSolutions = ImmutableList.builder();
      Tally ours = search(ownEngines.get(), ownSolutions);
      Tally theirs = search(chocoEngines.get(), chocoSolutions);
      out.printf(
          "%s: %,d failures, %,d solutions; Choco %,d failures, %,d solutions%n",
          contest.title(), ours.fails(), ours.solutions(), theirs.fails(), theirs.solutions());
      checkState(
          !contest.hasSameTree()
              || (ours.equals(theirs)
                  && ImmutableSet.copyOf(ownSolutions.build())
                      .equals(ImmutableSet.copyOf(chocoSolutions.build()))),
          "the trees differ: there is nothing to compare");
      checkState(
          contest.known() == null || ours.equals(contest.known()), "known are %s", contest.known());
      return row(
          contest
              .rounds()
              .of(
                  ImmutableList.of(
                      contestant("ours", ownEngines, ours),
                      contestant("Choco", chocoEngines, theirs))),
          ours.fails(),
          theirs.fails());
    }

    private List<String> row(List<RoundTimes> timings, long ourFails, long theirFails) {
      RoundTimes ours = timings.get(0);
      RoundTimes theirs = timings.get(1);
      Table.Row row = new Table.Row().text(contest.title());
      if (isByTime()) {
        row.text("ms")
            .number(ours.millis().median(), 1)
            .number(theirs.millis().median(), 1)
            .spread(ours.ratioTo(theirs), 3);
      } else {
        row.text("fails/s")
            .number(ours.perSecond(ourFails).median(), 0)
            .number(theirs.perSecond(theirFails).median(), 0)
            .spread(theirs.ratioTo(ours).times((double) ourFails / theirFails), 3);
      }
      String sign = isByTime() ? "≤ " : "≥ ";
      return row.text(sign + contest.goal().must()).text(sign + contest.goal().aim()).cells();
    }

    private boolean isByTime() {
      return contest.goal().measure() == PairedSearch.Measure.TIME;
    }

    private ComparedWork contestant(String name, Supplier<List<Engine>> engines, Tally tally) {
      ToLongFunction<Tally> answer = isByTime() ? Tally::solutions : Tally::fails;
      return new ComparedWork(
          name,
          () -> {
            List<Engine> ready = engines.get();
            return () -> answer.applyAsLong(search(ready, null));
          },
          answer.applyAsLong(tally));
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

  /** One search by our own engine, which maintains arc consistency. */
  private static final class OwnSearch implements Engine {

    private final Search search;
    private final Limits limits;

    OwnSearch(Csp csp, Network network, PairedSearch.Way way) {
      search =
          new Search(network, csp)
              .order(order(way.heuristic()))
              .maintainArcConsistency()
              .wanted(way.wanted());
      if (way.heuristic() == PairedSearch.Heuristic.LAST_CONFLICT_WITH_RESTARTS) {
        search.restarts(Restarts.luby(PairedSearch.LUBY_UNIT)).nogoods();
      }
      limits = Limits.none().withFails(way.maxFails());
    }

    private static VariableOrder order(PairedSearch.Heuristic heuristic) {
      return switch (heuristic) {
        case SMALLEST_DOMAIN -> new Mrv();
        case WEIGHTED_DEGREE -> new DomWdeg();
        case LAST_CONFLICT_WITH_RESTARTS -> new LastConflict(new DomWdeg());
      };
    }

    @Override
    public Tally search(ImmutableList.@Nullable Builder<ImmutableIntArray> solutions) {
      if (solutions != null) {
        search.onSolution(values -> solutions.add(ImmutableIntArray.copyOf(values)));
      }
      SearchResult result = search.solve(limits, null);
      return new Tally(result.counters().fails(), result.counters().solutions());
    }
  }
}
