package org.cspworkbench.xcsp3;

import java.nio.charset.Charset;
import java.util.IdentityHashMap;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.xml.TagPositions;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** The document of an instance, with the positions of its elements in the file. */
final class LocatedDocument {

  /** Where the opening tag of an element ends, as the parser reports it. */
  record TagEnd(int line, int column) {}

  private final String name;
  private final byte[] xml;
  private final Charset encoding;
  private final Document document;
  private final IdentityHashMap<Element, TagEnd> tagEnds;

  /**
   * Creates a document with positions.
   *
   * @param name the name of the file
   * @param xml its content
   * @param encoding the encoding of the content
   * @param document its elements
   * @param tagEnds where their opening tags end
   */
  LocatedDocument(
      String name,
      byte[] xml,
      Charset encoding,
      Document document,
      IdentityHashMap<Element, TagEnd> tagEnds) {
    this.name = name;
    this.xml = xml;
    this.encoding = encoding;
    this.document = document;
    this.tagEnds = tagEnds;
  }

  Document document() {
    return document;
  }

  Element root() {
    return document.getDocumentElement();
  }

  /** Returns an exception for a fault in {@code element}, of the document. */
  XcspException fault(Element element, String sentence) {
    return new XcspException(position(element) + ": " + sentence);
  }

  /** Only one position of a file is needed, so the lines are counted then, and not when reading. */
  private SourcePosition position(Element element) {
    TagEnd end = tagEnds.get(element);
    return end == null
        ? SourcePosition.of(name)
        : new TagPositions(name, text()).beginning(end.line(), end.column());
  }

  private String text() {
    String text = new String(xml, encoding);
    return text.startsWith("\uFEFF") ? text.substring(1) : text; // a mark is in no column
  }
}
