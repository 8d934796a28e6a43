package org.cspworkbench.app.gui.tiles;

import static org.cspworkbench.viewer.words.Texts.text;

import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.app.gui.widget.ScrolledColumn;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.tiles.EdgeLabel;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.viewer.animate.TileInspectorModel;
import org.jspecify.annotations.Nullable;

/** The list of the labels of which a side of the selected tile gets one. */
final class LabelPicker {

  private @Nullable Popover popover;

  private LabelPicker() {}

  /** Opens the list below {@code button}. */
  static void open(JComponent button, Side side, TileInspectorModel model, TileSetEdits edits) {
    LabelPicker picker = new LabelPicker();
    ScrolledColumn list = new ScrolledColumn("insets 6, gap 0, wrap 1");
    JComponent first = list;
    for (EdgeLabel label : edits.labels()) {
      JButton row = picker.row(label.text(), () -> edits.setLabel(side, label));
      row.setIcon(LabelIcon.of(model.source(), label));
      list.add(row);
      first = first == list ? row : first;
    }
    JButton other = picker.row(text("tileset.label.new"), () -> edits.addLabel(button, side));
    other.setIcon(Icons.of("plus", Icons.BESIDE_TEXT));
    JPanel content =
        Labels.panel(Token.BG_PANEL, "insets 0, gap 0, wrap 1", "[grow, fill]", "[grow, fill][]");
    content.add(list.scrolling(), "hmax 320, wmin 150");
    content.add(other, "gap 6 6 0 6");
    content.getAccessibleContext().setAccessibleName(text("tileset.label.pick"));
    picker.popover = Popover.below(button, content, first);
  }

  private JButton row(String words, Runnable choose) {
    return Buttons.row(
        words,
        () -> {
          if (popover != null) {
            popover.close();
          }
          choose.run();
        });
  }
}
