package org.cspworkbench.core.xcsp;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.w3c.dom.Document;
import org.xcsp.parser.WrongTypeException;
import org.xcsp.parser.XParser;

/**
 * Runs the format's own parser. It assumes an instance without faults: on others it stops with
 * whatever exception comes first, and says so on standard output, which is for data; so standard
 * output is closed to it.
 */
final class FormatParser {

  private FormatParser() {}

  /** The entries of a document. */
  static synchronized XParser parse(String name, Document document) throws XcspException {
    PrintStream output = System.out;
    System.setOut(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
    try {
      return new XParser(document);
    } catch (WrongTypeException | NumberFormatException e) {
      throw new XcspException(name + " breaks the rules of XCSP3: " + firstLine(e));
    } catch (StackOverflowError e) {
      throw new XcspException(name + " nests its expressions too deep to be read");
    } catch (Exception | AssertionError e) {
      throw new XcspException(
          name
              + " breaks the rules of XCSP3: a name, a number or an element is missing or out of place");
    } finally {
      System.setOut(output);
    }
  }

  private static String firstLine(Exception e) {
    String message = String.valueOf(e.getMessage()).strip();
    String line = message.lines().findFirst().orElse("a value is not of the declared type");
    return line.length() <= 120 ? line.replaceAll("\\.+$", "") : line.substring(0, 120) + "…";
  }
}
