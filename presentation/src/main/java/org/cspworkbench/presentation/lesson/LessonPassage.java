package org.cspworkbench.presentation.lesson;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.question.Question;

/**
 * The way of a student through a played lesson: its introduction, then its stops in order, and the
 * first try at the question of each stop.
 *
 * <p>Used by one thread.
 */
public final class LessonPassage {

  private final PlayedLesson lesson;
  private final String title;
  private final String introduction;
  private final ImmutableList<Stop> stops;
  private final FirstTry[] tries; // by stop; NONE if it has no question
  private int step; // 0 is the introduction

  /** Begins at the introduction of {@code lesson}, in the language of {@code locale}. */
  public LessonPassage(PlayedLesson lesson, Locale locale) {
    this.lesson = lesson;
    title = lesson.lesson().title(locale);
    introduction = lesson.text(locale);
    stops = lesson.stops(locale);
    tries = new FirstTry[stops.size()];
    Arrays.fill(tries, FirstTry.NONE);
  }

  /** Returns the same way, as far as it has come, in the language of {@code locale}. */
  public LessonPassage in(Locale locale) {
    LessonPassage same = new LessonPassage(lesson, locale);
    System.arraycopy(tries, 0, same.tries, 0, tries.length);
    same.step = step;
    return same;
  }

  /** Returns the lesson. */
  public PlayedLesson lesson() {
    return lesson;
  }

  /** Returns the title of the lesson. */
  public String title() {
    return title;
  }

  /** Returns the number of the current stop; 0 for the introduction. */
  public int step() {
    return step;
  }

  /** Returns the number of stops. */
  public int length() {
    return stops.size();
  }

  /** Returns whether the last stop has been reached. */
  public boolean isDone() {
    return step == stops.size();
  }

  /** Moves to the next stop, if there is one; returns whether there is. */
  public boolean next() {
    return goTo(step + 1);
  }

  /** Moves to the previous stop or the introduction, if there is one; returns whether there is. */
  public boolean previous() {
    return goTo(step - 1);
  }

  /**
   * Moves to this stop, or to the introduction for 0, if there is one; returns whether there is.
   */
  public boolean goTo(int newStep) {
    if (newStep < 0 || newStep > stops.size()) {
      return false;
    }
    step = newStep;
    return true;
  }

  /** Returns the current stop, or nothing for the introduction. */
  public Optional<Stop> stop() {
    return step == 0 ? Optional.empty() : Optional.of(stops.get(step - 1));
  }

  /** Returns the stop after the current one, if there is one. */
  public Optional<Stop> following() {
    return isDone() ? Optional.empty() : Optional.of(stops.get(step));
  }

  /** Returns the text of the current stop, or the introduction. */
  public String note() {
    return stop().map(Stop::note).orElse(introduction);
  }

  /** Returns the index of the run of the current stop; that of the introduction is the first. */
  public int run() {
    return stop().map(Stop::run).orElse(0);
  }

  /** Returns the trace of the run of the current stop. */
  public Trace trace() {
    return lesson.trace(run());
  }

  /** Returns the position of the current stop in the trace. */
  public int position() {
    return stop().map(Stop::position).orElse(0);
  }

  /** Returns the question of the current stop, if it has one. */
  public Optional<Question> question() {
    return stop().flatMap(Stop::question);
  }

  /**
   * Returns the claims about the current stop, with their figures. At the introduction there are
   * none; those of the whole lesson belong to its end.
   */
  public ImmutableList<CheckedClaim> claims() {
    return stop().map(Stop::claims).orElse(ImmutableList.of());
  }

  /** Returns the position of each stop in the run of this index, with the number of the stop. */
  public ImmutableMap<Integer, Integer> stopsOf(int run) {
    Map<Integer, Integer> numbers = new LinkedHashMap<>();
    for (int i = 0; i < stops.size(); i++) {
      if (stops.get(i).run() == run) {
        numbers.put(stops.get(i).position(), i + 1);
      }
    }
    return ImmutableMap.copyOf(numbers);
  }

  /**
   * Records a try at the question of the current stop, if it is the first; an answer that was shown
   * is a missed one.
   */
  public void tried(FirstTry attempt) {
    if (question().isPresent() && tries[step - 1] == FirstTry.NONE) {
      tries[step - 1] = attempt;
    }
  }

  /** Restores the first tries at the questions of the lesson, in order; others are not answered. */
  public void restore(List<FirstTry> ofQuestions) {
    Iterator<FirstTry> next = ofQuestions.iterator();
    for (int i = 0; i < tries.length; i++) {
      boolean isTried = stops.get(i).question().isPresent() && next.hasNext();
      tries[i] = isTried ? next.next() : FirstTry.NONE;
    }
  }

  /** Returns the first try at each question of the lesson, in order. */
  public ImmutableList<FirstTry> tries() {
    ImmutableList.Builder<FirstTry> ofQuestions = ImmutableList.builder();
    for (int i = 0; i < tries.length; i++) {
      if (stops.get(i).question().isPresent()) {
        ofQuestions.add(tries[i]);
      }
    }
    return ofQuestions.build();
  }

  /** Returns how many questions were answered correctly at the first try. */
  public int right() {
    return (int) tries().stream().filter(attempt -> attempt == FirstTry.RIGHT).count();
  }
}
