package org.cspworkbench.tiles.format;

import com.google.common.base.Ascii;
import com.google.common.primitives.Ints;
import org.cspworkbench.document.Quote;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.xml.XmlElement;

/** Reads the attributes of WaveFunctionCollapse that are numbers or truth values. */
final class XmlValues {

  private XmlValues() {}

  /** Returns the attribute, which is false if it is missing. */
  static boolean truth(XmlElement element, String attribute) throws UnreadableException {
    return truth(element, attribute, "False");
  }

  /** Returns the attribute; a number other than 0 is true, as in early files. */
  static boolean truth(XmlElement element, String attribute, String missing)
      throws UnreadableException {
    String text = element.find(attribute).orElse(missing);
    Integer number = Ints.tryParse(text);
    if (number != null) {
      return number != 0;
    }
    return switch (Ascii.toLowerCase(text)) {
      case "true" -> true;
      case "false" -> false;
      default ->
          throw element.fault(
              "expected True or False for \"" + attribute + "\", found " + Quote.of(text));
    };
  }

  /** Returns the attribute, or {@code missing} if there is none. */
  static int number(XmlElement element, String attribute, int missing) throws UnreadableException {
    String text = element.find(attribute).orElse(String.valueOf(missing));
    Integer number = Ints.tryParse(text);
    if (number == null) {
      throw element.fault(
          "expected a whole number for \"" + attribute + "\", found " + Quote.of(text));
    }
    return number;
  }
}
