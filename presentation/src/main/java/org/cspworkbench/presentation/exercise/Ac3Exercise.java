package org.cspworkbench.presentation.exercise;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Set;
import org.cspworkbench.core.consistency.Ac3ByHand;
import org.cspworkbench.core.consistency.RevisionPreview;
import org.cspworkbench.core.kernel.AllDifferentFiltering;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.core.trace.ValueSet;
import org.cspworkbench.presentation.moment.Arrow;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Moments;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.solvers.Networks;

/**
 * An exercise in which the learner performs AC-3: chooses the next arc, the values that its
 * revision removes, and the arcs that return to the queue. Any arc in the queue may be chosen.
 *
 * <p>The moves of the learner are a run of AC-3 in the kernel, recorded in a trace of its own.
 */
public final class Ac3Exercise implements Exercise {

  private final Network network;
  private final Domains domains;
  private final Assignment assignment;
  private final TraceRecorder recorder;
  private final Moments moments;
  private final Ac3ByHand ac3;
  private final RevisionPreview preview;
  private final Grounds grounds;
  private Task task;
  private ImmutableSet<Integer> waitingBefore = ImmutableSet.of(); // before the last revision
  private int position; // end of the visible part of the trace

  /** Creates an exercise on {@code csp}, with every arc in the queue. */
  public Ac3Exercise(Csp csp) {
    this.network = Networks.of(csp.structure(), AllDifferentFiltering.PAIRWISE);
    this.recorder = new TraceRecorder(Detail.FINE);
    this.domains = new Domains(network, csp, new Counters(), recorder);
    this.assignment = new Assignment(domains);
    this.ac3 = new Ac3ByHand(domains, assignment);
    this.preview = new RevisionPreview(domains);
    this.grounds = new Grounds(domains);
    this.moments = new Moments(trace());
    this.position = 0;
    this.task = emptied() == Network.NONE ? pickArc() : Task.Over.INCONSISTENT;
    if (task == Task.Over.CONSISTENT) {
      task = Task.Over.NOTHING_TO_DO;
    }
  }

  /** Returns the arcs in the queue, without those that the learner has still to put back. */
  public ImmutableList<Integer> waiting() {
    return task instanceof Task.Requeue
        ? ac3.waiting().stream().filter(waitingBefore::contains).collect(toImmutableList())
        : ac3.waiting();
  }

  @Override
  public Trace trace() {
    return requireNonNull(recorder.trace());
  }

  @Override
  public Network network() {
    return network;
  }

  @Override
  public int position() {
    return position;
  }

  @Override
  public Task task() {
    return task;
  }

  /**
   * Returns the moment with the selected arc during a revision, and with the removed values after
   * it.
   */
  @Override
  public Moment moment() {
    Moment at = moments.at(position);
    if (task instanceof Task.Revise revise) {
      int x = network.tail(revise.arc());
      int y = network.head(revise.arc());
      Arrow arrow = y == Network.NONE ? null : new Arrow(y, x, Network.NONE, Arrow.Kind.CHECKS);
      return new Moment(
          withoutMarks(at), at.decisions(), arrow, x, Network.NONE, ImmutableIntArray.of());
    }
    return task instanceof Task.PickArc
        ? new Moment(
            at.spots(), at.decisions(), null, Network.NONE, Network.NONE, ImmutableIntArray.of())
        : at;
  }

  @Override
  public boolean isOpen(int x) {
    return !assignment.isAssigned(x);
  }

  @Override
  public boolean contains(int x, int i) {
    return domains.contains(x, i);
  }

  private static ImmutableList<Spot> withoutMarks(Moment at) {
    return at.spots().stream()
        .map(spot -> spot.withPruned(ValueSet.empty(), ValueSet.empty()))
        .collect(toImmutableList());
  }

  private int emptied() {
    for (int x = 0; x < network.variableCount(); x++) {
      if (domains.isEmpty(x)) {
        return x;
      }
    }
    return Network.NONE;
  }

  @Override
  public Verdict play(Move move) {
    if (task instanceof Task.PickArc && move instanceof Move.TakeArc take) {
      return take(take);
    }
    if (task instanceof Task.Revise revise && move instanceof Move.Remove remove) {
      return revise(revise.arc(), remove);
    }
    if (task instanceof Task.Requeue requeue && move instanceof Move.PutBack putBack) {
      return putBack(requeue, putBack);
    }
    if (move == Move.Statement.INCONSISTENT && !(task instanceof Task.Over)) {
      return declareInconsistent(move);
    }
    return new Verdict.Wrong(move, new MistakeReason.NotAsked());
  }

  private Verdict take(Move.TakeArc take) {
    if (!ac3.isWaiting(take.arc())) {
      return new Verdict.Wrong(take, new MistakeReason.NotWaiting(take.arc()));
    }
    task = new Task.Revise(take.arc());
    return new Verdict.Right(take);
  }

  private Verdict revise(int arc, Move.Remove remove) {
    int x = network.tail(arc);
    if (remove.variable() != x) {
      return new Verdict.Wrong(remove, new MistakeReason.NotAsked());
    }
    ImmutableList<Integer> removed = preview.removedBy(arc);
    for (int i : remove.values()) {
      if (!removed.contains(i)) {
        return new Verdict.Wrong(remove, grounds.toKeep(arc, i));
      }
    }
    for (int i : removed) {
      if (!remove.values().contains(i)) {
        return new Verdict.Wrong(remove, new MistakeReason.Unsupported(arc, i));
      }
    }
    waitingBefore = ImmutableSet.copyOf(ac3.waiting());
    int begin = trace().length();
    ac3.revise(arc);
    position = endOfRevision(begin);
    ImmutableList<Integer> candidates =
        ac3.arcsInto(x).stream()
            .filter(other -> !waitingBefore.contains(other))
            .collect(toImmutableList());
    boolean asksForArcs = domains.isEmpty(x) || !candidates.isEmpty();
    task = !removed.isEmpty() && asksForArcs ? new Task.Requeue(arc, candidates) : pickArc();
    return new Verdict.Right(remove);
  }

  /**
   * Returns the end of the revision that began at {@code begin}, before the arcs that it queued.
   */
  private int endOfRevision(int begin) {
    int end = begin;
    while (end < trace().length() && trace().kind(end) != EventKind.ENQUEUE) {
      end++;
    }
    return end;
  }

  private Verdict putBack(Task.Requeue requeue, Move.PutBack putBack) {
    int x = network.tail(requeue.arc());
    if (domains.isEmpty(x)) {
      return new Verdict.Wrong(putBack, new MistakeReason.Emptied(x));
    }
    ImmutableList<Integer> dependent = ac3.arcsInto(x);
    for (int arc : putBack.arcs()) {
      if (arc == network.inverse(requeue.arc())) {
        return new Verdict.Wrong(putBack, new MistakeReason.JustUsed(arc, requeue.arc()));
      }
      if (!dependent.contains(arc)) {
        return new Verdict.Wrong(putBack, new MistakeReason.IndependentOf(arc, x));
      }
    }
    for (int arc : queuedAgain()) {
      if (!putBack.arcs().contains(arc)) {
        return new Verdict.Wrong(putBack, new MistakeReason.DependsOn(arc, x));
      }
    }
    position = trace().length();
    task = pickArc();
    return new Verdict.Right(putBack);
  }

  /** Returns the arcs that the last revision has put into the queue. */
  private Set<Integer> queuedAgain() {
    return Sets.difference(ImmutableSet.copyOf(ac3.waiting()), waitingBefore);
  }

  private Verdict declareInconsistent(Move move) {
    int x = emptied();
    if (x == Network.NONE) {
      return new Verdict.Wrong(move, stillHas());
    }
    task = Task.Over.INCONSISTENT;
    close();
    return new Verdict.Right(move);
  }

  private MistakeReason stillHas() {
    if (task instanceof Task.PickArc) {
      return new MistakeReason.NoneEmpty();
    }
    int x =
        network.tail(
            task instanceof Task.Revise revise ? revise.arc() : ((Task.Requeue) task).arc());
    return new MistakeReason.StillHas(x, domains.size(x));
  }

  private Task pickArc() {
    ImmutableList<Integer> waiting = ac3.waiting();
    if (!waiting.isEmpty()) {
      return new Task.PickArc(waiting);
    }
    ac3.finish();
    close();
    return Task.Over.CONSISTENT;
  }

  private void close() {
    recorder.close(domains.snapshot(), assignment.snapshot(), domains.counters());
    position = trace().length();
  }

  /**
   * Revises every arc in the queue that removes nothing. Only the queue changes.
   *
   * @return the number of arcs that were revised
   */
  public int skipIdleArcs() {
    if (!(task instanceof Task.PickArc pick)) {
      return 0;
    }
    int skipped = 0;
    for (int arc : pick.waiting()) {
      if (preview.removedBy(arc).isEmpty()) {
        ac3.revise(arc);
        skipped++;
      }
    }
    position = trace().length();
    task = pickArc();
    return skipped;
  }

  @Override
  public Move rightMove() {
    if (task instanceof Task.PickArc pick) {
      return new Move.TakeArc(
          pick.waiting().stream()
              .filter(arc -> !preview.removedBy(arc).isEmpty())
              .findFirst()
              .orElse(pick.waiting().get(0)));
    }
    if (task instanceof Task.Revise revise) {
      int arc = revise.arc();
      return new Move.Remove(network.tail(arc), ImmutableSet.copyOf(preview.removedBy(arc)));
    }
    if (task instanceof Task.Requeue requeue) {
      return domains.isEmpty(network.tail(requeue.arc()))
          ? Move.Statement.INCONSISTENT
          : new Move.PutBack(ImmutableSet.copyOf(queuedAgain()));
    }
    throw new IllegalStateException("the exercise is over");
  }
}
