package org.cspworkbench.xcsp3;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.w3c.dom.Document;
import org.xcsp.parser.WrongTypeException;
import org.xcsp.parser.XParser;

/**
 * Runs the parser of the XCSP3 project. It assumes an instance without faults: for others, it
 * throws any exception and prints to standard output, which is reserved for data and therefore
 * disabled during parsing.
 */
final class FormatParser {

  private static final Pattern QUOTED = Pattern.compile("(?<=\")[^\"]*(?=\")");

  private FormatParser() {}

  /** Returns the entries of a document. */
  static synchronized XParser parse(String name, Document document) throws XcspException {
    PrintStream output = System.out;
    System.setOut(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
    try {
      return new XParser(document);
    } catch (NumberFormatException e) {
      throw new XcspException(name + " breaks the rules of XCSP3: " + noNumber(e));
    } catch (WrongTypeException e) {
      throw new XcspException(
          name + " breaks the rules of XCSP3: a value or a parameter is not of its declared type");
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

  /** The message of Java contains the text in quotation marks. */
  private static String noNumber(NumberFormatException e) {
    Matcher quoted = QUOTED.matcher(String.valueOf(e.getMessage()));
    return quoted.find()
        ? "expected a number, found " + Screening.quoted(quoted.group())
        : "expected a number, found none";
  }
}
