package org.cspworkbench.app.gui.run;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.FlatClientProperties;
import com.google.common.collect.ImmutableList;
import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.BorderLayout;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JSlider;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.Overflow;
import org.cspworkbench.app.gui.widget.Pen;
import org.cspworkbench.app.gui.widget.ScrolledColumn;
import org.cspworkbench.app.gui.widget.WrappedText;
import org.cspworkbench.presentation.paint.tile.TileFaces;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.presentation.tile.TileFace;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.presentation.tile.TileShare;
import org.cspworkbench.presentation.tile.TileSource;
import org.cspworkbench.viewer.animate.AnimateCommands;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.animate.TilesModel;
import org.cspworkbench.viewer.animate.WeightScale;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.Commands;
import org.cspworkbench.viewer.words.Texts;
import org.jspecify.annotations.Nullable;

/**
 * The tiles of an image: how often each stands at the displayed event, in comparison with its
 * weight, and the weight for the next run.
 */
final class TilesPane extends JPanel {

  private final TilesModel tiles;
  private final Commands commands;
  private final JLabel title = Labels.styled(new JLabel(), "semibold");
  private final JLabel summary = Labels.note("");
  private final JLabel run = Labels.note("");
  private final JPanel branches =
      new JPanel(new MigLayout("insets 0 16 4 12, fillx, gap 2", "[grow]"));
  private final JButton back;
  private final JButton forth;
  private final ScrolledColumn list = new ScrolledColumn("insets 0 16 0 16, gap 0, fillx, wrap 1");
  private final List<Row> rows = new ArrayList<>();
  private @Nullable TileSource shown; // the source of the rows

  TilesPane(AnimateModel model, Commands commands) {
    super(new BorderLayout());
    this.tiles = model.tiles();
    this.commands = commands;
    JPanel head = new JPanel(new MigLayout("insets 10 16 4 16, fillx, hidemode 3", "[]push[]"));
    head.setOpaque(false);
    title.setText(text("tiles.title"));
    head.add(title);
    head.add(summary, "wmin 0");
    back = step("tiles.run.previous", "undo", AnimateCommands.PREVIOUS_RUN);
    forth = step("tiles.run.next", "redo", AnimateCommands.NEXT_RUN);
    branches.setOpaque(false);
    branches.add(run, "growx, wmin 0");
    branches.add(back);
    branches.add(forth);
    JPanel top = new JPanel(new BorderLayout());
    top.setOpaque(false);
    top.add(head, BorderLayout.NORTH);
    top.add(branches, BorderLayout.SOUTH);
    add(top, BorderLayout.NORTH);
    list.setOpaque(false);
    JScrollPane scroll = list.scrolling();
    Overflow.SCROLLED.declareFor(scroll);
    add(scroll, BorderLayout.CENTER);
    WrappedText legend =
        Labels.styled(new WrappedText(text("tiles.bars"), Token.TEXT_MUTED), "small");
    JPanel below = new JPanel(new MigLayout("insets 6 16 8 16, fillx", "[0:0:, grow, fill]"));
    below.setOpaque(false);
    below.add(legend, "wmin 0, w 187!");
    add(below, BorderLayout.SOUTH);
    getAccessibleContext().setAccessibleName(text("tiles.title"));
  }

  private JButton step(String key, String icon, Command command) {
    return Buttons.icon(icon, Icons.BESIDE_TEXT, text(key), () -> commands.accept(command));
  }

  void update() {
    TileRequest image = tiles.image().orElse(null);
    if (image == null) {
      return;
    }
    if (shown == null || !hasSameTiles(shown, image.source())) {
      rebuild(image.source());
    }
    shown = image.source();
    ImmutableList<TileShare> shares = tiles.shares();
    summary.setText(text("tiles.summary", image.source().table().size(), shares.size()));
    branches.setVisible(tiles.runs() > 1);
    run.setText(text("tiles.run", tiles.run(), tiles.runs()));
    back.setEnabled(tiles.run() > 1);
    forth.setEnabled(tiles.run() < tiles.runs());
    double most = 0;
    for (TileShare share : shares) {
      most = Math.max(most, Math.max(share.share(), share.wanted()));
    }
    for (int kind = 0; kind < rows.size(); kind++) {
      rows.get(kind).update(shares.get(kind), most, tiles.weight(kind));
    }
  }

  private static boolean hasSameTiles(TileSource one, TileSource other) {
    return one.faces().equals(other.faces()) && one.table().names().equals(other.table().names());
  }

  private void rebuild(TileSource source) {
    list.removeAll();
    rows.clear();
    for (int kind = 0; kind < source.kinds().size(); kind++) {
      TileSource.Kind it = source.kinds().get(kind);
      Row row = new Row(kind, it, source.faces().get(it.values().asList().get(0)));
      rows.add(row);
      list.add(row, "h 62!");
    }
    list.revalidate();
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
  }

  /** A tile, its share and its weight. */
  private final class Row extends JPanel {

    private final Swatch swatch;
    private final JLabel standing = Labels.styled(new JLabel(), "medium");
    private final Bar bar = new Bar();
    private final JSlider slider = new JSlider(0, WeightScale.END);
    private final JLabel weight = Labels.styled(new JLabel(), "medium");
    private boolean isUpdating;

    Row(int kind, TileSource.Kind tile, TileFace face) {
      super(
          new MigLayout(
              "insets 0, gap 0, fillx, hidemode 3",
              "[38!]12[0:0:, grow, fill]8[]",
              "[20!][10!][24!]"));
      this.swatch = new Swatch(face);
      setOpaque(false);
      JButton name = new JButton(tile.name());
      name.putClientProperty(FlatClientProperties.BUTTON_TYPE, "borderless");
      name.putClientProperty(
          FlatClientProperties.STYLE, "margin: 0,0,0,0; focusWidth: 1; innerFocusWidth: 0");
      name.setHorizontalAlignment(JButton.LEFT);
      name.setRequestFocusEnabled(false);
      Buttons.name(name, text("tiles.inspect", tile.name()));
      name.addActionListener(event -> commands.accept(AnimateCommands.TILE_SET));
      slider.setRequestFocusEnabled(false);
      slider.getAccessibleContext().setAccessibleName(text("tiles.weight", tile.name()));
      slider.setToolTipText(text("tiles.weight.tip"));
      slider.addChangeListener(
          event -> {
            if (!isUpdating) {
              tiles.setWeight(kind, WeightScale.weight(slider.getValue()));
            }
          });
      slider.putClientProperty(FlatClientProperties.STYLE, "thumbSize: 12,12; trackWidth: 2");
      add(swatch, "cell 0 0 1 3, w 38!, h 38!, aligny top, gaptop 2");
      add(name, "cell 1 0, wmin 0");
      add(standing, "cell 2 0, alignx right");
      add(bar, "cell 1 1 2 1, growx, h 8!");
      add(slider, "cell 1 2, wmin 0");
      add(weight, "cell 2 2, alignx right, wmin 26");
    }

    void update(TileShare share, double most, double current) {
      standing.setText(Texts.number(share.standing()));
      bar.show(share, most);
      swatch.setBanned(current == 0);
      weight.setText(text("tiles.times", WeightScale.text(current)));
      if (!slider.getValueIsAdjusting()) {
        isUpdating = true;
        slider.setValue(WeightScale.position(current));
        isUpdating = false;
      }
      slider.getAccessibleContext().setAccessibleDescription(weight.getText());
    }
  }

  /** The picture of a tile, struck through if it is banned. */
  private static final class Swatch extends Canvas {
    private final TileFace face;
    private boolean isBanned;

    Swatch(TileFace face) {
      super(Token.BG_PANEL);
      this.face = face;
      setWantedSize(38, 38);
    }

    void setBanned(boolean isNowBanned) {
      if (isBanned != isNowBanned) {
        isBanned = isNowBanned;
        repaint();
      }
    }

    @Override
    protected void draw(Graphics2D g, int width, int height) {
      Box place = new Box(0, 0, width, height);
      GraphicsSurface.paint(g, on -> TileFaces.paint(on, Theme.current().look(), face, place));
      Pen pen = new Pen(g);
      if (isBanned) {
        Graphics2D faded = (Graphics2D) g.create();
        faded.setComposite(
            AlphaComposite.getInstance(AlphaComposite.SRC_OVER, 0.6f)); // leaves 40 %
        faded.setColor(Colours.of(Token.BG_PANEL));
        faded.fillRect(0, 0, width, height);
        faded.dispose();
        pen.line(2, height - 2.0, width - 2.0, 2, Token.TEXT, 2);
      }
      pen.outline(
          new Rectangle2D.Double(0.5, 0.5, width - 1, height - 1),
          Token.LINE_SOFT,
          new BasicStroke(1));
    }
  }

  /** The share of a tile, with a line at the share that its weight alone would give. */
  private static final class Bar extends Canvas {
    private double share;
    private double wanted;

    Bar() {
      super(Token.BG_PANEL);
      setWantedSize(40, 8);
    }

    void show(TileShare of, double most) {
      share = most == 0 ? 0 : of.share() / most;
      wanted = most == 0 ? 0 : of.wanted() / most;
      setToolTipText(
          text("tiles.share", Math.round(of.share() * 100), Math.round(of.wanted() * 100)));
      repaint();
    }

    @Override
    protected void draw(Graphics2D g, int width, int height) {
      Pen pen = new Pen(g);
      double whole = width - 2;
      pen.fill(Pen.rounded(0, 2, width, 4, 2), Token.LINE_SOFT);
      pen.fill(Pen.rounded(0, 2, share * whole, 4, 2), Token.TEXT_MUTED);
      pen.fill(new Rectangle2D.Double(wanted * whole, 0, 2, 8), Token.TEXT);
    }
  }
}
