package org.cspworkbench.app.gui.exercise;

import static org.cspworkbench.core.network.Network.NONE;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.function.Function;
import org.cspworkbench.app.gui.widget.Background;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.exercise.Move;
import org.cspworkbench.presentation.exercise.Score;
import org.cspworkbench.presentation.exercise.Task;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.presentation.paint.Moment;
import org.cspworkbench.solvers.Problem;
import org.jspecify.annotations.Nullable;

/**
 * A learner at an exercise: what is asked, what can be chosen, the {@link AnswerDraft answer} as
 * far as it has been put together, and what is made of it.
 *
 * <p>Used by one thread; moves are judged beside it, one at a time.
 */
public final class TurnModel extends ObservableModel {

  private final Background background;
  private TurnKind kind = TurnKind.AC3;
  private @Nullable Problem problem; // while it is open
  private @Nullable TurnSession session;
  private @Nullable AnswerDraft draft; // of the answer to what is asked
  private @Nullable TracePlayer player;
  private boolean isJudging;

  /** Nothing is open yet. */
  public TurnModel(Background background) {
    this.background = background;
  }

  /** Whether a learner is at it. */
  public boolean isOpen() {
    return problem != null;
  }

  /** Whether it is {@code other} that is played. */
  public boolean isOn(Optional<Problem> other) {
    return other.filter(each -> each.equals(problem)).isPresent();
  }

  /** Begins with {@code newProblem}, unless that is open. */
  public void open(Problem newProblem) {
    if (!newProblem.equals(problem)) {
      problem = newProblem;
      begin();
    }
  }

  /** Ends it. */
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

  /** What is played. */
  public TurnKind kind() {
    return kind;
  }

  /** Plays something else, from its start. */
  public void choose(TurnKind newKind) {
    kind = newKind;
    begin();
  }

  /** Begins anew. */
  public void begin() {
    forget();
    notifyListeners();
    Problem wanted = problem;
    TurnKind wantedKind = kind;
    if (wanted != null) {
      background.run(
          () -> {
            TurnSession made = new TurnSession(wantedKind.on(wanted));
            return new Beginning(made, made.begin());
          },
          beginning -> {
            if (wanted.equals(problem) && wantedKind == kind && session == null) {
              session = beginning.session;
              player = beginning.session.trace().player();
              show(beginning.scene);
            }
          });
    }
  }

  private record Beginning(TurnSession session, Scene scene) {}

  private void show(Scene next) {
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

  private <T> T see(Function<Scene, T> question, T otherwise) {
    return draft == null ? otherwise : question.apply(draft.scene());
  }

  private Task task() {
    return see(Scene::task, Task.Over.NOTHING_TO_DO);
  }

  /** Whether the exercise is made. */
  public boolean isMade() {
    return draft != null;
  }

  /** Whether a move is being judged: it takes a moment. */
  public boolean isJudging() {
    return isJudging;
  }

  /** Whether nothing is asked any more. */
  public boolean isOver() {
    return see(Scene::isOver, false);
  }

  /** Where on its tape the exercise stands. */
  public Optional<TracePlayer> player() {
    return Optional.ofNullable(player);
  }

  /** What there is to see, with what is about to be removed struck out. */
  public Moment look(Moment otherwise) {
    return draft().map(AnswerDraft::look).orElse(otherwise);
  }

  /** What is asked, in words. */
  public String question() {
    return see(Scene::question, "");
  }

  /** What is made of the last move. */
  public Tone tone() {
    return see(Scene::tone, Tone.NONE);
  }

  /** The same in words. */
  public String told() {
    return see(Scene::told, "");
  }

  /** How the learner has done. */
  public Score score() {
    return see(Scene::score, Score.NONE);
  }

  /** What the list holds: the arcs that wait, or the variables that are open. */
  public ImmutableList<Option> list() {
    return see(Scene::list, ImmutableList.of());
  }

  /** The number of what is selected in the list, or {@code NONE}. */
  public int selected() {
    return draft().map(AnswerDraft::selected).orElse(NONE);
  }

  /** Selects something of the list, where one thing of it is asked for. */
  public void select(int number) {
    if (draft != null && draft.select(number)) {
      notifyListeners();
    }
  }

  /** Selects what the list holds of variable {@code x}, as when it is clicked on the board. */
  public void point(int x) {
    draft().flatMap(answer -> answer.listed(x)).ifPresent(this::select);
  }

  /** The values or arcs of which any number can be chosen. */
  public ImmutableList<Option> chips() {
    return draft().map(AnswerDraft::chips).orElse(ImmutableList.of());
  }

  /** Chooses a chip, or takes that back; of values that are tried one at a time only one. */
  public void toggle(int number) {
    draft().ifPresent(answer -> answer.toggle(number));
    notifyListeners();
  }

  /** Chooses the value of this label, or takes that back; nothing happens if there is none. */
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

  /** Whether it is arcs that can be chosen. */
  public boolean choosesArcs() {
    return task() instanceof Task.Requeue;
  }

  /** What stands on the button that gives the answer. */
  public String confirmTitle() {
    return TurnWords.confirm(task(), draft().map(AnswerDraft::chosenCount).orElse(0));
  }

  /** Whether there is an answer to give. */
  public boolean canConfirm() {
    return move().isPresent();
  }

  /** Gives the answer that has been put together. */
  public void confirm() {
    move().ifPresent(this::play);
  }

  private Optional<Move> move() {
    return draft().flatMap(AnswerDraft::move);
  }

  /** What can be said now in place of choosing something. */
  public ImmutableList<FixedAnswer> answers() {
    return FixedAnswer.to(task());
  }

  /** Says something. */
  public void say(FixedAnswer answer) {
    play(answer.move());
  }

  private void play(Move move) {
    judge(at -> at.play(move));
  }

  /** Shows a right move by making it. */
  public void showMove() {
    judge(TurnSession::showMove);
  }

  /** Whether arcs that remove nothing can be passed over. */
  public boolean canPassOver() {
    return task() instanceof Task.PickArc;
  }

  /** Has the arcs revised that remove nothing. */
  public void passOver() {
    if (canPassOver()) {
      judge(TurnSession::passOver);
    }
  }

  private void judge(Function<TurnSession, Scene> move) {
    TurnSession at = session;
    if (at == null || isJudging || isOver()) {
      return;
    }
    isJudging = true;
    background.run(
        () -> move.apply(at),
        next -> {
          if (at == session) {
            show(next);
          }
        });
  }
}
