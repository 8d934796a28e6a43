package org.cspworkbench.viewer.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.cspworkbench.core.gallery.MapColouring;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.notation.ProblemReader;
import org.cspworkbench.core.text.MalformedProblemException;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.exercise.ExerciseScore;
import org.cspworkbench.presentation.exercise.FixedAnswer;
import org.cspworkbench.presentation.exercise.Option;
import org.cspworkbench.presentation.exercise.Tone;
import org.cspworkbench.presentation.exercise.TurnKind;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.viewer.words.Texts;
import org.junit.jupiter.api.Test;

/** Tests of exercises without a display. */
class TurnModelTest {

  private final TurnModel model = new TurnModel(Background.NONE, Texts::phrases);

  private static Problem ordered() throws MalformedProblemException {
    return new Problem.General(
        ProblemReader.read("ordered", "variables x, y, z in 1..3\nx < y\ny < z\n").csp());
  }

  private void take(String arc) {
    model.select(
        model.list().stream()
            .filter(option -> option.name().equals(arc))
            .findFirst()
            .orElseThrow()
            .number());
    model.confirm();
  }

  @Test
  void ac3IsPlayedWithMistakesThatAreExplained() throws MalformedProblemException {
    model.open(ordered());
    assertThat(model.list())
        .extracting(Option::name)
        .containsExactly("(x, y)", "(y, x)", "(y, z)", "(z, y)");
    assertThat(model.question()).isEqualTo("Choose an arc from the queue.");
    take("(x, y)");
    assertThat(model.verdict()).isEqualTo("(x, y) is removed from the queue and revised.");
    model.toggle("1");
    assertThat(model.confirmTitle()).isEqualTo("Remove 1 value");
    model.confirm();
    assertThat(model.tone()).isEqualTo(Tone.WRONG);
    assertThat(model.verdict()).isEqualTo("1 stays: 2 of y supports it.");
    assertThat(model.chips()).filteredOn(Option::isChosen).hasSize(1);
    model.toggle("1");
    model.confirm();
    assertThat(model.verdict()).isEqualTo("3 of x must be removed too: no value of y supports it.");
    model.toggle("3");
    model.confirm();
    assertThat(model.tone()).isEqualTo(Tone.RIGHT);
    assertThat(model.verdict()).isEqualTo("x loses 3.");
    assertThat(model.score()).isEqualTo(new ExerciseScore(2, 2, 0));

    take("(y, z)");
    model.toggle("3");
    model.confirm();
    assertThat(model.question()).startsWith("y has lost a value");
    assertThat(model.chips()).extracting(Option::name).containsExactly("(x, y)");
    model.confirm();
    assertThat(model.verdict())
        .isEqualTo(
            "(x, y) returns to the queue: the only support of a value of x may have been a value"
                + " that y lost.");
    model.answer(FixedAnswer.INCONSISTENT);
    assertThat(model.verdict()).isEqualTo("y still has 2 values: that is no contradiction.");
    model.toggleAll();
    model.confirm();
    assertThat(model.list()).extracting(Option::name).containsExactly("(y, x)", "(z, y)", "(x, y)");
  }

  @Test
  void ac3IsShownToItsEnd() throws MalformedProblemException {
    model.open(ordered());
    int shown = 0;
    while (!model.isOver()) {
      model.showMove();
      shown++;
    }
    assertThat(model.tone()).isEqualTo(Tone.OVER);
    assertThat(model.verdict()).startsWith("AC-3 ends: the queue is empty");
    assertThat(model.score()).isEqualTo(new ExerciseScore(0, 0, shown));
    model.showMove();
    model.confirm();
    assertThat(model.score()).isEqualTo(new ExerciseScore(0, 0, shown));
    model.begin();
    assertThat(model.score()).isEqualTo(ExerciseScore.NONE);
  }

  @Test
  void arcsThatRemoveNothingAreSkipped() {
    model.open(new Problem.General(Queens.pairwise(5)));
    assertThat(model.list()).hasSize(60);
    model.passOver();
    assertThat(model.isOver()).isTrue(); // the queens do not attack each other
  }

  @Test
  void selectedValuesAreStruckOutOnTheBoard() throws MalformedProblemException {
    model.open(ordered());
    take("(x, y)");
    model.toggle("3");
    Moment moment = model.look(Moment.of(ImmutableList.of()));
    assertThat(moment.selected()).isZero();
    assertThat(moment.spot(0).current().contains(2)).isTrue();
    assertThat(moment.spot(1).pruned().isEmpty()).isTrue();
  }

  @Test
  void forwardCheckingGoesBackAndOn() {
    model.open(new Problem.General(Queens.pairwise(4)));
    model.choose(TurnKind.FORWARD_CHECKING);
    assertThat(model.question()).startsWith("q1 = 1 is tried.");
    model.answer(FixedAnswer.BACKTRACK);
    assertThat(model.verdict()).startsWith("Every variable still has a value");
    model.answer(FixedAnswer.NOTHING_LEFT);
    assertThat(model.verdict())
        .isEqualTo("1 of q2 must be removed too: no value of q1 supports it.");
    model.point(1);
    model.toggle("1");
    model.toggle("4");
    model.confirm();
    assertThat(model.verdict()).isEqualTo("4 stays: 1 of q1 supports it.");
    model.toggle("4");
    model.toggle("2");
    model.confirm();
    assertThat(model.verdict()).isEqualTo("q2 loses 1, 2.");
    assertThat(model.selected()).isEqualTo(1);
    int moves = 0;
    while (!model.question().contains("has failed") && moves++ < 40) {
      model.showMove();
    }
    assertThat(model.question()).isEqualTo("q2 = 3 has failed. Which value comes next?");
    model.toggle("2");
    model.confirm();
    assertThat(model.verdict()).isEqualTo("q2 does not have the value 2 any more.");
    model.toggle("4");
    assertThat(model.chips()).filteredOn(Option::isChosen).hasSize(1);
    model.confirm();
    assertThat(model.verdict()).isEqualTo("q2 = 4 is tried.");
  }

  @Test
  void theLearnerSelectsTheVariableWithTheFewestValues() {
    model.open(Runs.sudoku(Runs.HARD));
    model.choose(TurnKind.MRV);
    int some = model.list().get(0).number();
    model.select(some);
    model.confirm();
    assertThat(model.tone()).isEqualTo(Tone.WRONG);
    assertThat(model.verdict()).contains("values left,");
    model.showMove();
    assertThat(model.tone()).isEqualTo(Tone.SHOWN);
    assertThat(model.verdict()).endsWith("is decided next.");
  }

  @Test
  void aProblemWithoutChoicesIsReported() {
    model.open(Runs.sudoku(Runs.EASY));
    model.choose(TurnKind.FORWARD_CHECKING);
    assertThat(model.isOver()).isTrue();
    assertThat(model.verdict()).startsWith("Nothing to do");
    assertThat(model.canConfirm()).isFalse();
  }

  /** A click while a move is being judged is ignored; a late result is discarded. */
  @Test
  void movesAreJudgedOneAtATime() throws MalformedProblemException {
    Deque<Runnable> waiting = new ArrayDeque<>();
    TurnModel slow = new TurnModel(new Background(waiting::add, Runnable::run), Texts::phrases);
    slow.open(ordered());
    assertThat(slow.isMade()).isFalse();
    waiting.remove().run();
    slow.confirm();
    slow.confirm();
    assertThat(waiting).hasSize(1);
    assertThat(slow.isJudging()).isTrue();
    slow.choose(TurnKind.MRV);
    slow.open(new Problem.General(MapColouring.australia()));
    while (!waiting.isEmpty()) {
      waiting.remove().run();
    }
    assertThat(slow.kind()).isEqualTo(TurnKind.MRV);
    assertThat(slow.score()).isEqualTo(ExerciseScore.NONE);
    assertThat(slow.list()).hasSize(7);
    assertThat(slow.selected()).isEqualTo(TraceEvent.NONE);
    assertThat(slow.isOn(Optional.empty())).isFalse();
    slow.close();
    assertThat(slow.isOpen()).isFalse();
    assertThat(slow.list()).isEmpty();
  }
}
