package org.cspworkbench.core.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.math.LongMath;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Lexeme;
import org.cspworkbench.core.text.LexemeStream;
import org.cspworkbench.core.text.MalformedProblemException;
import org.cspworkbench.core.text.Range;

/** Reads what a text declares: variables, arrays of variables, and numbers with a name. */
final class DeclarationReader {

  private final LexemeStream lexemes;
  private final SymbolTable symbols;
  private final ExpressionReader expressions;

  DeclarationReader(LexemeStream lexemes, SymbolTable symbols, ExpressionReader expressions) {
    this.lexemes = lexemes;
    this.symbols = symbols;
    this.expressions = expressions;
  }

  /** Reads the names of variables behind {@code variables}, and their values. */
  void readVariables() throws MalformedProblemException {
    List<Lexeme> declared = new ArrayList<>();
    Map<Lexeme, ImmutableList<Range>> arrays = new HashMap<>();
    do {
      if (lexemes.peek(1).is("[")) {
        Lexeme name = lexemes.take();
        arrays.put(name, indices());
        declared.add(name);
      } else {
        declared.addAll(symbols.read(lexemes));
      }
    } while (lexemes.takes(","));
    if (!lexemes.takes("in") && !lexemes.takes(":")) {
      throw lexemes.expected(
          lexemes.peek(), "a comma, or \"in\" and the values," + lexemes.behind());
    }
    Domain domain = new DomainReader(lexemes, symbols, expressions, symbols::declareLabel).read();
    for (Lexeme name : declared) {
      ImmutableList<Range> indices = arrays.get(name);
      if (indices == null) {
        symbols.declare(name, domain);
      } else {
        symbols.declare(name, indices, domain);
      }
    }
  }

  /** Returns the indices of an array, such as {@code [1..8]} or {@code [0..n, 1..2]}. */
  private ImmutableList<Range> indices() throws MalformedProblemException {
    Lexeme open = lexemes.take();
    ImmutableList.Builder<Range> indices = ImmutableList.builder();
    long entries = 1;
    do {
      Lexeme first = lexemes.peek();
      long low = expressions.known("the first and the last index, as in q[1..8]");
      lexemes.expect("..", "\"..\" and the last index, as in q[1..8],");
      Range range = new Range(low, expressions.known("the last index"));
      if (range.size() < 1) {
        throw first.fault("expected the smaller index first, found " + low + ".." + range.max());
      }
      entries = LongMath.saturatedMultiply(entries, range.size());
      if (entries > SymbolTable.MOST_VARIABLES || Math.abs(low) > SymbolTable.LARGEST_NUMBER) {
        throw first.fault("expected at most " + SymbolTable.MOST_VARIABLES + " variables");
      }
      indices.add(range);
    } while (lexemes.takes(","));
    lexemes.close(open, "]");
    return indices.build();
  }

  /** Reads {@code let n = 8}, {@code let w = [3, 4, 5]} or {@code let d = [[1, 2], [3, 4]]}. */
  void readNumbers() throws MalformedProblemException {
    lexemes.take();
    Lexeme name = lexemes.take();
    lexemes.expect("=", "\"=\" and a number" + lexemes.behind());
    if (!lexemes.peek().is("[")) {
      symbols.declare(name, expressions.known("a number, or numbers such as [3, 4, 5]"));
    } else if (lexemes.peek(1).is("[")) {
      symbols.declare(name, table(name));
    } else {
      ImmutableList<Expression> row = expressions.knownRow();
      symbols.declare(
          name, new Array(name.text(), ImmutableList.of(new Range(1, row.size())), row));
    }
  }

  private Array table(Lexeme name) throws MalformedProblemException {
    Lexeme open = lexemes.take();
    ImmutableList.Builder<Expression> entries = ImmutableList.builder();
    int rows = 0;
    int columns = 0;
    do {
      Lexeme first = lexemes.peek();
      ImmutableList<Expression> row = expressions.knownRow();
      if (rows++ > 0 && row.size() != columns) {
        throw first.fault("expected " + columns + " numbers in this row, found " + row.size());
      }
      columns = row.size();
      entries.addAll(row);
    } while (lexemes.takes(","));
    lexemes.close(open, "]");
    ImmutableList<Range> indices = ImmutableList.of(new Range(1, rows), new Range(1, columns));
    return new Array(name.text(), indices, entries.build());
  }
}
