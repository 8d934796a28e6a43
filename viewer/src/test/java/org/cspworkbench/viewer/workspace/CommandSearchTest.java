package org.cspworkbench.viewer.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.presentation.lesson.ShippedLecture;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.Commands;
import org.cspworkbench.viewer.command.ReplayCommands;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.cspworkbench.viewer.start.ProblemFormModel;
import org.cspworkbench.viewer.start.ProblemTarget;
import org.cspworkbench.viewer.workspace.CommandSearch.Hit;
import org.junit.jupiter.api.Test;

/** Verifies what the search finds, in which order, and what it does with a result. */
class CommandSearchTest {

  private static final ImmutableList<Command> COMMANDS =
      ImmutableList.<Command>builder()
          .add(WindowCommands.values())
          .add(ReplayCommands.values())
          .build();

  private final List<Object> done = new ArrayList<>();
  private final AnimateModel runs = new AnimateModel(Runnable::run);

  /** Executes all commands but one. */
  private final class Router implements Commands {
    @Override
    public void accept(Command command) {
      done.add(command);
    }

    @Override
    public Optional<String> obstacle(Command command) {
      return command == WindowCommands.SAVE ? Optional.of("nothing to save") : Optional.empty();
    }
  }

  /** Records what is opened. */
  private final class Opened implements CommandSearch.Targets {
    @Override
    public void run(Solver solver) {
      done.add(solver);
    }

    @Override
    public void open(ShippedLesson lesson) {
      done.add(lesson);
    }

    @Override
    public void open(ShippedLecture lecture) {
      done.add(lecture);
    }

    @Override
    public void open(ProblemFormModel form, ProblemTarget target) {
      done.add(form.entry().id());
    }
  }

  private CommandSearch search() {
    return new CommandSearch(COMMANDS, new Router(), runs, new Opened());
  }

  private static List<String> titles(CommandSearch search) {
    return search.found().stream().map(Hit::title).toList();
  }

  @Test
  void everyCommandSolverLessonLectureAndProblemIsFound() {
    assertThat(search().found())
        .hasSize(
            COMMANDS.size()
                - 1 // the search itself
                + SolverCatalog.SOLVERS.size()
                + ShippedLesson.ALL.size()
                + ShippedLecture.ALL.size()
                + new ProblemFormModel().entries().size());
  }

  @Test
  void theBestMatchComesFirst() {
    CommandSearch search = search();
    search.type("Exp");
    assertThat(titles(search).get(0)).isEqualTo(WindowCommands.EXPORT.title());
    search.type("next dec");
    assertThat(titles(search)).startsWith(ReplayCommands.NEXT_DECISION.title());
    search.type("zebra");
    search.action().orElseThrow().run();
    assertThat(done).containsExactly("zebra");
    search.type("no such thing");
    assertThat(search.found()).isEmpty();
    assertThat(search.action()).isEmpty();
  }

  @Test
  void theMarkerStaysWithinTheResults() {
    CommandSearch search = search();
    search.type("bookmark");
    search.mark(99);
    assertThat(search.marked()).isEqualTo(search.found().size() - 1);
    search.mark(-1);
    assertThat(search.marked()).isZero();
    search.action().orElseThrow().run();
    assertThat(done).containsExactly(search.found().get(0).command().orElseThrow());
  }

  @Test
  void whatCannotActIsFoundWithItsReasonAndDoesNothing() {
    CommandSearch search = search();
    search.type(WindowCommands.SAVE.title());
    assertThat(search.found().get(0).obstacle()).contains("nothing to save");
    assertThat(search.action()).isEmpty();
    search.type("forward checking");
    assertThat(search.action()).as("no problem is open").isEmpty();
  }

  @Test
  void aSolverRunsOnAProblemThatItAccepts() {
    runs.open(PuzzleEntry.ofGallery("australia", 1));
    CommandSearch search = search();
    search.type("forward checking");
    search.action().orElseThrow().run();
    assertThat(done).containsExactly(SolverCatalog.find("forward-checking").orElseThrow());
  }
}
