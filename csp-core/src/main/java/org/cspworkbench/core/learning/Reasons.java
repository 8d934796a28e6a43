package org.cspworkbench.core.learning;

import static com.google.common.base.Preconditions.checkState;
import static org.cspworkbench.core.kernel.Network.NONE;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.core.kernel.DomainLog;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Explanation;
import org.cspworkbench.core.model.LinearSum;
import org.cspworkbench.core.model.SumExplanation;
import org.cspworkbench.core.model.Variable;
import org.jspecify.annotations.Nullable;

/**
 * Finds, when the analysis asks and not before, why a literal in the log became true: from its
 * cause, and from the domains as they were then. No propagator need know of it; what a constraint
 * without an {@link Explanation} removes is explained by all that its variables had lost.
 */
final class Reasons {

  /** How a constraint explains, and the domains of its scope, from which it does. */
  private record Explained(Explanation explanation, PastDomains past) {}

  /** A sum that is to stay at most its bound. */
  private record Bound(SumExplanation sum, PastDomains past) {}

  private final Domains domains;
  private final Network network;
  private final DomainLog log;
  private final LearntNogoods nogoods;
  private final @Nullable Explained[] explained; // by constraint, made when first asked
  private final boolean[] isMade;
  private final List<Bound> bounds = new ArrayList<>();

  Reasons(Domains domains, DomainLog log, LearntNogoods nogoods) {
    this.domains = domains;
    this.network = domains.network();
    this.log = log;
    this.nogoods = nogoods;
    int constraints = network.constraints().size();
    explained = new @Nullable Explained[constraints];
    isMade = new boolean[constraints];
  }

  /** Returns an empty reason. */
  Reason newReason() {
    return new Reason(domains, log);
  }

  /** What is removed for no arc is removed so that one of {@code sums} stays at most its bound. */
  void setBounds(ImmutableList<LinearSum> sums) {
    bounds.clear();
    for (LinearSum sum : sums) {
      bounds.add(new Bound(new SumExplanation(sum), past(sum.scope(), newReason())));
    }
  }

  /** Fills {@code reason} with literals by which the objective is more than its bound. */
  void findExcess(Reason reason) {
    reason.clear();
    checkState(!bounds.isEmpty(), "there is no bound");
    Bound objective = bounds.get(0);
    objective.past().goTo(log.length(), reason);
    checkState(
        objective.sum().explainViolation(objective.past()),
        "a solution is not worse than the bound");
    reason.join();
  }

  /** Fills {@code reason} with literals before {@code position} that imply the one there. */
  void find(int position, Reason reason) {
    findOneByOne(position, reason);
    domains.counters().literals += reason.size();
    reason.join();
  }

  /** As {@link #find}, but without literals that stand for several: all are of the cause. */
  void findOneByOne(int position, Reason reason) {
    reason.clear();
    int x = log.variable(position);
    int number = log.causeNumber(position);
    int i = network.indexAt(DomainLog.address(log.literal(position)));
    switch (log.cause(position)) {
      case DECISION -> throw new IllegalStateException("a decision has no reason");
      case SEARCHED -> addDecisions(log.level(position), reason);
      case LITERAL -> reason.add(log.position(number));
      case LAST_VALUE -> addAllLostBut(i, x, reason);
      case NOGOOD -> nogoods.addOthers(number, log.literal(position) ^ 1, reason);
      case ARC -> explain(number, x, i, position, reason);
    }
  }

  /**
   * Fills {@code reason} with literals that cannot hold together, after a constraint has failed:
   * some variable has no value left, or the constraint itself says so.
   *
   * @return the arc that stands for the constraint if it said so itself, otherwise NONE
   */
  int findContradiction(Reason reason) {
    int emptied = emptied();
    int unsatisfied = log.takeUnsatisfied();
    if (emptied != NONE) {
      findWipeOut(emptied, reason);
      return NONE;
    }
    checkState(unsatisfied != NONE, "no constraint has failed");
    reason.clear();
    addAll(network.constraint(unsatisfied), log.length(), reason);
    reason.join();
    return unsatisfied;
  }

  /**
   * Returns the arc that stands for the constraint that failed though each variable has a value
   * left, or NONE; it is forgotten then.
   */
  int takeUnsatisfied() {
    int unsatisfied = log.takeUnsatisfied();
    return emptied() == NONE ? unsatisfied : NONE;
  }

  private int emptied() {
    for (int position = log.length() - 1; position >= 0; position--) {
      int x = log.variable(position);
      if (domains.isEmpty(x)) {
        return x;
      }
    }
    return NONE;
  }

  /** {@code x} has lost its last value: what took it, or, of several at once, all of them. */
  private void findWipeOut(int x, Reason reason) {
    int fixedAt = log.fixedAt(x);
    if (fixedAt == DomainLog.NEVER) {
      reason.clear();
      addAllLostBut(NONE, x, reason);
      reason.join();
      return;
    }
    find(log.removedAt(DomainLog.address(log.literal(fixedAt))), reason);
    reason.add(fixedAt);
  }

  private void addDecisions(int level, Reason reason) {
    for (int open = Reason.ROOT_LEVEL + 1; open <= level; open++) {
      reason.add(log.start(open));
    }
  }

  private void addAllLostBut(int i, int x, Reason reason) {
    for (int j = 0; j < network.domainSize(x); j++) {
      if (j != i) {
        reason.addRemoved(x, j);
      }
    }
  }

  private void explain(int arc, int x, int i, int position, Reason reason) {
    if (arc == NONE) {
      explainByBound(x, i, position, reason);
    } else if (!network.dependsOnSeveral(arc)) {
      explainPair(arc, i, position, reason);
    } else {
      explainSeveral(arc, i, position, reason);
    }
  }

  private void explainByBound(int x, int i, int position, Reason reason) {
    for (Bound bound : bounds) {
      PastDomains past = bound.past();
      past.goTo(position, reason);
      for (int k = 0; k < past.size(); k++) {
        reason.clear();
        if (past.variable(k) == x && bound.sum().explain(k, i, past)) {
          return;
        }
      }
    }
    throw new IllegalStateException("a value was removed without a cause");
  }

  /** The head had one value left, which does not support {@code i}, or has lost all supports. */
  private void explainPair(int arc, int i, int position, Reason reason) {
    int y = network.head(arc);
    if (reason.isFixedBefore(y, position)) {
      reason.addDomain(y, position);
      return;
    }
    for (int j = 0; j < network.domainSize(y); j++) {
      if (network.allows(arc, i, j)) {
        reason.addRemoved(y, j);
      }
    }
  }

  private void explainSeveral(int arc, int i, int position, Reason reason) {
    int constraint = network.constraintIndex(arc);
    if (arc >= network.unaryArcsEnd()) {
      Explained own = explained(constraint, reason);
      if (own != null) {
        own.past().goTo(position, reason);
        if (own.explanation().explain(arc - network.firstReason(constraint), i, own.past())) {
          return;
        }
      }
      reason.clear();
    }
    addAll(network.constraint(arc), position, reason);
  }

  private static void addAll(Constraint constraint, int position, Reason reason) {
    for (Variable y : constraint.scope()) {
      reason.addDomain(y.index(), position);
    }
  }

  private @Nullable Explained explained(int constraint, Reason reason) {
    if (!isMade[constraint]) {
      isMade[constraint] = true;
      Constraint own = network.constraints().get(constraint);
      explained[constraint] =
          own.explanation(network.structure().memo())
              .map(found -> new Explained(found, past(own.scope(), reason)))
              .orElse(null);
    }
    return explained[constraint];
  }

  private PastDomains past(ImmutableList<Variable> scope, Reason reason) {
    return new PastDomains(network, log, scope, reason);
  }
}
