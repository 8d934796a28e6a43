package org.cspworkbench.presentation.exercise;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.solvers.Problem;
import org.junit.jupiter.api.Test;

/** A wrong move changes nothing, and the reason given for the rejection is true. */
class WrongMovesTest {

  private final Map<Class<?>, Integer> told = new HashMap<>();

  @Test
  void theReasonForRejectingAMoveIsTrue() {
    for (Problem problem : Problems.all()) {
      play(new Ac3Exercise(problem.csp()), 1);
      play(new ForwardCheckingExercise(problem), 2);
      play(new MrvExercise(problem), 3);
    }
    assertThat(told.keySet())
        .contains(
            MistakeReason.NotWaiting.class,
            MistakeReason.Supported.class,
            MistakeReason.Unsupported.class,
            MistakeReason.TooEarly.class,
            MistakeReason.JustUsed.class,
            MistakeReason.IndependentOf.class,
            MistakeReason.DependsOn.class,
            MistakeReason.Emptied.class,
            MistakeReason.NoneEmpty.class,
            MistakeReason.StillHas.class,
            MistakeReason.Assigned.class,
            MistakeReason.NoConstraint.class,
            MistakeReason.NotThere.class,
            MistakeReason.HasFailed.class,
            MistakeReason.ValueBefore.class,
            MistakeReason.OthersTurn.class,
            MistakeReason.LeftToTry.class,
            MistakeReason.NothingLeft.class,
            MistakeReason.FewerElsewhere.class,
            MistakeReason.VariableBefore.class,
            MistakeReason.NotAsked.class);
  }

  /** Plays random moves, with a right one in between, so that the exercise proceeds. */
  private void play(Exercise exercise, long seed) {
    RandomStream random = new RandomStream(seed);
    Turn turn = new Turn(exercise);
    for (int moves = 0; moves < 1500 && !turn.isOver(); moves++) {
      if (moves % 7 == 0) {
        turn.showMove();
        continue;
      }
      Move move = Problems.anyMove(exercise, random);
      Task task = exercise.task();
      List<List<Integer>> before = Problems.left(exercise);
      ExerciseScore score = turn.score();
      Verdict verdict = turn.play(move);
      if (verdict instanceof Verdict.Wrong wrong) {
        assertThat(exercise.task()).isEqualTo(task);
        assertThat(Problems.left(exercise)).isEqualTo(before);
        assertThat(turn.score())
            .isEqualTo(new ExerciseScore(score.moves(), score.mistakes() + 1, score.shown()));
        new Claim(exercise, task, move).check(wrong.reason());
        told.merge(wrong.reason().getClass(), 1, Integer::sum);
      } else {
        new Claim(exercise, task, move).checkRight(before);
        assertThat(turn.score())
            .isEqualTo(new ExerciseScore(score.moves() + 1, score.mistakes(), score.shown()));
      }
    }
  }

  /** Checks of a verdict against the network. */
  private record Claim(Exercise exercise, Task task, Move move) {

    private Network network() {
      return exercise.network();
    }

    private IntStream left(int x) {
      return IntStream.range(0, network().domainSize(x)).filter(i -> exercise.contains(x, i));
    }

    private boolean isForbidden(int arc, int i) {
      if (network().dependsOnSeveral(arc)) {
        return !isAllowedByConstraint(arc, i);
      }
      return left(network().head(arc)).noneMatch(j -> network().allows(arc, i, j));
    }

    private boolean isAllowedByConstraint(int arc, int i) {
      Constraint constraint = network().constraint(arc);
      int[] tuple =
          constraint.scope().stream()
              .mapToInt(
                  y ->
                      y.domain()
                          .valueAt(
                              y.index() == network().tail(arc)
                                  ? i
                                  : left(y.index()).findFirst().orElseThrow()))
              .toArray();
      return constraint.isSatisfiedBy(tuple);
    }

    private boolean isOn(int arc, int x) {
      return network().constraint(arc).scope().stream().anyMatch(y -> y.index() == x);
    }

    private boolean dependsOn(int arc, int y) {
      return network().dependsOnSeveral(arc)
          ? network().tail(arc) != y && isOn(arc, y)
          : network().head(arc) == y;
    }

    void check(MistakeReason reason) {
      if (reason instanceof MistakeReason.NotWaiting it) {
        assertThat(((Task.PickArc) task).waiting()).doesNotContain(it.arc());
        assertThat(move).isEqualTo(new Move.TakeArc(it.arc()));
      } else if (reason instanceof MistakeReason.NotThere it) {
        assertThat(exercise.contains(it.variable(), it.value())).isFalse();
      } else if (reason instanceof MistakeReason.Supported it) {
        int y = network().head(it.arc());
        assertThat(exercise.contains(y, it.support())).isTrue();
        assertThat(exercise.contains(network().tail(it.arc()), it.value())).isTrue();
        assertThat(network().allows(it.arc(), it.value(), it.support())).isTrue();
        assertThat(((Move.Remove) move).values()).contains(it.value());
      } else if (reason instanceof MistakeReason.Allowed it) {
        assertThat(isAllowedByConstraint(it.arc(), it.value())).isTrue();
        assertThat(((Move.Remove) move).values()).contains(it.value());
      } else if (reason instanceof MistakeReason.TooEarly it) {
        assertThat(isOn(it.arc(), it.other())).isTrue();
        assertThat(it.other()).isNotEqualTo(network().tail(it.arc()));
      } else if (reason instanceof MistakeReason.Unsupported it) {
        assertThat(isForbidden(it.arc(), it.value())).isTrue();
        assertThat(exercise.contains(network().tail(it.arc()), it.value())).isTrue();
      } else if (reason instanceof MistakeReason.JustUsed it) {
        assertThat(it.used()).isEqualTo(((Task.Requeue) task).arc());
        assertThat(network().constraintIndex(it.arc()))
            .isEqualTo(network().constraintIndex(it.used()));
        assertThat(network().tail(it.arc())).isEqualTo(network().head(it.used()));
      } else if (reason instanceof MistakeReason.IndependentOf it) {
        assertThat(dependsOn(it.arc(), it.changed())).isFalse();
      } else if (reason instanceof MistakeReason.DependsOn it) {
        assertThat(dependsOn(it.arc(), it.changed())).isTrue();
        assertThat(((Move.PutBack) move).arcs()).doesNotContain(it.arc());
      } else if (reason instanceof MistakeReason.Emptied it) {
        assertThat(left(it.variable())).isEmpty();
      } else if (reason instanceof MistakeReason.StillHas it) {
        assertThat(left(it.variable()).count()).isEqualTo(it.count()).isPositive();
      } else if (reason instanceof MistakeReason.NoneEmpty) {
        for (Variable x : exercise.csp().variables()) {
          assertThat(left(x.index())).isNotEmpty();
        }
      } else if (reason instanceof MistakeReason.Assigned it) {
        assertThat(left(it.variable()).count()).isEqualTo(1);
      } else if (reason instanceof MistakeReason.NoConstraint it) {
        for (Constraint constraint : exercise.csp().constraints()) {
          assertThat(
                  constraint.scope().stream()
                      .map(Variable::index)
                      .filter(y -> y == it.variable() || y == it.cause())
                      .distinct())
              .hasSizeLessThan(2);
        }
      } else if (reason instanceof MistakeReason.FewerElsewhere it) {
        assertThat(left(it.variable()).count()).isEqualTo(it.count());
        assertThat(left(it.better()).count()).isEqualTo(it.fewest()).isLessThan(it.count());
        checkFewest(it.fewest());
      } else if (reason instanceof MistakeReason.VariableBefore it) {
        assertThat(left(it.variable()).count()).isEqualTo(it.count());
        assertThat(left(it.first()).count()).isEqualTo(it.count());
        assertThat(it.first()).isLessThan(it.variable());
        checkFewest(it.count());
      } else if (reason instanceof MistakeReason.ValueBefore it) {
        assertThat(it.first()).isLessThan(it.value());
      } else if (reason instanceof MistakeReason.HasFailed it) {
        assertThat(move).isEqualTo(new Move.Try(it.variable(), it.value()));
      } else if (reason instanceof MistakeReason.OthersTurn it) {
        assertThat(((Move.Try) move).variable()).isEqualTo(it.variable()).isNotEqualTo(it.last());
      } else if (reason instanceof MistakeReason.LeftToTry it) {
        assertThat(exercise.rightMove()).isEqualTo(new Move.Try(it.variable(), it.value()));
      } else if (reason instanceof MistakeReason.NothingLeft) {
        assertThat(exercise.rightMove()).isEqualTo(Move.Statement.NO_SOLUTION);
      }
    }

    private void checkFewest(int fewest) {
      for (int x : ((Task.ChooseVariable) task).open()) {
        assertThat(left(x).count()).isGreaterThanOrEqualTo(fewest);
      }
    }

    /** Checks that exactly the values without support were removed. */
    void checkRight(List<List<Integer>> before) {
      if (task instanceof Task.Revise revise) {
        Move.Remove remove = (Move.Remove) move;
        boolean canTell = !network().dependsOnSeveral(revise.arc());
        for (int i : before.get(remove.variable())) {
          if (canTell) {
            assertThat(isForbidden(revise.arc(), i)).isEqualTo(remove.values().contains(i));
          }
        }
      }
    }
  }
}
