package org.cspworkbench.presentation.lesson;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.math.LongMath;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.cspworkbench.core.model.MalformedEncodingException;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.presentation.lesson.Quantity.When;
import org.cspworkbench.presentation.question.Question;
import org.cspworkbench.presentation.question.QuestionKind;
import org.cspworkbench.presentation.question.QuestionMaker;

/**
 * A lesson together with its finished runs, which determine its figures and whether its claims are
 * true.
 */
public final class PlayedLesson {

  /** The seed of the questions of a lesson. */
  private static final long SEED = 1;

  private final Lesson lesson;
  private final ImmutableList<PlayedRun> runs;

  PlayedLesson(Lesson lesson, ImmutableList<PlayedRun> runs) {
    this.lesson = lesson;
    this.runs = runs;
  }

  /**
   * Runs the solvers of {@code lesson} in sequence. Must not be called on the event dispatch
   * thread.
   *
   * @param limits the limits of each run
   */
  public static PlayedLesson of(Lesson lesson, Limits limits) {
    LessonPreparation preparation = new LessonPreparation(lesson, limits);
    while (preparation.done() < preparation.length()) {
      preparation.advance();
    }
    return preparation.result();
  }

  /**
   * Returns {@code lesson} with runs that were recorded before.
   *
   * @param recording the runs in the order of the lesson
   * @throws MalformedEncodingException if they are not runs of this lesson
   * @throws IllegalArgumentException if their number is not that of the runs of the lesson
   */
  public static PlayedLesson of(Lesson lesson, ImmutableList<RecordedLessonRun> recording)
      throws MalformedEncodingException {
    checkArgument(recording.size() == lesson.runs().size(), "%s runs", recording.size());
    ImmutableList.Builder<PlayedRun> runs = ImmutableList.builder();
    for (int i = 0; i < recording.size(); i++) {
      runs.add(PlayedRun.of(lesson.runs().get(i), recording.get(i)));
    }
    return new PlayedLesson(lesson, runs.build());
  }

  /** Returns the recording of all runs, in the order of the lesson. */
  public ImmutableList<RecordedLessonRun> recording() {
    return runs.stream().map(PlayedRun::recorded).collect(ImmutableList.toImmutableList());
  }

  /** Returns the lesson. */
  public Lesson lesson() {
    return lesson;
  }

  /** Returns whether no run was cancelled or stopped by a time limit. */
  public boolean isComplete() {
    return runs.stream().allMatch(PlayedRun::isComplete);
  }

  /** Returns the trace of the run of this index. */
  public Trace trace(int run) {
    return runs.get(run).trace();
  }

  /** Returns the introduction in the language of {@code locale}. */
  public String text(Locale locale) {
    return lesson.text().in(locale, quantity -> read(quantity, 0));
  }

  /** Returns the bookmarks that exist in the runs, in order, in the language of {@code locale}. */
  public ImmutableList<Stop> stops(Locale locale) {
    ImmutableList.Builder<Stop> stops = ImmutableList.builder();
    for (LessonBookmark bookmark : lesson.bookmarks()) {
      OptionalInt found = position(bookmark);
      if (found.isPresent()) {
        int position = found.getAsInt();
        stops.add(
            new Stop(
                bookmark.run(),
                position,
                bookmark.note().in(locale, quantity -> read(quantity, position)),
                checked(bookmark.claims(), position, locale),
                bookmark.question().flatMap(kind -> ask(bookmark.run(), kind, position))));
      }
    }
    return stops.build();
  }

  /** Returns the claims about the ends of the runs, in the language of {@code locale}. */
  public ImmutableList<CheckedClaim> claims(Locale locale) {
    return checked(lesson.claims(), 0, locale);
  }

  private ImmutableList<CheckedClaim> checked(
      ImmutableList<Claim> claims, int position, Locale locale) {
    ImmutableList.Builder<CheckedClaim> checked = ImmutableList.builder();
    for (Claim claim : claims) {
      ImmutableList.Builder<String> found = ImmutableList.builder();
      found.add(value(claim.left(), position).in(locale));
      if (!(claim.right() instanceof ClaimTerm.Literal)) {
        found.add(value(claim.right(), position).in(locale));
      }
      checked.add(new CheckedClaim(claim.source(), found.build(), holds(claim, position)));
    }
    return checked.build();
  }

  private boolean holds(Claim claim, int position) {
    return claim.holds(value(claim.left(), position), value(claim.right(), position));
  }

  private Optional<Question> ask(int run, QuestionKind kind, int position) {
    return new QuestionMaker(runs.get(run).trace(), SEED).ask(kind, position);
  }

  private OptionalInt position(LessonBookmark bookmark) {
    return bookmark.place().find(runs.get(bookmark.run()));
  }

  /**
   * Returns the number of claims. A bookmark is a claim that its moment exists, and a question that
   * it can be asked.
   */
  public int claimCount() {
    return lesson.claims().size()
        + lesson.bookmarks().stream()
            .mapToInt(each -> 1 + each.claims().size() + (each.question().isPresent() ? 1 : 0))
            .sum();
  }

  /**
   * Returns a sentence for each false claim, in the order of the lesson: the position of the claim,
   * what was expected, and what was found.
   */
  public ImmutableList<String> findings() {
    ImmutableList.Builder<String> findings = ImmutableList.builder();
    for (LessonBookmark bookmark : lesson.bookmarks()) {
      OptionalInt position = position(bookmark);
      if (position.isEmpty()) {
        findings.add(missing(bookmark.place()));
        continue;
      }
      for (Claim claim : bookmark.claims()) {
        check(claim, position.getAsInt()).ifPresent(findings::add);
      }
      bookmark
          .question()
          .filter(kind -> ask(bookmark.run(), kind, position.getAsInt()).isEmpty())
          .map(kind -> unasked(bookmark.place(), kind))
          .ifPresent(findings::add);
    }
    lesson.claims().forEach(claim -> check(claim, 0).ifPresent(findings::add));
    return findings.build();
  }

  private static String missing(Place place) {
    return finding(place.at(), "expected '" + place.source() + "' in the run, found no such event");
  }

  private static String unasked(Place place, QuestionKind kind) {
    return finding(
        place.at(),
        "expected something to ask about "
            + kind.id()
            + " at '"
            + place.source()
            + "', found nothing");
  }

  private Optional<String> check(Claim claim, int position) {
    if (holds(claim, position)) {
      return Optional.empty();
    }
    Value left = value(claim.left(), position);
    Value right = value(claim.right(), position);
    String found =
        claim.right() instanceof ClaimTerm.Literal ? left.toString() : left + " and " + right;
    return Optional.of(finding(claim.at(), "expected " + claim.source() + ", found " + found));
  }

  private static String finding(SourcePosition at, String sentence) {
    return at + ": " + sentence;
  }

  private Value value(ClaimTerm term, int position) {
    if (term instanceof ClaimTerm.Literal literal) {
      return literal.value();
    }
    ClaimTerm.Times times = (ClaimTerm.Times) term;
    Value value = read(times.quantity(), position);
    return value instanceof Value.Amount amount
        ? new Value.Amount(LongMath.saturatedMultiply(times.factor(), amount.number()))
        : value;
  }

  private Value read(Quantity quantity, int position) {
    PlayedRun run = runs.get(quantity.run());
    int moment = quantity.moment() == When.AT_END ? run.trace().length() : position;
    return quantity.measure().read(run, moment, quantity.variable());
  }
}
