package org.cspworkbench.viewer.decide;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import java.util.Optional;
import java.util.function.IntPredicate;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.search.guide.Guide;
import org.cspworkbench.core.search.guide.Script;
import org.cspworkbench.core.trace.Decision;
import org.jspecify.annotations.Nullable;

/**
 * A guide that replays earlier choices and then waits at each choice for an answer; a variable with
 * one remaining value is no choice. The solver's thread waits in it; any other thread answers, lets
 * the algorithm continue, or releases it.
 */
final class AskingGuide implements Guide {

  /**
   * A choice that must be made.
   *
   * @param node the number of the node to which the answer leads
   * @param bound the variable, if only its value must be chosen, else −1
   */
  record Question(long node, int bound) {}

  private final long asksFrom;
  private Script script; // all choices so far
  private @Nullable Question question;
  private boolean hasStoppedAsking;

  /** Creates a guide that replays {@code script}, and asks from node number {@code asksFrom} on. */
  AskingGuide(Script script, long asksFrom) {
    this.script = script;
    this.asksFrom = asksFrom;
  }

  /** Returns all choices so far. */
  synchronized Script script() {
    return script;
  }

  /** Returns the current question, if the solver waits. */
  synchronized Optional<Question> question() {
    return Optional.ofNullable(question);
  }

  /** Answers the current question. The choice must be a possible one. */
  synchronized void answer(Decision answer) {
    if (question != null) {
      long node = question.node();
      script = question.bound() == NONE ? script.withVariable(node, answer.variable()) : script;
      script = script.withValue(node, answer.operator(), answer.value());
      question = null;
      notifyAll();
    }
  }

  /** Stops asking: the algorithm makes this choice and all later ones. */
  synchronized void stopAsking() {
    hasStoppedAsking = true;
    question = null;
    notifyAll();
  }

  @Override
  public void release() {
    stopAsking();
  }

  @Override
  public synchronized int variable(long node, int own, Domains domains, Assignment assignment) {
    if (!script.variables().containsKey(node) && domains.size(own) > 1) {
      await(new Question(node, NONE));
    }
    return script.variable(node, own, domains, assignment);
  }

  @Override
  public synchronized Decision decision(long node, Decision own, Domains domains) {
    int x = own.variable();
    if (!script.values().containsKey(node) && domains.size(x) > 1) {
      await(new Question(node, x));
    }
    return script.decision(node, own, domains);
  }

  @Override
  public synchronized int arc(long revision, int own, IntPredicate waits) {
    return script.arc(revision, own, waits);
  }

  private synchronized void await(Question asked) {
    if (asked.node() < asksFrom || hasStoppedAsking) {
      return;
    }
    question = asked;
    while (question != null) {
      try {
        wait();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        stopAsking();
      }
    }
  }
}
