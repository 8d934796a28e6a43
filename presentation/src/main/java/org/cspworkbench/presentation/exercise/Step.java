package org.cspworkbench.presentation.exercise;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.cspworkbench.core.network.Network.NONE;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.cspworkbench.core.consistency.RevisionPreview;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.network.Domains;
import org.cspworkbench.core.network.Network;

/**
 * What forward checking has to do after one value, and what a learner has done of it. Which arcs
 * are revised is what the run says; what each removes is told by the kernel's own revision, and
 * depends on none of the others.
 */
final class Step {

  private final RunTape.Kernel kernel;
  private final Network network;
  private final Domains domains;
  private final ImmutableList<Integer> arcs;
  private final RevisionPreview preview;
  private final Grounds grounds;
  private final Map<Integer, Set<Integer>> conflicting = new TreeMap<>(); // by neighbour
  private final Map<Integer, Set<Integer>> removed = new TreeMap<>();

  /** After a value, with these arcs to be revised. */
  Step(RunTape.Kernel kernel, ImmutableList<Integer> arcs) {
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

  /** What the learner has removed of {@code x}. */
  Set<Integer> removed(int x) {
    return removed.getOrDefault(x, Set.of());
  }

  /** Removes these values, to which there is no objection. */
  void remove(Move.Remove remove) {
    removed.computeIfAbsent(remove.variable(), x -> new TreeSet<>()).addAll(remove.values());
  }

  /** A variable that has no value left, if there is one. */
  Optional<Integer> emptied() {
    return removed.keySet().stream().filter(x -> removed(x).size() == domains.size(x)).findFirst();
  }

  /** A value that has still to go, if there is one. */
  Optional<Reason> somethingLeft() {
    return nextRemoval().map(next -> unsupported(next.variable(), next.values().iterator().next()));
  }

  /** What goes from the next neighbour from which something does. */
  Optional<Move.Remove> nextRemoval() {
    return arcs.stream()
        .map(arc -> new Move.Remove(network.tail(arc), left(network.tail(arc))))
        .filter(remove -> !remove.values().isEmpty())
        .findFirst();
  }

  /** What has still to go from {@code x}. */
  private ImmutableSet<Integer> left(int x) {
    return Sets.difference(conflicting.getOrDefault(x, Set.of()), removed(x)).immutableCopy();
  }

  /**
   * What speaks against a removal after {@code cause} was given its value, if anything does. Where
   * several constraints take values from one variable, they may go one constraint at a time.
   */
  Optional<Reason> objectionTo(Move.Remove remove, int cause) {
    int x = remove.variable();
    if (kernel.assignment().isAssigned(x)) {
      return Optional.of(new Reason.Assigned(x));
    }
    if (!conflicting.containsKey(x)) {
      return Optional.of(notConcerned(x, cause));
    }
    for (int i : remove.values()) {
      if (i < 0 || i >= network.domainSize(x) || !contains(x, i)) {
        return Optional.of(new Reason.NotThere(x, i));
      }
      if (!conflicting.getOrDefault(x, Set.of()).contains(i)) {
        return Optional.of(grounds.toKeep(arcOf(x), i));
      }
    }
    return remove.values().isEmpty()
        ? left(x).stream().findFirst().map(i -> unsupported(x, i))
        : halfDone(remove);
  }

  /** A value left out though every arc that takes one of those removed takes it too. */
  private Optional<Reason> halfDone(Move.Remove remove) {
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
            .map(other -> new Reason.Unsupported(arc, other));
      }
    }
    return Optional.empty();
  }

  private int arcOf(int x) {
    return arcs.stream().filter(arc -> network.tail(arc) == x).findFirst().orElse(NONE);
  }

  private Reason unsupported(int x, int i) {
    int arc =
        arcs.stream()
            .filter(each -> network.tail(each) == x && preview.removedBy(each).contains(i))
            .findFirst()
            .orElseThrow();
    return new Reason.Unsupported(arc, i);
  }

  /** No arc of {@code x} is revised: no constraint is on both, or it has other open variables. */
  private Reason notConcerned(int x, int cause) {
    for (int place = network.arcsFromStart(x); place < network.arcsFromEnd(x); place++) {
      int arc = network.arcFrom(place);
      if (network.leansOnSeveral(arc) && isOn(network.constraint(arc), cause)) {
        return new Reason.TooEarly(arc, openBeside(x, network.constraint(arc)));
      }
    }
    return new Reason.NoConstraint(x, cause);
  }

  private static boolean isOn(Constraint constraint, int x) {
    return constraint.scope().stream().anyMatch(y -> y.index() == x);
  }

  private int openBeside(int x, Constraint constraint) {
    return constraint.scope().stream()
        .mapToInt(Variable::index)
        .filter(y -> y != x && !kernel.assignment().isAssigned(y))
        .findFirst()
        .orElse(NONE);
  }
}
