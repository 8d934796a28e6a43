package org.cspworkbench.app.gui.document;

import static org.cspworkbench.viewer.words.Texts.text;

import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JRootPane;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.LocalKeys;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.presentation.surface.Token;

/** The list of the documents of the program, each of which opens over the window. */
public final class DocumentsPanel {

  /** The index of the first row, after the heading, the note and its name. */
  private static final int FIRST = 3;

  private DocumentsPanel() {}

  /** Opens the list over a window. */
  public static void open(JRootPane root) {
    JPanel list = Labels.panel(Token.BG_PANEL, "insets 20 24 20 24, wrap 2, gapy 1", "[]8[]", "");
    list.add(Labels.heading(text("documents.title")), "span 2");
    list.add(Labels.note(text("documents.note")), "span 2, gapbottom 6");
    for (String each : Documents.LISTED) {
      list.add(Labels.key("docs/" + each + ".md"));
      JButton row = Buttons.row(text("documents." + each), () -> DocumentReader.open(root, each));
      LocalKeys.whenFocused(row, "ENTER", row::doClick);
      list.add(row, "growx");
    }
    Popover.over(root, list);
    list.getComponent(FIRST).requestFocusInWindow();
  }
}
