package org.cspworkbench.app.gui.document;

import com.google.common.collect.ImmutableList;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.Optional;
import javax.swing.text.html.HTML;
import javax.swing.text.html.HTMLDocument;

/** The links of a view, of which the Tab key selects one after the other. */
final class DocumentLinks {

  /** No link is selected. */
  private static final int NONE = -1;

  /** A link and its range in the text. */
  private record Range(int start, int end, String destination) {}

  private final DocumentView view;
  private ImmutableList<Range> all = ImmutableList.of();
  private int index = NONE;

  DocumentLinks(DocumentView view) {
    this.view = view;
  }

  /** Reads the links of a new text; none is selected. */
  void reset() {
    ImmutableList.Builder<Range> read = ImmutableList.builder();
    HTMLDocument text = (HTMLDocument) view.getDocument();
    for (HTMLDocument.Iterator at = text.getIterator(HTML.Tag.A); at.isValid(); at.next()) {
      if (at.getAttributes().getAttribute(HTML.Attribute.HREF) instanceof String destination) {
        read.add(new Range(at.getStartOffset(), at.getEndOffset(), destination));
      }
    }
    all = read.build();
    index = NONE;
  }

  /** Returns the destination of the selected link, if there is one. */
  Optional<String> selected() {
    return index == NONE ? Optional.empty() : Optional.of(all.get(index).destination());
  }

  /** Selects the next link, the first one in sight if none is selected; after the last, leaves. */
  void next() {
    int next = index == NONE ? firstFrom(offsetInSight()) : index + 1;
    if (next < all.size()) {
      select(next);
    } else {
      index = NONE; // the caret stays, as the text would scroll to another place
      view.transferFocus();
    }
  }

  /** Selects the previous link, or leaves the text. */
  void previous() {
    int previous = (index == NONE ? firstFrom(offsetInSight()) : index) - 1;
    if (previous >= 0) {
      select(previous);
    } else {
      index = NONE;
      view.transferFocusBackward();
    }
  }

  private int firstFrom(int offset) {
    return (int) all.stream().takeWhile(link -> link.start() < offset).count();
  }

  private int offsetInSight() {
    Rectangle seen = view.getVisibleRect();
    return view.viewToModel2D(new Point(seen.x, seen.y));
  }

  private void select(int wanted) {
    index = wanted;
    Range link = all.get(wanted);
    view.select(link.start(), link.end());
    Rectangle place = view.bounds(link.start()).union(view.bounds(link.end()));
    place.grow(0, place.height);
    view.scrollRectToVisible(place);
  }
}
