package org.cspworkbench.viewer.explore;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.ToIntFunction;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.explore.Folding;
import org.cspworkbench.presentation.explore.ShownTree;
import org.cspworkbench.presentation.explore.TreeView;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.presentation.paint.graph.TreePlacement;
import org.cspworkbench.presentation.paint.graph.TreeScene;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.playback.SearchTree;
import org.cspworkbench.presentation.playback.TreeIndex;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.viewer.run.BoundValue;
import org.cspworkbench.viewer.run.RunModel;
import org.cspworkbench.viewer.run.RunRecording;
import org.jspecify.annotations.Nullable;

/**
 * The search tree of the displayed run. The selected node is the node at the current position of
 * the playback; selecting another node moves the playback to the position where the propagation of
 * its value has ended. {@link #refresh}, called once a frame while the tree is visible, updates it.
 *
 * <p>Used by one thread; the tree is built in the background.
 */
public class TreeModel extends ObservableModel {

  private final RunModel<?> runs;
  private final Background background;
  private final TreeView view = new TreeView();
  private final BoundValue<RunRecording, ShownTree> shown = new BoundValue<>(this::session);
  private Folding folding = Folding.none();
  private @Nullable RunRecording session; // at the last refresh
  private boolean making;
  private int revealed;

  /** Creates a model for the current run of {@code runs}; {@code background} builds the tree. */
  public TreeModel(RunModel<?> runs, Background background) {
    this.runs = runs;
    this.background = background;
  }

  private Optional<RunRecording> session() {
    return runs.session().map(run -> run);
  }

  /** Updates the tree, or starts a new one if the run has changed. */
  public void refresh() {
    RunRecording now = session().orElse(null);
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

  /**
   * Shows trees with nothing folded.
   *
   * @param zoom the zoom of trees in per cent, until the user moves them; empty to show whole trees
   */
  void open(OptionalInt zoom) {
    folding = Folding.none();
    view.setOpening(zoom);
  }

  /** Returns whether the run has ended without trying a value. */
  public boolean isRootAlone() {
    return shown().filter(tree -> tree.isComplete() && tree.tree().size() == 1).isPresent();
  }

  /** Scrolls to a newly selected node, except while the tree grows and the recording plays. */
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

  private void follow(RunRecording run, TreeIndex index) {
    // before the tree is read, so that the last update is complete
    boolean isComplete = index.isComplete();
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

  private void make(RunRecording run, SearchTree latest, boolean isComplete) {
    Trace trace = run.trace().orElseThrow();
    Folding wanted = folding;
    making = true;
    background.run(
        () -> ShownTree.of(trace, latest, wanted, isComplete), made -> take(run, wanted, made));
  }

  private void take(RunRecording run, Folding wanted, ShownTree made) {
    making = false;
    if (run == session) {
      shown.set(run, made);
      folding = folding.equals(wanted) ? made.folding() : folding;
      view.show(made.scene().layout(), made.isComplete());
      notifyListeners();
    }
  }

  /** Returns the tree, once it has been built. */
  public Optional<ShownTree> shown() {
    return shown.get();
  }

  /** Returns the position of the visible part of the tree. */
  public TreePlacement placement() {
    return view.placement();
  }

  /** Returns the visible part of the tree. */
  public TreeView view() {
    return view;
  }

  /** Returns whether the tree is complete and folded as requested. */
  public boolean isUpToDate() {
    return session().isEmpty()
        || shown().filter(tree -> tree.isComplete() && tree.folding().equals(folding)).isPresent();
  }

  /** Returns the current position of the playback. */
  private int position() {
    return runs.playback().map(Playback::position).orElse(0);
  }

  /**
   * Returns the selected node, which is the node at the current position; 0, the root, without a
   * tree.
   */
  public int selected() {
    return shown().map(tree -> tree.shownAt(position())).orElse(0);
  }

  /** Goes to a node that is shown; for a value that was not tried, to its parent. */
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
  public void goTo(int node) {
    shown()
        .ifPresent(
            tree -> {
              runs.playback().ifPresent(at -> at.seek(tree.settled(node)));
              reveal();
            });
  }

  /** Scrolls by the smallest distance that makes the selected node visible. */
  void reveal() {
    view.reveal(selected());
    notifyListeners();
  }

  /** Goes to the parent node. */
  public void toParent() {
    scene().map(tree -> tree.parent(selected())).filter(node -> node >= 0).ifPresent(this::select);
  }

  /** Goes to the first child. */
  public void toFirstChild() {
    move(tree -> tree.firstChild(selected()));
  }

  /** Goes to the next sibling. */
  public void toNextSibling() {
    move(tree -> tree.nextSibling(selected()));
  }

  /** Goes to the previous sibling. */
  public void toPreviousSibling() {
    move(tree -> tree.previousSibling(selected()));
  }

  private void move(ToIntFunction<TreeScene> to) {
    scene().map(to::applyAsInt).filter(node -> node > 0).ifPresent(this::select);
  }

  /** Returns the displayed tree, if there is one. */
  public Optional<TreeScene> scene() {
    return shown().map(ShownTree::scene);
  }

  /** Returns whether failed subtrees are folded. */
  public boolean foldsFails() {
    return folding.fails();
  }

  /** Folds or unfolds failed subtrees. */
  public void foldFails() {
    folding = folding.withFails(!folding.fails());
    refresh();
    notifyListeners();
  }

  /** Folds or unfolds the subtree of the selected node. */
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

  /** Centres the selected node. */
  public void centre() {
    view.centre(selected());
    notifyListeners();
  }

  /**
   * Goes to the node where the search continued, below the value that was tried last; unfolds the
   * subtree if necessary.
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
