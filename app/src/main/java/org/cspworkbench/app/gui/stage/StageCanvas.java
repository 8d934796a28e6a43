package org.cspworkbench.app.gui.stage;

import static org.cspworkbench.viewer.words.Texts.text;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import org.cspworkbench.app.canvas.Awt;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.Announcer;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Colour;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Size;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.stage.StageLayout;
import org.cspworkbench.viewer.stage.StageModel;
import org.cspworkbench.viewer.stage.StagePainter;
import org.cspworkbench.viewer.stage.StageScene;
import org.jspecify.annotations.Nullable;

/** What the audience sees. Lengths are those of the screen; they do not depend on the zoom. */
public final class StageCanvas extends JComponent {

  private static final Colour BLANK = Colour.ofArgb(0xFF000000);

  private final StageModel model;
  private final Supplier<Optional<StageScene>> scenes;
  private final Announcer announcer = new Announcer();
  private @Nullable StageScene scene;

  /** Creates a canvas of the scene that {@code scenes} supplies. */
  public StageCanvas(StageModel model, Supplier<Optional<StageScene>> scenes) {
    this.model = model;
    this.scenes = scenes;
    setOpaque(true);
    setFocusable(true);
    setFocusTraversalKeysEnabled(false);
    getAccessibleContext().setAccessibleName(text("stage.name"));
  }

  /** Displays the current scene. */
  public void update() {
    scene = scenes.get().orElse(null);
    String sentences =
        scene().stream()
            .flatMap(shown -> shown.parts().stream())
            .map(part -> part.sentence().text())
            .collect(Collectors.joining(" "));
    announcer.announce(getAccessibleContext(), sentences);
    repaint();
  }

  /** Returns the displayed scene, if there is one. */
  public Optional<StageScene> scene() {
    return Optional.ofNullable(scene);
  }

  /** Returns the size of the stage. */
  public Size stageSize() {
    return new Size(Math.max(1, getWidth()), Math.max(1, getHeight()));
  }

  /** Returns the layout of the displayed scene, if there is one. */
  public Optional<StageLayout> layoutOfScene() {
    return scene().map(shown -> model.layout(stageSize(), shown));
  }

  /** Returns the index of the board at a point, if there is one. */
  public OptionalInt partAt(java.awt.Point at) {
    Point point = new Point(at.x, at.y);
    return layoutOfScene().stream()
        .flatMapToInt(
            layout ->
                IntStream.range(0, layout.panes().size())
                    .filter(i -> layout.panes().get(i).board().contains(point)))
        .findFirst();
  }

  /** Returns the variable at a point, if there is one. */
  public OptionalInt variableAt(java.awt.Point at) {
    StageScene shown = scene;
    OptionalInt part = partAt(at);
    if (shown == null || part.isEmpty()) {
      return OptionalInt.empty();
    }
    Box board = layoutOfScene().orElseThrow().panes().get(part.getAsInt()).board();
    return shown
        .parts()
        .get(part.getAsInt())
        .picture()
        .variableAt(at.x, at.y, board, Theme.current().pictureLook());
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    GraphicsSurface.paint((Graphics2D) graphics, this::paint);
  }

  private void paint(Surface surface) {
    Look look = Theme.current().pictureLook();
    StageScene shown = scene;
    Box all = Box.of(stageSize());
    surface.fill(all, model.isBlank() ? BLANK : look.colour(Token.BG_PANEL));
    if (shown != null && !model.isBlank()) {
      StageLayout layout = model.layout(stageSize(), shown);
      StagePainter.paint(
          surface, look, layout, shown, model.chosen(shown), model.rows(shown, layout));
    }
  }

  /** Returns the strip for the controls. */
  public java.awt.Rectangle controls() {
    Box strip =
        layoutOfScene()
            .map(StageLayout::controls)
            .orElseGet(() -> new Box(0, getHeight() - 56.0, getWidth(), 56));
    return Awt.rectangle(strip).getBounds();
  }

  @Override
  public AccessibleContext getAccessibleContext() {
    if (accessibleContext == null) {
      accessibleContext = new AccessibleStage();
    }
    return accessibleContext;
  }

  /** The accessible object: a canvas whose description is the sentence. */
  private final class AccessibleStage extends AccessibleJComponent {
    @Override
    public AccessibleRole getAccessibleRole() {
      return AccessibleRole.CANVAS;
    }
  }
}
