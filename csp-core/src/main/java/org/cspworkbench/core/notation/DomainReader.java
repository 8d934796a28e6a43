package org.cspworkbench.core.notation;

import com.google.common.collect.ImmutableList;
import java.util.Map;
import java.util.TreeMap;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.text.Lexeme;
import org.cspworkbench.core.text.Lexeme.Kind;
import org.cspworkbench.core.text.LexemeStream;
import org.cspworkbench.core.text.MalformedProblemException;

/**
 * Reads sets of values: {@code 1..9}, {@code {1, 3, 5..7}}, {@code {red, green}} or {@code
 * boolean}.
 */
final class DomainReader {

  /** The number of a value that is a word. */
  @FunctionalInterface
  interface Labels {
    int number(Lexeme name) throws MalformedProblemException;
  }

  private final LexemeStream lexemes;
  private final SymbolTable symbols;
  private final ExpressionReader expressions;
  private final Labels labels;

  DomainReader(
      LexemeStream lexemes, SymbolTable symbols, ExpressionReader expressions, Labels labels) {
    this.lexemes = lexemes;
    this.symbols = symbols;
    this.expressions = expressions;
    this.labels = labels;
  }

  /** Returns the next set. */
  Domain read() throws MalformedProblemException {
    if (lexemes.peek().is("boolean") && !symbols.isKnown(lexemes.peek())) {
      return symbols.truthValues(lexemes.take());
    }
    if (!lexemes.peek().is("{")) {
      return range();
    }
    Lexeme open = lexemes.take();
    Domain domain = areWords() ? words() : numbers();
    lexemes.close(open, "}");
    return domain;
  }

  private boolean areWords() {
    return lexemes.peek().kind() == Kind.NAME
        && !symbols.isKnown(lexemes.peek())
        && !lexemes.peek(1).is("(");
  }

  private Domain range() throws MalformedProblemException {
    Lexeme first = lexemes.peek();
    int low = expressions.knownInt("a set of values such as 1..9 or {red, green}");
    lexemes.expect("..", "\"..\" and the largest value, as in 1..9");
    return range(low, first);
  }

  private Domain range(int low, Lexeme first) throws MalformedProblemException {
    int high = expressions.knownInt("a number");
    if (low > high) {
      throw first.fault("expected the smaller number first, found " + low + ".." + high);
    }
    if ((long) high - low >= Domain.MAX_SIZE) {
      throw first.fault("expected at most " + Domain.MAX_SIZE + " values");
    }
    return Domain.range(low, high);
  }

  private Domain words() throws MalformedProblemException {
    Map<Integer, String> words = new TreeMap<>();
    do {
      Lexeme word = lexemes.expect(Kind.NAME, "a word, as the values before");
      if (words.put(labels.number(word), word.text()) != null) {
        throw word.fault(
            "expected each value once, found " + Lexeme.quoted(word.text()) + " again");
      }
    } while (lexemes.takes(","));
    int[] values = words.keySet().stream().mapToInt(Integer::intValue).toArray();
    return Domain.of(values).withLabels(ImmutableList.copyOf(words.values()));
  }

  private Domain numbers() throws MalformedProblemException {
    TreeMap<Integer, Lexeme> numbers = new TreeMap<>();
    do {
      Lexeme first = lexemes.peek();
      int low = expressions.knownInt("a number");
      Domain part = lexemes.takes("..") ? range(low, first) : Domain.of(low);
      for (int value : part.values().toArray()) {
        if (numbers.put(value, first) != null) {
          throw first.fault("expected each value once, found " + value + " again");
        }
      }
    } while (lexemes.takes(","));
    if (numbers.size() > Domain.MAX_SIZE) {
      throw numbers
          .firstEntry()
          .getValue()
          .fault("expected at most " + Domain.MAX_SIZE + " values");
    }
    return Domain.of(numbers.keySet().stream().mapToInt(Integer::intValue).toArray());
  }
}
