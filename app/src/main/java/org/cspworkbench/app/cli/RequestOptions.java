package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
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
import org.cspworkbench.solvers.Choices;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.logic.Techniques;
import org.cspworkbench.solvers.logic.technique.Level;
import org.cspworkbench.solvers.logic.technique.RatedTechnique;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Variant;
import picocli.CommandLine.Mixin;

/** The options that specify generated puzzles. */
final class RequestOptions {

  private static final String JIGSAW = "jigsaw";

  private static final Choices<Difficulty> DIFFICULTY =
      Choices.of(
          "difficulty",
          "A preset number of givens in 81 cells, in proportion for other sizes. Most of these"
              + " puzzles are easy for a person: --rating is for how hard they are.",
          Arrays.asList(Difficulty.values()),
          Difficulty::id,
          difficulty -> difficulty.givens(Shape.ofSize(9)) + " givens",
          Difficulty.MEDIUM);
  private static final Parameter.WholeNumber CLUES =
      new Parameter.WholeNumber("clues", "Exactly N givens.", 0, 1_000_000, 30);
  private static final Choices<Level> LEVEL =
      Choices.of(
          "rating",
          "Puzzles that need a technique of this level and nothing harder.",
          Arrays.asList(Level.values()),
          Level::title,
          Level.EASY);
  private static final Choices<Fill> FILL =
      Choices.of(
          "fill",
          "How complete grids are generated.",
          Arrays.asList(Fill.values()),
          Fill::id,
          fill -> fill == Fill.COLLAPSE ? "wave function collapse" : "a solved grid, transformed",
          Fill.COLLAPSE);
  private static final Choices<GivenSelection> DIG =
      Choices.of(
          "dig",
          "How givens are chosen.",
          List.of(GivenSelection.RANDOM, GivenSelection.MASK, GivenSelection.MINIMAL),
          GivenSelection::id,
          RequestOptions::note,
          GivenSelection.RANDOM);
  private static final Parameter.Truth STRICT =
      new Parameter.Truth(
          "strict",
          "With --dig minimal and a symmetry: draw puzzles until no single given can be removed"
              + " either. This is rare, most of all with rotate90.");
  private static final Choices<Symmetry> SYMMETRY =
      Choices.of(
          "symmetry",
          "The symmetry of the pattern of givens.",
          Arrays.asList(Symmetry.values()),
          Symmetry::id,
          Symmetry.NONE);
  private static final Choices<Integer> SIZE =
      Choices.of(
          "size",
          "Rows, columns and values.",
          ImmutableList.copyOf(Shape.usualSizes()),
          String::valueOf,
          9);

  private static final Choices<RatedTechnique> TECHNIQUE =
      Choices.of(
          "technique",
          "Puzzles that need this technique and nothing harder, such as naked-pair.",
          Techniques.ALL,
          RatedTechnique::id,
          Techniques.ALL.get(0));
  private static final Choices<String> VARIANT =
      Choices.of(
          "variant",
          "One or more additional rules.",
          Stream.of(
                  Arrays.stream(Variant.values()).map(Variant::id),
                  Stream.of(JIGSAW),
                  Arrays.stream(DrawnRule.values()).map(DrawnRule::id))
              .flatMap(ids -> ids)
              .toList(),
          id -> id,
          JIGSAW);

  @Mixin
  private FormOptions form =
      new FormOptions()
          .withOptional(DIFFICULTY.parameter(), "")
          .withOptional(CLUES, "")
          .withOptional(LEVEL.parameter(), "")
          .withOptional(TECHNIQUE.parameter(), "", "--needs")
          .with(FILL.parameter())
          .with(DIG.parameter())
          .with(STRICT)
          .with(SYMMETRY.parameter())
          .with(SIZE.parameter())
          .withSeveral(VARIANT.parameter());

  private static String note(GivenSelection selection) {
    return switch (selection) {
      case RANDOM -> "cells are blanked in random order";
      case MASK -> "random sets of givens until one has one solution";
      case MINIMAL ->
          "no given can be removed; with a symmetry, no group of givens that belong together";
      case STRICT -> "";
    };
  }

  /** Returns the request; rejects what is known to be impossible. */
  PuzzleRequest request(Usage usage) {
    Optional<Level> level = form.given(LEVEL);
    Optional<RatedTechnique> technique = form.given(TECHNIQUE);
    boolean isStrict = form.holds(STRICT);
    GivenSelection dig = form.chosen(DIG);
    usage.check(
        !form.has(DIFFICULTY.parameter()) || !form.has(CLUES),
        "expected either --difficulty or --clues, found both");
    usage.check(
        level.isEmpty() || technique.isEmpty(), "expected either --rating or --needs, found both");
    usage.check(!isStrict || dig == GivenSelection.MINIMAL, "--strict requires --dig minimal");
    Shape shape = shape();
    try {
      PuzzleRequest request =
          new PuzzleRequest(
              shape,
              variants().contains(JIGSAW),
              drawnRules(),
              form.chosen(FILL),
              isStrict ? GivenSelection.STRICT : dig,
              form.chosen(SYMMETRY),
              givens(shape),
              level,
              technique);
      request.checkThatGridsExist();
      return request;
    } catch (IllegalArgumentException e) {
      throw usage.error(String.valueOf(e.getMessage()));
    }
  }

  private ImmutableList<String> variants() {
    return form.several(VARIANT.parameter());
  }

  private Shape shape() {
    Shape shape = Shape.ofSize(form.chosen(SIZE));
    for (String id : variants()) {
      shape = Variant.of(id).map(shape::with).orElse(shape);
    }
    return shape;
  }

  private ImmutableSet<DrawnRule> drawnRules() {
    return variants().stream()
        .flatMap(id -> DrawnRule.of(id).stream())
        .collect(Sets.toImmutableEnumSet());
  }

  private OptionalInt givens(Shape shape) {
    Optional<Integer> preset = form.given(DIFFICULTY).map(each -> each.givens(shape));
    return preset
        .map(OptionalInt::of)
        .orElseGet(() -> form.has(CLUES) ? OptionalInt.of(form.count(CLUES)) : OptionalInt.empty());
  }
}
