package org.cspworkbench.presentation.explore;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.Decision;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.ValueSet;
import org.cspworkbench.presentation.explore.ValueChoice.Fate;
import org.cspworkbench.presentation.playback.SearchTree;
import org.cspworkbench.presentation.words.DecisionText;

/**
 * The choices at a node: the remaining values of its variable, in order, followed by the values of
 * other variables that were tried.
 *
 * @param variable the variable; empty if nothing was chosen
 * @param values its values
 * @param leftOut the number of values that are omitted
 */
public record ValueChoices(
    Optional<Variable> variable, ImmutableList<ValueChoice> values, int leftOut) {

  private static final int MOST = 40;

  /** Returns an empty list of choices. */
  public static ValueChoices none() {
    return new ValueChoices(Optional.empty(), ImmutableList.of(), 0);
  }

  /**
   * Returns the choices at the node of the run after {@code position} events; none before the
   * propagation there has ended. Moves {@code player}.
   */
  public static ValueChoices at(ShownTree shown, int position, TracePlayer player) {
    int bottom = shown.scene().shown().bottom(shown.shownAt(position));
    OptionalInt decides = shown.decides(bottom);
    return decides.isEmpty() || position < shown.settled(bottom)
        ? none()
        : new Reading(shown, bottom, decides.getAsInt(), position, player).read();
  }

  /** Collects the choices at one node. */
  private static final class Reading {
    private final ShownTree shown;
    private final SearchTree tree;
    private final int node;
    private final Variable variable;
    private final int position;
    private final TracePlayer player;
    private final ImmutableList.Builder<ValueChoice> values = ImmutableList.builder();
    private int added;
    private int leftOut;

    Reading(ShownTree shown, int node, int variable, int position, TracePlayer player) {
      this.shown = shown;
      this.tree = shown.tree();
      this.node = node;
      this.variable = shown.trace().csp().variables().get(variable);
      this.position = position;
      this.player = player;
    }

    ValueChoices read() {
      int x = variable.index();
      Map<Integer, Integer> childOf = new TreeMap<>();
      ImmutableList.Builder<Integer> others = ImmutableList.builder();
      for (int child : shown.children(node)) {
        if (tree.variable(child) != x) {
          others.add(child);
        } else if (!tree.decision(child).splits()) {
          childOf.put(tree.decision(child).value(), child);
        }
      }
      player.seek(shown.settled(node));
      ValueSet left = player.state().values(x);
      ValueSet shownValues = ValueSet.of(Ints.toArray(childOf.keySet()));
      shownValues = addHalves(x) ? shownValues : shownValues.union(left);
      int[] first = shownValues.indices().limit(MOST).toArray();
      for (int i : first) {
        String label = variable.domain().labelAt(i);
        Integer child = childOf.get(i);
        add(child == null ? ValueChoice.untried(label) : tried(label, child));
      }
      leftOut += shownValues.size() - first.length;
      others.build().forEach(child -> add(tried(nameOf(child), child)));
      return new ValueChoices(Optional.of(variable), values.build(), leftOut);
    }

    /**
     * Adds the halves of the domain that were tried, and the other one; says whether it is split.
     */
    private boolean addHalves(int x) {
      Decision last = null;
      boolean isBoth = false;
      for (int child : shown.children(node)) {
        if (tree.variable(child) == x && tree.decision(child).splits()) {
          Decision tried = tree.decision(child);
          add(tried(DecisionText.value(variable.domain(), tried), child));
          isBoth = tried.otherHalf().equals(last);
          last = tried;
        }
      }
      if (last != null && !isBoth) {
        add(ValueChoice.untried(DecisionText.value(variable.domain(), last.otherHalf())));
      }
      return last != null;
    }

    private void add(ValueChoice choice) {
      if (added < MOST) {
        values.add(choice);
        added++;
      } else {
        leftOut++;
      }
    }

    private String nameOf(int child) {
      if (tree.variable(child) == SearchTree.NONE) {
        return "";
      }
      Variable other = shown.trace().csp().variables().get(tree.variable(child));
      return DecisionText.of(other, tree.decision(child));
    }

    private ValueChoice tried(String label, int child) {
      int end = tree.endOfForced(child);
      Fate fate = fate(child, end);
      String wipedOut = fate == Fate.FAILED ? wipedOut(end) : "";
      return new ValueChoice(
          label,
          fate,
          end - child,
          wipedOut,
          tree.fails(child),
          tree.solutions(child),
          child,
          position < tree.length() && !tree.isLeftBy(position, child));
    }

    private Fate fate(int child, int end) {
      if (tree.solutions(child) > 0) {
        return Fate.SOLVED;
      }
      return switch (tree.fate(child)) {
        case SKIPPED -> Fate.SKIPPED;
        case OPEN -> Fate.OPEN;
        default -> tree.below(end) == 0 ? Fate.FAILED : Fate.EXHAUSTED;
      };
    }

    private String wipedOut(int end) {
      player.seek(shown.settled(end));
      TraceEvent last = player.lastEvent();
      if (last == null || last.kind() != EventKind.WIPE_OUT || last.variable() == NONE) {
        return "";
      }
      return shown.trace().csp().variables().get(last.variable()).name();
    }
  }
}
