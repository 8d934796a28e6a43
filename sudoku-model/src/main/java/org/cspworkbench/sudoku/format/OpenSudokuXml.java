package org.cspworkbench.sudoku.format;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.NoSuchElementException;
import javax.xml.stream.XMLStreamConstants;
import org.cspworkbench.document.Quote;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.xml.BoundedXml;
import org.jspecify.annotations.Nullable;

/**
 * The puzzles of a collection of OpenSudoku: an XML document whose outermost element is {@code
 * opensudoku} and whose {@code game} elements hold the cells in their attribute {@code data}, as 81
 * digits or as the {@link SavedCells} of a game under way. Neither document types nor entities from
 * outside are accepted. The first fault of the XML ends it; one in a game does not.
 */
final class OpenSudokuXml implements PuzzleSource {

  private static final String ROOT = "opensudoku";

  private final BoundedXml xml;
  private @Nullable Entry next;
  private boolean rooted; // in the outermost element
  private boolean any;
  private boolean ended;

  OpenSudokuXml(String source, Reader reader) {
    this.xml = new BoundedXml(source, reader);
  }

  /**
   * Returns whether {@code document} is such a collection, as far as its outermost element tells.
   */
  static boolean isOne(Reader document) {
    BoundedXml xml = new BoundedXml("", document);
    try {
      int part = xml.next();
      while (part != XMLStreamConstants.START_ELEMENT && part != XMLStreamConstants.END_DOCUMENT) {
        part = xml.next();
      }
      return part == XMLStreamConstants.START_ELEMENT && xml.part().getLocalName().equals(ROOT);
    } catch (UnreadableException e) {
      return false;
    }
  }

  @Override
  public boolean hasNext() {
    while (next == null && !ended) {
      try {
        readOn(xml.next());
      } catch (UnreadableException e) {
        end(new Fault(e.position(), e.problem()));
      }
    }
    return next != null;
  }

  private void readOn(int part) {
    if (part == XMLStreamConstants.END_DOCUMENT) {
      end(any ? null : Fault.noPuzzle(xml.end(), "none"));
    } else if (part == XMLStreamConstants.START_ELEMENT) {
      begin(xml.part().getLocalName());
    }
  }

  private void begin(String element) {
    SourcePosition position = xml.end();
    if (!rooted && !element.equals(ROOT)) {
      end(new Fault(position, "expected <" + ROOT + ">, found " + Quote.of("<" + element + ">")));
    } else if (element.equals("game")) {
      any = true;
      next = game(xml.part().getAttributeValue(null, "data"), position);
    }
    rooted = true;
  }

  private void end(@Nullable Fault fault) {
    next = fault;
    ended = true;
  }

  /** Reads the cells, which are written like any other line; a fault is reported for the game. */
  private static Entry game(@Nullable String data, SourcePosition position) {
    if (data == null) {
      return new Fault(position, "expected a game with \"data\", found none");
    }
    if (SavedCells.isOne(data)) {
      return SavedCells.read(data, position);
    }
    Entry entry = new TextPuzzles(new LineSource(position.source(), new StringReader(data))).next();
    return entry instanceof Puzzle puzzle
        ? puzzle.at(position, puzzle.notices())
        : new Fault(position, ((Fault) entry).problem());
  }

  @Override
  public Entry next() {
    if (!hasNext() || next == null) {
      throw new NoSuchElementException("no more puzzles");
    }
    Entry entry = next;
    next = null;
    return entry;
  }

  @Override
  public void close() throws IOException {
    xml.close();
  }
}
