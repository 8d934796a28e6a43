package org.cspworkbench.document.xml;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableIntArray;
import java.io.StringReader;
import javax.xml.stream.Location;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.TokenBound;
import org.cspworkbench.document.UnreadableException;
import org.jspecify.annotations.Nullable;

/** A reader of whole XML documents. Rejects document types, and elements that are nested deeply. */
public final class XmlTree {

  private static final int MAX_DEPTH = 64;
  private static final String DEPTH_LIMIT =
      "http://www.oracle.com/xml/jaxp/properties/maxElementDepth";
  private static final String CODE_OF_A_LIMIT = "JAXP0001";
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private final String source;
  private final String text;
  private final TokenBound tokens;
  private final ImmutableIntArray lineStarts;

  private XmlTree(String source, String text) {
    this.source = source;
    this.text = text;
    this.tokens = new TokenBound(new StringReader(text));
    ImmutableIntArray.Builder starts = ImmutableIntArray.builder();
    starts.add(0);
    for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) {
      starts.add(end + 1);
    }
    this.lineStarts = starts.build();
  }

  /**
   * Parses {@code text}, whose name in messages is {@code source}, and returns its outermost
   * element.
   *
   * @throws UnreadableException if it is not XML, or has a document type
   */
  public static XmlElement read(String source, String text) throws UnreadableException {
    return new XmlTree(source, text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text)
        .document();
  }

  private XmlElement document() throws UnreadableException {
    try {
      XMLStreamReader xml = factory().createXMLStreamReader(tokens);
      for (int event = next(xml); event != XMLStreamConstants.START_ELEMENT; event = next(xml)) {
        if (event == XMLStreamConstants.DTD) {
          throw new UnreadableException(
              start(xml.getLocation()), "expected XML without a document type, found one");
        }
      }
      XmlElement root = element(xml);
      while (xml.hasNext()) {
        next(xml); // what follows must be XML, too
      }
      return root;
    } catch (XMLStreamException e) {
      throw new UnreadableException(position(e.getLocation()), problem(e));
    }
  }

  private static XMLInputFactory factory() {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(DEPTH_LIMIT, Integer.toString(MAX_DEPTH));
    return factory;
  }

  private int next(XMLStreamReader xml) throws XMLStreamException {
    tokens.nextToken();
    return xml.next();
  }

  private XmlElement element(XMLStreamReader xml) throws XMLStreamException {
    SourcePosition at = start(xml.getLocation());
    String name = xml.getLocalName();
    ImmutableMap.Builder<String, String> attributes = ImmutableMap.builder();
    for (int i = 0; i < xml.getAttributeCount(); i++) {
      attributes.put(xml.getAttributeLocalName(i), xml.getAttributeValue(i));
    }
    ImmutableList.Builder<XmlElement> children = ImmutableList.builder();
    for (int event = next(xml); event != XMLStreamConstants.END_ELEMENT; event = next(xml)) {
      if (event == XMLStreamConstants.START_ELEMENT) {
        children.add(element(xml));
      }
    }
    return new XmlElement(at, name, attributes.buildKeepingLast(), children.build());
  }

  private String problem(XMLStreamException e) {
    if (tokens.isExceeded()) {
      return "expected a tag or comment to end within "
          + TokenBound.LONGEST_TOKEN
          + " characters, found a longer one";
    }
    return String.valueOf(e.getMessage()).contains(CODE_OF_A_LIMIT)
        ? "expected elements at most " + MAX_DEPTH + " deep, found a deeper one"
        : "expected XML, found a mistake in it";
  }

  /** Returns where the tag begins that ends at {@code end}. */
  private SourcePosition start(Location end) {
    SourcePosition position = position(end);
    int line = Math.min(position.line(), lineStarts.length());
    int tag = text.lastIndexOf('<', lineStarts.get(line - 1) + position.column() - 2);
    while (tag >= 0 && lineStarts.get(line - 1) > tag) {
      line--;
    }
    return tag < 0
        ? position
        : new SourcePosition(source, line, tag - lineStarts.get(line - 1) + 1);
  }

  private SourcePosition position(@Nullable Location location) {
    return location == null
        ? new SourcePosition(source, 1, 1)
        : new SourcePosition(
            source, Math.max(1, location.getLineNumber()), Math.max(1, location.getColumnNumber()));
  }
}
