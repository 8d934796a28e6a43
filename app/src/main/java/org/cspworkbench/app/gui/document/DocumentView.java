package org.cspworkbench.app.gui.document;

import com.formdev.flatlaf.util.UIScale;
import java.awt.EventQueue;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.function.Consumer;
import javax.swing.JEditorPane;
import javax.swing.event.HyperlinkEvent;
import javax.swing.text.BadLocationException;
import javax.swing.text.DefaultCaret;
import javax.swing.text.Element;
import javax.swing.text.html.HTMLDocument;
import javax.swing.text.html.HTMLEditorKit;
import org.cspworkbench.app.gui.widget.LocalKeys;
import org.jspecify.annotations.Nullable;

/**
 * A document that is read. The arrow and page keys scroll it; Tab selects the next link and Enter
 * opens it, as a click does.
 */
final class DocumentView extends JEditorPane {

  private static final int STEP = 48; // of an arrow key

  private final DocumentLinks links = new DocumentLinks(this);
  private @Nullable String body;

  /**
   * Creates an empty view.
   *
   * @param follow receives the destination of a link that is opened
   */
  DocumentView(Consumer<String> follow) {
    setEditorKit(new HTMLEditorKit());
    setEditable(false);
    DefaultCaret still = new DefaultCaret();
    still.setUpdatePolicy(DefaultCaret.NEVER_UPDATE); // another would scroll to a changed text
    setCaret(still);
    addHyperlinkListener(
        event -> {
          if (event.getEventType() == HyperlinkEvent.EventType.ACTIVATED) {
            follow.accept(event.getDescription());
          }
        });
    setFocusTraversalKeysEnabled(false); // Tab selects the links first
    LocalKeys.whenFocused(this, "TAB", links::next);
    LocalKeys.whenFocused(this, "shift TAB", links::previous);
    LocalKeys.whenFocused(this, "ENTER", () -> links.selected().ifPresent(follow));
    LocalKeys.whenFocused(this, "UP", () -> scroll(0, -step()));
    LocalKeys.whenFocused(this, "DOWN", () -> scroll(0, step()));
    LocalKeys.whenFocused(this, "LEFT", () -> scroll(-step(), 0));
    LocalKeys.whenFocused(this, "RIGHT", () -> scroll(step(), 0)); // to the end of a long line
    LocalKeys.whenFocused(this, "PAGE_UP", () -> scroll(0, -page()));
    LocalKeys.whenFocused(this, "PAGE_DOWN", () -> scroll(0, page()));
    LocalKeys.whenFocused(this, "HOME", () -> scroll(0, -getHeight()));
    LocalKeys.whenFocused(this, "END", () -> scroll(0, getHeight()));
  }

  /**
   * Shows a page.
   *
   * @param html the body of the page
   * @param heading the id of the heading at which the page is read; empty for its beginning
   */
  void show(String html, String heading) {
    body = html;
    fill(html);
    Element at = heading.isEmpty() ? null : ((HTMLDocument) getDocument()).getElement(heading);
    showFrom(at == null ? 0 : at.getStartOffset());
  }

  private void fill(String html) {
    setDocument(getEditorKit().createDefaultDocument());
    setText(
        "<html><head><style>%s</style></head><body>%s</body></html>"
            .formatted(new DocumentStyle().css(), html));
    links.reset();
  }

  private static int step() {
    return UIScale.scale(STEP);
  }

  private int page() {
    return getVisibleRect().height - step();
  }

  private void scroll(int toRight, int down) {
    Rectangle seen = getVisibleRect();
    seen.translate(toRight, down);
    scrollRectToVisible(seen);
  }

  /** Scrolls so that the text from {@code offset} on is at the top, once it is laid out. */
  private void showFrom(int offset) {
    EventQueue.invokeLater(
        () -> {
          Rectangle seen = getVisibleRect();
          seen.y = bounds(offset).y;
          scrollRectToVisible(seen);
        });
  }

  /** Returns the bounds of the letter at {@code offset}. */
  Rectangle bounds(int offset) {
    try {
      return modelToView2D(Math.min(offset, getDocument().getLength())).getBounds();
    } catch (BadLocationException e) {
      throw new IllegalArgumentException(e);
    }
  }

  /** Applies the style of the new theme, or of the new size of letters. */
  @Override
  public void updateUI() {
    super.updateUI();
    if (body != null) {
      int first = viewToModel2D(new Point(0, getVisibleRect().y));
      fill(body);
      showFrom(first);
    }
  }
}
