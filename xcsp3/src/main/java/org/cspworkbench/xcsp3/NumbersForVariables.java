package org.cspworkbench.xcsp3;

import com.google.common.base.Splitter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/**
 * Numbers where the format's parser takes variables only: in the list of a table, in the arguments
 * of a group of tables and in the list of a slide. Each is replaced by the name of a variable with
 * that one value, such as {@code n]5}, or {@code n]_5} for −5, which is declared for it and becomes
 * a number again when the constraint is stated. The parser takes such a name, and no variable of an
 * instance has it.
 */
final class NumbersForVariables {

  private static final String MARK = "n]";
  private static final Pattern NUMBER = Pattern.compile("([+-]?\\d{1,18})(?:x(\\d{1,7}))?");
  private static final Pattern NAME = Pattern.compile("n\\](_?\\d{1,18})");
  private static final Splitter TOKENS =
      Splitter.onPattern("\\s+").trimResults().omitEmptyStrings();

  private final TreeSet<Long> numbers = new TreeSet<>();

  private NumbersForVariables() {}

  /** Replaces such numbers in {@code document}. */
  static void replaceIn(Document document) {
    NumbersForVariables replacing = new NumbersForVariables();
    for (Element table : elements(document, "extension")) {
      replacing.replace(children(table, "list"));
    }
    for (Element slide : elements(document, "slide")) {
      replacing.replace(children(slide, "list"));
    }
    for (Element group : elements(document, "group")) {
      if (!children(group, "extension").isEmpty()) {
        replacing.replace(children(group, "args"));
      }
    }
    Node variables = document.getElementsByTagName("variables").item(0);
    for (long number : replacing.numbers) {
      Element declared = document.createElement("var");
      declared.setAttribute("id", name(number));
      declared.setTextContent(Long.toString(number));
      variables.appendChild(declared);
    }
  }

  /** Returns the number that a variable of this name represents, if any. */
  static Optional<Long> number(String name) {
    Matcher matcher = NAME.matcher(name);
    return matcher.matches()
        ? Optional.of(Long.parseLong(matcher.group(1).replace('_', '-')))
        : Optional.empty();
  }

  private static String name(long number) {
    return MARK + Long.toString(number).replace('-', '_');
  }

  private void replace(List<Element> lists) {
    for (Element list : lists) {
      List<String> tokens = new ArrayList<>();
      boolean any = false;
      for (String token : TOKENS.split(list.getTextContent())) {
        Matcher number = NUMBER.matcher(token);
        if (number.matches()) {
          any = true;
          long value = Long.parseLong(number.group(1));
          numbers.add(value);
          int times = number.group(2) == null ? 1 : Integer.parseInt(number.group(2));
          tokens.addAll(Collections.nCopies(times, name(value)));
        } else {
          tokens.add(token);
        }
      }
      if (any) {
        list.setTextContent(String.join(" ", tokens));
      }
    }
  }

  private static List<Element> elements(Document document, String tag) {
    List<Element> elements = new ArrayList<>();
    collect(document.getDocumentElement(), tag, elements);
    return elements;
  }

  private static void collect(Element parent, String tag, List<Element> found) {
    for (Node child = parent.getFirstChild(); child != null; child = child.getNextSibling()) {
      if (child instanceof Element element) {
        if (element.getTagName().equals(tag)) {
          found.add(element);
        }
        collect(element, tag, found);
      }
    }
  }

  private static List<Element> children(Element parent, String tag) {
    List<Element> children = new ArrayList<>();
    for (Node child = parent.getFirstChild(); child != null; child = child.getNextSibling()) {
      if (child instanceof Element element && element.getTagName().equals(tag)) {
        children.add(element);
      }
    }
    return children;
  }
}
