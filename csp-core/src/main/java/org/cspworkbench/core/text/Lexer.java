package org.cspworkbench.core.text;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.cspworkbench.core.gallery.MalformedProblemException;
import org.cspworkbench.core.text.Lexeme.Kind;

/**
 * Divides a text into lexemes. A line ends at its end, unless a bracket is open; what stands behind
 * {@code #} is for people.
 */
final class Lexer {

  /** Longer ones first, so that {@code <=} is not taken for {@code <}. */
  private static final ImmutableList<String> SIGNS =
      ImmutableList.of(
          "..", "!=", "<=", ">=", "=", "<", ">", "+", "-", "*", "(", ")", "{", "}", "|", ",", ":");

  /** Signs that keyboards do not have, and those that stand for them. */
  private static final ImmutableMap<Character, String> OTHER_SIGNS =
      ImmutableMap.of('≠', "!=", '≤', "<=", '≥', ">=", '−', "-", '·', "*", '×', "*", '∈', "in");

  private static final Pattern MIXED = Pattern.compile("([0-9]+)(\\p{L}.*)");
  private static final Pattern DECIMALS = Pattern.compile("\\.[0-9]");
  private static final Pattern BEGINNING = Pattern.compile("\\b(and|or|not|if|then)$");

  private final String text;
  private final ImmutableList.Builder<Lexeme> lexemes = ImmutableList.builder();
  private int position;
  private int line = 1;
  private int lineStart;
  private int openBrackets;

  Lexer(String text) {
    this.text = text;
  }

  /** Returns the lexemes, with the ends of lines among them and the end of the text last. */
  ImmutableList<Lexeme> scan() throws MalformedProblemException {
    while (position < text.length()) {
      scanNext(text.charAt(position));
    }
    add(Kind.END, "", 0);
    return lexemes.build();
  }

  private void scanNext(char first) throws MalformedProblemException {
    if (first == '#') {
      int end = text.indexOf('\n', position);
      position = end < 0 ? text.length() : end;
    } else if (first == '\n') {
      endLine();
    } else if (Character.isWhitespace(first) || Character.isISOControl(first)) {
      position++;
    } else if (Character.isDigit(first)) {
      number();
    } else if (Character.isLetter(first) || first == '_') {
      add(Kind.NAME, word());
    } else {
      sign(first);
    }
  }

  private void endLine() {
    if (openBrackets == 0) {
      add(Kind.END_OF_LINE, "", 0);
    }
    position++;
    line++;
    lineStart = position;
  }

  private void number() throws MalformedProblemException {
    String digits = word();
    Matcher mixed = MIXED.matcher(digits);
    if (mixed.matches()) {
      throw lexeme(Kind.NUMBER, digits)
          .fault(
              Lexeme.quoted(digits)
                  + " is neither a number nor a name. Did you mean "
                  + Lexeme.quoted(mixed.group(1) + "*" + mixed.group(2))
                  + "?");
    }
    if (!digits.chars().allMatch(c -> c >= '0' && c <= '9')) {
      throw lexeme(Kind.NUMBER, digits).expected("a number, or a name that begins with a letter");
    }
    if (DECIMALS.matcher(text).region(position + digits.length(), text.length()).lookingAt()) {
      throw lexeme(Kind.NUMBER, digits).fault("numbers are whole here, without a decimal point");
    }
    add(Kind.NUMBER, digits);
  }

  private String word() {
    int end = position + 1;
    while (end < text.length() && isInWord(text.charAt(end))) {
      end++;
    }
    return text.substring(position, end);
  }

  private static boolean isInWord(char c) {
    return Character.isLetterOrDigit(c) || c == '_' || c == '\'';
  }

  private void sign(char first) throws MalformedProblemException {
    Optional<String> slip = Slips.operator(text, position);
    if (slip.isPresent()) {
      throw lexeme(Kind.SIGN, "").fault(slip.get());
    }
    String other = OTHER_SIGNS.get(first);
    if (other != null) {
      add(Kind.SIGN, other, 1);
      return;
    }
    for (String sign : SIGNS) {
      if (text.startsWith(sign, position)) {
        count(sign);
        add(Kind.SIGN, sign);
        return;
      }
    }
    throw lexeme(Kind.SIGN, "")
        .fault(
            first == '!' ? Slips.exclamation(beginsExpression()) : Slips.unknown(text, position));
  }

  /** Returns whether no variable, number or closing bracket stands just before. */
  private boolean beginsExpression() {
    String line = text.substring(lineStart, position).strip();
    return line.isEmpty() || line.endsWith("(") || BEGINNING.matcher(line).find();
  }

  private void count(String sign) {
    if (sign.equals("(") || sign.equals("{")) {
      openBrackets++;
    } else if (sign.equals(")") || sign.equals("}")) {
      openBrackets = Math.max(0, openBrackets - 1);
    }
  }

  private void add(Kind kind, String form) {
    add(kind, form, form.length());
  }

  private void add(Kind kind, String form, int length) {
    lexemes.add(lexeme(kind, form));
    position += length;
  }

  private Lexeme lexeme(Kind kind, String form) {
    return new Lexeme(kind, form, position, line, position - lineStart + 1);
  }
}
