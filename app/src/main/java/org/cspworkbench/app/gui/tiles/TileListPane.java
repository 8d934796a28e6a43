package org.cspworkbench.app.gui.tiles;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.FlatClientProperties;
import com.google.common.collect.ImmutableList;
import java.awt.Component;
import java.util.List;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ListCellRenderer;
import javax.swing.ListSelectionModel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.LocalKeys;
import org.cspworkbench.app.gui.widget.TileIcon;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.presentation.tile.SetSource;
import org.cspworkbench.tiles.OrientedTile;
import org.cspworkbench.tiles.draft.DraftTile;
import org.cspworkbench.viewer.animate.TileInspectorModel;
import org.cspworkbench.viewer.words.Texts;
import org.jspecify.annotations.Nullable;

/** The tiles of the set with their classes, turns and weights, and the buttons that add tiles. */
final class TileListPane extends JPanel {

  private final TileInspectorModel model;
  private final TileSetEdits edits;
  private final JLabel count = Labels.note("");
  private final JList<Row> list = new JList<>();
  private final JButton image;
  private ImmutableList<Row> rows = ImmutableList.of();
  private boolean isUpdating;

  /** A tile of the list. */
  private record Row(DraftTile tile, int turns, @Nullable TileIcon icon) {

    String note() {
      return text("tileset.class", tile.symmetry().character(), turns);
    }
  }

  TileListPane(TileInspectorModel model, TileSetEdits edits) {
    super(
        new MigLayout(
            "insets 12 0 12 0, gap 0, fill, wrap 1", "[grow, fill]", "[]6[grow, fill]8[]"));
    this.model = model;
    this.edits = edits;
    setOpaque(false);
    add(Labels.heading(text("tileset.tiles")), "split 2, growx, pushx, gapleft 16");
    add(count, "gapright 12");
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.setCellRenderer(new RowPanel());
    list.putClientProperty(FlatClientProperties.STYLE, "background: $Csp.bg.panel");
    list.getAccessibleContext().setAccessibleName(text("tileset.tiles"));
    list.addListSelectionListener(event -> select());
    LocalKeys.whenFocused(list, "DELETE", edits::removeTile);
    JScrollPane scroll =
        new JScrollPane(
            list, JScrollPane.VERTICAL_SCROLLBAR_AS_NEEDED, JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
    scroll.putClientProperty(FlatClientProperties.STYLE, "border: 0,0,0,0");
    add(scroll, "wmin 0, hmin 60");
    JButton tile = Buttons.plain(text("tileset.add"), edits::addTile);
    tile.setIcon(Icons.of("plus", Icons.BESIDE_TEXT));
    Buttons.name(tile, text("tileset.add.tip"));
    image = Buttons.plain(text("tileset.image"), this::openImage);
    image.setIcon(Icons.of("folder", Icons.BESIDE_TEXT));
    Buttons.name(image, text("tileset.image.tip"));
    JPanel buttons = new JPanel(new MigLayout("insets 0 16 0 0, gap 8"));
    buttons.setOpaque(false);
    buttons.add(tile);
    buttons.add(image);
    add(buttons, "wmin 0");
    update();
  }

  private void openImage() {
    edits.openImage(image);
  }

  private void select() {
    Row row = list.getSelectedValue();
    if (!isUpdating && row != null) {
      model.selectTile(row.tile.name());
    }
  }

  void update() {
    isUpdating = true;
    ImmutableList<Row> now = rowsNow();
    if (!now.equals(rows)) {
      rows = now;
      list.setListData(now.toArray(Row[]::new));
      count.setText(text("tileset.tiles.count", now.size(), model.oriented().size()));
    }
    Optional<DraftTile> selected = model.draftTile();
    for (int i = 0; i < rows.size(); i++) {
      if (selected.filter(rows.get(i).tile::equals).isPresent() && list.getSelectedIndex() != i) {
        list.setSelectedIndex(i);
        list.ensureIndexIsVisible(i);
      }
    }
    isUpdating = false;
  }

  private ImmutableList<Row> rowsNow() {
    ImmutableList.Builder<Row> made = ImmutableList.builder();
    SetSource source = model.source().orElse(null);
    List<OrientedTile> oriented = model.oriented();
    for (DraftTile tile : model.draft().tiles()) {
      TileIcon icon = null;
      int turns = 0;
      for (int i = oriented.size() - 1; i >= 0; i--) {
        if (source != null && oriented.get(i).tile().name().equals(tile.name())) {
          icon = new TileIcon(source.faces().get(i), 34);
          turns++;
        }
      }
      made.add(new Row(tile, turns, icon));
    }
    return made.build();
  }

  /** Paints the rows. */
  private static final class RowPanel extends JPanel implements ListCellRenderer<Row> {
    private final JLabel icon = new JLabel();
    private final JLabel name = Labels.heading("");
    private final JLabel note = Labels.note("");
    private final JLabel weight = Labels.styled(new JLabel(), "monospaced");

    RowPanel() {
      super(new MigLayout("insets 4 16 4 12, gap 0", "[34!]10[grow, fill]8[]", "[18!][18!]"));
      add(icon, "spany 2");
      add(name, "wmin 0");
      add(weight, "spany 2, wrap");
      add(note, "wmin 0");
    }

    @Override
    public Component getListCellRendererComponent(
        JList<? extends Row> list, Row row, int index, boolean isSelected, boolean hasFocus) {
      icon.setIcon(row.icon);
      name.setText(row.tile.name());
      name.setForeground(Colours.of(isSelected ? Token.ACCENT_TEXT : Token.TEXT));
      note.setText(row.note());
      weight.setText("×" + Texts.decimal(row.tile.weight(), row.tile.weight() % 1 == 0 ? 0 : 2));
      setBackground(Colours.of(isSelected ? Token.ACCENT_TINT : Token.BG_PANEL));
      getAccessibleContext()
          .setAccessibleName(row.tile.name() + ", " + row.note() + ", " + weight.getText());
      return this;
    }
  }
}
