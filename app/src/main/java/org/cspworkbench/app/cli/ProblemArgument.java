package org.cspworkbench.app.cli;

import com.google.common.base.Strings;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.cspworkbench.app.input.DimacsArgument;
import org.cspworkbench.app.input.Item;
import org.cspworkbench.app.input.MiniZincArgument;
import org.cspworkbench.app.input.NotationArgument;
import org.cspworkbench.app.input.ProblemSource;
import org.cspworkbench.app.input.PuzzleArgument;
import org.cspworkbench.app.input.XcspArgument;
import org.cspworkbench.presentation.input.GalleryArgument;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.sudoku.format.CandidateUse;
import org.cspworkbench.sudoku.format.Entry;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The options and parameters that name the problems of a command. */
final class ProblemArgument {

  private static final Parameter.Text PROBLEM =
      new Parameter.Text(
          "problem",
          "A problem of the gallery instead, such as queens:8 (see csp problems), an XCSP3"
              + " instance, FILE.xml or FILE.xml.lzma, or a problem of AIspace, FILE.xml, the graph"
              + " of a DIMACS file to be coloured with K colours, FILE.col:K, or a problem in the"
              + " notation of CSP Workbench, FILE.csp, or a MiniZinc model, FILE.mzn.",
          "ID:ARGS|FILE.xml|FILE.col:K");
  private static final Parameter.Truth CANDIDATES =
      new Parameter.Truth(
          "candidates",
          "Candidates that a puzzle lacks although no rule excludes them belong to the puzzle."
              + " Default: if no cell has a value, or the text consists of candidates only.");
  private static final Parameter.Truth NO_CANDIDATES =
      new Parameter.Truth(
          "no-candidates", "Such candidates belong to the player, and are ignored.");

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "PUZZLE|FILE|-",
      description =
          "A puzzle on one line, a file of puzzles, a MiniZinc model, or - for standard input.")
  private @Nullable String puzzle;

  @Parameters(
      index = "1..*",
      paramLabel = "FILE.dzn",
      description = "The data of a MiniZinc model.")
  private List<String> data = new ArrayList<>();

  @Mixin
  private FormOptions form = new FormOptions().with(PROBLEM).with(CANDIDATES).with(NO_CANDIDATES);

  /** Returns the files of a MiniZinc model, the model first; none if no model is named. */
  private List<String> miniZinc() {
    List<String> files = new ArrayList<>();
    form.given(PROBLEM).ifPresent(files::add);
    if (puzzle != null) {
      files.add(puzzle);
    }
    files.addAll(data);
    return !files.isEmpty() && MiniZincArgument.isOne(files.get(0)) ? files : List.of();
  }

  /** Returns whether the problem comes from another program, with variables that it introduced. */
  boolean isOfOtherProgram() {
    return isXcsp() || !miniZinc().isEmpty();
  }

  /** Returns whether the argument is an instance of XCSP3. */
  boolean isXcsp() {
    return form.given(PROBLEM).filter(XcspArgument::isInstance).isPresent();
  }

  /**
   * Returns whether the problems come from standard input, where a user may wait for each answer.
   */
  boolean isStandardInput() {
    return puzzle != null && PuzzleArgument.isStandardInput(puzzle);
  }

  /** Returns whether one problem is named, rather than puzzles. */
  boolean isNamed() {
    return form.has(PROBLEM) || !miniZinc().isEmpty();
  }

  /** Returns whether the problem is drawn from a seed. */
  boolean isRandom() {
    return form.given(PROBLEM).filter(GalleryArgument::isRandom).isPresent();
  }

  /** Rejects a problem that is not a row of a file. */
  void checkIsNoProblem(Usage usage) {
    form.given(PROBLEM)
        .ifPresent(
            problem -> {
              throw usage.error("expected files of puzzles, found --problem " + problem);
            });
  }

  private ProblemSource.Understanding understanding(Consumer<String> remarks) {
    CandidateUse unlessGiven =
        form.holds(NO_CANDIDATES) ? CandidateUse.IGNORED : CandidateUse.AS_STATED;
    CandidateUse use = form.holds(CANDIDATES) ? CandidateUse.GIVEN : unlessGiven;
    return new ProblemSource.Understanding(use, remarks);
  }

  /** Returns the work on a row of a file: that on its problem, after remarks on the row. */
  Function<Entry, Report> onRows(Function<Item, Report> work) {
    return entry -> {
      List<String> remarks = new ArrayList<>();
      Item item = ProblemSource.item(entry, understanding(remarks::add));
      return work.apply(item).after(remarks);
    };
  }

  /** Opens the problems. {@code seed} determines random problems. */
  ProblemSource open(Console console, long seed, Usage usage) {
    usage.check(
        !form.holds(CANDIDATES) || !form.holds(NO_CANDIDATES),
        "expected either --candidates or --no-candidates, found both");
    String named = form.given(PROBLEM).orElse(Strings.nullToEmpty(puzzle));
    String file = DimacsArgument.isOne(named) ? DimacsArgument.file(named) : named;
    return PipeNote.whileOpening(console, file, () -> openNow(console, seed, usage));
  }

  private ProblemSource openNow(Console console, long seed, Usage usage) {
    List<String> model = miniZinc();
    if (!model.isEmpty()) {
      return MiniZincArgument.open(model);
    }
    if (!data.isEmpty()) {
      throw usage.error("there is one argument too many, '" + data.get(0) + "'");
    }
    String problem = form.given(PROBLEM).orElse(null);
    if (problem == null) {
      if (puzzle == null) {
        throw usage.error("expected a puzzle, a file, - for standard input, or --problem");
      }
      usage.check(
          !XcspArgument.isNoPuzzle(puzzle)
              && !DimacsArgument.isOne(puzzle)
              && !NotationArgument.isOne(puzzle)
              && !isOfGallery(puzzle),
          "expected a puzzle or a file of puzzles; for other problems, use --problem " + puzzle);
      return PuzzleArgument.open(puzzle, console.in(), understanding(console::report));
    }
    usage.check(puzzle == null, "expected either a puzzle or --problem, found both");
    if (XcspArgument.isOne(problem)) {
      return XcspArgument.open(problem, console::report);
    }
    if (NotationArgument.isOne(problem)) {
      return NotationArgument.open(problem);
    }
    try {
      return DimacsArgument.isOne(problem)
          ? DimacsArgument.open(problem, console::report)
          : ProblemSource.ofGallery(problem, seed);
    } catch (IllegalArgumentException e) {
      throw usage.error("--problem " + problem + ": " + e.getMessage());
    }
  }

  /** Returns whether {@code puzzle} names a problem of the gallery, and no file. */
  private static boolean isOfGallery(String puzzle) {
    return GalleryArgument.isOne(puzzle) && !new File(puzzle).exists();
  }
}
