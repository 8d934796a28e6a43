package org.cspworkbench.flatzinc;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.ImmutableLongArray;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongPredicate;
import org.cspworkbench.core.model.DecisionDiagram;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Extension;
import org.cspworkbench.core.model.Lex;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.flatzinc.Constraints.Statement;
import org.cspworkbench.flatzinc.Term.Numbers;

/** Constraints on lists: tables, lexicographic orders, automata and diagrams. */
final class SequenceConstraints {

  static final ImmutableMap<String, Statement> STATEMENTS =
      ImmutableMap.<String, Statement>builder()
          .put("fzn_table_int", SequenceConstraints::table)
          .put("fzn_table_bool", SequenceConstraints::table)
          .put("csp_lex_less_int", a -> inOrder(a, Lex.Order.STRICT))
          .put("csp_lex_less_bool", a -> inOrder(a, Lex.Order.STRICT))
          .put("csp_lex_lesseq_int", a -> inOrder(a, Lex.Order.OR_EQUAL))
          .put("csp_lex_lesseq_bool", a -> inOrder(a, Lex.Order.OR_EQUAL))
          .put("csp_regular", SequenceConstraints::regular)
          .put("fzn_mdd", SequenceConstraints::diagram)
          .put("csp_value_precede", SequenceConstraints::precede)
          .buildOrThrow();

  /** The state of an automaton in which nothing is accepted. */
  private static final int NO_STATE = -1;

  /** The transitions of an automaton whose states are numbered from 0. */
  @FunctionalInterface
  private interface Transitions {

    /** Returns the state after {@code value} in {@code state}, or {@link #NO_STATE}. */
    int next(int state, int value);
  }

  private SequenceConstraints() {}

  private static void table(Arguments a) throws UnreadableException {
    a.expect(2);
    ImmutableList<Variable> scope = a.variables(0);
    ImmutableLongArray values = a.numbers(1);
    if (scope.isEmpty() || values.length() % scope.size() != 0) {
      throw a.fault(
          "expected rows of "
              + scope.size()
              + " numbers in a table, found "
              + values.length()
              + " numbers in all");
    }
    List<int[]> tuples = new ArrayList<>();
    for (int start = 0; start < values.length(); start += scope.size()) {
      int[] tuple = new int[scope.size()];
      boolean isPossible = true;
      for (int k = 0; k < tuple.length && isPossible; k++) {
        long value = values.get(start + k);
        tuple[k] = (int) value;
        isPossible = value == tuple[k] && scope.get(k).domain().contains(tuple[k]);
      }
      if (isPossible) {
        tuples.add(tuple);
      }
    }
    a.model().post(Extension.allowing(scope, tuples.toArray(new int[0][])));
  }

  private static void inOrder(Arguments a, Lex.Order order) throws UnreadableException {
    a.expect(2);
    a.model().post(new Lex(a.variables(0), order, a.variables(1)));
  }

  private static void regular(Arguments a) throws UnreadableException {
    a.expect(6);
    int states = a.integer(1);
    int symbols = a.integer(2);
    ImmutableIntArray next = a.integers(3);
    Numbers accepted = a.set(5);
    if ((long) states * symbols != next.length()) {
      throw a.fault(
          "expected a row of "
              + symbols
              + " numbers for each of "
              + states
              + " states, found "
              + next.length()
              + " numbers in all");
    }
    accept(
        a.model(),
        a.variables(0),
        a.integer(4) - 1,
        (state, value) ->
            value < 1 || value > symbols ? NO_STATE : next.get(state * symbols + value - 1) - 1,
        state -> accepted.contains(state + 1));
  }

  private static void precede(Arguments a) throws UnreadableException {
    a.expect(3);
    int first = a.integer(0);
    int second = a.integer(1);
    accept(
        a.model(),
        a.variables(2),
        0,
        (state, value) -> state == 0 && value == second ? NO_STATE : value == first ? 1 : state,
        state -> true);
  }

  /**
   * Requires that an automaton accepts the list: it is unfolded into a diagram with a layer for
   * each variable, in which each state that can be reached is a node.
   */
  private static void accept(
      ModelBuilder model,
      ImmutableList<Variable> list,
      int start,
      Transitions transitions,
      LongPredicate isAccepted) {
    ImmutableList.Builder<ImmutableIntArray> layers = ImmutableList.builder();
    ImmutableSet<Integer> reached = ImmutableSet.of(start);
    for (int k = 0; k < list.size(); k++) {
      Domain domain = list.get(k).domain();
      boolean isLast = k == list.size() - 1;
      Map<Integer, Integer> nodes = new HashMap<>();
      ImmutableIntArray.Builder arcs = ImmutableIntArray.builder();
      List<Integer> after = new ArrayList<>();
      int before = 0;
      for (int state : reached) {
        for (int i = 0; i < domain.size(); i++) {
          int next = transitions.next(state, domain.valueAt(i));
          if (next == NO_STATE || (isLast && !isAccepted.test(next))) {
            continue;
          }
          if (!nodes.containsKey(next)) {
            nodes.put(next, isLast ? 0 : nodes.size());
            after.add(next);
          }
          arcs.add(before).add(domain.valueAt(i)).add(nodes.get(next));
        }
        before++;
      }
      layers.add(arcs.build());
      reached = ImmutableSet.copyOf(after);
    }
    model.post(new DecisionDiagram(list, layers.build()));
  }

  /** Nodes are numbered anew in each layer, since the root and the end are 0. */
  private static void diagram(Arguments a) throws UnreadableException {
    a.expect(7);
    ImmutableList<Variable> list = a.variables(0);
    ImmutableIntArray level = a.integers(2);
    ImmutableIntArray from = a.integers(4);
    ImmutableList<Numbers> labels = a.sets(5);
    ImmutableIntArray to = a.integers(6);
    Map<Integer, Integer> nodes = new HashMap<>(Map.of(0, 0, 1, 0));
    int[] width = new int[list.size() + 2];
    for (int node = 2; node <= level.length(); node++) {
      nodes.put(node, width[level.get(node - 1)]++);
    }
    List<ImmutableIntArray.Builder> layers = new ArrayList<>();
    list.forEach(x -> layers.add(ImmutableIntArray.builder()));
    for (int e = 0; e < from.length(); e++) {
      int layer = level.get(from.get(e) - 1) - 1;
      int before = nodes.getOrDefault(from.get(e), 0);
      int after = nodes.getOrDefault(to.get(e), 0);
      for (int value : Arguments.valuesIn(labels.get(e), list.subList(layer, layer + 1))) {
        layers.get(layer).add(before).add(value).add(after);
      }
    }
    a.model()
        .post(
            new DecisionDiagram(
                list,
                layers.stream()
                    .map(ImmutableIntArray.Builder::build)
                    .collect(ImmutableList.toImmutableList())));
  }
}
