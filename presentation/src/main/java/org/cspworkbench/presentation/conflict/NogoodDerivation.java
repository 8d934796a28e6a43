package org.cspworkbench.presentation.conflict;

import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.cspworkbench.presentation.conflict.Cut.Step;
import org.cspworkbench.presentation.conflict.ImplicationGraph.Node;

/**
 * The analysis of a contradiction: the cut moves from the contradiction towards the decisions,
 * literal by literal, until one literal of the last level is left before it, the first unique
 * implication point (Marques-Silva and Sakallah, "GRASP: A Search Algorithm for Propositional
 * Satisfiability", IEEE Transactions on Computers 48, 1999). The literals there are the nogood.
 * Several removals of earlier levels that follow from one literal are replaced with it, and
 * literals that follow from the others are left out.
 *
 * @param graph the implication graph
 * @param cuts the cuts, the first one at the contradiction
 * @param implicationPoint the first unique implication point, or NONE if the contradiction follows
 *     without any decision
 * @param jumpLevel the level to which the search can return: there all literals of the nogood but
 *     the implication point hold, so that its negation follows; 0 is the root
 */
public record NogoodDerivation(
    ImplicationGraph graph, ImmutableList<Cut> cuts, int implicationPoint, int jumpLevel) {

  /** Returns the analysis of the contradiction of {@code graph}. */
  public static NogoodDerivation of(ImplicationGraph graph) {
    return graph.level() == 0
        ? new NogoodDerivation(
            graph, ImmutableList.of(new Cut(graph.causes(), Step.START, NONE)), NONE, 0)
        : new Work(graph).analyse();
  }

  /** Returns the nodes of the nogood: the implication point first, then from the latest back. */
  public ImmutableIntArray nogood() {
    ImmutableIntArray last = cuts.get(cuts.size() - 1).literals();
    return ImmutableIntArray.copyOf(
        last.stream().boxed().sorted((a, b) -> b - a).mapToInt(Integer::intValue).toArray());
  }

  /**
   * Returns whether the search learns nogoods. Another one goes on from its last decision, or jumps
   * for reasons of its own.
   */
  public boolean isOfLearningSearch() {
    return graph.trace().nogoodCount() > 0;
  }

  /**
   * Returns whether {@code learnt} has another nogood that the search itself learnt from this
   * contradiction. It may know other reasons than can be told from the trace, such as smaller ones
   * of a sum.
   */
  public boolean isLearntOtherwise(LearntList learnt) {
    ImmutableSet<Literal> own =
        nogood().stream()
            .mapToObj(node -> graph.nodes().get(node).literal())
            .collect(toImmutableSet());
    return learnt
        .from(graph.event())
        .filter(entry -> !ImmutableSet.copyOf(entry.literals()).equals(own))
        .isPresent();
  }

  /** Returns whether one literal of the last level is left before the cut number {@code cut}. */
  public boolean isResolved(int cut) {
    int level = graph.level();
    return cuts.get(cut).literals().stream()
            .filter(node -> graph.nodes().get(node).level() == level)
            .count()
        <= 1;
  }

  /** Returns whether {@code node} is behind the cut number {@code cut}, towards the conflict. */
  public boolean isOnConflictSide(int node, int cut) {
    return cuts.subList(0, cut + 1).stream().anyMatch(each -> each.resolved() == node);
  }

  /** The work on one graph. */
  private static final class Work {
    private final ImplicationGraph graph;
    private final int level;
    private final TreeSet<Integer> literals = new TreeSet<>();
    private final ImmutableList.Builder<Cut> cuts = ImmutableList.builder();
    private final Map<Integer, Boolean> follows = new HashMap<>(); // by node

    Work(ImplicationGraph graph) {
      this.graph = graph;
      this.level = graph.level();
    }

    NogoodDerivation analyse() {
      graph.causes().forEach(literals::add);
      note(Step.START, NONE);
      while (countOfLevel() > 1) {
        resolve(lastOfLevel());
      }
      int implicationPoint = lastOfLevel();
      replaceRemovals(implicationPoint);
      leaveOutImplied(implicationPoint);
      int jump =
          literals.stream()
              .filter(each -> each != implicationPoint)
              .mapToInt(each -> node(each).level())
              .max()
              .orElse(0);
      return new NogoodDerivation(graph, cuts.build(), implicationPoint, jump);
    }

    private Node node(int number) {
      return graph.nodes().get(number);
    }

    private long countOfLevel() {
      return literals.stream().filter(each -> node(each).level() == level).count();
    }

    private int lastOfLevel() {
      return literals.descendingSet().stream()
          .filter(each -> node(each).level() == level)
          .findFirst()
          .orElseThrow();
    }

    private void resolve(int number) {
      literals.remove(number);
      node(number).causes().forEach(literals::add);
      note(Step.RESOLVED, number);
    }

    /** Several literals of earlier levels that one literal implies are replaced with that one. */
    private void replaceRemovals(int implicationPoint) {
      Map<Integer, List<Integer>> byCause = new LinkedHashMap<>();
      for (int number : numbers()) {
        if (number != implicationPoint && isRemovalByOne(node(number))) {
          byCause
              .computeIfAbsent(node(number).causes().get(0), cause -> new ArrayList<>())
              .add(number);
        }
      }
      byCause.values().stream()
          .filter(removals -> removals.size() > 1)
          .forEach(removals -> removals.forEach(this::replace));
    }

    private void replace(int removal) {
      literals.remove(removal);
      literals.add(node(removal).causes().get(0));
      note(Step.REPLACED, removal);
    }

    private static boolean isRemovalByOne(Node node) {
      return !node.literal().isEquation() && node.causes().length() == 1;
    }

    private void leaveOutImplied(int implicationPoint) {
      for (int number : numbers()) {
        if (number != implicationPoint && followsFromOthers(number)) {
          literals.remove(number);
          note(Step.IMPLIED, number);
        }
      }
    }

    /**
     * Returns whether the literals that imply {@code number} are in the nogood, or follow so. What
     * follows from the nogood stays the same while literals that follow are left out.
     */
    private boolean followsFromOthers(int number) {
      Boolean known = follows.get(number);
      if (known == null) {
        known =
            !node(number).isDecision()
                && node(number).causes().stream()
                    .allMatch(cause -> literals.contains(cause) || followsFromOthers(cause));
        follows.put(number, known);
      }
      return known;
    }

    /** Returns the literals from the latest to the first. */
    private Collection<Integer> numbers() {
      return ImmutableList.copyOf(literals.descendingSet());
    }

    private void note(Step step, int resolved) {
      cuts.add(new Cut(ImmutableIntArray.copyOf(literals), step, resolved));
    }
  }
}
