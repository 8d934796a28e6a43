package org.cspworkbench.app.gui.document;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.util.ArrayDeque;
import java.util.Deque;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JRootPane;
import javax.swing.JScrollPane;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.LocalKeys;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.app.html.DocumentPlace;
import org.cspworkbench.app.html.Documents;
import org.cspworkbench.presentation.surface.Token;

/** A document over the window; its links open other documents in its place. */
final class DocumentReader {

  private static final int WIDTH = 940; // of lines of 120 letters
  private static final int HEIGHT = 680;
  private static final int EDGES = 130; // around the text, up to the edges of the window

  private final JLabel title = Labels.heading(" ");
  private final DocumentView view = new DocumentView(this::follow);
  private final JButton back = Buttons.plain(text("start.back"), this::goBack);
  private final Deque<String> shown = new ArrayDeque<>(); // the last one is on top

  private DocumentReader() {}

  /** Opens a document over a window. */
  static void open(JRootPane root, String document) {
    new DocumentReader().openOver(root, document);
  }

  private void openOver(JRootPane root, String document) {
    JScrollPane scroll = new JScrollPane(view);
    int edges = UIScale.scale(EDGES);
    scroll.setPreferredSize(
        new Dimension(
            Math.min(UIScale.scale(WIDTH), root.getWidth() - edges),
            Math.min(UIScale.scale(HEIGHT), root.getHeight() - edges)));
    JPanel page = Labels.panel(Token.BG_PANEL, "insets 16 20 16 20, wrap 3", "[grow][][]", "[]8[]");
    page.add(title);
    page.add(back);
    page.add(Buttons.plain(text("documents.all"), () -> DocumentsPanel.open(root)));
    page.add(scroll, "span 3");
    LocalKeys.whenFocusWithin(page, "alt LEFT", this::goBack);
    show(new DocumentPlace(document, ""));
    Popover.over(root, page);
    view.requestFocusInWindow();
  }

  private void follow(String link) {
    DocumentPlace.of(link).ifPresent(this::show);
  }

  private void show(DocumentPlace place) {
    shown.push(place.document());
    display(place);
  }

  private void goBack() {
    if (shown.size() > 1) {
      shown.pop();
      display(new DocumentPlace(shown.element(), ""));
    }
  }

  private void display(DocumentPlace place) {
    String name = "docs/" + place.document() + ".md";
    title.setText(name);
    back.setEnabled(shown.size() > 1);
    view.getAccessibleContext().setAccessibleName(name);
    view.show(DocumentPage.body(Documents.read(place.document())), place.heading());
    view.requestFocusInWindow();
  }
}
