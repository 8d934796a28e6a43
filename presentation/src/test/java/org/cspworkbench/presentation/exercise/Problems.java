package org.cspworkbench.presentation.exercise;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.List;
import java.util.stream.IntStream;
import org.cspworkbench.core.gallery.Graph;
import org.cspworkbench.core.gallery.GraphColouring;
import org.cspworkbench.core.gallery.LatinSquare;
import org.cspworkbench.core.gallery.MapColouring;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.gallery.SendMoreMoney;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.notation.ProblemReader;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.text.MalformedProblemException;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.Grid;

/** Problems of every kind for exercises, and random moves. */
final class Problems {

  private static final ImmutableList<Move.Statement> SAYINGS =
      ImmutableList.copyOf(Move.Statement.values());

  private static final String NOTATION =
      """
      variables x, y, z in 1..5
      x < y
      y < z
      x + y + z = 8
      """;

  private Problems() {}

  static ImmutableList<Problem> all() {
    ImmutableList.Builder<Problem> problems = ImmutableList.builder();
    problems.add(sudoku("1.....2..3.....4"));
    problems.add(
        sudoku(
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
    problems.add(general(MapColouring.australia()), general(Queens.pairwise(3)));
    problems.add(general(Queens.pairwise(6)), general(LatinSquare.ofOrder(4)));
    problems.add(general(GraphColouring.of(Graph.mycielski(3), 3)));
    problems.add(general(SendMoreMoney.columns()), general(written()));
    for (long seed = 0; seed < 12; seed++) {
      problems.add(general(RandomBinary.modelRb(seed, 7, 5, 0.7, 0.35 + 0.02 * seed)));
    }
    return problems.build();
  }

  private static Csp written() {
    try {
      return ProblemReader.read("written", NOTATION).csp();
    } catch (MalformedProblemException e) {
      throw new AssertionError(e);
    }
  }

  static Problem sudoku(String line) {
    return Problem.Sudoku.of(Grid.ofLine(line));
  }

  static Problem general(Csp csp) {
    return new Problem.General(csp);
  }

  /** Returns the remaining values of each variable. */
  static List<List<Integer>> left(Exercise exercise) {
    return exercise.csp().variables().stream().map(x -> left(exercise, x)).toList();
  }

  private static List<Integer> left(Exercise exercise, Variable x) {
    return IntStream.range(0, x.domain().size())
        .filter(i -> exercise.contains(x.index(), i))
        .boxed()
        .toList();
  }

  /** Returns a random move that fits the task, right or wrong. */
  static Move anyMove(Exercise exercise, RandomStream random) {
    int n = exercise.csp().variables().size();
    int x = random.nextInt(n);
    int arcs = Math.max(1, exercise.network().arcCount());
    Task task = exercise.task();
    if (random.nextInt(8) == 0) {
      return SAYINGS.get(random.nextInt(SAYINGS.size()));
    }
    if (task instanceof Task.PickArc) {
      return new Move.TakeArc(random.nextInt(arcs));
    }
    if (task instanceof Task.Revise revise) {
      return remove(exercise, exercise.network().tail(revise.arc()), random);
    }
    if (task instanceof Task.Requeue requeue) {
      ImmutableSet.Builder<Integer> chosen = ImmutableSet.builder();
      requeue.candidates().stream().filter(arc -> random.nextInt(5) > 0).forEach(chosen::add);
      if (random.nextInt(3) == 0) {
        chosen.add(random.nextInt(arcs));
      }
      return new Move.PutBack(chosen.build());
    }
    if (task instanceof Task.LookAhead) {
      return remove(exercise, x, random);
    }
    return task instanceof Task.GoOn goOn
        ? new Move.Try(
            random.nextInt(3) > 0 ? goOn.variable() : x,
            random.nextInt(exercise.network().domainSize(x)))
        : new Move.Choose(x);
  }

  private static Move remove(Exercise exercise, int x, RandomStream random) {
    ImmutableSet.Builder<Integer> values = ImmutableSet.builder();
    for (int i = 0; i < exercise.network().domainSize(x); i++) {
      if (random.nextInt(3) == 0) {
        values.add(i);
      }
    }
    return new Move.Remove(x, values.build());
  }
}
