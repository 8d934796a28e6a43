package org.cspworkbench.presentation.lesson;

import com.google.common.collect.ImmutableList;
import com.google.common.math.LongMath;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.presentation.lesson.Quantity.When;
import org.cspworkbench.presentation.question.Question;
import org.cspworkbench.presentation.question.QuestionKind;
import org.cspworkbench.presentation.question.QuestionMaker;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.sudoku.format.SourcePosition;

/** A lesson with its runs: what can be shown, and whether what it says is so. */
public final class PlayedLesson {

  /** From which the questions of a lesson are mixed. */
  private static final long SEED = 1;

  private final Lesson lesson;
  private final ImmutableList<PlayedRun> runs;

  private PlayedLesson(Lesson lesson, ImmutableList<PlayedRun> runs) {
    this.lesson = lesson;
    this.runs = runs;
  }

  /**
   * Lets the solvers of {@code lesson} work, one after the other; not for a thread that paints.
   *
   * @param limits how long each may take, and who cancels it
   */
  public static PlayedLesson of(Lesson lesson, Limits limits) {
    ImmutableList.Builder<PlayedRun> runs = ImmutableList.builder();
    for (LessonRun run : lesson.runs()) {
      runs.add(PlayedRun.of(run, limits));
    }
    return new PlayedLesson(lesson, runs.build());
  }

  /** The lesson. */
  public Lesson lesson() {
    return lesson;
  }

  /** Whether every run came to an end of its own, or to the limit that the lesson sets. */
  public boolean isComplete() {
    return runs.stream().noneMatch(PlayedLesson::wasCutOff);
  }

  private static boolean wasCutOff(PlayedRun run) {
    Outcome outcome = run.result().outcome();
    return outcome instanceof Outcome.Cancelled
        || (outcome instanceof Outcome.GaveUp gaveUp && gaveUp.limit() == Outcome.Limit.TIME);
  }

  /** What it is about, in the language of {@code locale}. */
  public String text(Locale locale) {
    return lesson.text().in(locale, quantity -> read(quantity, 0));
  }

  /** Its bookmarks in order, in the language of {@code locale}; those that exist. */
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
                bookmark.question().flatMap(kind -> ask(bookmark.run(), kind, position))));
      }
    }
    return stops.build();
  }

  private Optional<Question> ask(int run, QuestionKind kind, int position) {
    return new QuestionMaker(runs.get(run).trace(), SEED).ask(kind, position);
  }

  private OptionalInt position(LessonBookmark bookmark) {
    return bookmark.place().find(runs.get(bookmark.run()));
  }

  /** How many claims it makes: a bookmark claims that it exists, a question that it comes up. */
  public int claimCount() {
    return lesson.claims().size()
        + lesson.bookmarks().stream()
            .mapToInt(each -> 1 + each.claims().size() + (each.question().isPresent() ? 1 : 0))
            .sum();
  }

  /** What it says that is not so, in the order of the lesson. */
  public ImmutableList<LessonFinding> findings() {
    ImmutableList.Builder<LessonFinding> findings = ImmutableList.builder();
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

  private static LessonFinding missing(Place place) {
    return finding(place.at(), "expected '" + place.source() + "' in the run, found no such event");
  }

  private static LessonFinding unasked(Place place, QuestionKind kind) {
    return finding(
        place.at(),
        "expected something to ask about "
            + kind.id()
            + " at '"
            + place.source()
            + "', found nothing");
  }

  private Optional<LessonFinding> check(Claim claim, int position) {
    Value left = value(claim.left(), position);
    Value right = value(claim.right(), position);
    if (claim.comparison().holds(left, right)) {
      return Optional.empty();
    }
    String found = claim.right() instanceof Term.Literal ? left.toString() : left + " and " + right;
    return Optional.of(finding(claim.at(), "expected " + claim.source() + ", found " + found));
  }

  private static LessonFinding finding(SourcePosition at, String sentence) {
    return new LessonFinding(at + ": " + sentence);
  }

  private Value value(Term term, int position) {
    if (term instanceof Term.Literal literal) {
      return literal.value();
    }
    Term.Times times = (Term.Times) term;
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
