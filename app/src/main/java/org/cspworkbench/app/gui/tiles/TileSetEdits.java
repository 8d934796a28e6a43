package org.cspworkbench.app.gui.tiles;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JTextField;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.presentation.tile.DraftEdit;
import org.cspworkbench.tiles.EdgeLabel;
import org.cspworkbench.tiles.OrientedTile;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.draft.DraftTile;
import org.cspworkbench.tiles.draft.TileSetDraft;
import org.cspworkbench.viewer.animate.TileInspectorModel;
import org.cspworkbench.viewer.run.Background;

/** The edits of the set that ask for a name, or that several parts of the page offer. */
final class TileSetEdits {

  private final TileInspectorModel model;
  private final Background background;

  TileSetEdits(TileInspectorModel model, Background background) {
    this.model = model;
    this.background = background;
  }

  /** Adds a tile with an empty picture, and selects it. */
  void addTile() {
    TileSetDraft draft = model.draft();
    String name = draft.freeName(text("tileset.newtile"));
    EdgeLabel label = draft.labels().stream().findFirst().orElseGet(() -> new EdgeLabel("a"));
    model.edit(
        new DraftEdit(DraftEdit.Kind.ADD, name), it -> it.withTile(DraftTile.plain(name, label)));
    model.selectTile(name);
  }

  /** Removes the selected tile. */
  void removeTile() {
    model.editTile(DraftEdit.Kind.REMOVE, TileSetDraft::without);
  }

  /** Gives the selected tile another name; does nothing if it is blank or taken. */
  void renameTile(String newName) {
    model
        .draftTile()
        .map(DraftTile::name)
        .filter(name -> !newName.isBlank() && model.draft().tile(newName).isEmpty())
        .ifPresent(
            name ->
                model.edit(
                    new DraftEdit(DraftEdit.Kind.RENAME, newName),
                    draft -> draft.withName(name, newName)));
  }

  /** Gives a side of the selected tile, as it lies, another label. */
  void setLabel(Side side, EdgeLabel label) {
    model
        .tile()
        .map(OrientedTile::tile)
        .ifPresent(
            tile ->
                model.edit(
                    new DraftEdit(DraftEdit.Kind.LABEL, tile.name()),
                    draft ->
                        draft.withLabel(
                            tile.name(), model.tile().orElseThrow().orientation(), side, label)));
  }

  /** Asks for another name of a label. */
  void renameLabel(JComponent below, EdgeLabel label) {
    ask(
        below,
        text("tileset.label.rename", label.text()),
        label.text(),
        TileSetEdits::isLabel,
        name ->
            model.edit(
                new DraftEdit(DraftEdit.Kind.RENAME_LABEL, name),
                draft -> draft.withLabelRenamed(label, new EdgeLabel(name))));
  }

  /** Asks for a new label for a side of the selected tile. */
  void addLabel(JComponent below, Side side) {
    ask(
        below,
        text("tileset.label.new"),
        "",
        TileSetEdits::isLabel,
        name -> setLabel(side, new EdgeLabel(name)));
  }

  private static boolean isLabel(String name) {
    return !name.isBlank() && !name.equals("<") && !name.equals(">");
  }

  /** Asks for another name of the set. */
  void renameSet(JComponent below) {
    ask(
        below,
        text("tileset.rename"),
        model.draft().name(),
        name -> !name.isBlank() && !model.names().contains(name),
        model::rename);
  }

  /** Shows a new set without tiles. */
  void addSet() {
    model.addSet(text("tileset.newset"));
  }

  /** Opens a field for a name below a component; Enter accepts the name if it can be used. */
  private static void ask(
      JComponent below,
      String what,
      String before,
      Predicate<String> canBe,
      Consumer<String> accept) {
    JTextField field = new JTextField(before, 18);
    field.getAccessibleContext().setAccessibleName(what);
    field.selectAll();
    JPanel form = Labels.panel(Token.BG_PANEL, "insets 12 14 12 14, wrap 1", "[grow, fill]", "");
    form.add(Labels.heading(what));
    form.add(field);
    form.add(Labels.note(text("tileset.enter")));
    Popover popover = Popover.below(below, form, field);
    field.addActionListener(
        event -> {
          String name = field.getText().strip();
          if (canBe.test(name)) {
            popover.close();
            accept.accept(name);
          }
        });
  }

  /** Asks for images, and opens the form that makes tiles of them. */
  void openImage(JComponent below) {
    new SheetForm(model, background).open(below);
  }

  /** Returns the labels from which a side can choose. */
  ImmutableList<EdgeLabel> labels() {
    return model.draft().labels().asList();
  }
}
