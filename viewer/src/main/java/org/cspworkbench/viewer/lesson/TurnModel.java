package org.cspworkbench.viewer.lesson;

import static org.cspworkbench.core.kernel.Network.NONE;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.exercise.AnswerDraft;
import org.cspworkbench.presentation.exercise.ExerciseScore;
import org.cspworkbench.presentation.exercise.ExerciseState;
import org.cspworkbench.presentation.exercise.FixedAnswer;
import org.cspworkbench.presentation.exercise.Move;
import org.cspworkbench.presentation.exercise.Option;
import org.cspworkbench.presentation.exercise.Task;
import org.cspworkbench.presentation.exercise.Tone;
import org.cspworkbench.presentation.exercise.TurnKind;
import org.cspworkbench.presentation.exercise.TurnSession;
import org.cspworkbench.presentation.exercise.TurnWords;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.words.TextBundle;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.viewer.run.Background;
import org.jspecify.annotations.Nullable;

/**
 * The model of an exercise: the task, the options, the {@link AnswerDraft answer} as far as it has
 * been composed, and its assessment.
 *
 * <p>Used by one thread; moves are assessed in the background, one at a time.
 */
public final class TurnModel extends ObservableModel {

  private final Background background;
  private final Supplier<TextBundle> texts;
  private TurnKind kind = TurnKind.AC3;
  private @Nullable Problem problem; // while the exercise is open
  private @Nullable TurnSession session;
  private @Nullable AnswerDraft draft; // of the answer to the current question
  private @Nullable TracePlayer player;
  private boolean isJudging;

  /**
   * Creates a model without an exercise.
   *
   * @param background executes what takes time
   * @param texts returns the phrases in the language of the viewer
   */
  public TurnModel(Background background, Supplier<TextBundle> texts) {
    this.background = background;
    this.texts = texts;
  }

  /** Returns whether an exercise is open. */
  public boolean isOpen() {
    return problem != null;
  }

  /** Returns whether the exercise is on {@code other}. */
  public boolean isOn(Optional<Problem> other) {
    return other.filter(each -> each.equals(problem)).isPresent();
  }

  /** Starts an exercise on {@code newProblem}, unless it is open already. */
  public void open(Problem newProblem) {
    if (!newProblem.equals(problem)) {
      problem = newProblem;
      begin();
    }
  }

  /** Closes the exercise. */
  public void close() {
    problem = null;
    forget();
    notifyListeners();
  }

  private void forget() {
    session = null;
    draft = null;
    player = null;
    isJudging = false;
  }

  /** Returns the algorithm of the exercise. */
  public TurnKind kind() {
    return kind;
  }

  /** Changes the algorithm and starts the exercise again. */
  public void choose(TurnKind newKind) {
    kind = newKind;
    begin();
  }

  /** Starts the exercise again. */
  public void begin() {
    forget();
    notifyListeners();
    Problem wanted = problem;
    TurnKind wantedKind = kind;
    if (wanted != null) {
      background.run(
          () -> {
            TurnSession made = new TurnSession(wantedKind.on(wanted), texts.get());
            return new Beginning(made, made.begin());
          },
          beginning -> {
            if (wanted.equals(problem) && wantedKind == kind && session == null) {
              session = beginning.session;
              player = beginning.session.trace().player();
              show(beginning.state);
            }
          });
    }
  }

  private record Beginning(TurnSession session, ExerciseState state) {}

  private void show(ExerciseState next) {
    draft = draft == null ? AnswerDraft.to(next) : draft.follow(next);
    isJudging = false;
    if (player != null) {
      player.seek(next.position());
    }
    notifyListeners();
  }

  private Optional<AnswerDraft> draft() {
    return Optional.ofNullable(draft);
  }

  private <T> T see(Function<ExerciseState, T> question, T otherwise) {
    return draft == null ? otherwise : question.apply(draft.state());
  }

  private Task task() {
    return see(ExerciseState::task, Task.Over.NOTHING_TO_DO);
  }

  /** Returns whether the exercise has been created. */
  public boolean isMade() {
    return draft != null;
  }

  /** Returns whether a move is being assessed. */
  public boolean isJudging() {
    return isJudging;
  }

  /** Returns whether the exercise is finished. */
  public boolean isOver() {
    return see(ExerciseState::isOver, false);
  }

  /** Returns a player at the position of the exercise in its recording. */
  public Optional<TracePlayer> player() {
    return Optional.ofNullable(player);
  }

  /** Returns the moment to display, in which the values chosen for removal are struck out. */
  public Moment look(Moment otherwise) {
    return draft().map(AnswerDraft::look).orElse(otherwise);
  }

  /** Returns the text of the task. */
  public String question() {
    return see(ExerciseState::question, "");
  }

  /** Returns the assessment of the last move. */
  public Tone tone() {
    return see(ExerciseState::tone, Tone.NONE);
  }

  /** Returns the text of the assessment. */
  public String verdict() {
    return see(ExerciseState::verdict, "");
  }

  /** Returns the score of the learner. */
  public ExerciseScore score() {
    return see(ExerciseState::score, ExerciseScore.NONE);
  }

  /** Returns the options of the list: the queued arcs, or the open variables. */
  public ImmutableList<Option> list() {
    return see(ExerciseState::list, ImmutableList.of());
  }

  /** Returns the number of the selected option in the list, or {@code NONE}. */
  public int selected() {
    return draft().map(AnswerDraft::selected).orElse(NONE);
  }

  /** Selects an option of the list, if one is asked for. */
  public void select(int number) {
    if (draft != null && draft.select(number)) {
      notifyListeners();
    }
  }

  /** Selects the list option of variable {@code x}, as for a click on the board. */
  public void point(int x) {
    draft().flatMap(answer -> answer.listed(x)).ifPresent(this::select);
  }

  /** Returns the values or arcs of which any number can be chosen. */
  public ImmutableList<Option> chips() {
    return draft().map(AnswerDraft::chips).orElse(ImmutableList.of());
  }

  /**
   * Chooses or deselects a chip; of values that are tried one at a time, only one remains chosen.
   */
  public void toggle(int number) {
    draft().ifPresent(answer -> answer.toggle(number));
    notifyListeners();
  }

  /** Chooses or deselects the value with this label; does nothing if there is none. */
  public void toggle(String label) {
    chips().stream()
        .filter(option -> option.name().equals(label))
        .findFirst()
        .ifPresent(option -> toggle(option.number()));
  }

  /** Chooses all chips, or none if all are chosen. */
  public void toggleAll() {
    draft().ifPresent(AnswerDraft::toggleAll);
    notifyListeners();
  }

  /** Returns whether the chips are arcs. */
  public boolean choosesArcs() {
    return task() instanceof Task.Requeue;
  }

  /** Returns the label of the button that submits the answer. */
  public String confirmTitle() {
    return TurnWords.confirm(texts.get(), task(), draft().map(AnswerDraft::chosenCount).orElse(0));
  }

  /** Returns whether the answer can be submitted. */
  public boolean canConfirm() {
    return move().isPresent();
  }

  /** Submits the answer. */
  public void confirm() {
    move().ifPresent(this::play);
  }

  private Optional<Move> move() {
    return draft().flatMap(AnswerDraft::move);
  }

  /** Returns the statements that are available as answers. */
  public ImmutableList<FixedAnswer> answers() {
    return FixedAnswer.to(task());
  }

  /** Submits a statement as the answer. */
  public void answer(FixedAnswer answer) {
    play(answer.move());
  }

  private void play(Move move) {
    judge(at -> at.play(move));
  }

  /** Shows a right move by making it. */
  public void showMove() {
    judge(TurnSession::showMove);
  }

  /** Returns whether arcs that remove nothing can be skipped. */
  public boolean canPassOver() {
    return task() instanceof Task.PickArc;
  }

  /** Revises the arcs that remove nothing. */
  public void passOver() {
    if (canPassOver()) {
      judge(TurnSession::passOver);
    }
  }

  private void judge(Function<TurnSession, ExerciseState> move) {
    TurnSession at = session;
    if (at == null || isJudging || isOver()) {
      return;
    }
    isJudging = true;
    background.run(
        () -> state(at, move),
        next -> {
          if (at == session) {
            show(next);
          }
        });
  }

  /** Makes the moves of a session one at a time, and visible to the thread of the next one. */
  private static ExerciseState state(TurnSession of, Function<TurnSession, ExerciseState> move) {
    synchronized (of) {
      return move.apply(of);
    }
  }
}
