package org.cspworkbench.app.gui.explore;

import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.cspworkbench.app.gui.animate.AnimateModel;
import org.cspworkbench.app.gui.current.BoundValue;
import org.cspworkbench.app.gui.run.RunSession;
import org.cspworkbench.app.gui.widget.Background;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.presentation.paint.TreePlacement;
import org.cspworkbench.presentation.paint.TreeScene;
import org.cspworkbench.presentation.playback.Landmark;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.playback.TreeIndex;
import org.cspworkbench.presentation.tree.SearchTree;
import org.jspecify.annotations.Nullable;

/**
 * The tree of the run that is watched. The node at which the viewer stands on the tape is the one
 * that is selected; to select another is to go to where its value has shown all its consequences.
 * {@link #refresh}, called once a frame while this is seen, takes in what the tree has become.
 *
 * <p>Used by one thread; the tree is made beside it.
 */
public final class ExploreModel extends ObservableModel {

  /** What of a run is shown. */
  public enum Parts {
    /** The search tree. */
    TREE,
    /** The constraint graph. */
    GRAPH,
    /** The one beside the other. */
    BOTH;

    boolean haveTree() {
      return this != GRAPH;
    }

    boolean haveGraph() {
      return this != TREE;
    }
  }

  private final AnimateModel runs;
  private final Background background;
  private final TreeView view = new TreeView();
  private Folding folding = Folding.none();
  private final BoundValue<RunSession, ShownTree> shown;
  private final NodeReport report = new NodeReport(this);
  private @Nullable RunSession session; // as it was when this was refreshed last
  private boolean making;
  private Parts parts = Parts.TREE;
  private int revealed;

  /** The tree of what {@code runs} watches, made on {@code background}. */
  public ExploreModel(AnimateModel runs, Background background) {
    this.runs = runs;
    this.background = background;
    shown = new BoundValue<>(runs::session);
  }

  /** What is watched. */
  public AnimateModel runs() {
    return runs;
  }

  /** Takes in what the tree has become, or has another one made if the run is another. */
  public void refresh() {
    RunSession now = runs.session().orElse(null);
    if (now != session) {
      session = now;
      shown.clear();
      folding = folding.withFails(folding.fails());
      view.clear();
      notifyListeners();
    }
    if (now != null && !making) {
      now.tree().ifPresent(index -> follow(now, index));
    }
    revealSelected();
  }

  /** Whether the run is over, and has tried nothing. */
  boolean isRootAlone() {
    return shown().filter(tree -> tree.isComplete() && tree.tree().size() == 1).isPresent();
  }

  /** A node that is come to has to be seen; but not while the tree grows and the tape plays. */
  private void revealSelected() {
    ShownTree tree = shown().orElse(null);
    int now = selected();
    if (tree != null && now != revealed) {
      revealed = now;
      boolean isPlaying = runs.playback().map(Playback::isPlaying).orElse(false);
      if (tree.isComplete() || !isPlaying) {
        view.reveal(now);
      }
    }
  }

  private void follow(RunSession run, TreeIndex index) {
    boolean isComplete = index.isComplete(); // first: then the latest is the last
    index
        .latest()
        .filter(tree -> isNew(tree, isComplete))
        .ifPresent(tree -> make(run, tree, isComplete));
  }

  private boolean isNew(SearchTree latest, boolean isComplete) {
    return shown()
        .filter(
            tree ->
                tree.tree() == latest
                    && tree.isComplete() == isComplete
                    && tree.folding().equals(folding))
        .isEmpty();
  }

  private void make(RunSession run, SearchTree latest, boolean isComplete) {
    Trace trace = run.trace().orElseThrow();
    Folding wanted = folding;
    making = true;
    background.run(
        () -> ShownTree.of(trace, latest, wanted, isComplete), made -> take(run, wanted, made));
  }

  private void take(RunSession run, Folding wanted, ShownTree made) {
    making = false;
    if (run == session) {
      shown.set(run, made);
      folding = folding.equals(wanted) ? made.folding() : folding;
      view.show(made.scene().layout(), made.isComplete());
      notifyListeners();
    }
  }

  /** The tree, once one has been made. */
  Optional<ShownTree> shown() {
    return shown.get();
  }

  /** Where on the page what is seen of the tree is. */
  public TreePlacement placement() {
    return view.placement();
  }

  /** What of it is looked at. */
  TreeView view() {
    return view;
  }

  /** Whether what is shown is all there is by now, as it is wanted. */
  public boolean isUpToDate() {
    return runs.session().isEmpty()
        || shown().filter(tree -> tree.isComplete() && tree.folding().equals(folding)).isPresent();
  }

  /** Where the viewer stands on the tape. */
  private int position() {
    return runs.playback().map(Playback::position).orElse(0);
  }

  /** The node that is selected: the one at which the viewer stands; 0, the root, without a tree. */
  public int selected() {
    return shown().map(tree -> tree.shownAt(position())).orElse(0);
  }

  /** Goes to a node that is shown; for a value that was not tried, to where it would have been. */
  public void select(int node) {
    shown()
        .map(ShownTree::scene)
        .ifPresent(
            tree -> {
              int tried = tree.shown().isUntried(node) ? tree.parent(node) : node;
              goTo(tree.shown().bottom(tried));
            });
  }

  /** Goes to a node of the search tree. */
  void goTo(int node) {
    shown()
        .ifPresent(
            tree -> {
              runs.playback().ifPresent(at -> at.seek(tree.settled(node)));
              reveal();
            });
  }

  /** Moves as little of the tree as is needed to see the node that is selected. */
  void reveal() {
    view.reveal(selected());
    notifyListeners();
  }

  /** Goes to the node above. */
  public void toParent() {
    scene().map(tree -> tree.parent(selected())).filter(node -> node >= 0).ifPresent(this::select);
  }

  /** Goes to the first node below. */
  public void toFirstChild() {
    move(tree -> tree.firstChild(selected()));
  }

  /** Goes to the next node below the same one. */
  public void toNextSibling() {
    move(tree -> tree.nextSibling(selected()));
  }

  /** Goes to the node before below the same one. */
  public void toPreviousSibling() {
    move(tree -> tree.previousSibling(selected()));
  }

  private void move(ToIntFunction<TreeScene> to) {
    scene().map(to::applyAsInt).filter(node -> node > 0).ifPresent(this::select);
  }

  /** What is seen of the tree, once there is one. */
  public Optional<TreeScene> scene() {
    return shown().map(ShownTree::scene);
  }

  /** Goes to the next solution, if there is one. */
  public void toNextSolution() {
    runs.playback().ifPresent(at -> at.next(Landmark.SOLUTION));
    reveal();
  }

  /** What of the run is shown. */
  public Parts parts() {
    return parts;
  }

  /** Sets what of the run is shown. */
  public void setParts(Parts newParts) {
    parts = newParts;
    notifyListeners();
  }

  /** Shows the tree, the graph, both, and so on. */
  public void showNextParts() {
    setParts(
        switch (parts) {
          case TREE -> Parts.GRAPH;
          case GRAPH -> Parts.BOTH;
          case BOTH -> Parts.TREE;
        });
  }

  /** Whether all that led to no solution is left out. */
  public boolean foldsFails() {
    return folding.fails();
  }

  /** Leaves out all that led to no solution, or shows it again. */
  public void foldFails() {
    folding = folding.withFails(!folding.fails());
    refresh();
    notifyListeners();
  }

  /** Leaves out what is below the node that is selected, or shows it again. */
  public void foldBelow() {
    shown()
        .filter(tree -> tree.tree().below(tree.scene().shown().bottom(selected())) > 0)
        .ifPresent(
            tree -> {
              folding = folding.turnedAt(tree.scene().shown().bottom(selected()));
              refresh();
            });
  }

  /** Shows the whole tree. */
  public void fit() {
    view.fit();
    notifyListeners();
  }

  /** Shows the node that is selected in the middle. */
  public void centre() {
    view.centre(selected());
    notifyListeners();
  }

  /** What there is to say of the nodes, and of where the viewer stands. */
  NodeReport report() {
    return report;
  }

  /**
   * Goes to where the search went on from here, below the value that was tried last; shows what is
   * below, if that is left out.
   */
  public void take() {
    shown().ifPresent(this::take);
  }

  private void take(ShownTree tree) {
    int node = selected();
    List<Integer> tried = tree.children(tree.scene().shown().bottom(node));
    if (tree.scene().shown().hidden(node) > 0) {
      foldBelow();
    } else if (!tried.isEmpty()) {
      goTo(tried.get(tried.size() - 1));
    }
  }
}
