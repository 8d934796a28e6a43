package org.cspworkbench.core.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.cspworkbench.core.text.Alphabet;
import org.cspworkbench.core.text.Lexeme;
import org.cspworkbench.core.text.Lexeme.Kind;
import org.cspworkbench.core.text.MalformedProblemException;
import org.jspecify.annotations.Nullable;

/** The words and signs of the notation. What stands behind {@code #} is for people. */
final class NotationAlphabet implements Alphabet {

  private static final ImmutableMap<String, String> SIGNS = signsOfTheNotation();

  private static final Pattern MIXED = Pattern.compile("([0-9]+)(\\p{L}.*)");
  private static final Pattern DECIMALS = Pattern.compile("\\.[0-9]");

  private static final ImmutableSet<String> BEFORE_AN_EXPRESSION =
      ImmutableSet.of("(", "and", "or", "not", "if", "then");

  private static ImmutableMap<String, String> signsOfTheNotation() {
    ImmutableMap.Builder<String, String> signs = ImmutableMap.builder();
    for (String sign :
        ImmutableList.of(
            "..", "!=", "<=", ">=", "=", "<", ">", "+", "-", "*", "(", ")", "[", "]", "{", "}", "|",
            ",", ":")) {
      signs.put(sign, sign);
    }
    return signs // those that keyboards do not have
        .put("≠", "!=")
        .put("≤", "<=")
        .put("≥", ">=")
        .put("−", "-")
        .put("·", "*")
        .put("×", "*")
        .put("∈", "in")
        .buildOrThrow();
  }

  @Override
  public boolean isSpace(int c) {
    return c != '\n' && (Character.isWhitespace(c) || Character.isISOControl(c));
  }

  @Override
  public boolean beginsRemark(int c) {
    return c == '#';
  }

  @Override
  public boolean beginsWord(int c) {
    return Character.isLetterOrDigit(c) || c == '_';
  }

  @Override
  public boolean continuesWord(int c) {
    return beginsWord(c) || c == '\'';
  }

  @Override
  public ImmutableMap<String, String> signs() {
    return SIGNS;
  }

  @Override
  public String advice(Lexeme found) {
    return found.kind() == Kind.NAME ? Slips.question(found.text()) : "";
  }

  @Override
  public void checkWord(Lexeme word, String behind) throws MalformedProblemException {
    if (word.kind() != Kind.NUMBER) {
      return;
    }
    Matcher mixed = MIXED.matcher(word.text());
    if (mixed.matches()) {
      throw word.fault(
          Lexeme.quoted(word.text())
              + " is neither a number nor a name. Did you mean "
              + Lexeme.quoted(mixed.group(1) + "*" + mixed.group(2))
              + "?");
    }
    if (!word.text().chars().allMatch(c -> c >= '0' && c <= '9')) {
      throw word.expected("a number, or a name that begins with a letter");
    }
    if (DECIMALS.matcher(behind).lookingAt()) {
      throw word.fault("numbers are whole here, without a decimal point");
    }
  }

  @Override
  public void checkSign(Lexeme place, String ahead, @Nullable Lexeme before)
      throws MalformedProblemException {
    Optional<String> slip = Slips.operator(ahead);
    if (slip.isPresent()) {
      throw place.fault(slip.get());
    }
    if (SIGNS.keySet().stream().noneMatch(ahead::startsWith)) {
      boolean beginsExpression =
          before == null
              || before.line() < place.line()
              || before.kind() == Kind.END_OF_LINE
              || BEFORE_AN_EXPRESSION.contains(before.text());
      throw place.fault(
          ahead.startsWith("!") ? Slips.exclamation(beginsExpression) : Slips.unknown(ahead));
    }
  }
}
