package org.cspworkbench.core.search.order;

import static com.google.common.base.Preconditions.checkArgument;
import static org.cspworkbench.core.network.Network.NONE;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.network.Domains;

/** The value that somebody chooses: whoever supplies the question decides how it is put. */
public final class AskedValue implements ValueOrder {

  /** Asks for a value. */
  @FunctionalInterface
  public interface Question {

    /** One of the values {@code left} to variable {@code x}, by index, ascending. */
    int choose(int x, ImmutableList<Integer> left);
  }

  private final Question question;

  /** Puts {@code question} at every choice. */
  public AskedValue(Question question) {
    this.question = question;
  }

  /**
   * {@inheritDoc}
   *
   * @throws IllegalArgumentException if the answer is none of the values left
   */
  @Override
  public int next(int x, Domains domains) {
    ImmutableList.Builder<Integer> builder = ImmutableList.builder();
    for (int i = domains.first(x); i != NONE; i = domains.next(x, i)) {
      builder.add(i);
    }
    ImmutableList<Integer> left = builder.build();
    int answer = question.choose(x, left);
    checkArgument(
        left.contains(answer), "variable %s cannot take value %s: left are %s", x, answer, left);
    return answer;
  }
}
