package org.cspworkbench.core.fast;

import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.trace.Counters;
import org.jspecify.annotations.Nullable;

/**
 * Revises one arc after the other, and adds the tail to the queue if it has lost values. Where
 * domains take several words, what the head has lost is known for most variables, and only the
 * values that it supported are asked about.
 */
final class QueueingRevision {

  private final Network network;
  private final Domains domains;
  private final VariableQueue queue;
  private final Counters counters;
  private final WordRevision words;
  private final @Nullable LossRevision losses; // null: each domain is one word
  private boolean byLoss; // what the head has lost is known

  QueueingRevision(Domains domains, VariableQueue queue) {
    this.network = domains.network();
    this.domains = domains;
    this.queue = queue;
    this.counters = domains.counters();
    this.words = new WordRevision(domains);
    this.losses = LossRevision.of(domains);
  }

  /** Prepares {@link #keepSupported}: {@code y}, the head of the next arcs, was assigned. */
  void headAssigned(int y) {
    if (losses != null) {
      losses.forget(y);
    }
  }

  /** Prepares {@link #revise}: {@code y}, the head of the next arcs, has lost values. */
  void headShrunk(int y) {
    byLoss = losses != null && losses.findLost(y);
  }

  /**
   * Removes from {@code x}, the tail of {@code arc}, what value {@code v}, the only one of the
   * head, does not support.
   *
   * @return whether a value is left
   */
  boolean keepSupported(int arc, int x, int v) {
    if (network.isDifference(arc)) {
      return keepAllBut(arc, x, network.conflict(arc, v));
    }
    boolean isKept = keep(x);
    return !words.keepSupportedBy(arc, v) || addUnlessEmpty(x, isKept);
  }

  /** Removes value {@code i}, the only one that disagrees, if there is such a value. */
  private boolean keepAllBut(int arc, int x, int i) {
    domains.countRevision(arc);
    counters.checks++;
    if (i < 0 || i >= network.domainSize(x) || !domains.contains(x, i)) {
      return true;
    }
    boolean isKept = keep(x);
    domains.remove(x, i, arc);
    return addUnlessEmpty(x, isKept);
  }

  /**
   * Removes from {@code x}, the tail of {@code arc}, what no value left at the head supports.
   *
   * @return whether a value is left
   */
  boolean revise(int arc, int x) {
    boolean isKept = keep(x);
    boolean hasLost =
        (byLoss && losses != null && network.isTable(arc)) ? losses.revise(arc) : words.revise(arc);
    return !hasLost || addUnlessEmpty(x, isKept);
  }

  /** Keeps the domain of {@code x}, unless there is no need, or one before it is kept already. */
  private boolean keep(int x) {
    if (losses == null || network.isWide(x) || queue.isWaiting(x)) {
      return false;
    }
    losses.keep(x);
    return true;
  }

  private boolean addUnlessEmpty(int x, boolean isKept) {
    if (!queue.addUnlessEmpty(x)) {
      return false;
    }
    if (losses != null && isKept) {
      losses.confirm(x);
    }
    return true;
  }

  /** Forgets what has been lost. */
  void clear() {
    if (losses != null) {
      losses.clear();
    }
  }
}
