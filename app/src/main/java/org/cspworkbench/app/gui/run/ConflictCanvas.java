package org.cspworkbench.app.gui.run;

import static org.cspworkbench.core.trace.TraceEvent.NONE;
import static org.cspworkbench.viewer.words.Texts.text;

import java.awt.Container;
import java.awt.Dimension;
import java.util.BitSet;
import java.util.Optional;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.DrawnGraphCanvas;
import org.cspworkbench.app.gui.widget.Overflow;
import org.cspworkbench.presentation.conflict.ConflictWords;
import org.cspworkbench.presentation.conflict.NogoodDerivation;
import org.cspworkbench.presentation.paint.graph.ConflictScene;
import org.cspworkbench.presentation.paint.graph.DrawnConflict;
import org.cspworkbench.presentation.paint.graph.ShownNodes;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Size;
import org.cspworkbench.viewer.explore.ConflictModel;
import org.cspworkbench.viewer.words.Texts;
import org.jspecify.annotations.Nullable;

/** The implication graph. A click selects a node or unfolds what is not drawn. */
final class ConflictCanvas extends DrawnGraphCanvas<DrawnConflict> {

  private static final ConflictWords WORDS = new ConflictWords(Texts.phrases());

  private static final int LEFT = 16;
  private static final int MOST_ON_PROJECTOR = 12; // nodes

  /** What a scene was made for. */
  private record Key(NogoodDerivation analysis, boolean isUnfolded, Look look, int width) {}

  private final ConflictModel model;
  private @Nullable Key key;
  private @Nullable ConflictScene scene;

  ConflictCanvas(ConflictModel model) {
    super(LEFT);
    this.model = model;
    Overflow.SCROLLED.declareFor(this);
    setMinimumSize(new Dimension());
    setFocusable(true);
    setWantedSize(240, 120);
    getAccessibleContext().setAccessibleName(text("conflict.graph"));
  }

  @Override
  protected void click(int node, Point at, DrawnConflict graph) {
    if (node == NONE && graph.hidesNodesAt(at)) {
      model.unfold();
    } else {
      model.choose(node);
    }
  }

  /** Returns the places of the graph, for the width that is in sight. */
  private Optional<ConflictScene> scene() {
    NogoodDerivation analysis = model.analysis().orElse(null);
    if (analysis == null) {
      key = null;
      scene = null;
      return Optional.empty();
    }
    Container parent = getParent();
    int width = unscaled(parent == null ? getWidth() : parent.getWidth()) - 2 * LEFT;
    Key wanted = new Key(analysis, model.isUnfolded(), Theme.current().look(), width);
    if (!wanted.equals(key)) {
      key = wanted;
      int most = Theme.current() == Theme.PROJECTOR ? MOST_ON_PROJECTOR : ShownNodes.MOST;
      BitSet shown =
          model.isUnfolded() ? ShownNodes.all(analysis) : ShownNodes.atMost(analysis, most);
      scene = new ConflictScene(analysis, WORDS, shown, wanted.look(), new Point(0, 0), width);
    }
    return Optional.ofNullable(scene);
  }

  /** Updates the graph. */
  void update() {
    Size size = scene().map(ConflictScene::size).orElse(new Size(200, 100));
    setWantedSize(size.width() + 2 * LEFT, size.height());
    String words = model.analysis().map(made -> WORDS.step(made, model.cut())).orElse("");
    if (!words.equals(getAccessibleContext().getAccessibleDescription())) {
      getAccessibleContext().setAccessibleDescription(words);
    }
    if (model.selected() != NONE) {
      announce(model.selected());
    }
    repaint();
  }

  @Override
  protected Optional<DrawnConflict> drawn() {
    double width = unscaled(getWidth()) - 2.0 * LEFT;
    return scene()
        .map(
            places ->
                new DrawnConflict(
                    places, Theme.current().look(), width, model.cut(), model.selected()));
  }

  @Override
  protected String note() {
    if (model.analysis().isEmpty()) {
      return model.hasCauses() ? text("conflict.none") : model.whyNot(WORDS);
    }
    return model.isWithoutDecision() ? model.sentence(WORDS) : "";
  }

  @Override
  protected String cellName(int cell) {
    return model.analysis().map(made -> WORDS.spoken(made, cell)).orElse("");
  }
}
