package org.cspworkbench.presentation.exercise;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.presentation.words.TextBundle;
import org.cspworkbench.solvers.Problem;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** An exercise as a view without threads plays it: states, answers composed of options, score. */
final class TurnSessionTest {

  private static final Problem QUEENS = new Problem.General(Queens.pairwise(4));
  private static final TextBundle TEXTS = TextBundle.ofPhrases(Locale.ENGLISH);

  @ParameterizedTest
  @EnumSource(TurnKind.class)
  void anAnswerThatIsComposedOfTheOptionsOfARightMoveIsRight(TurnKind kind) {
    TurnSession session = new TurnSession(kind.on(QUEENS), TEXTS);
    Exercise oracle = kind.on(QUEENS);
    AnswerDraft draft = AnswerDraft.to(session.begin());
    int moves = 0;
    while (!draft.state().isOver() && moves < 500) {
      Move right = oracle.rightMove();
      assertThat(oracle.play(right).isRight()).isTrue();
      draft = draft.follow(session.play(composed(draft, right)));
      assertThat(draft.state().tone()).isIn(Tone.RIGHT, Tone.OVER);
      assertThat(draft.state().score()).isEqualTo(new ExerciseScore(++moves, 0, 0));
      assertThat(draft.state().position()).isEqualTo(oracle.position());
    }
    assertThat(draft.state().isOver()).isTrue();
    assertThat(moves).isPositive();
  }

  /** Returns the answer after the clicks that a right move needs. */
  private static Move composed(AnswerDraft draft, Move right) {
    if (right instanceof Move.Statement statement) {
      assertThat(FixedAnswer.to(draft.state().task()))
          .extracting(FixedAnswer::move)
          .contains(statement);
      return right;
    }
    if (right instanceof Move.TakeArc take) {
      draft.select(take.arc());
    } else if (right instanceof Move.Choose choose) {
      draft.select(choose.variable());
    } else if (right instanceof Move.Remove remove) {
      draft.select(remove.variable());
      remove.values().forEach(draft::toggle);
    } else if (right instanceof Move.PutBack back) {
      back.arcs().forEach(draft::toggle);
    } else if (right instanceof Move.Try attempt) {
      draft.select(attempt.variable());
      draft.toggle(attempt.value());
    }
    return draft.move().orElseThrow();
  }

  @ParameterizedTest
  @EnumSource(TurnKind.class)
  void anExerciseThatIsShownCountsNoMoves(TurnKind kind) {
    TurnSession session = new TurnSession(kind.on(QUEENS), TEXTS);
    ExerciseState state = session.begin();
    int shown = 0;
    while (!state.isOver() && shown < 500) {
      state = session.showMove();
      shown++;
    }
    assertThat(state.tone()).isEqualTo(Tone.OVER);
    assertThat(state.score()).isEqualTo(new ExerciseScore(0, 0, shown));
    assertThat(state.tone().word(TEXTS)).isEqualTo("End");
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "pt-BR"})
  void everyLabelHasATextInBothLanguages(String language) {
    TextBundle texts = TextBundle.ofPhrases(Locale.forLanguageTag(language));
    for (TurnKind kind : TurnKind.values()) {
      assertThat(kind.title(texts)).isNotBlank();
      assertThat(kind.rule(texts)).endsWith(".");
    }
    for (FixedAnswer answer : FixedAnswer.values()) {
      assertThat(answer.title(texts)).isNotBlank();
    }
    assertThat(Tone.NONE.word(texts)).isEmpty();
    assertThat(Tone.WRONG.word(texts)).isNotBlank();
  }
}
