package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.cspworkbench.generator.Difficulty;
import org.cspworkbench.generator.PuzzleRequest;
import org.cspworkbench.generator.fill.DrawnRule;
import org.cspworkbench.generator.fill.Fill;
import org.cspworkbench.generator.givens.GivenSelection;
import org.cspworkbench.generator.givens.Symmetry;
import org.cspworkbench.solvers.logic.Techniques;
import org.cspworkbench.solvers.logic.technique.Level;
import org.cspworkbench.solvers.logic.technique.RatedTechnique;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Variant;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that specify generated puzzles. */
final class RequestOptions {

  /** The converter from ids of difficulties. */
  static final class Difficulties extends Listed<Difficulty> {
    Difficulties() {
      super("difficulty", Arrays.asList(Difficulty.values()), Difficulty::id);
    }
  }

  /** The converter from names of levels. */
  static final class Levels extends Listed<Level> {
    Levels() {
      super("level", Arrays.asList(Level.values()), Level::title);
    }
  }

  /** The converter from ids of techniques. */
  static final class TechniqueIds extends Listed<RatedTechnique> {
    TechniqueIds() {
      super("technique", Techniques.ALL, RatedTechnique::id);
    }
  }

  /** The converter from ids of methods that create complete grids. */
  static final class Fills extends Listed<Fill> {
    Fills() {
      super("way to fill", Arrays.asList(Fill.values()), Fill::id);
    }
  }

  /** The converter from ids of methods that choose givens; {@code --strict} selects another one. */
  static final class Selections extends Listed<GivenSelection> {
    Selections() {
      super(
          "way to dig",
          List.of(GivenSelection.RANDOM, GivenSelection.MASK, GivenSelection.MINIMAL),
          GivenSelection::id);
    }
  }

  /** The converter from ids of symmetries. */
  static final class Symmetries extends Listed<Symmetry> {
    Symmetries() {
      super("symmetry", Arrays.asList(Symmetry.values()), Symmetry::id);
    }
  }

  /** The converter from ids of variants, including jigsaw and the generated rules. */
  static final class Variants extends Listed<String> {
    Variants() {
      super(
          "variant",
          Stream.of(
                  Arrays.stream(Variant.values()).map(Variant::id),
                  Stream.of(JIGSAW),
                  Arrays.stream(DrawnRule.values()).map(DrawnRule::id))
              .flatMap(ids -> ids)
              .toList(),
          id -> id);
    }
  }

  private static final String JIGSAW = "jigsaw";

  @Option(
      names = "--difficulty",
      paramLabel = "NAME",
      converter = Difficulties.class,
      completionCandidates = Difficulties.class,
      description =
          "A preset number of givens in 81 cells: easy 55 givens, medium 45, hard 35, very-hard 30,"
              + " extreme 22; in proportion for other sizes. Most of these puzzles are easy for a"
              + " person: --rating is for how hard they are.")
  private @Nullable Difficulty difficulty;

  @Option(names = "--clues", paramLabel = "N", description = "Exactly N givens.")
  private @Nullable Integer clues;

  @Option(
      names = "--rating",
      paramLabel = "LEVEL",
      converter = Levels.class,
      completionCandidates = Levels.class,
      description =
          "Puzzles that need a technique of this level and nothing harder: ${COMPLETION-CANDIDATES}.")
  private @Nullable Level level;

  @Option(
      names = "--needs",
      paramLabel = "TECHNIQUE",
      converter = TechniqueIds.class,
      completionCandidates = TechniqueIds.class,
      description = "Puzzles that need this technique and nothing harder, such as naked-pair.")
  private @Nullable RatedTechnique technique;

  @Option(
      names = "--fill",
      paramLabel = "WAY",
      defaultValue = "collapse",
      converter = Fills.class,
      completionCandidates = Fills.class,
      description =
          "How complete grids are generated: collapse (wave function collapse) or template (a solved"
              + " grid, transformed). Default: collapse.")
  @SuppressWarnings("NullAway.Init") // initialized by picocli
  private Fill fill;

  @Option(
      names = "--dig",
      paramLabel = "WAY",
      defaultValue = "random",
      converter = Selections.class,
      completionCandidates = Selections.class,
      description =
          "How givens are chosen: random (cells are blanked in random order), mask (random sets of"
              + " givens until one has one solution) or minimal (no given can be removed; with a"
              + " symmetry, no group of givens that belong together). Default: random.")
  @SuppressWarnings("NullAway.Init") // initialized by picocli
  private GivenSelection dig;

  @Option(
      names = "--strict",
      description =
          "With --dig minimal and a symmetry: draw puzzles until no single given can be removed"
              + " either. This is rare, most of all with rotate90.")
  private boolean strict;

  @Option(
      names = "--symmetry",
      paramLabel = "NAME",
      defaultValue = "none",
      converter = Symmetries.class,
      completionCandidates = Symmetries.class,
      description =
          "The symmetry of the pattern of givens: ${COMPLETION-CANDIDATES}. Default: none.")
  @SuppressWarnings("NullAway.Init") // initialized by picocli
  private Symmetry symmetry;

  @Option(
      names = "--size",
      paramLabel = "N",
      defaultValue = "9",
      description = "Rows, columns and values: 4, 6, 8, 9, 10, 12, 15, 16, 20 or 25. Default: 9.")
  private int size;

  @Option(
      names = "--variant",
      paramLabel = "NAME",
      split = ",",
      converter = Variants.class,
      completionCandidates = Variants.class,
      description = "One or more additional rules: ${COMPLETION-CANDIDATES}.")
  private List<String> variants = new ArrayList<>();

  /** Returns the request; rejects what is known to be impossible. */
  PuzzleRequest request(Usage usage) {
    usage.check(
        Shape.usualSizes().contains(size),
        "--size: expected one of " + join(Shape.usualSizes()) + ", found " + size);
    usage.check(
        difficulty == null || clues == null, "expected either --difficulty or --clues, found both");
    usage.check(
        level == null || technique == null, "expected either --rating or --needs, found both");
    usage.check(!strict || dig == GivenSelection.MINIMAL, "--strict requires --dig minimal");
    Shape shape = shape();
    try {
      PuzzleRequest request =
          new PuzzleRequest(
              shape,
              variants.contains(JIGSAW),
              drawnRules(),
              fill,
              strict ? GivenSelection.STRICT : dig,
              symmetry,
              givens(shape),
              Optional.ofNullable(level),
              Optional.ofNullable(technique));
      request.checkThatGridsExist();
      return request;
    } catch (IllegalArgumentException e) {
      throw usage.error(String.valueOf(e.getMessage()));
    }
  }

  private static String join(Iterable<Integer> sizes) {
    return String.join(", ", ImmutableList.copyOf(sizes).stream().map(String::valueOf).toList());
  }

  private Shape shape() {
    Shape shape = Shape.ofSize(size);
    for (String id : variants) {
      shape = Variant.of(id).map(shape::with).orElse(shape);
    }
    return shape;
  }

  private ImmutableSet<DrawnRule> drawnRules() {
    return variants.stream()
        .flatMap(id -> DrawnRule.of(id).stream())
        .collect(Sets.toImmutableEnumSet());
  }

  private OptionalInt givens(Shape shape) {
    if (difficulty != null) {
      return OptionalInt.of(difficulty.givens(shape));
    }
    return clues == null ? OptionalInt.empty() : OptionalInt.of(clues);
  }
}
