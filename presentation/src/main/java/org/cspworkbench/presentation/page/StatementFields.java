package org.cspworkbench.presentation.page;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Longs;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.input.GalleryArgument;
import org.cspworkbench.presentation.input.NotationText;
import org.cspworkbench.presentation.page.ProblemStatement.EncodedProblem;
import org.cspworkbench.presentation.page.ProblemStatement.GalleryProblem;
import org.cspworkbench.presentation.page.ProblemStatement.NotationProblem;
import org.cspworkbench.presentation.page.ProblemStatement.SudokuText;
import org.cspworkbench.presentation.page.ProblemStatement.TileImage;

/** The written form of a statement: texts by name, of which the first says what is stated. */
final class StatementFields {

  private static final String GALLERY = "problem";
  private static final String GALLERY_SEED = "problem-seed";
  private static final String SUDOKU = "puzzle";
  private static final String NOTATION = "csp";
  private static final String NOTATION_NAME = "name";
  private static final String TILES = "tiles";
  private static final String ENCODED = "encoded";

  /** The names of the fields that state a problem. */
  static final ImmutableSet<String> KINDS =
      ImmutableSet.of(GALLERY, SUDOKU, NOTATION, TILES, ENCODED);

  private static final String USUAL_NAME = "problem";

  /** The names of the fields. */
  static final ImmutableSet<String> NAMES =
      ImmutableSet.<String>builder().addAll(KINDS).add(GALLERY_SEED, NOTATION_NAME).build();

  private StatementFields() {}

  /**
   * Returns the written form of {@code statement}.
   *
   * @param seed the seed of the run, which need not be repeated for the problem
   */
  static ImmutableMap<String, String> of(ProblemStatement statement, long seed) {
    if (statement instanceof SudokuText sudoku) {
      return ImmutableMap.of(SUDOKU, sudoku.text());
    }
    if (statement instanceof TileImage image) {
      return ImmutableMap.of(TILES, image.json());
    }
    if (statement instanceof EncodedProblem encoded) {
      return ImmutableMap.of(ENCODED, encoded.base64());
    }
    if (statement instanceof NotationProblem written) {
      NotationText notation = written.notation();
      return notation.name().equals(USUAL_NAME)
          ? ImmutableMap.of(NOTATION, notation.text())
          : ImmutableMap.of(NOTATION, notation.text(), NOTATION_NAME, notation.name());
    }
    GalleryArgument argument = ((GalleryProblem) statement).argument();
    return argument.seed() == seed
        ? ImmutableMap.of(GALLERY, argument.text())
        : ImmutableMap.of(GALLERY, argument.text(), GALLERY_SEED, Long.toString(argument.seed()));
  }

  /**
   * Returns the statement of a written form; empty if there is none.
   *
   * @param seed the seed of the run
   * @throws UnreadableException if there are several, or the seed of the problem is not a number
   */
  static Optional<ProblemStatement> read(Map<String, String> fields, long seed)
      throws UnreadableException {
    ProblemStatement statement = null;
    for (String kind : KINDS) {
      String text = fields.get(kind);
      if (text != null && statement != null) {
        throw new UnreadableException("expected one problem, found several");
      }
      if (text != null) {
        statement = statement(kind, text, fields, seed);
      }
    }
    return Optional.ofNullable(statement);
  }

  private static ProblemStatement statement(
      String kind, String text, Map<String, String> fields, long seed) throws UnreadableException {
    return switch (kind) {
      case SUDOKU -> new SudokuText(text);
      case TILES -> new TileImage(text);
      case ENCODED -> new EncodedProblem(text);
      case NOTATION ->
          new NotationProblem(
              new NotationText(fields.getOrDefault(NOTATION_NAME, USUAL_NAME), text));
      default -> new GalleryProblem(new GalleryArgument(text, problemSeed(fields, seed)));
    };
  }

  private static long problemSeed(Map<String, String> fields, long seed)
      throws UnreadableException {
    String text = fields.get(GALLERY_SEED);
    Long own = text == null ? Long.valueOf(seed) : Longs.tryParse(text);
    if (own == null) {
      throw new UnreadableException(
          GALLERY_SEED + ": expected a whole number, found '" + text + "'");
    }
    return own;
  }
}
