package org.cspworkbench.core.search.lookback;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;

/**
 * CBJ and FC-CBJ as Prosser writes them, naively: variables in order and numbered from 1, conflict
 * sets as sets of these numbers, domains as lists of values. Nothing is shared with the kernel.
 *
 * <p>Goes on after each solution, for which all decisions before the last are to blame.
 */
abstract class Prosser {

  final Csp csp;
  final int n;
  final int[] value; // by variable from 1, of those decided
  private final List<List<Constraint>> constraintsWith = new ArrayList<>();
  private final List<Set<Integer>> confSet = new ArrayList<>();
  private final List<String> deadEnds = new ArrayList<>();
  private long nodes;
  private long solutions;

  private Prosser(Csp csp) {
    this.csp = csp;
    this.n = csp.variables().size();
    this.value = new int[n + 1];
    for (int i = 0; i <= n; i++) {
      int number = i;
      confSet.add(new TreeSet<>());
      constraintsWith.add(
          csp.constraints().stream().filter(c -> scope(c).contains(number)).toList());
    }
  }

  /** Conflict-directed backjumping, which checks a value against the past. */
  static Prosser cbj(Csp csp) {
    return new Prosser(csp) {
      @Override
      List<Integer> currentDomain(int i) {
        return domain(i);
      }

      @Override
      Set<Integer> label(int i) {
        int h = i;
        for (Constraint c : constraintsWith(i)) {
          if (Collections.max(scope(c)) == i && !holds(c)) {
            h = Math.min(h, Collections.min(scope(c)));
          }
        }
        return h < i ? Set.of(h) : Set.of();
      }

      @Override
      void undo(int i) {}

      @Override
      Set<Integer> pastFc(int i) {
        return Set.of();
      }
    };
  }

  /** Forward checking with conflict-directed backjumping. */
  static Prosser forwardChecking(Csp csp) {
    List<List<Integer>> currentDomain = new ArrayList<>();
    List<List<Integer>> pastFc = new ArrayList<>(); // a stack for each variable
    List<List<List<Integer>>> reductions = new ArrayList<>(); // one for each entry of that stack
    Prosser prosser =
        new Prosser(csp) {
          @Override
          List<Integer> currentDomain(int i) {
            return currentDomain.get(i);
          }

          @Override
          Set<Integer> label(int i) {
            for (Constraint c : constraintsWith(i)) {
              int j = Collections.max(scope(c));
              if (i < j) {
                checkForward(c, i, j);
                if (currentDomain.get(j).isEmpty()) {
                  Set<Integer> toBlame = new TreeSet<>(pastFc.get(j));
                  toBlame.remove(i);
                  return toBlame.isEmpty() ? Set.of(0) : toBlame;
                }
              }
            }
            return Set.of();
          }

          private void checkForward(Constraint c, int i, int j) {
            List<Integer> removed = new ArrayList<>();
            for (int v : currentDomain.get(j)) {
              value[j] = v;
              if (!holds(c)) {
                removed.add(v);
              }
            }
            if (!removed.isEmpty()) {
              currentDomain.get(j).removeAll(removed);
              reductions.get(j).add(removed);
              pastFc.get(j).add(i);
            }
          }

          @Override
          void undo(int i) {
            for (int j = i + 1; j <= n; j++) {
              while (pastFc.get(j).contains(i)) {
                int top = pastFc.get(j).size() - 1;
                pastFc.get(j).remove(top);
                currentDomain.get(j).addAll(reductions.get(j).remove(top));
                Collections.sort(currentDomain.get(j));
              }
            }
          }

          @Override
          Set<Integer> pastFc(int i) {
            return new TreeSet<>(pastFc.get(i));
          }
        };
    for (int i = 0; i <= prosser.n; i++) {
      currentDomain.add(i == 0 ? List.of() : new ArrayList<>(prosser.domain(i)));
      pastFc.add(new ArrayList<>());
      reductions.add(new ArrayList<>());
    }
    return prosser;
  }

  abstract List<Integer> currentDomain(int i);

  /**
   * Looks whether {@code x[i]}, which has a value, can keep it.
   *
   * @return nothing if it can; otherwise the earlier variables to blame, or 0 if none is
   */
  abstract Set<Integer> label(int i);

  abstract void undo(int i);

  abstract Set<Integer> pastFc(int i);

  /** Searches for all solutions. */
  Prosser run() {
    search(1);
    return this;
  }

  /** Of each dead end but those at the root: its conflict set, and where the search returns to. */
  List<String> deadEnds() {
    return deadEnds;
  }

  long nodes() {
    return nodes;
  }

  long solutions() {
    return solutions;
  }

  static String deadEnd(Set<Integer> conflict, int target) {
    return conflict + " → " + target;
  }

  /** Tries all values of {@code x[i]}; returns the variable to return to. */
  private int search(int i) {
    Set<Integer> conflict = confSet.get(i);
    conflict.clear();
    for (int v : List.copyOf(currentDomain(i))) {
      value[i] = v;
      nodes++;
      Set<Integer> toBlame = label(i);
      int h = i;
      if (!toBlame.isEmpty()) {
        conflict.addAll(toBlame);
      } else if (i == n) {
        solutions++;
        for (int k = 1; k < n; k++) {
          conflict.add(k);
        }
      } else {
        h = search(i + 1);
      }
      undo(i);
      if (h < i) {
        return h;
      }
    }
    return i == 1 ? 0 : unlabel(i);
  }

  private int unlabel(int i) {
    Set<Integer> conflict = new TreeSet<>(confSet.get(i));
    conflict.addAll(pastFc(i));
    conflict.remove(0);
    int h = conflict.isEmpty() ? 0 : Collections.max(conflict);
    deadEnds.add(deadEnd(conflict, h));
    conflict.remove(h);
    confSet.get(h).addAll(conflict);
    return h;
  }

  List<Integer> domain(int i) {
    List<Integer> values = new ArrayList<>();
    for (int k = 0; k < csp.variables().get(i - 1).domain().size(); k++) {
      values.add(csp.variables().get(i - 1).domain().valueAt(k));
    }
    return values;
  }

  List<Constraint> constraintsWith(int i) {
    return constraintsWith.get(i);
  }

  static Set<Integer> scope(Constraint c) {
    Set<Integer> numbers = new TreeSet<>();
    c.scope().forEach(x -> numbers.add(x.index() + 1));
    return numbers;
  }

  boolean holds(Constraint c) {
    return c.isSatisfiedBy(c.scope().stream().mapToInt(x -> value[x.index() + 1]).toArray());
  }
}
