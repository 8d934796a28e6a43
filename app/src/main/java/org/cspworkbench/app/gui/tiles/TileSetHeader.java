package org.cspworkbench.app.gui.tiles;

import static org.cspworkbench.viewer.words.Texts.text;

import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.widget.Bar;
import org.cspworkbench.app.gui.widget.BarItem;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Keys;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.app.gui.widget.ScrolledColumn;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.presentation.tile.DraftEdit;
import org.cspworkbench.presentation.tile.TileSetWords;
import org.cspworkbench.viewer.animate.TileInspectorModel;
import org.cspworkbench.viewer.animate.TileSetCommands;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.Commands;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.words.Texts;
import org.jspecify.annotations.Nullable;

/** The header of the inspector: the set, undo and redo, export, and the way back to the run. */
final class TileSetHeader {

  private static final TileSetWords WORDS = TileSetWords.plain(Texts.phrases());

  private final TileInspectorModel model;
  private final TileSetEdits edits;
  private final JButton picker = new JButton();
  private @Nullable Popover popover;

  private TileSetHeader(TileInspectorModel model, TileSetEdits edits) {
    this.model = model;
    this.edits = edits;
  }

  /** Creates the header of {@code model}. */
  static Bar of(TileInspectorModel model, TileSetEdits edits, Commands commands) {
    return new TileSetHeader(model, edits).bar(commands);
  }

  private Bar bar(Commands commands) {
    JButton back =
        Buttons.plain(text("tileset.back"), () -> commands.accept(WindowCommands.ESCAPE));
    return Bar.header(
        commands,
        picker().at("height 34!, wmin 120, width 194"),
        BarItem.of(Buttons.quiet(text("tileset.new"), "plus", edits::addSet))
            .name(text("tileset.new"))
            .at("gapleft 12")
            .words(10),
        edit(TileSetCommands.UNDO_IN_SET, "tileset.undo", model::nextUndo),
        edit(TileSetCommands.REDO_IN_SET, "tileset.redo", model::nextRedo),
        BarItem.of(Labels.note(""))
            .text(() -> model.isChanged() ? text("tileset.unsaved") : "")
            .at("gapleft 10")
            .omitted(0),
        BarItem.space(),
        BarItem.plain(WindowCommands.EXPORT)
            .text(text("tileset.export"))
            .name(text("tileset.export.tip"), Keys.title(WindowCommands.EXPORT))
            .steady()
            .enabled(() -> !model.forms().isEmpty())
            .words(50),
        BarItem.of(back)
            .name(text("tileset.back.tip"), Keys.title(WindowCommands.ESCAPE))
            .at("gapleft 8"));
  }

  private static BarItem edit(Command command, String key, Supplier<Optional<DraftEdit>> edit) {
    return BarItem.quiet(command)
        .text(text(key))
        .accessibleName(command.title())
        .tip(() -> Keys.tip(command) + edit.get().map(WORDS::name).map(it -> ": " + it).orElse(""))
        .enabled(() -> edit.get().isPresent())
        .at("gapleft 4")
        .words();
  }

  private BarItem picker() {
    picker.setLayout(new MigLayout("insets 0 4 0 2, gap 10, fillx", "[grow]14[]", "[grow]"));
    picker.setRequestFocusEnabled(false);
    picker.addActionListener(event -> showSets());
    return BarItem.within(
            picker,
            BarItem.of(Labels.styled(new JLabel(), "semibold"))
                .style("font: +1 $semibold.font")
                .text(() -> model.draft().name())
                .at("wmin 0"),
            BarItem.of(Labels.arrow()))
        .style("borderColor: $Csp.line.control; margin: 0,6,0,6")
        .accessibleName(() -> text("tileset.set", model.draft().name()));
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
}
