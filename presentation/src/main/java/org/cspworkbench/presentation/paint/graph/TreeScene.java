package org.cspworkbench.presentation.paint.graph;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.Decision;
import org.cspworkbench.presentation.playback.FoldedTree;
import org.cspworkbench.presentation.playback.SearchTree;
import org.cspworkbench.presentation.playback.TidyLayout;
import org.cspworkbench.presentation.words.DecisionText;

/** The visible part of a search tree with its layout. Nodes are numbered from 0, the root. */
public final class TreeScene {

  private final ImmutableList<Variable> variables;
  private final SearchTree tree;
  private final FoldedTree shown;
  private final TidyLayout layout;
  private final int[] parents;
  private final int[] firstChild;
  private final int[] nextOnLevel; // 0 for the last
  private final int[] previousOnLevel; // 0 for the first

  /**
   * Creates a scene of {@code shown}, a view of {@code tree}, which is the search tree of a run on
   * {@code csp}.
   */
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

  /** Links the nodes of each level, which are in the order of their numbers. */
  private void linkLevels() {
    int[] last = new int[parents.length];
    for (int node = 1; node < parents.length; node++) {
      int before = last[layout.depth(node)];
      previousOnLevel[node] = before;
      nextOnLevel[before] = before == 0 ? 0 : node;
      last[layout.depth(node)] = node;
    }
  }

  /** Returns the distance to the next node of the level. */
  double roomRight(int node) {
    int next = nextOnLevel[node];
    return next == 0 ? Double.POSITIVE_INFINITY : layout.x(next) - layout.x(node);
  }

  /** Returns the distance to the previous node of the level. */
  double roomLeft(int node) {
    int previous = previousOnLevel[node];
    return previous == 0 ? Double.POSITIVE_INFINITY : layout.x(node) - layout.x(previous);
  }

  /** Returns the view of the tree. */
  public FoldedTree shown() {
    return shown;
  }

  /** Returns the layout, in units of the minimum distance between two nodes of a level. */
  public TidyLayout layout() {
    return layout;
  }

  /** Returns the number of visible nodes. */
  public int size() {
    return parents.length;
  }

  /** Returns the parent of {@code node}, −1 for the root. */
  public int parent(int node) {
    return parents[node];
  }

  /** Returns the first visible child of {@code node}, 0 if there is none. */
  public int firstChild(int node) {
    return firstChild[node];
  }

  /** Returns the next sibling of {@code node}, 0 if it is the last one. */
  public int nextSibling(int node) {
    int next = nextOnLevel[node];
    return next != 0 && parents[next] == parents[node] ? next : 0;
  }

  /** Returns the previous sibling of {@code node}, 0 if it is the first one. */
  public int previousSibling(int node) {
    int previous = previousOnLevel[node];
    return previous != 0 && parents[previous] == parents[node] ? previous : 0;
  }

  /** Returns whether {@code node} is an untried value. */
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

  /** Returns the number of solutions that are hidden below a folded node. */
  int foldedSolutions(int node) {
    return tree.solutions(shown.bottom(node));
  }

  /** Returns the number of failures that are hidden below a folded node. */
  int foldedFails(int node) {
    return tree.fails(shown.bottom(node));
  }

  /** Returns the variable that is decided at a node; empty if it has no visible children. */
  String decides(int node) {
    int child = firstChild[node];
    return child == 0 ? "" : nameOf(variable(child));
  }

  /** Returns the value that leads to a node; empty for the root and for a restart. */
  String value(int node) {
    int variable = variable(node);
    if (variable == SearchTree.NONE) {
      return "";
    }
    Decision decision =
        isUntried(node) ? shown.untried(node).decision() : tree.decision(shown.top(node));
    return DecisionText.value(variables.get(variable).domain(), decision);
  }

  private int variable(int node) {
    return isUntried(node)
        ? shown.untried(node).decision().variable()
        : tree.variable(shown.top(node));
  }

  private String nameOf(int variable) {
    return variable == SearchTree.NONE ? "" : variables.get(variable).name();
  }
}
