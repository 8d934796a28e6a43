package org.cspworkbench.solvers.logic.chains;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.House;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Findings;
import org.cspworkbench.solvers.logic.technique.Link;
import org.cspworkbench.solvers.logic.technique.Step;
import org.cspworkbench.solvers.logic.technique.StepReason;
import org.cspworkbench.solvers.logic.technique.Technique;
import org.cspworkbench.solvers.logic.technique.Wording;

/**
 * Forcing chains: of some candidates one is true, all of a cell or all places of a digit in a unit,
 * and a chain leads from each of them to the same conclusion, which therefore holds.
 */
public final class ForcingChains implements Technique {

  /** Which candidates are compared. */
  public enum From {
    /** All of a cell. */
    CELL,
    /** All places of a digit in a unit. */
    UNIT
  }

  private final From from;

  /** Compares these candidates. */
  public ForcingChains(From from) {
    this.from = from;
  }

  @Override
  public void find(Position position, Findings findings) {
    LinkGraph graph = LinkGraph.of(position, LinkGraph.Scope.GROUPS);
    Chain[] chains = new Chain[graph.candidates()];
    for (int node = 0; node < chains.length && !findings.areEnough(); node++) {
      chains[node] = new Chain(graph);
      chains[node].follow(node, true);
    }
    if (findings.areEnough()) {
      return;
    }
    if (from == From.CELL) {
      compareCells(graph, chains, findings);
    } else {
      compareUnits(graph, chains, findings);
    }
  }

  private static void compareCells(LinkGraph graph, Chain[] chains, Findings findings) {
    Position position = graph.position();
    for (int cell = 0; cell < position.layout().cellCount(); cell++) {
      if (position.count(cell) > 2) { // for two, a single chain has the same conclusion
        List<Integer> starts = new ArrayList<>();
        for (int rest = position.candidates(cell); rest != 0; rest &= rest - 1) {
          starts.add(graph.single(cell, Position.lowest(rest)));
        }
        int each = cell;
        StepReason any = words -> words.text("forcing-chains.cell", words.cell(each));
        compare(graph, chains, starts, any, findings);
      }
    }
  }

  private static void compareUnits(LinkGraph graph, Chain[] chains, Findings findings) {
    Position position = graph.position();
    for (House house : position.layout().houses()) {
      for (int digit = 1; digit <= position.layout().size(); digit++) {
        if (Integer.bitCount(position.places(house, digit)) > 2) {
          CellSet places = position.cells(house, digit);
          List<Integer> starts = new ArrayList<>();
          for (int cell : places.toArray()) {
            starts.add(graph.single(cell, digit));
          }
          int each = digit;
          StepReason any =
              words -> words.text("forcing-chains.unit", Wording.digit(each), words.in(house));
          compare(graph, chains, starts, any, findings);
        }
      }
    }
  }

  /** Adds each conclusion that chains from all of {@code starts} lead to. */
  private static void compare(
      LinkGraph graph, Chain[] chains, List<Integer> starts, StepReason any, Findings findings) {
    long[] falses = common(chains, starts, false);
    long[] trues = common(chains, starts, true);
    for (int node = 0; node < graph.candidates() && !findings.areEnough(); node++) {
      if ((falses[node >>> 6] >>> node & 1) != 0) {
        add(graph, chains, starts, node, false, any, findings);
      }
      if ((trues[node >>> 6] >>> node & 1) != 0) {
        add(graph, chains, starts, node, true, any, findings);
      }
    }
  }

  /**
   * Returns the nodes of which it follows from all of {@code starts} that they are true, or false.
   */
  private static long[] common(Chain[] chains, List<Integer> starts, boolean isTrue) {
    long[] common = chains[starts.get(0)].known(isTrue).clone();
    for (int start : starts) {
      long[] known = chains[start].known(isTrue);
      for (int w = 0; w < common.length; w++) {
        common[w] &= known[w];
      }
    }
    return common;
  }

  private static void add(
      LinkGraph graph,
      Chain[] chains,
      List<Integer> starts,
      int index,
      boolean isTrue,
      StepReason any,
      Findings findings) {
    Node node = graph.node(index);
    int cell = node.cells().first();
    int digit = Position.bit(node.digit());
    List<Link> all = new ArrayList<>();
    List<List<Link>> told = new ArrayList<>();
    for (int start : starts) {
      List<Link> links = Chain.links(graph, chains[start].path(index, isTrue), Link.Kind.WEAK);
      all.addAll(links);
      if (!links.isEmpty()) {
        told.add(links);
      }
    }
    Step.in(graph.position())
        .links(all)
        .eliminate(cell, isTrue ? ~digit : digit)
        .because(
            words ->
                words.text(
                    "forcing-chains",
                    any.in(words),
                    isTrue ? words.is(cell, node.digit()) : words.isNot(cell, node.digit()),
                    told.stream().map(words::chain).collect(joining("; "))))
        .addTo(findings);
  }
}
