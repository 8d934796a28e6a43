package org.cspworkbench.xcsp3;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/**
 * An element while it is read. The reader takes the attributes, children and text that it
 * understands, by name and in any order; {@link #refuseRest} rejects the element if something was
 * not taken. So a part of an instance is either read or refused, and never ignored by oversight.
 */
final class Part {

  /**
   * Attributes of any element that have no influence on the solutions, as those of XML have none.
   */
  private static final ImmutableSet<String> REMARKS = ImmutableSet.of("id", "class", "note");

  private static final CharMatcher BLANK = CharMatcher.whitespace();

  private final Element element;
  private final Arguments arguments;
  private final Map<String, String> attributesLeft = new LinkedHashMap<>();
  private final Set<Part> childrenLeft = new LinkedHashSet<>();
  private final List<Part> taken = new ArrayList<>();
  private final boolean hasChildren;
  private boolean textIsTaken;

  /** An element, in whose texts {@code arguments} replace the parameters. */
  Part(Element element, Arguments arguments) {
    this.element = element;
    this.arguments = arguments;
    for (int k = 0; k < element.getAttributes().getLength(); k++) {
      Node attribute = element.getAttributes().item(k);
      String name = attribute.getNodeName();
      boolean isOfXml = name.equals("xmlns") || name.indexOf(':') >= 0;
      if (!isOfXml && !REMARKS.contains(name)) {
        attributesLeft.put(name, attribute.getNodeValue());
      }
    }
    for (Node child = element.getFirstChild(); child != null; child = child.getNextSibling()) {
      if (child instanceof Element inner) {
        childrenLeft.add(new Part(inner, arguments));
      }
    }
    hasChildren = !childrenLeft.isEmpty();
  }

  /** Returns the same element as new, with other arguments: one use of a template. */
  Part with(Arguments others) {
    return new Part(element, others);
  }

  Element element() {
    return element;
  }

  /** Returns the element to name for a fault: of a template with parameters, its arguments. */
  Element place() {
    return element.getTextContent().indexOf('%') < 0 ? element : arguments.placeOr(element);
  }

  String tag() {
    return element.getTagName();
  }

  /** Returns the name of the constraint, empty if it has none. */
  String id() {
    return element.getAttribute("id");
  }

  boolean hasChildren() {
    return hasChildren;
  }

  /** Returns whether it has an attribute that is left. */
  boolean has(String attribute) {
    return attributesLeft.containsKey(attribute);
  }

  /** Takes an attribute. */
  Optional<String> attribute(String name) {
    return Optional.ofNullable(attributesLeft.remove(name)).map(String::strip);
  }

  /** Takes an attribute that is true or false. */
  boolean flag(String name, boolean otherwise) {
    return attribute(name)
        .map(
            value ->
                switch (value) {
                  case "true" -> true;
                  case "false" -> false;
                  default -> throw unreadable(name, value, "true or false");
                })
        .orElse(otherwise);
  }

  /** Takes an attribute that is a number. */
  int number(String name, int otherwise) {
    return attribute(name)
        .map(
            value -> {
              try {
                return Integer.parseInt(value);
              } catch (NumberFormatException e) {
                throw unreadable(name, value, "a number");
              }
            })
        .orElse(otherwise);
  }

  private UnsupportedPart unreadable(String attribute, String value, String expected) {
    return fault(
        "the attribute \""
            + attribute
            + "\" of <"
            + tag()
            + "> is "
            + expected
            + ", not "
            + Screening.quoted(value));
  }

  /** Returns an exception for a fault in this element. */
  UnsupportedPart fault(String sentence) {
    return UnsupportedPart.fault(sentence).in(element);
  }

  private UnsupportedPart unsupported(String part) {
    return new UnsupportedPart(part).in(element);
  }

  /** Takes the first child of this tag that is left. */
  Part child(String tag) {
    return optional(tag).orElseThrow(() -> fault("<" + tag + "> is missing in <" + tag() + ">"));
  }

  /** Takes the first child of this tag that is left, if there is one. */
  Optional<Part> optional(String tag) {
    Optional<Part> found =
        childrenLeft.stream().filter(child -> child.tag().equals(tag)).findFirst();
    found.ifPresent(this::take);
    return found;
  }

  /** Takes the first child that is left of any other tag: a constraint among its arguments. */
  Part childOtherThan(String tag) {
    Part found =
        childrenLeft.stream()
            .filter(child -> !child.tag().equals(tag))
            .findFirst()
            .orElseThrow(() -> fault("a constraint is missing in <" + tag() + ">"));
    take(found);
    return found;
  }

  /** Takes all children of this tag, in order. */
  List<Part> all(String tag) {
    List<Part> found = childrenLeft.stream().filter(child -> child.tag().equals(tag)).toList();
    found.forEach(this::take);
    return found;
  }

  /** Takes the first child that is left, of any tag. */
  Optional<Part> next() {
    Optional<Part> first = childrenLeft.stream().findFirst();
    first.ifPresent(this::take);
    return first;
  }

  private void take(Part child) {
    childrenLeft.remove(child);
    taken.add(child);
  }

  /** Takes everything, unread: a template, or remarks that have no influence on the solutions. */
  void pass() {
    attributesLeft.clear();
    childrenLeft.clear();
    textIsTaken = true;
  }

  /** Takes the child of this tag or, in the short form without children, the element itself. */
  Part childOrSelf(String tag) {
    return hasChildren ? child(tag) : this;
  }

  /** Takes the text, with the arguments in place of the parameters. */
  String text() {
    return arguments.putInto(ownText());
  }

  /** Takes the text as it is; a percent sign in it is no parameter. */
  String ownText() {
    textIsTaken = true;
    return BLANK.trimFrom(element.getTextContent());
  }

  /**
   * Takes the text of a table, and returns the element, by which the table is known: all uses of a
   * template share it.
   */
  Element table() {
    textIsTaken = true;
    return element;
  }

  /**
   * Rejects the element if something of it was not taken.
   *
   * @throws UnsupportedPart if so
   */
  void refuseRest() {
    for (Part child : childrenLeft) {
      boolean known = taken.stream().anyMatch(other -> other.tag().equals(child.tag()));
      throw child.unsupported(
          (known ? "one more " : "") + "<" + child.tag() + "> in <" + tag() + ">");
    }
    for (String attribute : attributesLeft.keySet()) {
      throw unsupported("the attribute " + Screening.quoted(attribute) + " of <" + tag() + ">");
    }
    if (!textIsTaken) {
      refuseText();
    }
    taken.forEach(Part::refuseRest);
  }

  private void refuseText() {
    for (Node child = element.getFirstChild(); child != null; child = child.getNextSibling()) {
      String text = child instanceof Element ? "" : BLANK.trimFrom(child.getNodeValue());
      if (!text.isEmpty()) {
        throw unsupported("the text " + Screening.quoted(text) + " in <" + tag() + ">");
      }
    }
  }
}
