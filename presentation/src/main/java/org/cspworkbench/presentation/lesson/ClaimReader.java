package org.cspworkbench.presentation.lesson;

import com.google.common.collect.ImmutableSet;
import org.cspworkbench.core.text.Operator;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Json;
import org.cspworkbench.presentation.lesson.Measure.Form;

/**
 * A parser of claims such as {@code nodes = 876}, {@code 10 * mac.nodes < backtracking.nodes},
 * {@code domain r1c3 = {2, 4}} and {@code outcome = solved}.
 */
final class ClaimReader {

  private final Json.Text source;
  private final ClaimScope scope;
  private final LessonTokens tokens;

  private ClaimReader(Json.Text source, ClaimScope scope) throws UnreadableException {
    this.source = source;
    this.scope = scope;
    this.tokens = new LessonTokens(source);
  }

  /** Parses the claim in {@code json}. */
  static Claim read(Json json, ClaimScope scope) throws UnreadableException {
    return new ClaimReader(json.asText(), scope).claim();
  }

  private Claim claim() throws UnreadableException {
    ClaimTerm left = times();
    Form form = form(left);
    Operator comparison =
        Operator.comparison(tokens.peek())
            .filter(sign -> form == Form.NUMBER || sign == Operator.EQ || sign == Operator.NE)
            .orElseThrow(
                () ->
                    tokens.unexpected(
                        form == Form.NUMBER ? "one of =, !=, <, <=, >, >=" : "= or !="));
    tokens.take();
    ClaimTerm right =
        switch (form) {
          case NUMBER -> times();
          case SET -> new ClaimTerm.Literal(set());
          case WORD -> new ClaimTerm.Literal(word());
        };
    if (form(right) != form) {
      throw source.fault(0, "expected " + form.title() + " on the right");
    }
    tokens.end();
    return new Claim(source.at(), source.value(), left, comparison, right);
  }

  private static Form form(ClaimTerm term) {
    return term instanceof ClaimTerm.Times times
        ? times.quantity().measure().form()
        : ((ClaimTerm.Literal) term).value() instanceof Value.Amount
            ? Form.NUMBER
            : ((ClaimTerm.Literal) term).value() instanceof Value.Labels ? Form.SET : Form.WORD;
  }

  private ClaimTerm times() throws UnreadableException {
    if (!tokens.peek().matches("\\d+")) {
      return new ClaimTerm.Times(1, scope.quantity(tokens));
    }
    long number = tokens.number(0, "a whole number of at most 18 digits");
    if (!tokens.takes("*")) {
      return new ClaimTerm.Literal(new Value.Amount(number));
    }
    Quantity quantity = scope.quantity(tokens);
    if (quantity.measure().form() != Form.NUMBER) {
      throw source.fault(0, "expected a number after *, found " + quantity.source());
    }
    return new ClaimTerm.Times(number, quantity);
  }

  private Value set() throws UnreadableException {
    if (!tokens.takes("{")) {
      throw tokens.unexpected("'{' and values");
    }
    ImmutableSet.Builder<String> labels = ImmutableSet.builder();
    while (!tokens.takes("}")) {
      if (!tokens.hasNext() || "{,".contains(tokens.peek())) {
        throw tokens.unexpected("a value or '}'");
      }
      labels.add(tokens.take());
      if (!tokens.takes(",") && !tokens.peek().equals("}")) {
        throw tokens.unexpected("',' or '}'");
      }
    }
    return new Value.Labels(labels.build());
  }

  private Value word() throws UnreadableException {
    if (!tokens.hasNext()) {
      throw tokens.unexpected("a word");
    }
    return new Value.Word(tokens.take());
  }
}
