package org.cspworkbench.app.gui;

import static org.cspworkbench.app.gui.words.Texts.text;

import com.formdev.flatlaf.util.UIScale;
import com.google.common.io.Resources;
import java.awt.Dimension;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import javax.swing.JPanel;
import javax.swing.JRootPane;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.presentation.look.Token;

/** A document of the program over the window; the program contains the documents. */
final class DocumentReader {

  private static final int WIDTH = 920; // of lines of 120 letters
  private static final int HEIGHT = 680;
  private static final int EDGES = 130; // around the text, up to the edges of the window

  private DocumentReader() {}

  /** Returns the text of a document. */
  static String read(String document) {
    try {
      return Resources.toString(
          Resources.getResource("META-INF/docs/" + document + ".md"), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Opens a document over a window. */
  static void open(JRootPane root, String document) {
    JTextArea lines = Labels.styled(new JTextArea(read(document)), "monospaced");
    lines.setEditable(false);
    lines.setLineWrap(true);
    lines.setWrapStyleWord(true);
    lines.setCaretPosition(0);
    lines.getAccessibleContext().setAccessibleName(text("documents." + document));
    JScrollPane scroll = new JScrollPane(lines);
    int edges = UIScale.scale(EDGES);
    scroll.setPreferredSize(
        new Dimension(
            Math.min(UIScale.scale(WIDTH), root.getWidth() - edges),
            Math.min(UIScale.scale(HEIGHT), root.getHeight() - edges)));
    JPanel page = Labels.panel(Token.BG_PANEL, "insets 16 20 16 20, wrap 2", "[grow][]", "[]8[]");
    page.add(Labels.heading("docs/" + document + ".md"));
    page.add(Buttons.plain(text("documents.all"), () -> DocumentsPanel.open(root)));
    page.add(scroll, "span 2");
    Popover.over(root, page);
    lines.requestFocusInWindow();
  }
}
