package org.cspworkbench.app.gui.tiles;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.FlatClientProperties;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.keys.Keys;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.app.gui.widget.ScrolledColumn;
import org.cspworkbench.app.gui.widget.SpareWords;
import org.cspworkbench.presentation.look.Token;
import org.cspworkbench.presentation.tile.DraftEdit;
import org.cspworkbench.presentation.tile.TileSetWords;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.tile.TileInspectorModel;
import org.cspworkbench.viewer.tile.TileSetCommands;
import org.cspworkbench.viewer.words.Texts;
import org.jspecify.annotations.Nullable;

/** The header of the inspector: the set, undo and redo, export, and the way back to the run. */
final class TileSetHeader extends JPanel {

  private static final TileSetWords WORDS = TileSetWords.plain(Texts.phrases());

  private final TileInspectorModel model;
  private final TileSetEdits edits;
  private final JButton picker = new JButton();
  private final JLabel name = Labels.styled(new JLabel(), "semibold");
  private final JLabel unsaved = Labels.note("");
  private final JButton undo;
  private final JButton redo;
  private final JButton export;
  private final SpareWords words;
  private @Nullable Popover popover;

  TileSetHeader(TileInspectorModel model, TileSetEdits edits, Consumer<Command> commands) {
    super(
        new MigLayout("insets 0 16 0 16, fillx, hidemode 3", "[]12[]4[]4[]10[]push[]8[]", "[52!]"));
    this.model = model;
    this.edits = edits;
    buildPicker();
    JButton added = Buttons.quiet(text("tileset.new"), "plus", edits::addSet);
    Buttons.name(added, text("tileset.new"));
    undo =
        Buttons.quiet(
            text("tileset.undo"), "undo", () -> commands.accept(TileSetCommands.UNDO_IN_SET));
    redo =
        Buttons.quiet(
            text("tileset.redo"), "redo", () -> commands.accept(TileSetCommands.REDO_IN_SET));
    export = Buttons.plain(text("tileset.export"), () -> commands.accept(WindowCommands.EXPORT));
    export.setIcon(Icons.of("export", Icons.BESIDE_TEXT));
    Buttons.name(export, text("tileset.export.tip", Keys.title(WindowCommands.EXPORT)));
    JButton back =
        Buttons.plain(text("tileset.back"), () -> commands.accept(WindowCommands.ESCAPE));
    Buttons.name(back, text("tileset.back.tip"));
    add(picker, "cell 0 0, height 34!, wmin 120, width 194");
    add(added, "cell 1 0");
    add(undo, "cell 2 0");
    add(redo, "cell 3 0");
    add(unsaved, "cell 4 0");
    add(export, "cell 5 0");
    add(back, "cell 6 0");
    words = new SpareWords(this);
    words.whole(unsaved).text(added).text(redo).text(undo).text(export);
    update();
  }

  private void buildPicker() {
    picker.setLayout(new MigLayout("insets 0 4 0 2, gap 10, fillx", "[grow]14[]", "[grow]"));
    picker.putClientProperty(
        FlatClientProperties.STYLE, "borderColor: $Csp.line.control; margin: 0,6,0,6");
    name.putClientProperty(FlatClientProperties.STYLE, "font: +1 $semibold.font");
    picker.add(name, "wmin 0");
    picker.add(new JLabel(Icons.of("chevron", Icons.BESIDE_TEXT)));
    picker.setRequestFocusEnabled(false);
    picker.addActionListener(event -> showSets());
  }

  private void showSets() {
    ScrolledColumn list = new ScrolledColumn("insets 6, gap 0, wrap 1");
    JComponent first = list;
    for (String each : model.names()) {
      JButton row = row(each, () -> model.choose(each));
      list.add(row);
      first = each.equals(model.draft().name()) ? row : first;
    }
    JPanel content =
        Labels.panel(Token.BG_PANEL, "insets 0, gap 0, wrap 1", "[grow, fill]", "[grow, fill][]");
    content.add(list.scrolling(), "hmax 360, wmin 190");
    content.add(row(text("tileset.rename"), () -> edits.renameSet(picker)), "gap 6 6 4 6");
    content.getAccessibleContext().setAccessibleName(text("tileset.sets"));
    popover = Popover.below(picker, content, first);
  }

  private JButton row(String words, Runnable action) {
    return Buttons.row(
        words,
        () -> {
          if (popover != null) {
            popover.close();
          }
          action.run();
        });
  }

  void update() {
    String title = model.draft().name();
    if (!title.equals(name.getText())) {
      name.setText(title);
      picker.getAccessibleContext().setAccessibleName(text("tileset.set", title));
    }
    String state = model.isChanged() ? text("tileset.unsaved") : "";
    if (!state.equals(unsaved.getText())) {
      unsaved.setText(state);
      words.fit();
    }
    export.setEnabled(!model.forms().isEmpty());
    show(undo, model.nextUndo(), TileSetCommands.UNDO_IN_SET);
    show(redo, model.nextRedo(), TileSetCommands.REDO_IN_SET);
  }

  private static void show(JButton button, Optional<DraftEdit> edit, TileSetCommands command) {
    button.setEnabled(edit.isPresent());
    String words = edit.map(WORDS::name).map(it -> ": " + it).orElse("");
    button.setToolTipText(Keys.tip(command) + words);
    button.getAccessibleContext().setAccessibleName(command.title());
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
    setBorder(BorderFactory.createMatteBorder(0, 0, 1, 0, Colours.of(Token.LINE_SOFT)));
  }
}
