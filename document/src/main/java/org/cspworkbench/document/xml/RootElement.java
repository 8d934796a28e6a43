package org.cspworkbench.document.xml;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javax.xml.stream.XMLStreamConstants;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.Utf8;

/** The root element of an XML file, which decides what the file holds: its extension does not. */
public final class RootElement {

  private RootElement() {}

  /**
   * Returns the name of the root element of {@code file}; none of a file that is no XML, cannot be
   * read, or can be read once only, such as a pipe.
   */
  public static Optional<String> of(Path file) {
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    try (Reader document = Utf8.reader(Files.newInputStream(file));
        BoundedXml xml = new BoundedXml(file.toString(), document)) {
      int part = xml.next();
      while (part != XMLStreamConstants.START_ELEMENT && part != XMLStreamConstants.END_DOCUMENT) {
        part = xml.next();
      }
      return part == XMLStreamConstants.START_ELEMENT
          ? Optional.of(xml.part().getLocalName())
          : Optional.empty();
    } catch (IOException | UnreadableException e) {
      return Optional.empty();
    }
  }
}
