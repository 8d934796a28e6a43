package org.cspworkbench.app.gui.tiles;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.util.HashMap;
import java.util.Map;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.WrappedText;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.presentation.tile.PixelRows;
import org.cspworkbench.presentation.tile.SetSource;
import org.cspworkbench.presentation.tile.SetTrial;
import org.cspworkbench.viewer.animate.TileInspectorModel;
import org.cspworkbench.viewer.animate.TileSetCommands;
import org.cspworkbench.viewer.command.Commands;

/** Trial images of the set, how many finish without going back, and the button that runs it. */
final class TrialsPane extends JPanel {

  private static final int PIXELS = 12; // along a side of a tile

  private final TileInspectorModel model;
  private final SetChecks checks;
  private final WrappedText share = new WrappedText("", Token.TEXT_MUTED);
  private final Images images = new Images();
  private final JButton run;

  TrialsPane(TileInspectorModel model, SetChecks checks, Commands commands) {
    super(
        new MigLayout(
            "insets 10 16 10 16, gap 0, fill",
            "[210!, fill]16[grow, fill]16[230!, fill]",
            "[84!]"));
    this.model = model;
    this.checks = checks;
    JPanel words = new JPanel(new MigLayout("insets 0, gap 2, fillx, wrap 1", "[grow, fill]"));
    words.setOpaque(false);
    words.add(Labels.heading(text("tileset.try")));
    words.add(share, "wmin 0");
    add(words, "top, wmin 0");
    add(images, "wmin 0, height 80!");
    JPanel right = new JPanel(new MigLayout("insets 0, gap 4, fillx, wrap 1", "[grow, fill]"));
    right.setOpaque(false);
    run =
        Buttons.primary(
            text("tileset.run"), "play", () -> commands.accept(TileSetCommands.RUN_WITH_SET));
    Buttons.name(run, TileSetCommands.RUN_WITH_SET);
    right.add(run);
    right.add(new WrappedText(text("tileset.run.note"), Token.TEXT_MUTED), "wmin 0");
    add(right, "top, wmin 0");
    update();
  }

  void update() {
    ImmutableList<SetTrial.Attempt> attempts = checks.attempts();
    long finished = attempts.stream().filter(SetTrial.Attempt::isFinished).count();
    share.setText(
        checks
            .impossible()
            .orElseGet(
                () ->
                    attempts.isEmpty()
                        ? text("tileset.try.note", SetTrial.SIDE)
                        : text("tileset.try.share", SetTrial.SIDE, finished, attempts.size())));
    run.setEnabled(model.source().isPresent());
    images.show(attempts);
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
    setBorder(BorderFactory.createEmptyBorder());
    if (images != null) { // null during the constructor of the superclass
      images.forget();
    }
  }

  /** The images in a row. */
  private final class Images extends Canvas {
    private final Map<SetTrial.Attempt, BufferedImage> painted = new HashMap<>();
    private ImmutableList<SetTrial.Attempt> shown = ImmutableList.of();

    Images() {
      super(Token.BG_PANEL);
      getAccessibleContext().setAccessibleName(text("tileset.images"));
    }

    void forget() {
      painted.clear();
    }

    void show(ImmutableList<SetTrial.Attempt> attempts) {
      shown = attempts.stream().limit(SetTrial.IMAGES).collect(ImmutableList.toImmutableList());
      painted.keySet().retainAll(shown);
      repaint();
    }

    @Override
    protected void draw(Graphics2D g, int width, int height) {
      SetSource source = checks.tried().orElse(null);
      int side = Math.min(height, (width - 7 * 10) / SetTrial.IMAGES);
      if (source == null || side < 12) {
        return;
      }
      g.setRenderingHint(
          RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
      int top = (height - side) / 2;
      for (int i = 0; i < SetTrial.IMAGES; i++) {
        int x = i * (side + 10);
        if (i < shown.size() && shown.get(i).image().isPresent()) {
          BufferedImage image =
              painted.computeIfAbsent(shown.get(i), attempt -> paint(source, attempt));
          g.drawImage(image, x, top, side, side, null);
        } else {
          g.setColor(Colours.of(Token.BG_RAISED));
          g.fillRect(x, top, side, side);
        }
        g.setColor(Colours.of(Token.LINE_CONTROL));
        g.drawRect(x, top, side - 1, side - 1);
      }
    }

    private BufferedImage paint(SetSource source, SetTrial.Attempt attempt) {
      PixelRows rows =
          source.image(
              source.grid(SetTrial.SIDE, SetTrial.SIDE, false),
              false,
              attempt.image().orElseThrow().toArray(),
              PIXELS,
              Theme.current().look().palette());
      BufferedImage image =
          new BufferedImage(rows.width(), rows.height(), BufferedImage.TYPE_INT_RGB);
      for (int y = 0; y < rows.height(); y++) {
        image.setRGB(0, y, rows.width(), 1, rows.row(y), 0, rows.width());
      }
      return image;
    }
  }
}
