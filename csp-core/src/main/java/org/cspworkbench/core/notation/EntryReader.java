package org.cspworkbench.core.notation;

import com.google.common.collect.ImmutableList;
import java.util.OptionalLong;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Lexeme;
import org.cspworkbench.core.text.LexemeStream;
import org.cspworkbench.core.text.MalformedProblemException;
import org.cspworkbench.core.text.Range;

/** Reads entries of arrays: {@code q[3]}, {@code p[i, j + 1]}, {@code p[i][j]}, {@code w[x]}. */
final class EntryReader {

  private final LexemeStream lexemes;
  private final SymbolTable symbols;
  private final ExpressionReader expressions;
  private final Auxiliaries auxiliaries;

  EntryReader(
      LexemeStream lexemes,
      SymbolTable symbols,
      ExpressionReader expressions,
      Auxiliaries auxiliaries) {
    this.lexemes = lexemes;
    this.symbols = symbols;
    this.expressions = expressions;
    this.auxiliaries = auxiliaries;
  }

  /** Returns the entry of the array {@code name} whose indices come next. */
  Expression read(Lexeme name) throws MalformedProblemException {
    Array array =
        symbols
            .array(name)
            .orElseThrow(() -> name.fault("there is no array " + Lexeme.quoted(name.text())));
    ImmutableList.Builder<Expression> read = ImmutableList.builder();
    while (lexemes.peek().is("[")) { // p[1, 2] or p[1][2]
      read.addAll(expressions.indices());
    }
    ImmutableList<Expression> indices = read.build();
    if (indices.size() != array.indices().size()) {
      throw name.fault(
          "expected "
              + array.indices().size()
              + " as the number of indices, found "
              + indices.size());
    }
    ExpressionLimits.checkNumbers(name, indices.toArray(Expression[]::new));
    OptionalLong place = place(array, indices, name);
    return place.isPresent()
        ? array.entries().get((int) place.getAsLong())
        : auxiliaries.entry(array, indices, name);
  }

  /** Returns the place in the list of entries, counted from 0, if each index is a number. */
  private static OptionalLong place(Array array, ImmutableList<Expression> indices, Lexeme name)
      throws MalformedProblemException {
    long place = 0;
    boolean isKnown = true;
    for (int k = 0; k < indices.size(); k++) {
      if (indices.get(k) instanceof Literal index) {
        Range range = array.indices().get(k);
        if (index.number() < range.min() || index.number() > range.max()) {
          throw name.fault(
              "expected an index from "
                  + range.min()
                  + " to "
                  + range.max()
                  + ", found "
                  + index.number());
        }
        place += array.stride(k) * (index.number() - range.min());
      } else {
        isKnown = false;
      }
    }
    return isKnown ? OptionalLong.of(place) : OptionalLong.empty();
  }
}
