package org.cspworkbench.app.gui.tiles;

import static org.cspworkbench.viewer.words.Texts.text;

import java.awt.Graphics2D;
import java.util.Optional;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.theme.Type;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.Chip;
import org.cspworkbench.app.gui.widget.Overflow;
import org.cspworkbench.app.gui.widget.Pen;
import org.cspworkbench.app.gui.widget.Pen.Align;
import org.cspworkbench.presentation.paint.tile.FacePicture;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.presentation.tile.SetSource;
import org.cspworkbench.presentation.tile.TileSetWords;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.draft.PairReason;
import org.cspworkbench.viewer.animate.TileInspectorModel;
import org.cspworkbench.viewer.words.Texts;

/** The strip that states whether the selected pair may stand side by side, and why. */
final class PairStrip extends Canvas {

  private static final TileSetWords WORDS = TileSetWords.plain(Texts.phrases());
  private static final int HEIGHT = 52;
  private static final double LARGEST = 17;
  private static final double SMALLEST = 12;
  private static final double FACE = 34;
  private static final double STACKED_FACE = 22;

  private final TileInspectorModel model;

  PairStrip(TileInspectorModel model) {
    super(Token.BG_RAISED);
    Overflow.SHORTENED.declareFor(this);
    this.model = model;
    setWantedSize(400, HEIGHT);
    getAccessibleContext().setAccessibleName(text("tileset.strip"));
  }

  void update() {
    String sentence = sentence(model);
    getAccessibleContext().setAccessibleDescription(sentence);
    setToolTipText(sentence);
    repaint();
  }

  /** Returns why the pair in the crosshair may stand side by side, may not, or stays forbidden. */
  static String sentence(TileInspectorModel model) {
    return model
        .refused()
        .map(pair -> text("tileset.stays", pair.label().text(), pair.otherLabel().text()))
        .or(() -> model.reason().map(WORDS::sentence))
        .orElseGet(() -> text("tileset.nopair"));
  }

  @Override
  protected void draw(Graphics2D g, int width, int height) {
    Pen pen = new Pen(g);
    pen.line(0, 0.5, width, 0.5, Token.LINE_SOFT, 1);
    pen.line(0, height - 0.5, width, height - 0.5, Token.LINE_SOFT, 1);
    double middle = height / 2.0;
    double x = 16;
    Optional<PairReason> reason = model.reason();
    if (reason.isPresent()) {
      x = chip(reason.get()).paint(pen, this, middle);
      x = model.source().isPresent() ? pair(g, model.source().get(), x, middle) : x;
    }
    String sentence = sentence(model);
    double room = width - 16 - x;
    double size = LARGEST;
    while (size > SMALLEST && pen.width(sentence, Type.text(size)) > room) {
      size -= 0.5;
    }
    String fitted = pen.fitted(sentence, Type.text(size), room);
    pen.write(fitted, x, middle, Align.LEFT, Type.text(size), Token.TEXT);
  }

  private double pair(Graphics2D g, SetSource source, double x, double middle) {
    boolean isBelow = model.side() == Side.SOUTH;
    double side = isBelow ? STACKED_FACE : FACE;
    Box one = new Box(x, isBelow ? middle - side : middle - side / 2, side, side);
    Box other = isBelow ? new Box(x, middle, side, side) : new Box(x + side, one.y(), side, side);
    GraphicsSurface.paint(
        g,
        surface -> {
          FacePicture.paint(
              surface, Theme.current().look(), source.faces().get(model.first()), one);
          FacePicture.paint(
              surface, Theme.current().look(), source.faces().get(model.second()), other);
        });
    return other.right() + 14;
  }

  private static Chip chip(PairReason reason) {
    return reason.may()
        ? new Chip(
            text("tileset.may"),
            "solution",
            Token.SOLVED_FILL,
            Token.SOLVED_MARK,
            Token.SOLVED_TEXT,
            false)
        : new Chip(
            text("tileset.maynot"),
            "prune",
            Token.PRUNED_FILL,
            Token.PRUNED_MARK,
            Token.PRUNED_TEXT,
            false);
  }
}
