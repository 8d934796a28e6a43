package org.cspworkbench.app.gui.explore.conflict;

import static org.cspworkbench.core.trace.TraceEvent.NONE;
import static org.cspworkbench.viewer.words.Texts.text;

import java.awt.Container;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.BitSet;
import java.util.Optional;
import java.util.OptionalInt;
import org.cspworkbench.app.canvas.Awt;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.theme.Type;
import org.cspworkbench.app.gui.widget.BoardCanvas;
import org.cspworkbench.app.gui.widget.Overflow;
import org.cspworkbench.app.gui.widget.Pen;
import org.cspworkbench.app.gui.widget.Pen.Align;
import org.cspworkbench.presentation.conflict.ConflictWords;
import org.cspworkbench.presentation.conflict.NogoodDerivation;
import org.cspworkbench.presentation.geometry.Point;
import org.cspworkbench.presentation.geometry.Size;
import org.cspworkbench.presentation.look.Look;
import org.cspworkbench.presentation.look.Token;
import org.cspworkbench.presentation.paint.conflict.ConflictPainter;
import org.cspworkbench.presentation.paint.conflict.ConflictScene;
import org.cspworkbench.presentation.paint.conflict.ShownNodes;
import org.cspworkbench.viewer.explore.ConflictModel;
import org.cspworkbench.viewer.words.Texts;
import org.jspecify.annotations.Nullable;

/** The implication graph. A click selects a node or unfolds what is not drawn. */
final class ConflictCanvas extends BoardCanvas {

  private static final ConflictWords WORDS = new ConflictWords(Texts.phrases());

  private static final int LEFT = 16;
  private static final int MOST_ON_PROJECTOR = 12; // nodes

  /** What a scene was made for. */
  private record Key(NogoodDerivation analysis, boolean isUnfolded, Look look, int width) {}

  private final ConflictModel model;
  private @Nullable Key key;
  private @Nullable ConflictScene scene;

  ConflictCanvas(ConflictModel model) {
    super(Token.BG_PANEL);
    this.model = model;
    Overflow.SCROLLED.declareFor(this);
    setMinimumSize(new Dimension());
    setFocusable(true);
    setWantedSize(240, 120);
    getAccessibleContext().setAccessibleName(text("conflict.graph"));
    setToolTipText(""); // enables tooltips
    addMouseListener(
        new MouseAdapter() {
          @Override
          public void mousePressed(MouseEvent event) {
            requestFocusInWindow();
            press(event);
          }
        });
    addMouseMotionListener(
        new MouseAdapter() {
          @Override
          public void mouseMoved(MouseEvent event) {
            boolean isNode = nodeAt(event).isPresent();
            setCursor(
                Cursor.getPredefinedCursor(isNode ? Cursor.HAND_CURSOR : Cursor.DEFAULT_CURSOR));
          }
        });
  }

  private void press(MouseEvent event) {
    OptionalInt node = nodeAt(event);
    Point at = inScene(event);
    if (node.isEmpty() && scene().filter(drawn -> drawn.hidesNodesAt(at)).isPresent()) {
      model.unfold();
    } else {
      model.choose(node.orElse(NONE));
    }
  }

  private Point inScene(MouseEvent event) {
    Point at = Awt.point(at(event));
    return new Point(at.x() - LEFT, at.y());
  }

  private OptionalInt nodeAt(MouseEvent event) {
    return scene().map(drawn -> drawn.nodeAt(inScene(event))).orElse(OptionalInt.empty());
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
      scene = new ConflictScene(analysis, WORDS, shown, wanted.look(), width);
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
  protected void draw(Graphics2D g, int width, int height) {
    ConflictScene drawn = scene().orElse(null);
    if (drawn == null) {
      write(g, model.hasCauses() ? text("conflict.none") : model.whyNot(WORDS), width, height);
    } else if (model.isWithoutDecision()) {
      write(g, model.sentence(WORDS), width, height);
    } else {
      g.translate(LEFT, 0);
      ConflictPainter painter = new ConflictPainter(drawn, Theme.current().look());
      GraphicsSurface.paint(
          g, on -> painter.paint(on, width - 2.0 * LEFT, model.cut(), model.selected()));
      g.translate(-LEFT, 0);
    }
  }

  private static void write(Graphics2D g, String text, int width, int height) {
    new Pen(g)
        .write(text, width / 2.0, height / 2.0, Align.CENTRE, Type.text(13), Token.TEXT_MUTED);
  }

  @Override
  public @Nullable String getToolTipText(MouseEvent event) {
    OptionalInt node = nodeAt(event);
    return node.isEmpty() ? null : cellName(node.getAsInt());
  }

  @Override
  protected int cellCount() {
    return model.analysis().map(made -> made.graph().nodes().size()).orElse(0);
  }

  @Override
  protected String cellName(int cell) {
    return model.analysis().map(made -> WORDS.spoken(made, cell)).orElse("");
  }

  @Override
  protected boolean isCellSelected(int cell) {
    return model.selected() == cell;
  }
}
