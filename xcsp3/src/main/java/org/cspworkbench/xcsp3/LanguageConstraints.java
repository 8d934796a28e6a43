package org.cspworkbench.xcsp3;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.Ints;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.model.DecisionDiagram;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.w3c.dom.Element;

/**
 * Constraints on the word that a list of variables spells: the automaton is unfolded over the list
 * into a decision diagram, whose nodes are the sets of states that it may be in (Pesant, "A Regular
 * Language Membership Constraint for Finite Sequences of Variables", CP 2004).
 */
final class LanguageConstraints {

  /** The most sets of states between two letters. */
  private static final int MAX_SETS = 1 << 16;

  private final ModelBuilder model;
  private final Operands operands;

  /** How an automaton is used: what it was unfolded over, and between which states. */
  private record Use(List<Domain> domains, String start, Set<String> finals) {}

  /**
   * A step of an automaton.
   *
   * @param from the state before
   * @param label the values with which it is taken
   * @param to the state behind
   */
  private record Transition(String from, Restriction label, String to) {}

  /** By what was read, which the constraints of a group share. */
  private final IdentityHashMap<Element, ImmutableList<Transition>> read = new IdentityHashMap<>();

  private final IdentityHashMap<
          ImmutableList<Transition>, Map<Use, ImmutableList<ImmutableIntArray>>>
      unfolded = new IdentityHashMap<>();

  LanguageConstraints(ModelBuilder model, Operands operands) {
    this.model = model;
    this.operands = operands;
  }

  void regular(Part c) {
    ImmutableSet<String> finals = ImmutableSet.copyOf(Tokens.ofList(c.child("final").text()));
    String start = c.child("start").text();
    spell(operands.list(c.child("list")), transitions(c.child("transitions")), start, finals);
  }

  private ImmutableList<Transition> transitions(Part part) {
    return read.computeIfAbsent(
        part.table(),
        element ->
            Tokens.tuples(Tokens.ofTable(element)).stream()
                .map(this::transition)
                .collect(ImmutableList.toImmutableList()));
  }

  private Transition transition(String text) {
    List<String> step = Tokens.ofTuple(text);
    if (step.size() != 3) {
      throw UnsupportedPart.fault(
          "a transition has a state, a label and a state, unlike "
              + Screening.quoted("(" + text + ")"));
    }
    return new Transition(step.get(0), Restriction.read(step.get(1), model), step.get(2));
  }

  /**
   * A decision diagram is an automaton that begins at its root and may end anywhere after the last
   * letter.
   */
  void mdd(Part c) {
    ImmutableList<Transition> transitions = transitions(c.child("transitions"));
    Set<String> starts = new LinkedHashSet<>();
    Set<String> leaves = new HashSet<>();
    transitions.forEach(t -> starts.add(t.from));
    transitions.forEach(t -> leaves.add(t.to));
    Set<String> roots = new LinkedHashSet<>(starts);
    roots.removeAll(leaves);
    leaves.removeAll(starts);
    if (roots.size() != 1) {
      throw new UnsupportedPart("a decision diagram with " + roots.size() + " roots");
    }
    spell(
        operands.list(c.child("list")),
        transitions,
        roots.iterator().next(),
        ImmutableSet.copyOf(leaves));
  }

  /**
   * Value v_i may appear only after value v_(i−1): the state is the number of values that have
   * appeared.
   */
  void precedence(Part c) {
    ImmutableList<Variable> list = operands.list(c.childOrSelf("list"));
    Optional<Part> part = c.optional("values");
    int[] values =
        part.map(operands::numbers)
            .orElseGet(() -> Ints.toArray(CountingConstraints.valuesOf(list)));
    boolean covered = part.isPresent() && part.get().flag("covered", false);
    NavigableSet<Integer> others = CountingConstraints.valuesOf(list);
    Ints.asList(values).forEach(others::remove);
    ImmutableList.Builder<Transition> transitions = ImmutableList.builder();
    Set<String> finals = new HashSet<>();
    for (int seen = 0; seen <= values.length; seen++) {
      String state = Integer.toString(seen);
      if (!covered || seen == values.length) {
        finals.add(state);
      }
      others.forEach(
          value -> transitions.add(new Transition(state, new Restriction.Only(value), state)));
      for (int k = 0; k < Math.min(seen + 1, values.length); k++) {
        transitions.add(
            new Transition(
                state,
                new Restriction.Only(values[k]),
                k < seen ? state : Integer.toString(seen + 1)));
      }
    }
    spell(list, transitions.build(), "0", ImmutableSet.copyOf(finals));
  }

  private void spell(
      ImmutableList<Variable> list,
      ImmutableList<Transition> transitions,
      String start,
      Set<String> finals) {
    List<Domain> domains = list.stream().map(Variable::domain).toList();
    ImmutableList<ImmutableIntArray> layers =
        unfolded
            .computeIfAbsent(transitions, t -> new HashMap<>())
            .computeIfAbsent(
                new Use(domains, start, finals), use -> unfold(list, transitions, start, finals));
    if (layers.stream().anyMatch(ImmutableIntArray::isEmpty)) {
      model.postNever("no word is accepted over " + list);
    } else {
      model.post(new DecisionDiagram(list, layers));
    }
  }

  private ImmutableList<ImmutableIntArray> unfold(
      ImmutableList<Variable> list,
      ImmutableList<Transition> transitions,
      String start,
      Set<String> finals) {
    List<List<int[]>> layers =
        layers(list, byValue(transitions, CountingConstraints.valuesOf(list)), start, finals);
    ImmutableList.Builder<ImmutableIntArray> arcs = ImmutableList.builder();
    for (int k = 0; k < list.size(); k++) {
      Domain domain = list.get(k).domain();
      model.weighTable(List.of(domain, domain, domain), layers.get(k).size());
      ImmutableIntArray.Builder layer = ImmutableIntArray.builder();
      layers.get(k).forEach(layer::addAll);
      arcs.add(layer.build());
    }
    return arcs.build();
  }

  /**
   * For each letter the steps (set of states before, value, set of states behind), numbered from 0
   * and only those from which an accepted end can be reached; the last lead to 0.
   */
  private static List<List<int[]>> layers(
      List<Variable> list,
      Map<String, Map<Integer, Set<String>>> next,
      String start,
      Set<String> finals) {
    List<List<int[]>> layers = new ArrayList<>();
    Map<Set<String>, Integer> before = Map.of(Set.of(start), 0);
    for (int k = 0; k < list.size(); k++) {
      boolean last = k == list.size() - 1;
      Map<Set<String>, Integer> behind = new LinkedHashMap<>();
      List<int[]> steps = new ArrayList<>();
      for (Map.Entry<Set<String>, Integer> from : before.entrySet()) {
        Cancellation.check();
        for (int value : list.get(k).domain().values().toArray()) {
          Set<String> to = new HashSet<>();
          from.getKey()
              .forEach(
                  state ->
                      to.addAll(next.getOrDefault(state, Map.of()).getOrDefault(value, Set.of())));
          if (!to.isEmpty() && (!last || to.stream().anyMatch(finals::contains))) {
            int number = last ? 0 : behind.computeIfAbsent(to, s -> behind.size());
            steps.add(new int[] {from.getValue(), value, number});
          }
        }
      }
      if (behind.size() > MAX_SETS) {
        throw new UnsupportedPart("an automaton with more than " + MAX_SETS + " sets of states");
      }
      layers.add(steps);
      before = behind;
    }
    dropDeadEnds(layers);
    mergeEqualNodes(layers);
    return layers;
  }

  /**
   * Merges sets of states, from the end to the start, from which the same steps lead to the same
   * sets (reduction: Bryant, "Graph-Based Algorithms for Boolean Function Manipulation", IEEE
   * Transactions on Computers 35, 1986).
   */
  private static void mergeEqualNodes(List<List<int[]>> layers) {
    for (int k = layers.size() - 1; k > 0; k--) {
      Cancellation.check();
      Map<Integer, List<Integer>> steps = new LinkedHashMap<>();
      for (int[] step : layers.get(k)) {
        List<Integer> from = steps.computeIfAbsent(step[0], s -> new ArrayList<>());
        from.add(step[1]);
        from.add(step[2]);
      }
      Map<List<Integer>, Integer> merged = new HashMap<>();
      Map<Integer, Integer> renumbered = new HashMap<>();
      Set<Integer> kept = new HashSet<>();
      steps.forEach(
          (state, own) -> {
            if (!merged.containsKey(own)) {
              merged.put(own, merged.size());
              kept.add(state);
            }
            renumbered.put(state, merged.getOrDefault(own, 0));
          });
      layers.get(k).removeIf(step -> !kept.contains(step[0]));
      layers.get(k).forEach(step -> step[0] = renumbered.getOrDefault(step[0], 0));
      layers.get(k - 1).forEach(step -> step[2] = renumbered.getOrDefault(step[2], 0));
    }
  }

  /** Removes steps, from the end to the start, that lead to a state without further steps. */
  private static void dropDeadEnds(List<List<int[]>> layers) {
    for (int k = layers.size() - 2; k >= 0; k--) {
      Map<Integer, Integer> renumbered = new HashMap<>();
      layers
          .get(k + 1)
          .forEach(step -> step[0] = renumbered.computeIfAbsent(step[0], s -> renumbered.size()));
      layers.get(k).removeIf(step -> !renumbered.containsKey(step[2]));
      layers.get(k).forEach(step -> step[2] = renumbered.getOrDefault(step[2], 0));
    }
  }

  private static Map<String, Map<Integer, Set<String>>> byValue(
      List<Transition> transitions, Set<Integer> values) {
    Map<String, Map<Integer, Set<String>>> next = new HashMap<>();
    for (Transition transition : transitions) {
      Map<Integer, Set<String>> from = next.computeIfAbsent(transition.from, s -> new HashMap<>());
      for (int value : letters(transition.label, values)) {
        from.computeIfAbsent(value, v -> new HashSet<>()).add(transition.to);
      }
    }
    return next;
  }

  private static int[] letters(Restriction label, Set<Integer> values) {
    return label instanceof Restriction.Only only
        ? new int[] {only.value()}
        : label.among(values.stream().mapToInt(Integer::intValue));
  }
}
