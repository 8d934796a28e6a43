package org.cspworkbench.document.xml;

import java.io.Closeable;
import java.io.IOException;
import java.io.Reader;
import javax.xml.stream.Location;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.TokenBound;
import org.cspworkbench.document.UnreadableException;
import org.jspecify.annotations.Nullable;

/**
 * An untrusted XML document, read part by part: nothing is fetched from elsewhere, no entities of
 * its own are replaced, and the size of a part and the depth of elements are bounded.
 */
public final class BoundedXml implements Closeable {

  private static final int MAX_DEPTH = 64;
  private static final String DEPTH_LIMIT =
      "http://www.oracle.com/xml/jaxp/properties/maxElementDepth";
  private static final String CODE_OF_A_LIMIT = "JAXP0001";

  private final String source;
  private final TokenBound tokens;
  private @Nullable XMLStreamReader parts;

  /** Reads {@code document}, whose name in messages is {@code source}. */
  public BoundedXml(String source, Reader document) {
    this.source = source;
    this.tokens = new TokenBound(document);
  }

  /**
   * Proceeds to the next part of the document.
   *
   * @return its kind, a constant of {@link XMLStreamConstants}; the last is {@code END_DOCUMENT}
   * @throws UnreadableException if the document is not XML, or exceeds a bound
   */
  public int next() throws UnreadableException {
    tokens.nextToken();
    try {
      XMLStreamReader opened = parts;
      if (opened == null) {
        opened = factory().createXMLStreamReader(tokens);
        parts = opened;
      }
      return opened.hasNext() ? opened.next() : XMLStreamConstants.END_DOCUMENT;
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

  /**
   * Returns the part at which {@link #next} has arrived.
   *
   * @throws IllegalStateException before the first part
   */
  public XMLStreamReader part() {
    if (parts == null) {
      throw new IllegalStateException("no part has been read yet");
    }
    return parts;
  }

  /** Returns where the part ends at which {@link #next} has arrived. */
  public SourcePosition end() {
    return position(parts == null ? null : parts.getLocation());
  }

  private SourcePosition position(@Nullable Location location) {
    return location == null
        ? new SourcePosition(source, 1, 1)
        : new SourcePosition(
            source, Math.max(1, location.getLineNumber()), Math.max(1, location.getColumnNumber()));
  }

  @Override
  public void close() throws IOException {
    tokens.close();
  }
}
