package org.cspworkbench.presentation.exercise;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.cspworkbench.core.kernel.Network.NONE;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.cspworkbench.core.consistency.RevisionPreview;
import org.cspworkbench.core.kernel.Adjacency;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Variable;

/**
 * The removals of forward checking after one value is tried, and those that the learner has made.
 * The run determines which arcs are revised; the kernel's own revision determines what each arc
 * removes, independently of the others.
 */
final class ForwardCheckingStep {

  private final RecordedRun.Kernel kernel;
  private final Network network;
  private final Domains domains;
  private final ImmutableList<Integer> arcs;
  private final RevisionPreview preview;
  private final Grounds grounds;
  private final Map<Integer, Set<Integer>> conflicting = new TreeMap<>(); // by neighbour
  private final Map<Integer, Set<Integer>> removed = new TreeMap<>();

  /** Creates a step in which these arcs are to be revised. */
  ForwardCheckingStep(RecordedRun.Kernel kernel, ImmutableList<Integer> arcs) {
    this.kernel = kernel;
    this.domains = kernel.domains();
    this.network = domains.network();
    this.arcs = arcs;
    this.preview = new RevisionPreview(domains);
    this.grounds = new Grounds(domains);
    for (int arc : arcs) {
      conflicting
          .computeIfAbsent(network.tail(arc), x -> new TreeSet<>())
          .addAll(preview.removedBy(arc));
    }
  }

  boolean isOpen(int x) {
    return !kernel.assignment().isAssigned(x);
  }

  boolean contains(int x, int i) {
    return domains.contains(x, i) && !removed(x).contains(i);
  }

  /** Returns the values of {@code x} that the learner has removed. */
  Set<Integer> removed(int x) {
    return removed.getOrDefault(x, Set.of());
  }

  /** Removes values without checking them: {@link #objectionTo} must have returned empty. */
  void remove(Move.Remove remove) {
    removed.computeIfAbsent(remove.variable(), x -> new TreeSet<>()).addAll(remove.values());
  }

  /** Returns a variable whose domain is empty, if there is one. */
  Optional<Integer> emptied() {
    return removed.keySet().stream().filter(x -> removed(x).size() == domains.size(x)).findFirst();
  }

  /** Returns a value that must still be removed, as a reason why the step is not complete. */
  Optional<MistakeReason> somethingLeft() {
    return nextRemoval().map(next -> unsupported(next.variable(), next.values().iterator().next()));
  }

  /** Returns all values that must still be removed from the first neighbour that has any. */
  Optional<Move.Remove> nextRemoval() {
    return arcs.stream()
        .map(arc -> new Move.Remove(network.tail(arc), left(network.tail(arc))))
        .filter(remove -> !remove.values().isEmpty())
        .findFirst();
  }

  /** Returns the values that must still be removed from {@code x}. */
  private ImmutableSet<Integer> left(int x) {
    return Sets.difference(conflicting.getOrDefault(x, Set.of()), removed(x)).immutableCopy();
  }

  /**
   * Returns why a removal is wrong after {@code cause} was assigned, or empty if it is right. If
   * several constraints remove values of one variable, the removals of each constraint may be a
   * move of their own.
   */
  Optional<MistakeReason> objectionTo(Move.Remove remove, int cause) {
    int x = remove.variable();
    if (kernel.assignment().isAssigned(x)) {
      return Optional.of(new MistakeReason.Assigned(x));
    }
    if (!conflicting.containsKey(x)) {
      return Optional.of(whyNotRevised(x, cause));
    }
    for (int i : remove.values()) {
      if (i < 0 || i >= network.domainSize(x) || !contains(x, i)) {
        return Optional.of(new MistakeReason.NotThere(x, i));
      }
      if (!conflicting.getOrDefault(x, Set.of()).contains(i)) {
        return Optional.of(grounds.toKeep(arcOf(x), i));
      }
    }
    return remove.values().isEmpty()
        ? left(x).stream().findFirst().map(i -> unsupported(x, i))
        : incompleteRemoval(remove);
  }

  /**
   * Returns a reason if every arc that removes one of these values also removes a value that was
   * left out.
   */
  private Optional<MistakeReason> incompleteRemoval(Move.Remove remove) {
    int x = remove.variable();
    Set<Integer> gone = Sets.union(removed(x), remove.values());
    for (int i : remove.values()) {
      ImmutableList<Integer> takers =
          arcs.stream()
              .filter(arc -> network.tail(arc) == x && preview.removedBy(arc).contains(i))
              .collect(toImmutableList());
      if (takers.stream().noneMatch(arc -> gone.containsAll(preview.removedBy(arc)))) {
        int arc = takers.get(0);
        return preview.removedBy(arc).stream()
            .filter(other -> !gone.contains(other))
            .findFirst()
            .map(other -> new MistakeReason.Unsupported(arc, other));
      }
    }
    return Optional.empty();
  }

  private int arcOf(int x) {
    return arcs.stream().filter(arc -> network.tail(arc) == x).findFirst().orElse(NONE);
  }

  private MistakeReason unsupported(int x, int i) {
    int arc =
        arcs.stream()
            .filter(each -> network.tail(each) == x && preview.removedBy(each).contains(i))
            .findFirst()
            .orElseThrow();
    return new MistakeReason.Unsupported(arc, i);
  }

  /**
   * Returns why no arc of {@code x} is revised: no constraint is on both, or it has other open
   * variables.
   */
  private MistakeReason whyNotRevised(int x, int cause) {
    Adjacency arcsFrom = network.arcsFrom();
    for (int place = arcsFrom.start(x); place < arcsFrom.end(x); place++) {
      int arc = arcsFrom.at(place);
      if (network.dependsOnSeveral(arc) && isOn(network.constraint(arc), cause)) {
        return new MistakeReason.TooEarly(arc, otherOpenVariable(x, network.constraint(arc)));
      }
    }
    return new MistakeReason.NoConstraint(x, cause);
  }

  private static boolean isOn(Constraint constraint, int x) {
    return constraint.scope().stream().anyMatch(y -> y.index() == x);
  }

  private int otherOpenVariable(int x, Constraint constraint) {
    return constraint.scope().stream()
        .mapToInt(Variable::index)
        .filter(y -> y != x && !kernel.assignment().isAssigned(y))
        .findFirst()
        .orElse(NONE);
  }
}
