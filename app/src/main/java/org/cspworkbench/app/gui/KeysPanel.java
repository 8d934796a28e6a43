package org.cspworkbench.app.gui;

import com.google.common.collect.ImmutableList;
import javax.swing.JPanel;
import javax.swing.JRootPane;
import org.cspworkbench.app.gui.keys.Command;
import org.cspworkbench.app.gui.keys.Command.Scope;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.app.gui.words.Texts;
import org.cspworkbench.app.paint.Token;

/** All keys with what they do, read from the table by which they are bound. */
final class KeysPanel {

  private KeysPanel() {}

  /** Opens the list over a window. */
  static void open(JRootPane root) {
    JPanel columns =
        Labels.panel(Token.BG_PANEL, "insets 20 24 20 24, gap 24", "[][][][]", "[top]");
    columns.add(column("keys.everywhere", Scope.EVERYWHERE), "split 3, flowy, top");
    columns.add(column("keys.compare", Scope.COMPARE), "gaptop 16");
    columns.add(column("keys.turn", Scope.TURN), "gaptop 16");
    columns.add(column("keys.cells", Scope.CELLS), "split 2, flowy, top");
    columns.add(column("keys.play", Scope.PLAY), "gaptop 16");
    columns.add(column("keys.tape", Scope.TAPE, Scope.STEPS, Scope.RUNS), "split 2, flowy, top");
    columns.add(column("keys.animate", Scope.ANIMATE, Scope.GIVENS), "gaptop 16");
    columns.add(column("keys.explore", Scope.EXPLORE), "top");
    Popover.over(root, columns);
  }

  private static JPanel column(String heading, Scope... scopes) {
    JPanel column = Labels.panel(Token.BG_PANEL, "insets 0, wrap 2, gapy 5", "[]16[]", "");
    column.add(Labels.heading(Texts.text(heading)), "span 2, gapbottom 6");
    ImmutableList<Scope> here = ImmutableList.copyOf(scopes);
    if (here.contains(Scope.CELLS)) {
      column.add(Labels.key(Texts.text("keys.digits")), "right");
      column.add(Labels.text(Texts.text("keys.digits.place")));
    }
    for (Command command : Command.values()) {
      if (here.contains(command.scope())) {
        column.add(Labels.key(command.keysTitle()), "right");
        column.add(Labels.text(command.title()));
      }
    }
    return column;
  }
}
