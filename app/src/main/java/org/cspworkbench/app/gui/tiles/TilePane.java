package org.cspworkbench.app.gui.tiles;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.FlatClientProperties;
import com.google.common.collect.ImmutableList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.ButtonGroup;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JToggleButton;
import javax.swing.SwingConstants;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.ParameterField;
import org.cspworkbench.app.gui.widget.ScrolledColumn;
import org.cspworkbench.app.gui.widget.Segments;
import org.cspworkbench.app.gui.widget.TileIcon;
import org.cspworkbench.app.gui.widget.WrappedText;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.presentation.tile.DraftEdit;
import org.cspworkbench.presentation.tile.DraftFields;
import org.cspworkbench.presentation.tile.SetSource;
import org.cspworkbench.presentation.tile.TileSetWords;
import org.cspworkbench.tiles.EdgeLabel;
import org.cspworkbench.tiles.OrientedTile;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.SymmetryClass;
import org.cspworkbench.tiles.draft.ClassMisfit;
import org.cspworkbench.tiles.draft.DraftTile;
import org.cspworkbench.viewer.animate.TileInspectorModel;
import org.cspworkbench.viewer.animate.TileSetCommands;
import org.cspworkbench.viewer.command.Commands;
import org.cspworkbench.viewer.words.Texts;
import org.jspecify.annotations.Nullable;

/** The selected tile: its name, labels, class, turns and weight; and what can go wrong. */
final class TilePane extends JPanel {

  private static final TileSetWords WORDS = TileSetWords.plain(Texts.phrases());
  private static final int LARGE = 112;
  private static final int SMALL = 44;

  private final TileInspectorModel model;
  private final TileSetEdits edits;
  private final ParameterField name =
      ParameterField.typed(DraftFields.NAME, 0).onTyped(this::rename);
  private final JLabel place = Labels.note("");
  private final JLabel turned = Labels.note("");
  private final JLabel picture = new JLabel("", SwingConstants.CENTER);
  private final Map<Side, JButton> labels = new EnumMap<>(Side.class);
  private final Map<SymmetryClass, JToggleButton> classes = new LinkedHashMap<>(); // as displayed
  private final JLabel about = Labels.note("");
  private final WrappedText misfit = new WrappedText("", Token.HINT_TEXT);
  private final JPanel turns = new JPanel(new MigLayout("insets 0, gap 8, wrap 4"));
  private final WeightField weight;
  private final FaultsPane faults;
  private final JPanel body =
      new JPanel(new MigLayout("insets 0, gap 0, wrap 1, fillx, hidemode 3", "[grow, fill]"));
  private @Nullable Shown shown;

  /** What is displayed of the selected tile. */
  private record Shown(SetSource source, OrientedTile tile, ImmutableList<Integer> turns) {}

  TilePane(TileInspectorModel model, SetChecks checks, TileSetEdits edits, Commands commands) {
    super(new MigLayout("insets 0, gap 0, fill", "[grow, fill]", "[grow, fill]"));
    this.model = model;
    this.edits = edits;
    this.weight = new WeightField(model);
    this.faults = new FaultsPane(model, checks);
    body.setOpaque(false);
    body.add(tilePart(commands), "wmin 0");
    body.add(symmetryPart(), "wmin 0");
    body.add(weight, "wmin 0");
    ScrolledColumn column = new ScrolledColumn("insets 0, gap 0, wrap 1");
    column.add(body, "wmin 0");
    column.add(faults, "wmin 0");
    JScrollPane scroll = column.scrolling();
    add(scroll, "wmin 0, hmin 0");
    update();
  }

  private JPanel tilePart(Commands commands) {
    JPanel part =
        part(
            "insets 10 16 10 16, gap 6, fillx",
            "[74:92:92, fill][grow, center][74:92:92, fill]",
            "");
    Labels.styled(name.component(), "semibold");
    part.add(name.named(text("tileset.name")), "span 2, growx, wmin 0");
    JButton remove =
        Buttons.icon("close", Icons.BESIDE_TEXT, text("tileset.remove.tip"), edits::removeTile);
    part.add(place, "split 2, right");
    part.add(remove, "wrap");
    part.add(label(Side.NORTH), "skip 1");
    part.add(turned, "right, wmin 0, wrap");
    part.add(label(Side.WEST), "growx, wmin 0");
    picture.setBorder(BorderFactory.createEmptyBorder());
    part.add(picture, "width " + LARGE + "!, height " + LARGE + "!");
    part.add(label(Side.EAST), "growx, wmin 0, wrap");
    part.add(label(Side.SOUTH), "skip 1");
    JButton turn = Buttons.plain(text("tileset.turn"), () -> commands.accept(TileSetCommands.TURN));
    turn.setIcon(Icons.of("rerun", Icons.BESIDE_TEXT));
    Buttons.name(turn, TileSetCommands.TURN);
    part.add(turn, "growx, wmin 0");
    return part;
  }

  private static JPanel part(String layout, String columns, String rows) {
    JPanel part = new LinedPart(new MigLayout(layout + ", hidemode 3", columns, rows));
    part.setOpaque(false);
    return part;
  }

  /** A part with a line below it. */
  private static final class LinedPart extends JPanel {
    LinedPart(MigLayout layout) {
      super(layout);
    }

    @Override
    public void updateUI() {
      super.updateUI();
      setBorder(BorderFactory.createMatteBorder(0, 0, 1, 0, Colours.of(Token.LINE_SOFT)));
    }
  }

  private JButton label(Side side) {
    JButton button = new JButton();
    button.putClientProperty(
        FlatClientProperties.STYLE, "margin: 2,6,2,6; borderColor: $Csp.line.control");
    button.setRequestFocusEnabled(false);
    button.addActionListener(event -> LabelPicker.open(button, side, model, edits));
    labels.put(side, button);
    return button;
  }

  private JPanel symmetryPart() {
    JPanel part = part("insets 10 16 10 16, gap 6, fillx, wrap 2", "[]12[grow, right]", "");
    part.add(Labels.heading(text("tileset.symmetry")), "span 2");
    for (SymmetryClass each :
        ImmutableList.of(
            SymmetryClass.X,
            SymmetryClass.I,
            SymmetryClass.L,
            SymmetryClass.T,
            SymmetryClass.DIAGONAL,
            SymmetryClass.F)) {
      JToggleButton button = new JToggleButton(each.character());
      button.addActionListener(event -> setClass(each));
      Buttons.name(button, text("tileset.class.name", each.character(), about(each)));
      classes.put(each, button);
    }
    Segments segments = Segments.narrow(classes.values().toArray(JToggleButton[]::new));
    segments.getAccessibleContext().setAccessibleName(text("tileset.symmetry"));
    part.add(segments, "height 30!, width 168!");
    part.add(about, "wmin 0");
    part.add(misfit, "span 2, growx, wmin 0");
    turns.setOpaque(false);
    part.add(turns, "span 2");
    return part;
  }

  private static String about(SymmetryClass symmetry) {
    return text("tileset.about." + symmetry.name().toLowerCase(Locale.ROOT));
  }

  private void setClass(SymmetryClass symmetry) {
    model.editTile(DraftEdit.Kind.SYMMETRY, (draft, tile) -> draft.withSymmetry(tile, symmetry));
  }

  private void rename() {
    edits.renameTile(name.text().strip());
    model.draftTile().ifPresent(tile -> name.show(tile.name()));
  }

  void update() {
    Optional<SetSource> source = model.source();
    Optional<OrientedTile> tile = model.tile();
    body.setVisible(tile.isPresent());
    faults.update();
    if (source.isEmpty() || tile.isEmpty()) {
      shown = null;
      return;
    }
    Shown now = new Shown(source.get(), tile.get(), model.turns());
    if (!now.equals(shown)) {
      shown = now;
      show(now);
    }
  }

  private void show(Shown now) {
    DraftTile tile = model.draftTile().orElseThrow();
    name.show(tile.name());
    int number = model.draft().tiles().indexOf(tile) + 1;
    place.setText(text("tileset.place", number, model.draft().tiles().size()));
    turned.setText(WORDS.name(now.tile).substring(tile.name().length()).strip());
    int index = now.source.set().orientedTiles().indexOf(now.tile);
    picture.setIcon(new TileIcon(now.source.faces().get(index), LARGE));
    picture.getAccessibleContext().setAccessibleName(WORDS.name(now.tile));
    for (Side side : Side.values()) {
      EdgeLabel label = now.tile.edges().orElseThrow().at(side);
      JButton button = labels.get(side);
      if (button != null) {
        button.setText(label.text());
        button.setIcon(LabelIcon.of(Optional.of(now.source), label));
        Buttons.name(
            button, text("tileset.label." + side.name().toLowerCase(Locale.ROOT), label.text()));
      }
    }
    classes.forEach((each, button) -> button.setSelected(each == tile.symmetry()));
    about.setText(about(tile.symmetry()));
    Optional<ClassMisfit> wrong = tile.misfit();
    misfit.setVisible(wrong.isPresent());
    wrong.ifPresent(it -> misfit.setText(WORDS.hint(it)));
    showTurns(now);
    weight.show(tile);
  }

  private void showTurns(Shown now) {
    turns.removeAll();
    ButtonGroup group = new ButtonGroup();
    for (int index : now.turns) {
      OrientedTile each = now.source.set().orientedTiles().get(index);
      String how = WORDS.name(each);
      JToggleButton button =
          new JToggleButton(
              (each.orientation().isMirrored() ? "↔ " : "") + each.orientation().degrees() + "°",
              new TileIcon(now.source.faces().get(index), SMALL));
      button.setVerticalTextPosition(SwingConstants.BOTTOM);
      button.setHorizontalTextPosition(SwingConstants.CENTER);
      button.setRequestFocusEnabled(false);
      button.putClientProperty(
          FlatClientProperties.STYLE,
          "borderWidth: 0; margin: 3,3,3,3; background: null; selectedBackground: $Csp.accent.tint;"
              + " selectedForeground: $Csp.accent.text; hoverBackground: $Csp.bg.hover");
      Buttons.name(button, how);
      button.setSelected(each.equals(now.tile));
      button.addActionListener(event -> model.select(index, model.second()));
      group.add(button);
      turns.add(button);
    }
    turns.revalidate();
    turns.repaint();
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
    setBorder(BorderFactory.createMatteBorder(0, 1, 0, 0, Colours.of(Token.LINE_SOFT)));
  }
}
