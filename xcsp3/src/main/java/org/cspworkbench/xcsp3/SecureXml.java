package org.cspworkbench.xcsp3;

import com.google.common.io.ByteStreams;
import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.IdentityHashMap;
import java.util.Locale;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParser;
import javax.xml.parsers.SAXParserFactory;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.xcsp3.LocatedDocument.TagEnd;
import org.jspecify.annotations.Nullable;
import org.tukaani.xz.LZMAInputStream;
import org.tukaani.xz.MemoryLimitException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.Attributes;
import org.xml.sax.Locator;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.ext.Locator2;
import org.xml.sax.helpers.DefaultHandler;

/**
 * Reads an untrusted file into a document: no document type, hence no entities of its own; nothing
 * fetched from elsewhere; bounded size, packed and unpacked, and bounded depth.
 */
final class SecureXml {

  /** The most bytes of XML that are read. */
  private static final int MAX_BYTES = 1 << 27;

  private static final int MAX_KIBIBYTES_TO_UNPACK = 1 << 18;

  /** How deep elements may be nested: instances in use stay below ten. */
  private static final int MAX_DEPTH = 64;

  private static final String DEPTH_LIMIT =
      "http://www.oracle.com/xml/jaxp/properties/maxElementDepth";
  private static final String CODE_OF_A_LIMIT = "JAXP0001";

  private SecureXml() {}

  /**
   * Returns the document in {@code input}.
   *
   * @param name the name of the file: packed if it ends in {@code .lzma}
   * @throws UnsupportedPart if it takes more memory than {@code budget} has left
   */
  static LocatedDocument read(String name, InputStream input, MemoryBudget budget)
      throws IOException, XcspException {
    return parse(
        name,
        name.toLowerCase(Locale.ROOT).endsWith(".lzma")
            ? unpack(name, input, budget)
            : all(name, input, budget));
  }

  private static byte[] unpack(String name, InputStream input, MemoryBudget budget)
      throws IOException, XcspException {
    long kibibytes = Math.min(MAX_KIBIBYTES_TO_UNPACK, budget.left() >> 12);
    try (LZMAInputStream unpacked = new LZMAInputStream(input, (int) kibibytes)) {
      return all(name, unpacked, budget);
    } catch (MemoryLimitException e) {
      throw new XcspException(
          name
              + " cannot be unpacked: that takes "
              + ((e.getMemoryNeeded() + 1023) >> 10)
              + " MiB of memory, and at most "
              + (kibibytes >> 10)
              + " are granted");
    } catch (IOException e) {
      throw new XcspException(
          name + " cannot be unpacked: it is not an LZMA file, or a part of it is missing");
    }
  }

  private static byte[] all(String name, InputStream input, MemoryBudget budget)
      throws IOException, XcspException {
    byte[] bytes =
        new WeighedInput(ByteStreams.limit(input, MAX_BYTES + 1L), budget).readAllBytes();
    if (bytes.length > MAX_BYTES) {
      throw new XcspException(
          name
              + " holds more than "
              + (MAX_BYTES >> 20)
              + " MiB of XML, which is more than is read");
    }
    return bytes;
  }

  private static LocatedDocument parse(String name, byte[] xml) throws IOException, XcspException {
    try {
      SAXParser parser = factory().newSAXParser();
      parser.setProperty(XMLConstants.ACCESS_EXTERNAL_DTD, "");
      parser.setProperty(XMLConstants.ACCESS_EXTERNAL_SCHEMA, "");
      parser.setProperty(DEPTH_LIMIT, Integer.toString(MAX_DEPTH));
      Elements elements = new Elements();
      parser.parse(new ByteArrayInputStream(xml), elements);
      return new LocatedDocument(name, xml, elements.encoding, elements.document, elements.tagEnds);
    } catch (ParserConfigurationException e) {
      throw noParser(e);
    } catch (SAXParseException e) {
      throw new XcspException(place(name, e) + ": " + reason(String.valueOf(e.getMessage())));
    } catch (SAXException | IOException e) {
      throw new XcspException(name + " is not XML in a character encoding that is known");
    }
  }

  private static IllegalStateException noParser(ParserConfigurationException e) {
    return new IllegalStateException("this Java has no XML parser that can be secured", e);
  }

  private static SAXParserFactory factory() throws ParserConfigurationException, SAXException {
    SAXParserFactory factory = SAXParserFactory.newInstance();
    factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
    factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
    factory.setXIncludeAware(false);
    return factory;
  }

  private static SourcePosition place(String name, SAXParseException e) {
    return e.getLineNumber() < 1
        ? SourcePosition.of(name)
        : new SourcePosition(name, e.getLineNumber(), Math.max(1, e.getColumnNumber()));
  }

  /**
   * Returns a sentence for a fault; uses only the codes of the parser, whose texts depend on the
   * language of the machine.
   */
  private static String reason(String message) {
    if (message.contains("DOCTYPE")) {
      return "a document type with entities is not read";
    }
    if (message.contains(CODE_OF_A_LIMIT)) {
      return "elements are nested more than " + MAX_DEPTH + " deep, or carry too many attributes";
    }
    return "the XML is broken here or ends too early";
  }

  /** Charges the input to the budget before it is parsed. */
  private static final class WeighedInput extends FilterInputStream {
    private final MemoryBudget budget;

    WeighedInput(InputStream input, MemoryBudget budget) {
      super(input);
      this.budget = budget;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      Cancellation.check();
      int count = super.read(bytes, offset, length);
      int tags = 0;
      for (int k = 0; k < count; k++) {
        tags += bytes[offset + k] == '<' ? 1 : 0;
      }
      budget.take(Math.max(0, count), MemoryBudget.TEXT);
      budget.take(tags, MemoryBudget.TAG);
      return count;
    }
  }

  /**
   * Builds the document while it is parsed, and records where tags end; comments and instructions
   * are left out. Stops at the first fault, and writes nothing to standard error.
   */
  private static final class Elements extends DefaultHandler {
    private final Document document;
    private final IdentityHashMap<Element, TagEnd> tagEnds = new IdentityHashMap<>();
    private final StringBuilder text = new StringBuilder();
    private Node parent;
    private @Nullable Locator locator;
    private Charset encoding = StandardCharsets.UTF_8;

    Elements() throws ParserConfigurationException {
      document = DocumentBuilderFactory.newInstance().newDocumentBuilder().newDocument();
      parent = document;
    }

    @Override
    public void setDocumentLocator(Locator reported) {
      locator = reported;
    }

    @Override
    public void startElement(String uri, String local, String tag, Attributes attributes) {
      Cancellation.check();
      appendText();
      Element element = document.createElement(tag);
      for (int k = 0; k < attributes.getLength(); k++) {
        element.setAttribute(attributes.getQName(k), attributes.getValue(k));
      }
      if (locator != null) {
        tagEnds.put(element, new TagEnd(locator.getLineNumber(), locator.getColumnNumber()));
      }
      if (parent == document) {
        findEncoding(); // which the parser forgets at the end
      }
      parent.appendChild(element);
      parent = element;
    }

    private void findEncoding() {
      String name = locator instanceof Locator2 details ? details.getEncoding() : null;
      if (name != null && Charset.isSupported(name)) {
        encoding = Charset.forName(name);
      }
    }

    @Override
    public void characters(char[] characters, int start, int length) {
      Cancellation.check();
      text.append(characters, start, length);
    }

    @Override
    public void endElement(String uri, String local, String tag) {
      appendText();
      parent = parent.getParentNode();
    }

    private void appendText() {
      if (!text.isEmpty()) {
        parent.appendChild(document.createTextNode(text.toString()));
        text.setLength(0);
      }
    }

    @Override
    public void error(SAXParseException e) throws SAXException {
      throw e;
    }
  }
}
