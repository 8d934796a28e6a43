package org.cspworkbench.core.search.order;

import static com.google.common.base.Preconditions.checkArgument;
import static org.cspworkbench.core.network.Network.NONE;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.network.Assignment;
import org.cspworkbench.core.network.Domains;
import org.cspworkbench.core.network.Network;

/** The variable that somebody chooses: whoever supplies the question decides how it is put. */
public final class AskedVariable implements VariableOrder {

  /** Asks for a variable. */
  @FunctionalInterface
  public interface Question {

    /** One of the variables {@code open}, of which there is at least one, by index, ascending. */
    int choose(ImmutableList<Integer> open, Domains domains);
  }

  private final Question question;

  /** Puts {@code question} at every choice. */
  public AskedVariable(Question question) {
    this.question = question;
  }

  /**
   * {@inheritDoc}
   *
   * @throws IllegalArgumentException if the answer is none of the open variables
   */
  @Override
  public int next(Network network, Domains domains, Assignment assignment) {
    ImmutableList.Builder<Integer> builder = ImmutableList.builder();
    for (int x = assignment.nextOpen(0); x != NONE; x = assignment.nextOpen(x + 1)) {
      builder.add(x);
    }
    ImmutableList<Integer> open = builder.build();
    if (open.isEmpty()) {
      return NONE;
    }
    int answer = question.choose(open, domains);
    checkArgument(
        open.contains(answer), "variable %s cannot be decided: open are %s", answer, open);
    return answer;
  }
}
