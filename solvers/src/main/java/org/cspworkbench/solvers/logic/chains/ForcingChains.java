package org.cspworkbench.solvers.logic.chains;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
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
    Comparison comparison =
        new Comparison(LinkGraph.of(position, LinkGraph.Scope.GROUPS), findings);
    if (from == From.CELL) {
      compareCells(position, comparison);
    } else {
      compareUnits(position, comparison);
    }
  }

  private static void compareCells(Position position, Comparison comparison) {
    for (int cell = 0; cell < position.layout().cellCount(); cell++) {
      if (position.count(cell) > 2) { // for two, a single chain has the same conclusion
        int[] starts = new int[position.count(cell)];
        int count = 0;
        for (int rest = position.candidates(cell); rest != 0; rest &= rest - 1) {
          starts[count++] = comparison.graph.single(cell, Position.lowest(rest));
        }
        int each = cell;
        comparison.compare(starts, words -> words.text("forcing-chains.cell", words.cell(each)));
      }
    }
  }

  private static void compareUnits(Position position, Comparison comparison) {
    for (House house : position.layout().houses()) {
      for (int digit = 1; digit <= position.layout().size(); digit++) {
        if (Integer.bitCount(position.places(house, digit)) > 2) {
          int[] starts = position.cells(house, digit).toArray();
          for (int i = 0; i < starts.length; i++) {
            starts[i] = comparison.graph.single(starts[i], digit);
          }
          int each = digit;
          comparison.compare(
              starts,
              words -> words.text("forcing-chains.unit", Wording.digit(each), words.in(house)));
        }
      }
    }
  }

  /** What candidates have in common, and the chains to that. */
  private static final class Comparison {
    private final LinkGraph graph;
    private final Findings findings;
    private final Chain[] chains; // by candidate: all from its being true; null until needed

    Comparison(LinkGraph graph, Findings findings) {
      this.graph = graph;
      this.findings = findings;
      this.chains = new Chain[graph.candidates()];
    }

    /** Adds each conclusion that chains from all of {@code starts} lead to. */
    void compare(int[] starts, StepReason any) {
      long[] common = graph.implications().common(starts);
      int words = common.length / 2;
      for (int w = 0; w < words; w++) {
        long rest = common[w] | common[words + w];
        for (; rest != 0 && !findings.areEnough(); rest &= rest - 1) {
          int node = w * Long.SIZE + Long.numberOfTrailingZeros(rest);
          if ((common[w] >>> node & 1) != 0) {
            add(starts, node, false, any);
          }
          if ((common[words + w] >>> node & 1) != 0) {
            add(starts, node, true, any);
          }
        }
      }
    }

    private void add(int[] starts, int index, boolean isTrue, StepReason any) {
      Node node = graph.node(index);
      int cell = node.cells().first();
      int digit = Position.bit(node.digit());
      List<Link> all = new ArrayList<>();
      List<List<Link>> told = new ArrayList<>();
      for (int start : starts) {
        List<Link> links = Chain.links(graph, chain(start).path(index, isTrue), Link.Kind.WEAK);
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

    private Chain chain(int start) {
      if (chains[start] == null) {
        chains[start] = new Chain(graph);
        chains[start].follow(start, true);
      }
      return chains[start];
    }
  }
}
