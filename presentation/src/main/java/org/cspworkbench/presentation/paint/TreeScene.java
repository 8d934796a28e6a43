package org.cspworkbench.presentation.paint;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.presentation.tree.FoldedTree;
import org.cspworkbench.presentation.tree.SearchTree;
import org.cspworkbench.presentation.tree.TidyLayout;

/**
 * A search tree that can be painted: what is shown of it, and where. Nodes are those that are
 * shown, from 0, the root.
 */
public final class TreeScene {

  private final ImmutableList<Variable> variables;
  private final SearchTree tree;
  private final FoldedTree shown;
  private final TidyLayout layout;
  private final int[] parents;
  private final int[] firstChild;
  private final int[] nextOnLevel; // 0 for the last
  private final int[] previousOnLevel; // 0 for the first

  /** {@code shown} of {@code tree}, which is the run of a solver on {@code csp}. */
  public TreeScene(Csp csp, SearchTree tree, FoldedTree shown) {
    this.variables = csp.variables();
    this.tree = tree;
    this.shown = shown;
    this.parents = shown.parents();
    this.layout = TidyLayout.of(parents);
    this.firstChild = new int[parents.length];
    for (int node = parents.length - 1; node > 0; node--) {
      firstChild[parents[node]] = node;
    }
    this.nextOnLevel = new int[parents.length];
    this.previousOnLevel = new int[parents.length];
    linkLevels();
  }

  /** On a level, nodes stand in the order of their numbers. */
  private void linkLevels() {
    int[] last = new int[parents.length];
    for (int node = 1; node < parents.length; node++) {
      int before = last[layout.depth(node)];
      previousOnLevel[node] = before;
      nextOnLevel[before] = before == 0 ? 0 : node;
      last[layout.depth(node)] = node;
    }
  }

  /** How far it is to the next node of the level. */
  double roomRight(int node) {
    int next = nextOnLevel[node];
    return next == 0 ? Double.POSITIVE_INFINITY : layout.x(next) - layout.x(node);
  }

  /** How far it is from the node before on the level. */
  double roomLeft(int node) {
    int previous = previousOnLevel[node];
    return previous == 0 ? Double.POSITIVE_INFINITY : layout.x(node) - layout.x(previous);
  }

  /** What of the tree is shown. */
  public FoldedTree shown() {
    return shown;
  }

  /** Where the nodes are, in units of the least distance between two of a level. */
  public TidyLayout layout() {
    return layout;
  }

  /** How many nodes are shown. */
  public int size() {
    return parents.length;
  }

  /** The node above {@code node}, −1 for the root. */
  public int parent(int node) {
    return parents[node];
  }

  /** The first node below {@code node}, 0 if none is shown. */
  public int firstChild(int node) {
    return firstChild[node];
  }

  /** The node behind {@code node} below the same one, 0 if it is the last. */
  public int nextSibling(int node) {
    int next = nextOnLevel[node];
    return next != 0 && parents[next] == parents[node] ? next : 0;
  }

  /** The node before {@code node} below the same one, 0 if it is the first. */
  public int previousSibling(int node) {
    int previous = previousOnLevel[node];
    return previous != 0 && parents[previous] == parents[node] ? previous : 0;
  }

  /** Whether {@code node} stands for a value that was left to be tried. */
  boolean isUntried(int node) {
    return shown.isUntried(node);
  }

  SearchTree.Fate fate(int node) {
    return tree.fate(shown.bottom(node));
  }

  boolean isRestart(int node) {
    return !isUntried(node) && tree.isRestart(shown.top(node));
  }

  boolean isLeaf(int node) {
    return firstChild[node] == 0;
  }

  /** How many solutions are left out where the node is folded. */
  int foldedSolutions(int node) {
    return tree.solutions(shown.bottom(node));
  }

  /** How many values failed where the node is folded. */
  int foldedFails(int node) {
    return tree.fails(shown.bottom(node));
  }

  /** The variable that is decided at a node; empty if nothing below it is shown. */
  String decides(int node) {
    int child = firstChild[node];
    return child == 0 ? "" : nameOf(variable(child));
  }

  /** The value that leads to a node; empty for the root and where an attempt begins. */
  String value(int node) {
    int variable = variable(node);
    if (variable == SearchTree.NONE) {
      return "";
    }
    int value = isUntried(node) ? shown.untried(node).value() : tree.value(shown.top(node));
    return variables.get(variable).domain().labelAt(value);
  }

  private int variable(int node) {
    return isUntried(node) ? shown.untried(node).variable() : tree.variable(shown.top(node));
  }

  private String nameOf(int variable) {
    return variable == SearchTree.NONE ? "" : variables.get(variable).name();
  }
}
