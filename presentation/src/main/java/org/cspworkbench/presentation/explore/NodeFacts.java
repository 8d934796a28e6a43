package org.cspworkbench.presentation.explore;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.OptionalInt;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.playback.FoldedTree;
import org.cspworkbench.presentation.playback.SearchTree;
import org.cspworkbench.presentation.words.DecisionText;

/**
 * The details of a node.
 *
 * @param name the variable that is decided at the node or, if there is none, the value that led to
 *     it: {@code r4c4}, {@code r4c1 = 8}; empty before the first attempt
 * @param kind the kind of the node
 * @param decision the number of the decision at the node, or of the last one above it
 * @param path the values that were chosen on the path to the node, from the root on
 * @param forced how many variables received their value without a choice since the previous one
 * @param below the size of its subtree without the node itself, whether shown or not
 * @param fails how many nodes of its subtree, including itself, failed immediately
 * @param solutions how many nodes of its subtree, including itself, are solutions
 * @param position the position of the node in the recording; 0 for a value that was not tried
 */
public record NodeFacts(
    String name,
    Kind kind,
    int decision,
    ImmutableList<String> path,
    int forced,
    int below,
    int fails,
    int solutions,
    int position) {

  private static final ImmutableSet<EventKind> SOLUTIONS =
      Sets.immutableEnumSet(EventKind.SOLUTION);

  private static final ImmutableSet<EventKind> CONTRADICTIONS =
      Sets.immutableEnumSet(EventKind.WIPE_OUT, EventKind.VIOLATION);

  /** The kind of a node. */
  public enum Kind {
    /** A variable was chosen, and its values were tried or will be. */
    CHOICE,
    /** A value failed. */
    FAIL,
    /** A solution. */
    SOLUTION,
    /** The node was abandoned because of a decision above it. */
    SKIPPED,
    /** The current node of the search, or the last one of a stopped run. */
    OPEN,
    /** A value that has not been tried. */
    UNTRIED
  }

  /**
   * Returns the details of the node at {@code position} as they are known there: a solution or a
   * contradiction is one once its event has come. Moves {@code player}.
   */
  public static NodeFacts at(ShownTree shown, int position, TracePlayer player) {
    int node = shown.shownAt(position);
    return of(shown, node, player).by(position, shown, shown.scene().shown().bottom(node));
  }

  private NodeFacts by(int reached, ShownTree shown, int node) {
    Kind known =
        switch (kind) {
          case CHOICE, OPEN, UNTRIED -> kind;
          case SOLUTION -> shown.hasPassed(SOLUTIONS, node, reached) ? kind : Kind.OPEN;
          case FAIL -> shown.hasPassed(CONTRADICTIONS, node, reached) ? kind : Kind.OPEN;
          case SKIPPED -> Kind.OPEN; // the jump leaves it
        };
    return new NodeFacts(name, known, decision, path, forced, below, fails, solutions, position);
  }

  /** Returns the details of a node that is shown; moves {@code player} there. */
  public static NodeFacts of(ShownTree shown, int node, TracePlayer player) {
    FoldedTree folded = shown.scene().shown();
    return folded.isUntried(node) ? ofUntried(shown, node) : ofTried(shown, node, player);
  }

  private static NodeFacts ofUntried(ShownTree shown, int node) {
    FoldedTree folded = shown.scene().shown();
    Variable variable =
        shown.trace().csp().variables().get(folded.untried(node).decision().variable());
    int above = folded.untried(node).node();
    ImmutableList<String> path = path(shown, above);
    String name = DecisionText.of(variable, folded.untried(node).decision());
    return new NodeFacts(name, Kind.UNTRIED, path.size() + 1, path, 0, 0, 0, 0, 0);
  }

  private static NodeFacts ofTried(ShownTree shown, int node, TracePlayer player) {
    SearchTree tree = shown.tree();
    int top = shown.scene().shown().top(node);
    int bottom = shown.scene().shown().bottom(node);
    ImmutableList<String> path = path(shown, bottom);
    OptionalInt decides = shown.decides(bottom);
    int position = shown.settled(bottom);
    player.seek(position);
    return new NodeFacts(
        name(shown, top, decides),
        kind(tree, bottom, decides),
        decides.isPresent() ? path.size() + 1 : path.size(),
        path,
        forced(player, bottom - top),
        tree.below(bottom),
        tree.fails(bottom),
        tree.solutions(bottom),
        position);
  }

  private static String name(ShownTree shown, int top, OptionalInt decides) {
    ImmutableList<Variable> variables = shown.trace().csp().variables();
    if (decides.isPresent()) {
      return variables.get(decides.getAsInt()).name();
    }
    int x = shown.tree().variable(top);
    return x == SearchTree.NONE
        ? ""
        : DecisionText.of(variables.get(x), shown.tree().decision(top));
  }

  private static Kind kind(SearchTree tree, int bottom, OptionalInt decides) {
    if (decides.isPresent()) {
      return Kind.CHOICE;
    }
    return switch (tree.fate(bottom)) {
      case SOLUTION -> Kind.SOLUTION;
      case FAILED, EXHAUSTED -> Kind.FAIL;
      case SKIPPED -> Kind.SKIPPED;
      case OPEN -> Kind.OPEN;
    };
  }

  /** Returns the chosen values on the path from the root. */
  private static ImmutableList<String> path(ShownTree shown, int bottom) {
    SearchTree tree = shown.tree();
    ImmutableList.Builder<String> path = ImmutableList.builder();
    for (int node = bottom; tree.variable(node) != SearchTree.NONE; node = tree.parent(node)) {
      if (!tree.isForced(node)) {
        Variable variable = shown.trace().csp().variables().get(tree.variable(node));
        path.add(DecisionText.value(variable.domain(), tree.decision(node)));
      }
    }
    return path.build().reverse();
  }

  /**
   * Returns the number of values that were tried without an alternative or assigned by propagation.
   */
  private static int forced(TracePlayer player, int tried) {
    int depth = player.state().depth();
    int forced = Math.min(tried, depth);
    for (int level = depth - forced; level <= depth; level++) {
      forced += player.state().placed(level);
    }
    return forced;
  }
}
