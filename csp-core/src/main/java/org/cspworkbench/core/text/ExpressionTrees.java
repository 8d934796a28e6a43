package org.cspworkbench.core.text;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.core.model.MalformedEncodingException;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Membership;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Expression.Reference;

/** Expressions as their nodes in postfix order, so that reading needs a stack and no recursion. */
final class ExpressionTrees {

  private static final int END = 0;
  private static final int LITERAL = 1;
  private static final int REFERENCE = 2;
  private static final int MEMBERSHIP = 3;
  private static final int OPERATION = 4;

  private static final Operator[] OPERATORS = Operator.values();

  /** A subtree on the stack, with its height. */
  private record Subtree(Expression expression, int height) {}

  private final ImmutableList<Variable> scope;
  private final ModelReader in;
  private final List<Subtree> stack = new ArrayList<>();

  private ExpressionTrees(ImmutableList<Variable> scope, ModelReader in) {
    this.scope = scope;
    this.in = in;
  }

  /** Writes the scope and the tree of {@code test}. */
  static void write(Condition test, ModelWriter out) {
    out.variables(test.scope());
    writeNodes(test.expression(), test.scope(), out);
    out.bytes().unsigned(END);
  }

  private static void writeNodes(
      Expression expression, ImmutableList<Variable> scope, ModelWriter out) {
    if (expression instanceof Literal literal) {
      out.bytes().unsigned(LITERAL);
      out.bytes().signed(literal.number());
    } else if (expression instanceof Reference reference) {
      out.bytes().unsigned(REFERENCE);
      out.bytes().unsigned(scope.indexOf(reference.variable()));
    } else if (expression instanceof Membership membership) {
      writeNodes(membership.member(), scope, out);
      out.bytes().unsigned(MEMBERSHIP);
      out.domain(membership.set());
    } else {
      Operation operation = (Operation) expression;
      for (Expression operand : operation.operands()) {
        writeNodes(operand, scope, out);
      }
      out.bytes().unsigned(OPERATION);
      out.choice(operation.operator());
      out.bytes().unsigned(operation.operands().size());
    }
  }

  static Condition read(ModelReader in) throws MalformedEncodingException {
    ImmutableList<Variable> scope = in.variables();
    return new Condition(new ExpressionTrees(scope, in).tree(), scope);
  }

  private Expression tree() throws MalformedEncodingException {
    while (true) {
      int code = in.bytes().below(OPERATION + 1L, "the kind of a node");
      switch (code) {
        case END -> {
          Expression whole = operands(1).get(0);
          require(stack.isEmpty());
          return whole;
        }
        case LITERAL -> push(new Literal(in.bytes().signed()), 0);
        case REFERENCE ->
            push(new Reference(scope.get(in.bytes().below(scope.size(), "a place"))), 0);
        case MEMBERSHIP -> {
          int height = height(1);
          push(new Membership(operands(1).get(0), in.domain()), height);
        }
        default -> {
          Operator operator = in.choice(OPERATORS);
          int count = in.bytes().below(stack.size() + 1L, "a number of operands");
          int height = height(count);
          push(new Operation(operator, operands(count)), height);
        }
      }
    }
  }

  private void push(Expression expression, int heightBelow) throws MalformedEncodingException {
    if (heightBelow >= Expression.MAX_HEIGHT) {
      throw new MalformedEncodingException("an expression is nested too deep");
    }
    stack.add(new Subtree(expression, heightBelow + 1));
  }

  private int height(int count) throws MalformedEncodingException {
    return last(count).stream().mapToInt(Subtree::height).max().orElse(0);
  }

  /** Takes the last {@code count} expressions from the stack. */
  private ImmutableList<Expression> operands(int count) throws MalformedEncodingException {
    List<Subtree> last = last(count);
    ImmutableList<Expression> operands =
        last.stream().map(Subtree::expression).collect(ImmutableList.toImmutableList());
    last.clear();
    return operands;
  }

  private List<Subtree> last(int count) throws MalformedEncodingException {
    require(count <= stack.size());
    return stack.subList(stack.size() - count, stack.size());
  }

  private static void require(boolean isTree) throws MalformedEncodingException {
    if (!isTree) {
      throw new MalformedEncodingException("expected the nodes of one tree");
    }
  }
}
