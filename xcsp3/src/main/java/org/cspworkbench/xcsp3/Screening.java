package org.cspworkbench.xcsp3;

import static java.util.Objects.requireNonNull;

import com.google.common.base.CharMatcher;
import com.google.common.base.Strings;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Longs;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.cspworkbench.core.cancellation.Cancellation;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/**
 * Checks a document before parsing for content that would exhaust the parser: an array of a billion
 * variables, a number repeated a billion times, a name of a million letters, an expression a
 * million brackets deep, tuples of unequal length.
 */
final class Screening {

  /** The most letters and digits of a name or number. */
  private static final int MAX_WORD = 1_000;

  /** How deep an expression may be nested. */
  private static final int MAX_BRACKETS = 400;

  /** The most variables of one array, and the most repetitions of one number. */
  private static final long MAX_CELLS = 1 << 20;

  private static final Pattern REPETITION = Pattern.compile("\\dx(\\d+)");
  private static final Pattern RANGE = Pattern.compile("\\[(\\d+)\\.\\.(\\d+)\\]");
  private static final Pattern NUMBERS =
      Pattern.compile("(?<![\\d\\[-])(-?\\d{1,18})\\.\\.(-?\\d{1,18})");
  private static final Pattern CELLS = Pattern.compile("([A-Za-z]\\w*+)((?:\\[[^\\[\\]]*+\\])++)");
  private static final Pattern BRACKET = Pattern.compile("\\[([^\\]]*)\\]");
  private static final CharMatcher DIGIT = CharMatcher.inRange('0', '9');
  private static final ImmutableSet<String> TUPLES = ImmutableSet.of("supports", "conflicts");

  private static final ImmutableSet<String> DECLARATIONS =
      ImmutableSet.of("var", "array", "domain");

  private final LocatedDocument document;
  private final MemoryBudget budget;
  private final Map<String, long[]> sizes = new HashMap<>(); // of the arrays

  private Screening(LocatedDocument document, MemoryBudget budget) {
    this.document = document;
    this.budget = budget;
  }

  /** Throws an exception if {@code document} is no instance, or exceeds the limits of one. */
  static void check(LocatedDocument document, MemoryBudget budget) throws XcspException {
    Element root = document.root();
    if (!root.getTagName().equals("instance")) {
      throw document.fault(
          root,
          "this is not an XCSP3 instance: its outermost element is " + quoted(root.getTagName()));
    }
    if (root.getElementsByTagName("presentation").item(0) instanceof Element presentation) {
      String format = presentation.getAttribute("format");
      throw document.fault(
          presentation,
          "this is an instance in the older format "
              + quoted(format.isEmpty() ? "XCSP 2" : format)
              + ", which is not read; XCSP3 is");
    }
    NodeList variables = root.getElementsByTagName("variables");
    if (variables.getLength() != 1) {
      throw document.fault(
          variables.item(1) instanceof Element second ? second : root,
          "this is not an XCSP3 instance: it needs one element <variables>");
    }
    new Screening(document, budget).check(root);
  }

  private void check(Element element) throws XcspException {
    Cancellation.check();
    try {
      checkAttributes(element);
      for (Node child = element.getFirstChild(); child != null; child = child.getNextSibling()) {
        if (child instanceof Element inner) {
          check(inner);
        } else {
          checkText(element, child.getNodeValue());
        }
      }
    } catch (UnsupportedPart e) {
      throw document.fault(element, requireNonNull(e.getMessage()));
    }
  }

  private void checkAttributes(Element element) throws XcspException {
    if (element.getTagName().equals("array")) {
      checkSize(element);
    }
    if (element.getAttribute("as").indexOf('\'') >= 0) {
      throw fault(element, quoted(element.getAttribute("as")) + " is not the name of anything");
    }
    for (int k = 0; k < element.getAttributes().getLength(); k++) {
      checkWords(element, element.getAttributes().item(k).getNodeValue());
    }
  }

  private void checkSize(Element array) throws XcspException {
    List<Long> dimensions = new ArrayList<>();
    long cells = 1;
    for (String size : array.getAttribute("size").split("[\\[\\]\\s]+", -1)) {
      if (!size.isEmpty()) {
        boolean isNumber = DIGIT.matchesAllOf(size) && size.length() < 10;
        long dimension = isNumber ? Long.parseLong(size) : MAX_CELLS + 1;
        dimensions.add(dimension);
        cells *= dimension;
      }
      if (cells > MAX_CELLS) {
        throw document.fault(
            array,
            "array "
                + quoted(array.getAttribute("id"))
                + ": the size "
                + quoted(array.getAttribute("size"))
                + " is not a size of at most "
                + MAX_CELLS
                + " variables");
      }
    }
    sizes.put(array.getAttribute("id"), Longs.toArray(dimensions));
    budget.take(cells, MemoryBudget.VARIABLE);
  }

  private void checkText(Element element, String text) throws XcspException {
    checkWords(element, text);
    checkBrackets(element, text);
    if (text.indexOf('x') >= 0) {
      checkAtMost(element, REPETITION.matcher(text));
    }
    if (text.indexOf('[') >= 0) {
      checkCells(element, text);
    }
    if (text.contains("..") && !DECLARATIONS.contains(element.getTagName())) {
      NUMBERS.matcher(text).results().forEach(this::weighRange);
    }
  }

  private void checkCells(Element element, String text) throws XcspException {
    Matcher range = RANGE.matcher(text);
    while (range.find()) {
      if (range.group(2).length() > 9) {
        throw tooMany(element, range.group());
      }
    }
    CELLS.matcher(text).results().forEach(cells -> weighCells(cells.group(1), cells.group(2)));
  }

  private void checkWords(Element element, String text) throws XcspException {
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      if (!Character.isLetterOrDigit(text.charAt(i)) && text.charAt(i) != '_') {
        start = i + 1;
      } else if (i - start >= MAX_WORD) {
        throw fault(
            element,
            quoted(text.substring(start, i))
                + " is a name or number of more than "
                + MAX_WORD
                + " characters");
      }
    }
  }

  /** A part of an array, such as {@code x[0][]} or {@code x[1..3][2]}. */
  private void weighCells(String array, String brackets) {
    Cancellation.check();
    long[] size = sizes.getOrDefault(array, new long[0]);
    long cells = 1;
    int k = 0;
    for (Matcher bracket = BRACKET.matcher(brackets); bracket.find() && k < size.length; k++) {
      String inside = Strings.nullToEmpty(bracket.group(1)).strip();
      cells *= inside.isEmpty() || inside.contains("..") ? size[k] : 1;
    }
    budget.take(cells, MemoryBudget.ENTRY);
  }

  private void weighRange(MatchResult range) {
    Cancellation.check();
    long numbers = Long.parseLong(range.group(2)) - Long.parseLong(range.group(1)) + 1;
    budget.take(Math.max(0, Math.min(MAX_CELLS, numbers)), MemoryBudget.ENTRY);
  }

  private void checkAtMost(Element element, Matcher numbers) throws XcspException {
    while (numbers.find()) {
      if (numbers.group(1).length() > 9 || Long.parseLong(numbers.group(1)) > MAX_CELLS) {
        throw tooMany(element, numbers.group());
      }
      budget.take(Long.parseLong(numbers.group(1)), MemoryBudget.ENTRY);
    }
  }

  private XcspException tooMany(Element element, String what) {
    return fault(element, quoted(what) + " stands for more than " + MAX_CELLS + " entries");
  }

  private void checkBrackets(Element element, String text) throws XcspException {
    boolean tuples = TUPLES.contains(element.getTagName()) && text.indexOf('{') < 0;
    int depth = 0;
    int commas = 0;
    int expected = -1;
    for (int i = 0; i < text.length(); i++) {
      switch (text.charAt(i)) {
        case '(' -> {
          depth++;
          commas = 0;
        }
        case ',' -> commas++;
        case ')' -> {
          depth--;
          budget.take(tuples ? 1 : 0, MemoryBudget.TUPLE);
          if (tuples && expected >= 0 && commas != expected) {
            throw fault(
                element, "one tuple has " + (expected + 1) + " values, another " + (commas + 1));
          }
          expected = commas;
        }
        default -> {}
      }
      if (depth > MAX_BRACKETS || depth < 0) {
        throw fault(
            element,
            (depth < 0
                ? "a closing bracket has no opening bracket"
                : "brackets are nested more than " + MAX_BRACKETS + " deep"));
      }
    }
    if (depth != 0) {
      throw fault(element, "an opening bracket has no closing bracket");
    }
  }

  private XcspException fault(Element element, String sentence) {
    return document.fault(element, "element <" + element.getTagName() + ">: " + sentence);
  }

  static String quoted(String text) {
    return "\"" + (text.length() <= 40 ? text : text.substring(0, 40) + "…") + "\"";
  }
}
