package org.cspworkbench.viewer.problem;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.notation.ProblemOutline;
import org.cspworkbench.core.notation.Statement;
import org.cspworkbench.core.notation.Statement.Form;
import org.cspworkbench.core.text.Lexeme;
import org.cspworkbench.core.text.Lexeme.Kind;
import org.cspworkbench.core.text.MalformedProblemException;

/**
 * A text in the notation, and the edits that a picture of its problem makes in it. An edit changes
 * the characters that state what is edited, and no other ones, so that remarks and spacing stay. It
 * is refused if they state more than that, such as a loop, or if the result would have a fault that
 * the text does not have.
 */
final class ModelText {

  /** The values of the first variable of an empty text. */
  private static final String FIRST_VALUES = "{red, green, blue}";

  private static final Pattern NAME = Pattern.compile("\\p{L}[\\p{L}\\d_']*");

  private final String text;
  private final ProblemOutline outline;

  ModelText(String text, ProblemOutline outline) {
    this.text = text;
    this.outline = outline;
  }

  /** Returns the statement of a constraint. */
  Statement statement(int constraint) {
    return outline.statements().stream()
        .filter(each -> each.states(constraint))
        .findFirst()
        .orElseThrow();
  }

  /** Returns the characters of a statement. */
  String written(Statement statement) {
    return text.substring(statement.start(), statement.end());
  }

  /** Returns the comparison that a constraint is, if the picture can change it. */
  Optional<Comparison> comparison(int constraint) {
    return sign(constraint).flatMap(sign -> Comparison.ofSign(sign.text()));
  }

  /** Returns the sign of a comparison of two variables that has a statement of its own. */
  private Optional<Lexeme> sign(int constraint) {
    Statement statement = statement(constraint);
    OptionalInt sign = statement.only(Comparison.SIGNS);
    return isAlone(statement) && sign.isPresent() && scope(constraint).size() == 2
        ? Optional.of(statement.lexemes().get(sign.getAsInt()))
        : Optional.empty();
  }

  private static boolean isAlone(Statement statement) {
    return statement.form() == Form.CONSTRAINT
        && statement.endConstraint() == statement.firstConstraint() + 1;
  }

  private List<? extends Variable> scope(int constraint) {
    return outline.contents().orElseThrow().csp().constraints().get(constraint).scope().stream()
        .distinct()
        .toList();
  }

  /** Returns the text with one more variable, which has the values of those before it. */
  TextEdit withVariable() {
    Statement last = lastOf(Form.VARIABLES).orElse(null);
    String name = freeName();
    if (last == null) {
      String before = text.isBlank() || text.endsWith("\n") ? text : text + "\n";
      return checked(before + "variables " + name + " in " + FIRST_VALUES + "\n");
    }
    int in = in(last);
    boolean isList = last.lexemes().stream().noneMatch(each -> each.is("["));
    return isList
        ? checked(inserted(end(last, in - 1), ", " + name))
        : checked(inserted(endOfLine(last), "\nvariable " + name + " in " + values(last)));
  }

  private String freeName() {
    return Stream.concat(
            IntStream.rangeClosed('A', 'Z').mapToObj(c -> String.valueOf((char) c)),
            IntStream.iterate(1, i -> i + 1).mapToObj(i -> "x" + i))
        .filter(name -> outline.statements().stream().noneMatch(each -> each.mentions(name)))
        .findFirst()
        .orElseThrow();
  }

  /** Returns the text with a comparison of two variables. */
  TextEdit withConstraint(Variable x, Variable y, Comparison comparison) {
    String line = x.name() + " " + comparison.sign() + " " + y.name();
    Statement last =
        outline.statements().stream()
            .filter(each -> each.form() == Form.CONSTRAINT || each.form() == Form.LOOP)
            .reduce((a, b) -> b)
            .orElse(null);
    return last == null
        ? checked(inserted(endOfLine(lastOf(Form.VARIABLES).orElseThrow()), "\n\n" + line))
        : checked(inserted(endOfLine(last), "\n" + line));
  }

  /** Returns the text with another comparison in place of that of a constraint. */
  TextEdit with(int constraint, Comparison comparison) {
    Lexeme sign = sign(constraint).orElse(null);
    return sign == null
        ? inText(statement(constraint))
        : checked(replaced(sign.offset(), end(statement(constraint), sign), comparison.sign()));
  }

  /** Returns the text without a constraint. */
  TextEdit without(int constraint) {
    Statement statement = statement(constraint);
    return isAlone(statement) ? checked(withoutLine(text, statement)) : inText(statement);
  }

  /** Returns the text without a variable and its comparisons. */
  TextEdit without(Variable x) {
    Statement declaration = declaration(x).orElse(null);
    if (declaration == null) {
      return inText(anyDeclaration());
    }
    ImmutableList<Statement> using =
        outline.statements().stream()
            .filter(each -> !each.equals(declaration) && each.mentions(x.name()))
            .collect(toImmutableList());
    Statement other =
        using.stream()
            .filter(each -> !isAlone(each) || scope(each.firstConstraint()).size() > 2)
            .findFirst()
            .orElse(null);
    if (other != null) {
      return new TextEdit.InText(other.line(), text("own.intext.used", x.name(), other.line()));
    }
    String left = text;
    Comparator<Statement> lastFirst = Comparator.comparingInt(Statement::start).reversed();
    for (Statement each : using.stream().sorted(lastFirst).toList()) {
      left = each.start() > declaration.start() ? withoutLine(left, each) : left;
    }
    left = withoutName(left, declaration, x);
    for (Statement each : using.stream().sorted(lastFirst).toList()) {
      left = each.start() < declaration.start() ? withoutLine(left, each) : left;
    }
    return checked(left);
  }

  /** Returns the text in which a variable has another name. */
  TextEdit renamed(Variable x, String name) {
    int line = declaration(x).orElseGet(this::anyDeclaration).line();
    if (declaration(x).isEmpty()) {
      return inText(anyDeclaration());
    }
    if (!NAME.matcher(name).matches()) {
      return new TextEdit.InText(line, text("own.intext.name", name));
    }
    if (outline.statements().stream().anyMatch(each -> each.mentions(name))) {
      return new TextEdit.InText(line, text("own.intext.taken", name));
    }
    StringBuilder changed = new StringBuilder(text);
    outline.statements().reverse().stream()
        .filter(each -> each.form() != Form.NAME && each.form() != Form.DRAWING)
        .flatMap(each -> each.lexemes().reverse().stream())
        .filter(each -> isNamed(each, x))
        .forEach(each -> changed.replace(each.offset(), each.offset() + x.name().length(), name));
    return checked(changed.toString());
  }

  /** Returns the values of a variable as they are written, if it has a declaration of its own. */
  Optional<String> values(Variable x) {
    return declaration(x).map(this::values);
  }

  /** Returns the text in which a variable has the values that {@code values} states. */
  TextEdit with(Variable x, String values) {
    Statement declaration = declaration(x).orElse(null);
    if (declaration == null) {
      return inText(anyDeclaration());
    }
    if (declared(declaration).size() == 1) {
      int start = declaration.lexemes().get(in(declaration) + 1).offset();
      return checked(replaced(start, declaration.end(), values));
    }
    String own = inserted(endOfLine(declaration), "\nvariable " + x.name() + " in " + values);
    return checked(withoutName(own, declaration, x));
  }

  /** Returns the declaration that lists a variable by its name, if there is one. */
  private Optional<Statement> declaration(Variable x) {
    return outline.statements().stream()
        .filter(each -> each.form() == Form.VARIABLES)
        .filter(each -> place(each, x).isPresent())
        .findFirst();
  }

  private Statement anyDeclaration() {
    return lastOf(Form.VARIABLES).orElseThrow();
  }

  /** Returns the place of a name in a declaration; empty if it is none, or part of a range. */
  private static OptionalInt place(Statement declaration, Variable x) {
    ImmutableList<Lexeme> lexemes = declaration.lexemes();
    return IntStream.range(1, in(declaration))
        .filter(k -> isNamed(lexemes.get(k), x))
        .filter(k -> !lexemes.get(k + 1).is("..") && !lexemes.get(k - 1).is(".."))
        .filter(k -> !lexemes.get(k + 1).is("["))
        .findFirst();
  }

  private static boolean isNamed(Lexeme lexeme, Variable x) {
    return lexeme.kind() == Kind.NAME && lexeme.text().equals(x.name());
  }

  /** Returns the names that a declaration lists. */
  private static ImmutableList<Lexeme> declared(Statement declaration) {
    return declaration.lexemes().subList(1, in(declaration)).stream()
        .filter(each -> each.kind() == Kind.NAME)
        .collect(toImmutableList());
  }

  /** Returns the place of the word between the names of a declaration and their values. */
  private static int in(Statement declaration) {
    ImmutableList<Lexeme> lexemes = declaration.lexemes();
    return IntStream.range(1, lexemes.size())
        .filter(k -> lexemes.get(k).is("in") || lexemes.get(k).is(":"))
        .findFirst()
        .orElseThrow();
  }

  private String values(Statement declaration) {
    int start = declaration.lexemes().get(in(declaration) + 1).offset();
    return text.substring(start, declaration.end());
  }

  /** Returns a text without a name of a declaration, and without the declaration of one name. */
  private static String withoutName(String of, Statement declaration, Variable x) {
    if (declared(declaration).size() == 1) {
      return withoutLine(of, declaration);
    }
    ImmutableList<Lexeme> lexemes = declaration.lexemes();
    int k = place(declaration, x).orElseThrow();
    boolean isLast = !lexemes.get(k + 1).is(",");
    int start = lexemes.get(isLast ? k - 1 : k).offset();
    int end = isLast ? lexemes.get(k).offset() + x.name().length() : lexemes.get(k + 2).offset();
    return of.substring(0, start) + of.substring(end);
  }

  /** Returns a text without a statement; its line goes too unless it contains a remark. */
  private static String withoutLine(String of, Statement statement) {
    int start = of.lastIndexOf('\n', statement.start() - 1) + 1;
    int newline = of.indexOf('\n', statement.end());
    int end = newline < 0 ? of.length() : newline;
    boolean isAll =
        of.substring(start, statement.start()).isBlank()
            && of.substring(statement.end(), end).isBlank();
    if (!isAll) {
      return of.substring(0, statement.start()) + of.substring(statement.end());
    }
    return newline >= 0
        ? of.substring(0, start) + of.substring(newline + 1)
        : of.substring(0, Math.max(0, start - 1));
  }

  private Optional<Statement> lastOf(Form form) {
    return outline.statements().stream().filter(each -> each.form() == form).reduce((a, b) -> b);
  }

  private int endOfLine(Statement statement) {
    int newline = text.indexOf('\n', statement.end());
    return newline < 0 ? text.length() : newline;
  }

  private int end(Statement statement, int place) {
    return end(statement, statement.lexemes().get(place));
  }

  /** Returns the offset behind a word or sign, which the text may write in another form. */
  private int end(Statement statement, Lexeme lexeme) {
    int behind =
        statement.lexemes().stream()
            .mapToInt(Lexeme::offset)
            .filter(offset -> offset > lexeme.offset())
            .findFirst()
            .orElse(statement.end());
    return lexeme.offset() + text.substring(lexeme.offset(), behind).strip().length();
  }

  private String inserted(int offset, String added) {
    return replaced(offset, offset, added);
  }

  private String replaced(int start, int end, String by) {
    return text.substring(0, start) + by + text.substring(end);
  }

  private TextEdit inText(Statement statement) {
    String key = statement.form() == Form.LOOP ? "own.intext.loop" : "own.intext.line";
    return new TextEdit.InText(statement.line(), text(key, statement.line()));
  }

  /** Returns the changed text, unless it has a fault more than this one. */
  private TextEdit checked(String changed) {
    ImmutableList<MalformedProblemException> faults = ProblemOutline.of("", changed).faults();
    if (faults.size() <= outline.faults().size()) {
      return new TextEdit.Changed(changed);
    }
    List<String> known =
        outline.faults().stream().map(MalformedProblemException::sentence).toList();
    MalformedProblemException first =
        faults.stream()
            .filter(each -> !known.contains(each.sentence()))
            .findFirst()
            .orElse(faults.get(0));
    return new TextEdit.InText(first.line(), text("entry.line", first.line(), first.sentence()));
  }
}
