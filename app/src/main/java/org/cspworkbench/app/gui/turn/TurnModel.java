package org.cspworkbench.app.gui.turn;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.cspworkbench.core.network.Network.NONE;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.cspworkbench.app.gui.widget.Background;
import org.cspworkbench.app.paint.Moment;
import org.cspworkbench.app.paint.Spot;
import org.cspworkbench.app.paint.ValueSet;
import org.cspworkbench.app.turn.Move;
import org.cspworkbench.app.turn.Score;
import org.cspworkbench.app.turn.Task;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.solvers.Problem;
import org.jspecify.annotations.Nullable;

/**
 * A learner at an exercise: what is asked, what can be chosen, and the answer as far as it has been
 * put together. A list offers what is taken one at a time, chips what is taken together.
 *
 * <p>Used by one thread; moves are judged beside it, one at a time.
 */
public final class TurnModel {

  private final Background background;
  private final List<Runnable> listeners = new ArrayList<>();
  private final Set<Integer> chosen = new TreeSet<>(); // of the chips
  private TurnKind kind = TurnKind.AC3;
  private @Nullable Problem problem; // while it is open
  private @Nullable TurnSession session;
  private @Nullable Scene scene;
  private @Nullable TracePlayer player;
  private boolean isJudging;
  private int selected = NONE; // of the list

  /** Nothing is open yet. */
  public TurnModel(Background background) {
    this.background = background;
  }

  /** Who is to be told of every change. */
  public void addListener(Runnable listener) {
    listeners.add(listener);
  }

  private void tellListeners() {
    listeners.forEach(Runnable::run);
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
    tellListeners();
  }

  private void forget() {
    session = null;
    scene = null;
    player = null;
    isJudging = false;
    clearAnswer();
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
    tellListeners();
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
    Scene before = scene;
    scene = next;
    isJudging = false;
    if (next.tone() != Tone.WRONG) {
      boolean isSameStep =
          before != null
              && next.task() instanceof Task.LookAhead
              && next.task().equals(before.task());
      int kept = isSameStep ? selected : NONE;
      clearAnswer();
      selected = kept == NONE ? first(next) : kept;
    }
    if (player != null) {
      player.seek(next.position());
    }
    tellListeners();
  }

  private void clearAnswer() {
    chosen.clear();
    selected = NONE;
  }

  private static int first(Scene next) {
    if (next.task() instanceof Task.GoOn goOn) {
      return goOn.variable();
    }
    return next.task() instanceof Task.PickArc pick ? pick.waiting().get(0) : NONE;
  }

  private Optional<Scene> scene() {
    return Optional.ofNullable(scene);
  }

  private <T> T see(Function<Scene, T> question, T otherwise) {
    return scene == null ? otherwise : question.apply(scene);
  }

  private Task task() {
    return see(Scene::task, Task.Over.NOTHING_TO_DO);
  }

  /** Whether the exercise is made. */
  public boolean isMade() {
    return scene != null;
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
    Moment moment = see(Scene::moment, otherwise);
    int x = variable();
    if (x == NONE) {
      return moment;
    }
    if (!see(Scene::removes, false) || chosen.isEmpty()) {
      return moment.withSelected(x);
    }
    ValueSet struck = ValueSet.of(chosen.stream().mapToInt(i -> i).toArray());
    ImmutableList.Builder<Spot> spots = ImmutableList.builder();
    for (int y = 0; y < moment.spots().size(); y++) {
      Spot spot = moment.spot(y);
      spots.add(y == x ? spot.withPruned(spot.pruned().union(struck), struck) : spot);
    }
    return moment.withSpots(spots.build()).withSelected(x);
  }

  /** The variable that is asked about, or that is selected; or {@code NONE}. */
  private int variable() {
    int subject = see(Scene::subject, NONE);
    boolean isSelection = subject == NONE && selected != NONE;
    return isSelection ? see(at -> at.variables().getOrDefault(selected, NONE), NONE) : subject;
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
    return selected;
  }

  /** Selects something of the list, where one thing of it is asked for. */
  public void select(int number) {
    boolean isListed = see(at -> at.variables().containsKey(number) && at.subject() == NONE, false);
    if (isListed && number != selected) {
      selected = number;
      chosen.clear();
      tellListeners();
    }
  }

  /** Selects what the list holds of variable {@code x}, as when it is clicked on the board. */
  public void point(int x) {
    scene()
        .flatMap(
            at ->
                at.variables().entrySet().stream()
                    .filter(entry -> entry.getValue() == x)
                    .findFirst())
        .ifPresent(entry -> select(entry.getKey()));
  }

  /** The values or arcs of which any number can be chosen. */
  public ImmutableList<Option> chips() {
    ImmutableList<Option> values =
        see(at -> at.values().getOrDefault(variable(), ImmutableList.of()), ImmutableList.of());
    return (values.isEmpty() ? see(Scene::arcs, ImmutableList.<Option>of()) : values)
        .stream()
            .map(option -> new Option(option.number(), option.name(), isChosen(option)))
            .collect(toImmutableList());
  }

  private boolean isChosen(Option option) {
    return chosen.contains(option.number());
  }

  /** Chooses a chip, or takes that back; of values that are tried one at a time only one. */
  public void toggle(int number) {
    if (!chosen.remove(number)) {
      if (task() instanceof Task.GoOn) {
        chosen.clear();
      }
      chosen.add(number);
    }
    tellListeners();
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
    boolean areAllChosen = chips().stream().allMatch(Option::isChosen);
    chips().forEach(option -> chosen.add(option.number()));
    if (areAllChosen) {
      chosen.clear();
    }
    tellListeners();
  }

  /** Whether it is arcs that can be chosen. */
  public boolean choosesArcs() {
    return task() instanceof Task.Requeue;
  }

  /** What stands on the button that gives the answer. */
  public String confirmTitle() {
    return TurnWords.confirm(task(), chosen.size());
  }

  /** Whether there is an answer to give. */
  public boolean canConfirm() {
    return answer().isPresent();
  }

  /** Gives the answer that has been put together. */
  public void confirm() {
    answer().ifPresent(this::play);
  }

  private Optional<Move> answer() {
    ImmutableSet<Integer> set = ImmutableSet.copyOf(chosen);
    Task task = task();
    if (task instanceof Task.Revise) {
      return Optional.of(new Move.Remove(variable(), set));
    }
    if (task instanceof Task.Requeue) {
      return Optional.of(new Move.PutBack(set));
    }
    if (task instanceof Task.Over || selected == NONE) {
      return Optional.empty();
    }
    if (task instanceof Task.PickArc) {
      return Optional.of(new Move.TakeArc(selected));
    }
    if (task instanceof Task.ChooseVariable) {
      return Optional.of(new Move.Choose(selected));
    }
    return task instanceof Task.LookAhead
        ? Optional.of(new Move.Remove(selected, set))
        : set.stream().findFirst().map(value -> new Move.Try(selected, value));
  }

  /** What can be said now in place of choosing something. */
  public ImmutableList<Answer> answers() {
    Task task = task();
    if (task instanceof Task.LookAhead) {
      return ImmutableList.of(Answer.NOTHING_LEFT, Answer.BACKTRACK);
    }
    if (task instanceof Task.GoOn) {
      return ImmutableList.of(Answer.NO_SOLUTION);
    }
    return task instanceof Task.Requeue
        ? ImmutableList.of(Answer.INCONSISTENT)
        : ImmutableList.of();
  }

  /** Says something. */
  public void say(Answer answer) {
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
