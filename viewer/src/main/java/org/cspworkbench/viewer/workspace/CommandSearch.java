package org.cspworkbench.viewer.workspace;

import static java.util.Comparator.comparingInt;
import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableCollection;
import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.cspworkbench.core.gallery.Gallery;
import org.cspworkbench.presentation.lesson.ShippedLecture;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.Commands;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.start.ProblemFormModel;
import org.cspworkbench.viewer.start.ProblemTarget;
import org.cspworkbench.viewer.words.SolverWords;

/**
 * The search over all commands, solvers, lessons, lectures and problems: those that contain each
 * typed word, the best match first. One of them is marked, and is opened or executed on request.
 */
public final class CommandSearch extends ObservableModel {

  /** What opens the results that are not commands. */
  public interface Targets {

    /** Runs a solver on the current problem. */
    void run(Solver solver);

    /** Opens a lesson. */
    void open(ShippedLesson lesson);

    /** Opens a lecture. */
    void open(ShippedLecture lecture);

    /** Opens a problem of the gallery. */
    void open(ProblemFormModel form, ProblemTarget target);
  }

  /**
   * A result.
   *
   * @param kind the displayed kind of the result
   * @param title its displayed name
   * @param about what it is, in one line; empty if the name is enough
   * @param command the command that it is, if it is one
   * @param obstacle why it would do nothing at present, if it would
   * @param action opens or executes it
   */
  public record Hit(
      String kind,
      String title,
      String about,
      Optional<Command> command,
      Optional<String> obstacle,
      Runnable action) {

    /** Returns how well it matches these words: 0 is best; empty if it does not match. */
    private Optional<Integer> distance(List<String> words) {
      String name = lower(title);
      String all = lower(title + " " + kind + " " + about);
      if (!words.stream().allMatch(all::contains)) {
        return Optional.empty();
      }
      if (words.isEmpty() || name.startsWith(String.join(" ", words))) {
        return Optional.of(0);
      }
      if (words.stream().allMatch(word -> (" " + name).contains(" " + word))) {
        return Optional.of(1);
      }
      return Optional.of(words.stream().allMatch(name::contains) ? 2 : 3);
    }
  }

  /** A result with its distance from what is typed. */
  private record Match(Hit hit, int distance) {}

  private static final Splitter WORDS = Splitter.on(' ').omitEmptyStrings();

  private final ImmutableList<Hit> all;
  private ImmutableList<Hit> found;
  private int marked;

  /**
   * Creates a search that finds everything.
   *
   * @param commands the commands
   * @param router executes them
   * @param runs the run of the current problem
   * @param targets opens everything else
   */
  public CommandSearch(
      ImmutableCollection<Command> commands, Commands router, AnimateModel runs, Targets targets) {
    all =
        Stream.of(
                commands.stream()
                    .filter(command -> command != WindowCommands.SEARCH)
                    .map(command -> ofCommand(command, router)),
                SolverCatalog.SOLVERS.stream().map(solver -> ofSolver(solver, runs, targets)),
                ShippedLecture.ALL.stream().map(lecture -> ofLecture(lecture, targets)),
                ShippedLesson.ALL.stream().map(lesson -> ofLesson(lesson, targets)),
                new ProblemFormModel().entries().stream().map(entry -> ofProblem(entry, targets)))
            .flatMap(hits -> hits)
            .collect(ImmutableList.toImmutableList());
    found = all;
  }

  private static Hit ofCommand(Command command, Commands router) {
    return new Hit(
        text("search.command"),
        command.title(),
        command.menuTitle().orElse(""),
        Optional.of(command),
        router.obstacle(command),
        () -> router.accept(command));
  }

  private static Hit ofSolver(Solver solver, AnimateModel runs, Targets targets) {
    String name = SolverWords.name(solver);
    Optional<String> obstacle =
        runs.canWatch(solver)
            ? Optional.empty()
            : runs.opened().map(Reading.Opened::title).map(of -> text("search.refused", name, of));
    return new Hit(
        text("search.solver"),
        name,
        SolverWords.summary(solver),
        Optional.empty(),
        runs.opened().isEmpty() ? Optional.of(text("obstacle.problem")) : obstacle,
        () -> targets.run(solver));
  }

  private static Hit ofLecture(ShippedLecture lecture, Targets targets) {
    return found(
        text("search.lecture"), text("lecture." + lecture.id()), "", () -> targets.open(lecture));
  }

  private static Hit ofLesson(ShippedLesson lesson, Targets targets) {
    return found(
        text("search.lesson"),
        text("lesson." + lesson.id()),
        text("lesson." + lesson.id() + ".line"),
        () -> targets.open(lesson));
  }

  private static Hit ofProblem(Gallery.Entry entry, Targets targets) {
    ProblemFormModel form = new ProblemFormModel();
    form.select(entry);
    return found(
        text("search.problem"),
        form.words().title(entry),
        form.words().description(entry),
        () -> targets.open(form, ProblemTarget.ANIMATE));
  }

  private static Hit found(String kind, String title, String about, Runnable action) {
    return new Hit(kind, title, about, Optional.empty(), Optional.empty(), action);
  }

  private static String lower(String text) {
    return text.toLowerCase(Locale.ROOT);
  }

  /** Finds what contains each word of {@code typed}, and marks the best match. */
  public void type(String typed) {
    List<String> words = WORDS.splitToList(lower(typed));
    found =
        all.stream()
            .flatMap(hit -> hit.distance(words).map(far -> new Match(hit, far)).stream())
            .sorted(comparingInt(Match::distance))
            .map(Match::hit)
            .collect(ImmutableList.toImmutableList());
    marked = 0;
    notifyListeners();
  }

  /** Returns what is found, the best match first. */
  public ImmutableList<Hit> found() {
    return found;
  }

  /** Returns the number of the marked result; 0 also if there is none. */
  public int marked() {
    return marked;
  }

  /** Marks a result. */
  public void mark(int number) {
    int next = Math.max(0, Math.min(number, found.size() - 1));
    if (next != marked) {
      marked = next;
      notifyListeners();
    }
  }

  /** Returns the action of the marked result; empty if there is none, or if it would do nothing. */
  public Optional<Runnable> action() {
    return found.stream()
        .skip(marked)
        .findFirst()
        .filter(hit -> hit.obstacle().isEmpty())
        .map(Hit::action);
  }
}
