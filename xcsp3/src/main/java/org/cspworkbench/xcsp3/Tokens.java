package org.cspworkbench.xcsp3;

import java.util.ArrayList;
import java.util.List;
import org.w3c.dom.Element;

/** Cuts the texts of an instance into tokens, at blanks and commas that are outside of brackets. */
final class Tokens {

  private Tokens() {}

  /** Returns the text of a table, in which parameters of a template have no place. */
  static String ofTable(Element table) {
    String text = table.getTextContent().strip();
    if (text.indexOf('%') >= 0) {
      throw new UnsupportedPart("a parameter in <" + table.getTagName() + ">");
    }
    return text;
  }

  /** Returns the entries of a list, such as {@code x[0..2] add(y, 1) 3}. */
  static List<String> ofList(String text) {
    return split(text, ' ');
  }

  /** Returns the entries of a tuple without its brackets, such as {@code 1,{2,3},*}. */
  static List<String> ofTuple(String text) {
    return split(text, ',');
  }

  private static List<String> split(String text, char separator) {
    List<String> tokens = new ArrayList<>();
    int depth = 0;
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '(' || c == '{') {
        depth++;
      } else if (c == ')' || c == '}') {
        depth--;
      } else if (depth == 0 && (separator == ' ' ? Character.isWhitespace(c) : c == separator)) {
        add(tokens, text.substring(start, i), separator);
        start = i + 1;
      }
    }
    add(tokens, text.substring(start), separator);
    return tokens;
  }

  private static void add(List<String> tokens, String token, char separator) {
    String stripped = token.strip();
    if (!stripped.isEmpty()) {
      tokens.add(stripped);
    } else if (separator == ',') {
      throw UnsupportedPart.fault("an entry is missing before or after a comma");
    }
  }

  /** Returns the contents of the tuples in {@code (…)(…)}. */
  static List<String> tuples(String text) {
    List<String> tuples = new ArrayList<>();
    int depth = 0;
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '(') {
        depth++;
        start = depth == 1 ? i + 1 : start;
      } else if (c == ')') {
        depth--;
        if (depth == 0) {
          tuples.add(text.substring(start, i));
        }
      } else if (depth == 0 && !Character.isWhitespace(c)) {
        throw UnsupportedPart.fault(
            "expected a tuple in brackets, found " + Screening.quoted(text.substring(i)));
      }
    }
    return tuples;
  }
}
