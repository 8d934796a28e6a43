package org.cspworkbench.presentation.exercise;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableMap.toImmutableMap;
import static org.cspworkbench.core.kernel.Network.NONE;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.words.TextBundle;

/** An exercise as it is displayed: each move gives the next state. Not thread-safe. */
public final class TurnSession {

  private final Exercise exercise;
  private final Network network;
  private final Turn turn;
  private final TurnWords words;

  /** Starts {@code exercise}, with texts of the language of {@code texts}. */
  public TurnSession(Exercise exercise, TextBundle texts) {
    this.exercise = exercise;
    this.network = exercise.network();
    this.turn = new Turn(exercise);
    this.words = new TurnWords(exercise, texts);
  }

  /** Returns the trace in which the states have their positions. */
  public Trace trace() {
    return exercise.trace();
  }

  /** Returns the state before the first move. */
  public ExerciseState begin() {
    return state(Tone.NONE, "");
  }

  /** Returns the state after {@code move}. */
  public ExerciseState play(Move move) {
    Verdict verdict = turn.play(move);
    return state(verdict.isRight() ? Tone.RIGHT : Tone.WRONG, words.verdict(verdict));
  }

  /** Returns the state after a right move that the program makes. */
  public ExerciseState showMove() {
    return state(Tone.SHOWN, words.verdict(turn.showMove()));
  }

  /** Returns the state after the revision of the arcs that remove nothing. */
  public ExerciseState passOver() {
    int skipped = exercise instanceof Ac3Exercise ac3 ? ac3.skipIdleArcs() : 0;
    return state(Tone.SHOWN, words.skippedArcs(skipped));
  }

  private ExerciseState state(Tone tone, String verdict) {
    Task task = exercise.task();
    boolean isOver = task instanceof Task.Over;
    ImmutableList<Integer> numbers = numbers(task);
    return new ExerciseState(
        task,
        words.question(task),
        exercise.position(),
        exercise.moment(),
        subject(task),
        numbers.stream().map(this::entry).collect(toImmutableList()),
        numbers.stream().collect(toImmutableMap(number -> number, this::variable)),
        asked(task, numbers).collect(toImmutableMap(x -> x, x -> values(task, x))),
        arcs(task),
        turn.score(),
        isOver ? Tone.OVER : tone,
        task instanceof Task.Over over ? words.over(over) : verdict);
  }

  private ImmutableList<Integer> numbers(Task task) {
    if (task instanceof Task.PickArc pick) {
      return pick.waiting();
    }
    if (exercise instanceof Ac3Exercise ac3) {
      return ac3.waiting();
    }
    return IntStream.range(0, network.variableCount())
        .filter(x -> task instanceof Task.GoOn || exercise.isOpen(x))
        .boxed()
        .collect(toImmutableList());
  }

  private boolean isArcs() {
    return exercise instanceof Ac3Exercise;
  }

  private Option entry(int number) {
    return new Option(number, isArcs() ? words.arc(number) : words.name(number), false);
  }

  private int variable(int number) {
    return isArcs() ? network.tail(number) : number;
  }

  private int subject(Task task) {
    if (task instanceof Task.Revise revise) {
      return network.tail(revise.arc());
    }
    return task instanceof Task.Requeue requeue ? network.tail(requeue.arc()) : NONE;
  }

  /** Returns the variables that may be asked about. */
  private Stream<Integer> asked(Task task, List<Integer> numbers) {
    if (task instanceof Task.Revise) {
      return Stream.of(subject(task));
    }
    boolean isFree = task instanceof Task.LookAhead || task instanceof Task.GoOn;
    return isFree ? numbers.stream() : Stream.of();
  }

  /**
   * Returns the remaining values of a variable; all values if the task is to continue the search.
   */
  private ImmutableList<Option> values(Task task, int x) {
    return IntStream.range(0, network.domainSize(x))
        .filter(i -> task instanceof Task.GoOn || exercise.contains(x, i))
        .mapToObj(i -> new Option(i, words.label(x, i), false))
        .collect(toImmutableList());
  }

  private ImmutableList<Option> arcs(Task task) {
    return task instanceof Task.Requeue requeue
        ? requeue.candidates().stream().map(this::entry).collect(toImmutableList())
        : ImmutableList.of();
  }
}
