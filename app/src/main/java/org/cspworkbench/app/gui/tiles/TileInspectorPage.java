package org.cspworkbench.app.gui.tiles;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.awt.Component;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.run.RunCover;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Bar;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.viewer.animate.TileInspectorModel;
import org.cspworkbench.viewer.animate.TileSetCommands;
import org.cspworkbench.viewer.command.Commands;
import org.cspworkbench.viewer.command.KeyScope;
import org.cspworkbench.viewer.output.FileTitle;
import org.cspworkbench.viewer.output.OutputForm;
import org.cspworkbench.viewer.run.Background;

/**
 * The page on which a tile set is inspected and changed, in the place of the run: the header; the
 * columns with the tiles, the matrix and the selected tile; below them why the pair may stand side
 * by side, and trial images.
 */
public final class TileInspectorPage extends JPanel implements RunCover {

  /** The height of the page below which there are no trial images. */
  private static final int ROOM_FOR_TRIALS = 700;

  /** The height of the page below which there is no table of labels. */
  private static final int ROOM_FOR_LABELS = 520;

  private final TileInspectorModel model;
  private final SetChecks checks;
  private final Bar header;
  private final TileListPane tiles;
  private final MeetPane meet;
  private final MatrixPane matrix;
  private final JPanel empty;
  private final JButton firstTile;
  private final TilePane tile;
  private final PairStrip strip;
  private final TrialsPane trials;
  private final JPanel left = new SidePanel();
  private final JPanel middle =
      new JPanel(
          new MigLayout("insets 0, gap 0, fill, hidemode 3", "[grow, fill]", "[grow, fill]"));

  /** Creates the page of {@code model}. */
  public TileInspectorPage(TileInspectorModel model, Background background, Commands commands) {
    super(
        new MigLayout(
            "insets 0, gap 0, fill, wrap 1, hidemode 3", "[grow, fill]", "[][grow, fill][][]"));
    this.model = model;
    checks = new SetChecks(background);
    TileSetEdits edits = new TileSetEdits(model, background);
    header = TileSetHeader.of(model, edits, commands);
    tiles = new TileListPane(model, edits);
    meet = new MeetPane(model, edits);
    matrix = new MatrixPane(model);
    firstTile = Buttons.primary(text("tileset.add.first"), "plus", edits::addTile);
    empty = new JPanel(new MigLayout("fill, wrap 1", "[center]", "push[]12[]push"));
    empty.setOpaque(false);
    buildEmpty(edits);
    tile = new TilePane(model, checks, edits, commands);
    strip = new PairStrip(model);
    trials = new TrialsPane(model, checks, commands);
    add(header, "wmin 0");
    add(columns(), "wmin 0, hmin 0");
    add(strip, "wmin 0");
    add(trials, "wmin 0");
    addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            fit();
          }
        });
    model.addListener(this::update);
    checks.addListener(this::updateChecks);
    update();
  }

  private void buildEmpty(TileSetEdits edits) {
    empty.add(Labels.note(text("tileset.empty")));
    Buttons.name(firstTile, text("tileset.add.first"));
    JButton image = Buttons.plain(text("tileset.image.first"), () -> {});
    image.addActionListener(event -> edits.openImage(image));
    image.setIcon(Icons.of("folder", Icons.BESIDE_TEXT));
    Buttons.name(image, text("tileset.image.first"));
    empty.add(firstTile, "split 2");
    empty.add(image, "gapleft 10");
  }

  private JPanel columns() {
    JPanel columns =
        new JPanel(
            new MigLayout(
                "insets 0, gap 0, fill",
                "[224!][grow, fill, shrinkprio 50][344:380:380, shrinkprio 200]",
                "[grow, fill]"));
    columns.setOpaque(false);
    left.add(tiles, "wmin 0, hmin 0, height 0:120:");
    left.add(meet, "wmin 0, hmin 0");
    middle.setOpaque(false);
    middle.add(matrix, "cell 0 0, wmin 200, hmin 0");
    middle.add(empty, "cell 0 0");
    columns.add(left, "grow, hmin 0");
    columns.add(middle, "grow, wmin 200, hmin 0");
    columns.add(tile, "grow, hmin 0");
    return columns;
  }

  /** The column of the tiles and of the labels. */
  private static final class SidePanel extends JPanel {
    SidePanel() {
      super(
          new MigLayout(
              "insets 0, gap 0, fill, wrap 1, hidemode 3", "[grow, fill]", "[grow, fill][]"));
    }

    @Override
    public void updateUI() {
      super.updateUI();
      setBackground(Colours.of(Token.BG_PANEL));
      setBorder(BorderFactory.createMatteBorder(0, 0, 0, 1, Colours.of(Token.LINE_SOFT)));
    }
  }

  /** Hides what is least needed if the page is low. */
  private void fit() {
    int height = Canvas.unscaled(getHeight());
    trials.setVisible(height >= ROOM_FOR_TRIALS);
    meet.setVisible(height >= ROOM_FOR_LABELS);
    revalidate();
  }

  private void update() {
    if (model.isOpen()) {
      checks.follow(model.draft(), model.source());
    } else {
      checks.stop();
      return;
    }
    boolean isEmpty = model.draft().isEmpty();
    boolean isOther = isEmpty != empty.isVisible();
    empty.setVisible(isEmpty);
    matrix.setVisible(!isEmpty);
    if (isOther && isShowing()) {
      focusMain(); // the focus would leave the page with what is hidden
    }
    header.update();
    tiles.update();
    meet.update();
    matrix.update();
    strip.update();
    updateChecks();
  }

  private void updateChecks() {
    tile.update();
    trials.update();
  }

  @Override
  public void open(Problem problem) {
    model.open(problem);
  }

  @Override
  public boolean isOpen() {
    return model.isOpen();
  }

  @Override
  public boolean isOn(Optional<Problem> problem) {
    return model.isOn(problem);
  }

  @Override
  public void close() {
    model.close();
  }

  @Override
  public JComponent component() {
    return this;
  }

  @Override
  public KeyScope scope() {
    return TileSetCommands.Scopes.TILE_SET;
  }

  @Override
  public Optional<ImmutableList<OutputForm>> exports() {
    return Optional.of(model.forms());
  }

  @Override
  public Optional<String> exportName() {
    return Optional.of(FileTitle.of(model.draft().name()));
  }

  @Override
  public boolean isReady() {
    return !model.isOpen() || checks.isDone();
  }

  @Override
  public ImmutableList<Component> regions() {
    return ImmutableList.of(middle, tile, meet, tiles, trials, header);
  }

  /** Moves the focus to the matrix or, in an empty set, to the button that adds a tile. */
  @Override
  public void focusMain() {
    if (model.draft().isEmpty()) {
      firstTile.requestFocusInWindow();
    } else {
      matrix.focusMatrix();
    }
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
  }
}
