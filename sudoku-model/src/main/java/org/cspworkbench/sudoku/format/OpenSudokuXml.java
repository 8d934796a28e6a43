package org.cspworkbench.sudoku.format;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.NoSuchElementException;
import javax.xml.stream.Location;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.cspworkbench.document.Quote;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.TokenBound;
import org.jspecify.annotations.Nullable;

/**
 * The puzzles of a collection of OpenSudoku: an XML document whose outermost element is {@code
 * opensudoku} and whose {@code game} elements hold the cells in their attribute {@code data}, as 81
 * digits. Neither document types nor entities from outside are accepted. The first fault of the XML
 * ends it; one in a game does not.
 */
final class OpenSudokuXml implements PuzzleSource {

  private static final String ROOT = "opensudoku";

  /** How deep elements may be nested; games stand in folders of the collection. */
  private static final int MAX_DEPTH = 64;

  private static final String DEPTH_LIMIT =
      "http://www.oracle.com/xml/jaxp/properties/maxElementDepth";
  private static final String CODE_OF_A_LIMIT = "JAXP0001";

  private final String source;
  private final TokenBound reader;
  private @Nullable XMLStreamReader xml;
  private @Nullable Entry next;
  private boolean rooted; // in the outermost element
  private boolean any;
  private boolean ended;

  OpenSudokuXml(String source, Reader reader) {
    this.source = source;
    this.reader = new TokenBound(reader);
  }

  /**
   * Returns whether {@code document} is such a collection, as far as its outermost element tells.
   */
  static boolean isOne(Reader document) {
    try {
      TokenBound tokens = new TokenBound(document);
      XMLStreamReader xml = factory().createXMLStreamReader(tokens);
      while (xml.hasNext()) {
        tokens.nextToken();
        if (xml.next() == XMLStreamConstants.START_ELEMENT) {
          return xml.getLocalName().equals(ROOT);
        }
      }
      return false;
    } catch (XMLStreamException e) {
      return false;
    }
  }

  @Override
  public boolean hasNext() {
    while (next == null && !ended) {
      try {
        readOn(xml == null ? open() : xml);
      } catch (XMLStreamException e) {
        end(new Fault(position(e.getLocation()), problem(e)));
      }
    }
    return next != null;
  }

  private String problem(XMLStreamException e) {
    if (reader.isExceeded()) {
      return "expected a tag or comment to end within "
          + TokenBound.LONGEST_TOKEN
          + " characters, found a longer one";
    }
    return String.valueOf(e.getMessage()).contains(CODE_OF_A_LIMIT)
        ? "expected elements at most " + MAX_DEPTH + " deep, found a deeper one"
        : "expected XML, found a mistake in it";
  }

  private XMLStreamReader open() throws XMLStreamException {
    XMLStreamReader opened = factory().createXMLStreamReader(reader);
    xml = opened;
    return opened;
  }

  private static XMLInputFactory factory() {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(DEPTH_LIMIT, Integer.toString(MAX_DEPTH));
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    return factory;
  }

  private void readOn(XMLStreamReader document) throws XMLStreamException {
    reader.nextToken();
    if (!document.hasNext()) {
      SourcePosition position = position(document.getLocation());
      end(any ? null : Fault.noPuzzle(position, "none"));
    } else if (document.next() == XMLStreamConstants.START_ELEMENT) {
      begin(document.getLocalName(), document);
    }
  }

  private void begin(String element, XMLStreamReader document) {
    SourcePosition position = position(document.getLocation());
    if (!rooted && !element.equals(ROOT)) {
      end(new Fault(position, "expected <" + ROOT + ">, found " + Quote.of("<" + element + ">")));
    } else if (element.equals("game")) {
      any = true;
      next = game(document.getAttributeValue(null, "data"), position);
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
    Entry entry = new TextPuzzles(new LineSource(position.source(), new StringReader(data))).next();
    return entry instanceof Puzzle puzzle
        ? new Puzzle(puzzle.grid(), puzzle.marks(), position)
        : new Fault(position, ((Fault) entry).problem());
  }

  private SourcePosition position(@Nullable Location location) {
    return location == null
        ? new SourcePosition(source, 1, 1)
        : new SourcePosition(
            source, Math.max(1, location.getLineNumber()), Math.max(1, location.getColumnNumber()));
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
    reader.close();
  }
}
