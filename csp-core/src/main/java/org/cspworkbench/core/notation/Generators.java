package org.cspworkbench.core.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Lexeme;
import org.cspworkbench.core.text.Lexeme.Kind;
import org.cspworkbench.core.text.LexemeStream;
import org.cspworkbench.core.text.MalformedProblemException;

/**
 * Reads the generators of a loop, {@code i, j in 1..n, k in {2, 3} where i < j}, and reads again
 * what they repeat for each combination of numbers that they give their names.
 */
final class Generators {

  /** As many repetitions as all loops of a text may have. */
  static final long MOST_REPETITIONS = 10_000_000;

  private static final int NOWHERE = -1;

  /** What is repeated. It is read behind the generators. */
  @FunctionalInterface
  interface Body {
    void read() throws MalformedProblemException;
  }

  private final LexemeStream lexemes;
  private final SymbolTable symbols;
  private final ExpressionReader expressions;
  private long repetitions;

  Generators(LexemeStream lexemes, SymbolTable symbols, ExpressionReader expressions) {
    this.lexemes = lexemes;
    this.symbols = symbols;
    this.expressions = expressions;
  }

  /** Returns whether generators begin at the next word, or so many words behind it. */
  boolean isNext(int ahead) {
    int at = ahead;
    while (lexemes.peek(at).kind() == Kind.NAME && lexemes.peek(at + 1).is(",")) {
      at += 2;
    }
    return lexemes.peek(at).kind() == Kind.NAME && lexemes.peek(at + 1).is("in");
  }

  /**
   * Reads {@code body} for each combination, and returns whether there is any. Afterwards the next
   * word is the one behind the last body, or, if there is no combination, the bracket that closes
   * the generators.
   */
  boolean forEach(Body body) throws MalformedProblemException {
    Lexeme first = lexemes.peek();
    int[] behind = {NOWHERE};
    bind(
        () -> {
          Cancellation.check();
          if (++repetitions > MOST_REPETITIONS) {
            throw first.fault("expected at most " + MOST_REPETITIONS + " repetitions in all loops");
          }
          body.read();
          behind[0] = lexemes.position();
        });
    if (behind[0] != NOWHERE) {
      lexemes.moveTo(behind[0]);
      return true;
    }
    while (!lexemes.atEndOfBracket()) {
      lexemes.skip();
    }
    return false;
  }

  private void bind(Body body) throws MalformedProblemException {
    ImmutableList.Builder<Lexeme> names = ImmutableList.builder();
    do {
      Lexeme name = lexemes.expect(Kind.NAME, "a name for the numbers of the loop");
      symbols.checkNew(name, "number");
      names.add(name);
    } while (lexemes.takes(","));
    lexemes.expect("in", "a comma, or \"in\" and the numbers," + lexemes.behind());
    ImmutableLongArray numbers = numbers();
    assign(names.build(), numbers, lexemes.position(), body);
  }

  /** Returns the numbers of the set that comes next, of which there may be none. */
  private ImmutableLongArray numbers() throws MalformedProblemException {
    Lexeme first = lexemes.peek();
    if (first.is("{")) {
      return ImmutableLongArray.copyOf(
          new DomainReader(lexemes, symbols, expressions, symbols::label)
              .read()
              .values()
              .asLongStream());
    }
    Array array = symbols.array(first).filter(Array::isKnown).orElse(null);
    if (array != null && !lexemes.peek(1).is("[")) {
      lexemes.take();
      return ImmutableLongArray.copyOf(
          array.entries().stream().mapToLong(entry -> ((Literal) entry).number()));
    }
    long low = expressions.known("a set of numbers such as 1..9");
    lexemes.expect("..", "\"..\" and the largest number, as in 1..9,");
    long high = expressions.known("a number");
    if (high - low >= MOST_REPETITIONS) {
      throw first.fault("expected at most " + MOST_REPETITIONS + " numbers");
    }
    ImmutableLongArray.Builder numbers = ImmutableLongArray.builder();
    for (long number = low; number <= high; number++) {
      numbers.add(number);
    }
    return numbers.build();
  }

  private void assign(
      ImmutableList<Lexeme> names, ImmutableLongArray numbers, int behind, Body body)
      throws MalformedProblemException {
    if (names.isEmpty()) {
      lexemes.moveTo(behind);
      readBehind(body);
      return;
    }
    Lexeme name = names.get(0);
    for (int k = 0; k < numbers.length(); k++) {
      symbols.bind(name, numbers.get(k));
      assign(names.subList(1, names.size()), numbers, behind, body);
      symbols.unbind(name);
    }
  }

  private void readBehind(Body body) throws MalformedProblemException {
    if (lexemes.takes(",")) {
      bind(body);
    } else if (!lexemes.takes("where") || expressions.isKnownTrue()) {
      body.read();
    }
  }
}
