package org.cspworkbench.document.xml;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.StringReader;
import javax.xml.stream.XMLStreamConstants;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;

/** A reader of whole XML documents. Rejects document types, and elements that are nested deeply. */
public final class XmlTree {

  /** The greatest number of elements and attributes, each of which takes memory as an object. */
  private static final int MOST_PARTS = 1 << 18;

  private final BoundedXml xml;
  private final TagPositions tags;
  private int parts;

  private XmlTree(String source, String text) {
    this.xml = new BoundedXml(source, new StringReader(text));
    this.tags = new TagPositions(source, text);
  }

  /**
   * Parses {@code text}, whose name in messages is {@code source}, and returns its outermost
   * element.
   *
   * @throws UnreadableException if it is not XML, or has a document type
   */
  public static XmlElement read(String source, String text) throws UnreadableException {
    return new XmlTree(source, text).document();
  }

  private XmlElement document() throws UnreadableException {
    int part = xml.next();
    while (part != XMLStreamConstants.START_ELEMENT) {
      if (part == XMLStreamConstants.DTD) {
        throw new UnreadableException(start(), "expected XML without a document type, found one");
      }
      part = xml.next();
    }
    XmlElement root = element();
    while (part != XMLStreamConstants.END_DOCUMENT) {
      part = xml.next(); // what follows must be XML, too
    }
    return root;
  }

  private XmlElement element() throws UnreadableException {
    SourcePosition at = start();
    parts += 1 + xml.part().getAttributeCount();
    if (parts > MOST_PARTS) {
      throw new UnreadableException(
          at, "expected at most " + MOST_PARTS + " elements and attributes, found more");
    }
    String name = xml.part().getLocalName();
    ImmutableMap.Builder<String, String> attributes = ImmutableMap.builder();
    for (int i = 0; i < xml.part().getAttributeCount(); i++) {
      attributes.put(xml.part().getAttributeLocalName(i), xml.part().getAttributeValue(i));
    }
    ImmutableList.Builder<XmlElement> children = ImmutableList.builder();
    StringBuilder inside = new StringBuilder();
    for (int part = xml.next(); part != XMLStreamConstants.END_ELEMENT; part = xml.next()) {
      if (part == XMLStreamConstants.START_ELEMENT) {
        children.add(element());
      } else if (part == XMLStreamConstants.CHARACTERS || part == XMLStreamConstants.CDATA) {
        inside.append(xml.part().getText());
      }
    }
    return new XmlElement(
        at, name, attributes.buildKeepingLast(), inside.toString(), children.build());
  }

  /** Returns where the tag begins at which the reading has arrived. */
  private SourcePosition start() {
    SourcePosition end = xml.end();
    return tags.beginning(end.line(), end.column());
  }
}
