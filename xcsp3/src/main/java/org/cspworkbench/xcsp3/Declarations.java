package org.cspworkbench.xcsp3;

import static java.util.Objects.requireNonNull;

import com.google.common.annotations.VisibleForTesting;
import com.google.common.base.Throwables;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.util.concurrent.Uninterruptibles;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringTokenizer;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.cancellation.CancelledException;
import org.jspecify.annotations.Nullable;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xcsp.parser.WrongTypeException;
import org.xcsp.parser.XParser;
import org.xcsp.parser.entries.ParsingEntry.VEntry;
import org.xcsp.parser.entries.XVariables.XArray;
import org.xcsp.parser.entries.XVariables.XVar;

/**
 * The variables of an instance and the arrays that they are in, as the parser of the XCSP3 project
 * reads them. That parser assumes declarations without faults: for others, it throws any exception
 * and prints to standard output, which is reserved for data and therefore disabled meanwhile.
 */
final class Declarations {

  private static final Pattern QUOTED = Pattern.compile("(?<=\")[^\"]*(?=\")");
  private static final Pattern INDEX =
      Pattern.compile("\\[\\s*(?:(\\d{1,9})(?:\\s*\\.\\.\\s*(\\d{1,9}))?)?\\s*\\]");

  /** Elements in whose texts no name is that of a variable. */
  private static final ImmutableSet<String> WITHOUT_VARIABLES =
      ImmutableSet.of("supports", "conflicts", "transitions", "start", "final", "arcs", "operator");

  private static final Duration BETWEEN_LOOKS = Duration.ofMillis(50);

  private final ImmutableList<XVar> variables;
  private final Map<String, XArray> arrays = new HashMap<>();

  private Declarations(List<VEntry> entries) {
    ImmutableList.Builder<XVar> all = ImmutableList.builder();
    for (VEntry entry : entries) {
      if (entry instanceof XArray array) {
        arrays.put(array.id, array);
        addCells(array, all);
      } else {
        all.add((XVar) entry);
      }
    }
    variables = all.build();
  }

  private static void addCells(XArray array, ImmutableList.Builder<XVar> all) {
    for (int k = 0; k < array.vars.length; k++) {
      XVar x = array.vars[k];
      if (x != null) {
        if (!x.id.equals(name(array, k))) { // the parser does not compare each index with the size
          throw UnsupportedPart.fault(
              Screening.quoted(x.id) + " is outside of array " + Screening.quoted(array.id));
        }
        all.add(x);
      }
    }
  }

  private static String name(XArray array, int cell) {
    StringBuilder indices = new StringBuilder();
    int rest = cell;
    for (int d = array.size.length - 1; d >= 0; d--) {
      indices.insert(0, "[" + rest % array.size[d] + "]");
      rest /= array.size[d];
    }
    return array.id + indices;
  }

  /**
   * Reads the element {@code <variables>}, from a document that has nothing else to parse. The
   * parser of the XCSP3 project cannot be ended, so it works in a thread of its own, which is left
   * alone with the document if the cancellation of this work is requested.
   *
   * @throws UnsupportedPart for the first declaration that cannot be read
   * @throws CancelledException if the cancellation of this work was requested
   */
  static Declarations read(Document document) {
    Cancellation cancellation = Cancellation.current();
    FutureTask<Declarations> reading =
        new FutureTask<>(() -> cancellation.during(() -> readQuietly(document)));
    Thread thread = new Thread(reading, "declarations");
    thread.setDaemon(true);
    thread.start();
    return resultOf(reading);
  }

  /** Waits for {@code task}, and looks at the request under which this thread works meanwhile. */
  @VisibleForTesting
  static <T> T resultOf(Future<T> task) {
    while (true) {
      try {
        return requireNonNull(Uninterruptibles.getUninterruptibly(task, BETWEEN_LOOKS));
      } catch (TimeoutException e) {
        Cancellation.check();
      } catch (ExecutionException e) {
        Throwable fault = requireNonNull(e.getCause());
        Throwables.throwIfUnchecked(fault);
        throw new IllegalStateException(fault);
      }
    }
  }

  private static synchronized Declarations readQuietly(Document document) {
    PrintStream output = System.out;
    System.setOut(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
    try {
      return parse(document);
    } catch (UnsupportedPart e) {
      throw e.in(firstFaulty(document));
    } finally {
      System.setOut(output);
    }
  }

  private static Declarations parse(Document document) {
    try {
      return new Declarations(new XParser(document).vEntries);
    } catch (UnsupportedPart e) {
      throw e;
    } catch (NumberFormatException e) {
      throw broken(noNumber(e));
    } catch (WrongTypeException e) {
      throw broken("a value is not of the type of its variable");
    } catch (Exception | AssertionError e) {
      throw broken("the declaration of a variable cannot be read");
    }
  }

  private static UnsupportedPart broken(String sentence) {
    return UnsupportedPart.fault("this breaks the rules of XCSP3: " + sentence);
  }

  /** The parser does not report where it fails: parses ever fewer of the declarations. */
  private static Element firstFaulty(Document document) {
    Element variables = (Element) document.getElementsByTagName("variables").item(0);
    List<Element> declarations = new ArrayList<>();
    for (Node child = variables.getFirstChild(); child != null; child = child.getNextSibling()) {
      if (child instanceof Element declaration) {
        declarations.add(declaration);
      }
    }
    int read = 0; // so many declarations can be read
    int failing = declarations.size(); // and of so many, one cannot
    while (failing - read > 1) {
      Cancellation.check();
      int middle = (read + failing) >>> 1;
      declarations.subList(read, middle).forEach(variables::appendChild);
      declarations.subList(middle, failing).forEach(Declarations::detach);
      try {
        parse(document);
        read = middle;
      } catch (UnsupportedPart e) {
        failing = middle;
      }
    }
    return failing == 0 ? variables : declarations.get(failing - 1);
  }

  private static void detach(Node node) {
    Node parent = node.getParentNode();
    if (parent != null) {
      parent.removeChild(node);
    }
  }

  /** The message of Java contains the text in quotation marks. */
  private static String noNumber(NumberFormatException e) {
    Matcher quoted = QUOTED.matcher(String.valueOf(e.getMessage()));
    return quoted.find()
        ? "expected a number, found " + Screening.quoted(quoted.group())
        : "expected a number, found none";
  }

  /** Returns all variables, in the order of their declaration. */
  ImmutableList<XVar> variables() {
    return variables;
  }

  /** Returns whether {@code token} names cells of an array, such as {@code x[]} or {@code x[2]}. */
  boolean isCells(String token) {
    int bracket = token.indexOf('[');
    return bracket > 0 && arrays.containsKey(token.substring(0, bracket));
  }

  /** Returns the names of these cells, in order; cells that do not exist are left out. */
  List<String> cells(String token) {
    XArray array = array(token);
    int[][] ranges = ranges(array, token);
    List<String> names = new ArrayList<>();
    int[] index = new int[ranges.length];
    for (int d = 0; d < index.length; d++) {
      index[d] = ranges[d][0];
    }
    int d = 0;
    while (d >= 0) {
      addName(array.varAt(index), names);
      d = index.length - 1;
      while (d >= 0 && ++index[d] > ranges[d][1]) {
        index[d] = ranges[d][0];
        d--;
      }
    }
    return names;
  }

  /** Returns the rows of a matrix such as {@code x[][]} or {@code x[1][0..2][]}, as names. */
  List<List<String>> matrix(String token) {
    XArray array = array(token);
    int[][] ranges = ranges(array, token);
    List<Integer> open = new ArrayList<>();
    int[] index = new int[ranges.length];
    for (int d = 0; d < ranges.length; d++) {
      index[d] = ranges[d][0];
      if (ranges[d][2] > 0) {
        open.add(d);
      }
    }
    if (open.size() != 2) {
      throw UnsupportedPart.fault(
          "a matrix has two ranges of indices, not "
              + open.size()
              + ": "
              + Screening.quoted(token));
    }
    int row = open.get(0);
    int column = open.get(1);
    List<List<String>> rows = new ArrayList<>();
    for (index[row] = ranges[row][0]; index[row] <= ranges[row][1]; index[row]++) {
      List<String> names = new ArrayList<>();
      for (index[column] = ranges[column][0]; index[column] <= ranges[column][1]; index[column]++) {
        addName(array.varAt(index), names);
      }
      rows.add(names);
    }
    return rows;
  }

  private static void addName(@Nullable XVar x, List<String> names) {
    if (x != null) {
      names.add(x.id);
    }
  }

  private XArray array(String token) {
    XArray array = arrays.get(token.substring(0, Math.max(0, token.indexOf('['))));
    if (array == null) {
      throw UnsupportedPart.fault(Screening.quoted(token) + " is not a part of an array");
    }
    return array;
  }

  /** Returns for each dimension the first and last index, and 1 for a range or 0 for one index. */
  private static int[][] ranges(XArray array, String token) {
    int[][] ranges = new int[array.size.length][];
    Matcher index = INDEX.matcher(token);
    int end = token.indexOf('[');
    for (int d = 0; d < ranges.length; d++) {
      boolean found = end < token.length() && index.find(end) && index.start() == end;
      String least = found ? index.group(1) : null;
      String most = found ? index.group(2) : null;
      int first = least == null ? 0 : Integer.parseInt(least);
      int last = least == null ? array.size[d] - 1 : most == null ? first : Integer.parseInt(most);
      if (!found || first > last || last >= array.size[d]) {
        throw UnsupportedPart.fault(
            Screening.quoted(token) + " is not a part of array " + Screening.quoted(array.id));
      }
      ranges[d] = new int[] {first, last, least == null || most != null ? 1 : 0};
      end = index.end();
    }
    if (end != token.length()) {
      throw UnsupportedPart.fault(
          Screening.quoted(token) + " has more indices than array " + Screening.quoted(array.id));
    }
    return ranges;
  }

  /** Returns the names of the variables that occur in {@code elements}. */
  Set<String> occurringIn(List<Element> elements) {
    Set<String> names = new HashSet<>();
    variables.forEach(x -> names.add(x.id));
    Set<String> occurring = new HashSet<>();
    elements.forEach(element -> collect(element, names, occurring));
    return occurring;
  }

  private void collect(Element element, Set<String> names, Set<String> occurring) {
    Cancellation.check();
    for (String attribute : LogicalConstraints.REIFICATIONS) {
      String truth = element.getAttribute(attribute).strip();
      if (names.contains(truth)) {
        occurring.add(truth);
      }
    }
    for (Node child = element.getFirstChild(); child != null; child = child.getNextSibling()) {
      if (child instanceof Element inner) {
        collect(inner, names, occurring);
      } else if (!WITHOUT_VARIABLES.contains(element.getTagName())) {
        StringTokenizer words = new StringTokenizer(child.getNodeValue(), " \t\r\n(),{}");
        while (words.hasMoreTokens()) {
          Cancellation.check();
          String word = words.nextToken();
          if (names.contains(word)) {
            occurring.add(word);
          } else if (isCells(word)) {
            addCells(word, occurring);
          }
        }
      }
    }
  }

  private void addCells(String token, Set<String> occurring) {
    try {
      occurring.addAll(cells(token));
    } catch (UnsupportedPart e) {
      // reported with its position when the constraint is read
    }
  }
}
