package org.cspworkbench.viewer.explore;

import java.util.OptionalInt;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.run.Background;

/**
 * The parts of the current run that are studied: its search tree, its constraint graph, or its last
 * contradiction. {@link #refresh} is called once a frame while the workspace is visible.
 *
 * <p>Used by one thread; the tree is built in the background.
 */
public final class ExploreModel extends TreeModel {

  /** The parts of a run that are shown. */
  public enum Parts {
    /** The search tree. */
    TREE,
    /** The constraint graph. */
    GRAPH,
    /** Both, side by side. */
    BOTH,
    /** The implication graph of the last contradiction. */
    CONFLICT;

    /** Returns whether the search tree is among the parts. */
    public boolean haveTree() {
      return this == TREE || this == BOTH;
    }

    /** Returns whether the constraint graph is among the parts. */
    public boolean haveGraph() {
      return this == GRAPH || this == BOTH;
    }

    /** Returns whether the contradiction is among the parts. */
    public boolean haveConflict() {
      return this == CONFLICT;
    }
  }

  private final AnimateModel runs;
  private final NodeReport report = new NodeReport(this);
  private final ConflictModel conflict;
  private Parts parts = Parts.TREE;

  /** Creates a model for the current run of {@code runs}; {@code background} builds the tree. */
  public ExploreModel(AnimateModel runs, Background background) {
    super(runs, background);
    this.runs = runs;
    conflict = new ConflictModel(runs::playback, background);
  }

  /** Returns the model of the runs. */
  public AnimateModel runs() {
    return runs;
  }

  /** Returns the model of the last contradiction. */
  public ConflictModel conflict() {
    return conflict;
  }

  @Override
  public void refresh() {
    super.refresh();
    if (parts.haveConflict() && !conflict.hasCauses()) {
      setParts(Parts.TREE);
    }
    if (parts.haveConflict()) {
      conflict.refresh();
    }
  }

  /** Moves the selection up: to the parent node, or in the contradiction. */
  public void moveUp() {
    choose(this::toParent, conflict::toEarlierDecision);
  }

  /** Moves the selection down: to the first child, or in the contradiction. */
  public void moveDown() {
    choose(this::toFirstChild, conflict::toLaterDecision);
  }

  /** Moves the selection left: to the previous sibling, or in the contradiction. */
  public void moveLeft() {
    choose(this::toPreviousSibling, conflict::toCause);
  }

  /** Moves the selection right: to the next sibling, or in the contradiction. */
  public void moveRight() {
    choose(this::toNextSibling, conflict::toEffect);
  }

  private void choose(Runnable inTree, Runnable inConflict) {
    (parts.haveConflict() ? inConflict : inTree).run();
  }

  /** Returns which parts of the run are shown. */
  public Parts parts() {
    return parts;
  }

  /** Sets which parts of the run are shown. */
  public void setParts(Parts newParts) {
    parts = newParts;
    notifyListeners();
  }

  /**
   * Switches to the next combination of parts: the tree, the graph, both, or the last contradiction
   * if the run records causes.
   */
  public void showNextParts() {
    setParts(
        switch (parts) {
          case TREE -> Parts.GRAPH;
          case GRAPH -> Parts.BOTH;
          case BOTH -> conflict.hasCauses() ? Parts.CONFLICT : Parts.TREE;
          case CONFLICT -> Parts.TREE;
        });
  }

  /**
   * Shows {@code newParts} of the runs, with nothing folded.
   *
   * @param zoom the zoom of trees in per cent, until the user moves them; empty to show whole trees
   */
  public void start(Parts newParts, OptionalInt zoom) {
    open(zoom);
    setParts(newParts);
  }

  /** Returns the report on the details of nodes. */
  public NodeReport report() {
    return report;
  }
}
