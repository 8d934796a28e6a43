package org.cspworkbench.xcsp3;

import com.google.common.io.ByteStreams;
import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.tukaani.xz.LZMAInputStream;
import org.tukaani.xz.MemoryLimitException;
import org.w3c.dom.Document;
import org.xml.sax.ErrorHandler;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;

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
  static Document read(String name, InputStream input, MemoryBudget budget)
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

  private static Document parse(String name, byte[] xml) throws IOException, XcspException {
    try {
      DocumentBuilder builder = factory().newDocumentBuilder();
      builder.setErrorHandler(new Strict());
      return builder.parse(new ByteArrayInputStream(xml));
    } catch (ParserConfigurationException e) {
      throw new IllegalStateException("this Java has no XML parser that can be secured", e);
    } catch (SAXParseException e) {
      throw new XcspException(name + place(e) + ": " + reason(String.valueOf(e.getMessage())));
    } catch (SAXException | IOException e) {
      throw new XcspException(name + " is not XML in a character encoding that is known");
    }
  }

  private static DocumentBuilderFactory factory() throws ParserConfigurationException {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
    factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
    factory.setAttribute(XMLConstants.ACCESS_EXTERNAL_DTD, "");
    factory.setAttribute(XMLConstants.ACCESS_EXTERNAL_SCHEMA, "");
    factory.setAttribute(DEPTH_LIMIT, Integer.toString(MAX_DEPTH));
    factory.setXIncludeAware(false);
    factory.setExpandEntityReferences(false);
    return factory;
  }

  private static String place(SAXParseException e) {
    return e.getLineNumber() < 1
        ? ""
        : ", line " + e.getLineNumber() + ", column " + Math.max(1, e.getColumnNumber());
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

  /** Stops at the first fault, and writes nothing to standard error. */
  private static final class Strict implements ErrorHandler {
    @Override
    public void warning(SAXParseException e) {
      // warnings are ignored
    }

    @Override
    public void error(SAXParseException e) throws SAXException {
      throw e;
    }

    @Override
    public void fatalError(SAXParseException e) throws SAXException {
      throw e;
    }
  }
}
