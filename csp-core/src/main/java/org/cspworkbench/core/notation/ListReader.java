package org.cspworkbench.core.notation;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.util.OptionalInt;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Expression.Reference;
import org.cspworkbench.core.text.Lexeme;
import org.cspworkbench.core.text.LexemeStream;
import org.cspworkbench.core.text.MalformedProblemException;

/**
 * Reads several expressions: one after the other, as in {@code (x, y + 1, q1..q8, p)}, where an
 * array stands for all its entries; by repetition, as in {@code (q[i] + i | i in 1..n)}; or what is
 * repeated behind its generators, as in {@code (i in 1..n) w[i]*x[i]}.
 */
final class ListReader {

  /**
   * An expression of a list.
   *
   * @param at where it begins
   * @param expression the expression
   */
  record Listed(Lexeme at, Expression expression) {}

  /** How one of the expressions is read. */
  @FunctionalInterface
  interface Item {
    Expression read() throws MalformedProblemException;
  }

  private final LexemeStream lexemes;
  private final SymbolTable symbols;
  private final Generators generators;

  ListReader(LexemeStream lexemes, SymbolTable symbols, Generators generators) {
    this.lexemes = lexemes;
    this.symbols = symbols;
    this.generators = generators;
  }

  /** Returns the expressions between brackets. */
  ImmutableList<Expression> inBrackets(String open, String close, Item item)
      throws MalformedProblemException {
    return listed(open, close, item).stream().map(Listed::expression).collect(toImmutableList());
  }

  /** Returns the expressions between brackets with their places. */
  ImmutableList<Listed> listed(String open, String close, Item item)
      throws MalformedProblemException {
    Lexeme bracket = lexemes.peek();
    lexemes.expect(open, Lexeme.quoted(open) + lexemes.behind());
    ImmutableList.Builder<Listed> list = ImmutableList.builder();
    OptionalInt repetition = repetition();
    if (repetition.isPresent()) {
      repeat(repetition.getAsInt(), item, list);
    } else {
      do {
        add(item, list);
      } while (lexemes.takes(","));
    }
    lexemes.close(bracket, close);
    return list.build();
  }

  /** Returns the expressions of an array, or of brackets such as {@code [x, y]}. */
  ImmutableList<Expression> ofArray(Item item) throws MalformedProblemException {
    Array array = symbols.array(lexemes.peek()).orElse(null);
    if (array != null && !lexemes.peek(1).is("[")) {
      lexemes.take();
      return array.entries();
    }
    if (!lexemes.peek().is("[")) {
      throw lexemes.expected(lexemes.peek(), "an array, or a list such as [x, y, z]");
    }
    return inBrackets("[", "]", item);
  }

  /** Returns whether a bracket with generators comes next. */
  boolean isRepeatedBehind() {
    return lexemes.peek().is("(") && generators.isNext(1);
  }

  /** Returns what is repeated behind generators in brackets. */
  ImmutableList<Expression> repeatedBehind(Item item) throws MalformedProblemException {
    ImmutableList.Builder<Expression> list = ImmutableList.builder();
    Lexeme open = lexemes.take();
    boolean isRepeated =
        generators.forEach(
            () -> {
              lexemes.close(open, ")");
              list.add(item.read());
            });
    if (!isRepeated) {
      lexemes.close(open, ")");
      skipProduct();
    }
    return list.build();
  }

  private void add(Item item, ImmutableList.Builder<Listed> list) throws MalformedProblemException {
    Lexeme first = lexemes.peek();
    Array array = symbols.array(first).orElse(null);
    if (array != null && !lexemes.peek(1).is("[")) {
      lexemes.take();
      array.entries().forEach(entry -> list.add(new Listed(first, entry)));
    } else if (lexemes.peek(1).is("..") && !symbols.isKnown(first)) {
      for (Lexeme name : symbols.read(lexemes)) {
        list.add(new Listed(name, new Reference(symbols.variable(name))));
      }
    } else {
      list.add(new Listed(first, item.read()));
    }
  }

  /**
   * Returns the place of the generators behind the expression that comes next, if there are any.
   */
  private OptionalInt repetition() {
    int start = lexemes.position();
    while (!lexemes.atEndOfBracket() && !(lexemes.peek().is("|") && generators.isNext(1))) {
      lexemes.skip();
    }
    OptionalInt place =
        lexemes.peek().is("|") ? OptionalInt.of(lexemes.position() + 1) : OptionalInt.empty();
    lexemes.moveTo(start);
    return place;
  }

  private void repeat(int place, Item item, ImmutableList.Builder<Listed> list)
      throws MalformedProblemException {
    int start = lexemes.position();
    lexemes.moveTo(place);
    generators.forEach(
        () -> {
          int behind = lexemes.position();
          lexemes.moveTo(start);
          list.add(new Listed(lexemes.peek(), item.read()));
          lexemes.expect(
              "|", "an operator or \"|\" and the numbers of the loop," + lexemes.behind());
          lexemes.moveTo(behind);
        });
  }

  /** Passes over a product, of which nothing is known while its loop has no numbers. */
  private void skipProduct() {
    do {
      while (lexemes.takes("-")) {
        // a sign
      }
      lexemes.skip();
      while (lexemes.atBracket()) { // an index, arguments, or what is behind them
        lexemes.skip();
      }
    } while (lexemes.takes("*") || lexemes.takes("mod"));
  }
}
