package org.cspworkbench.app.gui.document;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JRootPane;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.LocalKeys;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.app.html.Documents;
import org.cspworkbench.presentation.surface.Token;

/** The list of the documents of the program by reader, each of which opens over the window. */
public final class DocumentsPanel {

  private DocumentsPanel() {}

  /** Opens the list over a window. */
  public static void open(JRootPane root) {
    JPanel list = Labels.panel(Token.BG_PANEL, "insets 20 24 20 24, wrap 2, gapx 40", "", "");
    list.add(Labels.heading(text("documents.title")), "span 2");
    list.add(Labels.note(text("documents.note")), "span 2, gapbottom 6");
    List<JButton> rows = new ArrayList<>();
    ImmutableList<Map.Entry<String, ImmutableList<String>>> readers =
        Documents.BY_READER.entrySet().asList();
    for (var column : Lists.partition(readers, (readers.size() + 1) / 2)) {
      JPanel documents = Labels.panel(Token.BG_PANEL, "insets 2, wrap 2, gapy 1", "[]8[]", "");
      for (Map.Entry<String, ImmutableList<String>> reader : column) {
        String heading = text("documents.for." + reader.getKey());
        documents.add(Labels.heading(heading), "span 2, gaptop 8");
        for (String each : reader.getValue()) {
          documents.add(Labels.key("docs/" + each + ".md"));
          rows.add(row(root, each));
          documents.add(rows.get(rows.size() - 1), "growx");
        }
      }
      list.add(documents, "aligny top");
    }
    Popover.over(root, list);
    rows.get(0).requestFocusInWindow();
  }

  private static JButton row(JRootPane root, String document) {
    JButton row =
        Buttons.row(text("documents." + document), () -> DocumentReader.open(root, document));
    LocalKeys.whenFocused(row, "ENTER", row::doClick);
    return row;
  }
}
