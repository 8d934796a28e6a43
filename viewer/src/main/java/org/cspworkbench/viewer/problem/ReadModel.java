package org.cspworkbench.viewer.problem;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.notation.ProblemOutline;
import org.cspworkbench.core.notation.Statement;
import org.cspworkbench.core.notation.Statement.Form;
import org.cspworkbench.core.text.ProblemContents;
import org.cspworkbench.presentation.input.NotationText;
import org.cspworkbench.presentation.paint.graph.StatedModel;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.viewer.words.Texts;

/**
 * A text, and what could be read of it.
 *
 * @param text the text
 * @param outline what it states, if it is in the notation
 * @param reading the problem, or why there is none
 * @param layout the places of its variables in a picture of its own; empty if it was not laid out
 */
record ReadModel(
    String text, ProblemOutline outline, Reading reading, ImmutableList<Point> layout) {

  private static final Pattern WORD = Pattern.compile("[\\p{L}_][\\p{L}\\d_']*");
  private static final ProblemOutline NOTHING =
      new ProblemOutline(Optional.empty(), ImmutableList.of(), ImmutableList.of());

  /** Reads {@code text} and lays out its picture, which may take a while. */
  static ReadModel laidOut(String text) {
    ReadModel read = of(text);
    return new ReadModel(
        text,
        read.outline(),
        read.reading(),
        read.csp().filter(StatedModel::fits).map(StatedModel::places).orElse(ImmutableList.of()));
  }

  private ReadModel(String text, ProblemOutline outline, Reading reading) {
    this(text, outline, reading, ImmutableList.of());
  }

  static ReadModel of(String text) {
    if (!isStated(text)) {
      return new ReadModel(
          text,
          NOTHING,
          PuzzleEntry.ofText(Texts.text("entry.typed"), Texts.text("entry.text"), text));
    }
    if (statesNothing(text)) {
      return new ReadModel(text, NOTHING, new Reading.Refused(Texts.text("own.empty")));
    }
    String name = Texts.text("own.title");
    ProblemOutline outline = ProblemOutline.of(name, text);
    return new ReadModel(
        text,
        outline,
        outline.faults().stream()
            .findFirst()
            .<Reading>map(fault -> refused(ModelFault.of(fault)))
            .orElseGet(() -> opened(name, text, outline.contents().orElseThrow())));
  }

  private static Reading refused(ModelFault fault) {
    return new Reading.Refused(Texts.text("entry.line", fault.line(), fault.sentence()));
  }

  private static Reading opened(String name, String text, ProblemContents contents) {
    return Reading.Opened.named(
        new Problem.General(
            contents.csp(),
            contents.shown(),
            contents.objective(),
            Optional.of(new NotationText(name, text))),
        Optional.empty());
  }

  /** Returns whether a text is, or may become, a problem in the notation. */
  static boolean isStated(String text) {
    return NotationText.isOne(text) || statesNothing(text) || beginsKeyword(text);
  }

  /** Returns whether a text is so far the beginning of a word with which problems begin. */
  private static boolean beginsKeyword(String text) {
    String begun = text.replaceAll("(?m)#.*$", "").strip();
    return Stream.of("problem", "variables", "let").anyMatch(word -> word.startsWith(begun));
  }

  private static boolean statesNothing(String text) {
    return text.lines()
        .map(String::strip)
        .allMatch(line -> line.isEmpty() || line.startsWith("#") || line.startsWith("problem "));
  }

  /** Returns whether the text states nothing yet. */
  boolean isEmpty() {
    return statesNothing(text);
  }

  /** Returns the problem, without the lines that have a fault. */
  Optional<Csp> csp() {
    return outline.contents().map(ProblemContents::csp);
  }

  /** Returns the names of the variables. */
  ImmutableList<String> names() {
    return csp().stream()
        .flatMap(csp -> csp.variables().stream())
        .map(Variable::name)
        .collect(toImmutableList());
  }

  int constraintCount() {
    return csp().map(csp -> csp.constraints().size()).orElse(0);
  }

  /** Returns the edits of the text that the picture makes. */
  ModelText edits() {
    return new ModelText(text, outline);
  }

  /** Returns the faults in the order of their lines. */
  ImmutableList<ModelFault> faults() {
    return outline.faults().stream()
        .map(ModelFault::of)
        .sorted(Comparator.comparingInt(ModelFault::line))
        .collect(toImmutableList());
  }

  /** Returns the line in which a constraint is stated, from 1. */
  int line(int constraint) {
    return edits().statement(constraint).line();
  }

  /** Returns the words of a constraint, as its line states them unless a loop makes it. */
  String words(int constraint) {
    Statement statement = edits().statement(constraint);
    boolean isAlone = statement.endConstraint() == statement.firstConstraint() + 1;
    return Comparison.shown(
        isAlone && statement.form() == Form.CONSTRAINT
            ? edits().written(statement).replaceAll("\\s+", " ")
            : csp().orElseThrow().constraints().get(constraint).toString());
  }

  /** Returns the constraints and the lines that could not be read, in the order of the text. */
  ImmutableList<ModelRow> rows() {
    List<ModelRow> rows = new ArrayList<>();
    List<String> lines = text.lines().toList();
    for (int c = 0; c < constraintCount(); c++) {
      int at = line(c);
      rows.add(new ModelRow(at, words(c), remark(lines.get(at - 1)), c));
    }
    for (ModelFault fault : faults()) {
      String line = lineOf(lines, fault).strip();
      rows.add(new ModelRow(fault.line(), Comparison.shown(line), fault.sentence(), NONE));
    }
    rows.sort(Comparator.comparingInt(ModelRow::line));
    return ImmutableList.copyOf(rows);
  }

  private static String remark(String line) {
    int hash = line.indexOf('#');
    return hash < 0 ? "" : line.substring(hash + 1).strip();
  }

  /** Returns the line of a fault without its remark; nothing behind the last line. */
  private static String lineOf(List<String> lines, ModelFault fault) {
    return fault.line() > lines.size() ? "" : lines.get(fault.line() - 1).replaceAll("#.*", "");
  }

  /** Returns the lines with a fault, with the variables of {@code csp} that they mention. */
  ImmutableList<StatedModel.Unread> unread(Csp csp) {
    List<String> lines = text.lines().toList();
    return faults().stream()
        .map(
            fault ->
                new StatedModel.Unread(
                    Texts.text("own.line", fault.line()), mentioned(csp, lineOf(lines, fault))))
        .collect(toImmutableList());
  }

  private static ImmutableList<Integer> mentioned(Csp csp, String line) {
    List<String> words = WORD.matcher(line).results().map(MatchResult::group).toList();
    return csp.variables().stream()
        .filter(x -> words.contains(x.name()))
        .map(Variable::index)
        .collect(toImmutableList());
  }
}
