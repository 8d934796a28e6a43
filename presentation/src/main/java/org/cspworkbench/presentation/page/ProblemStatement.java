package org.cspworkbench.presentation.page;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.Optional;
import java.util.stream.Stream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.MalformedEncodingException;
import org.cspworkbench.core.model.NotEncodableException;
import org.cspworkbench.core.model.StatedWeights;
import org.cspworkbench.core.text.CspDecoder;
import org.cspworkbench.core.text.CspEncoder;
import org.cspworkbench.core.text.MalformedProblemException;
import org.cspworkbench.core.text.ProblemContents;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.input.GalleryArgument;
import org.cspworkbench.presentation.input.NotationText;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.PencilMarks;
import org.cspworkbench.sudoku.format.Entry;
import org.cspworkbench.sudoku.format.Fault;
import org.cspworkbench.sudoku.format.Puzzle;
import org.cspworkbench.sudoku.format.PuzzleFormat;
import org.cspworkbench.sudoku.format.PuzzleReader;

/** A text from which a problem can be made again anywhere, without files and without a network. */
public sealed interface ProblemStatement {

  /**
   * Returns the problem.
   *
   * @throws UnreadableException if the text does not state one
   */
  Problem problem() throws UnreadableException;

  /** Returns the statement of {@code problem}, if there is one. */
  static Optional<ProblemStatement> of(Problem problem) {
    if (problem instanceof Problem.Sudoku sudoku) {
      return SudokuText.of(sudoku.grid()).map(ProblemStatement.class::cast);
    }
    Problem.Origin origin = problem.origin().orElse(null);
    if (origin instanceof GalleryArgument argument) {
      return Optional.of(new GalleryProblem(argument));
    }
    if (origin instanceof NotationText text) {
      return Optional.of(new NotationProblem(text));
    }
    Optional<ProblemStatement> image =
        TileRequest.of(problem.csp()).flatMap(TileRequestCodec::write).map(TileImage::new);
    return image.or(() -> EncodedProblem.of(problem));
  }

  /**
   * A Sudoku.
   *
   * @param text the puzzle in any form that {@link PuzzleReader} reads, except XML
   */
  record SudokuText(String text) implements ProblemStatement {

    /** Returns the statement of {@code grid}: one line if it suffices, else JSON. */
    static Optional<SudokuText> of(Grid grid) {
      boolean isGiven = grid.equals(grid.givens());
      return Stream.of(PuzzleFormat.LINE, PuzzleFormat.JSON)
          .filter(format -> isGiven || format == PuzzleFormat.JSON)
          .map(PuzzleFormat::writer)
          .filter(writer -> writer.canWrite(grid.shape()))
          .findFirst()
          .map(writer -> writer.write(grid, PencilMarks.none(grid.shape())).strip())
          .map(SudokuText::new);
    }

    @Override
    public Problem problem() throws UnreadableException {
      try (PuzzleReader reader = PuzzleReader.withoutXml("puzzle", new StringReader(text))) {
        Entry first = reader.next();
        if (first instanceof Fault fault) {
          throw new UnreadableException(fault.message());
        }
        return Problem.Sudoku.of(((Puzzle) first).grid());
      } catch (IOException e) {
        throw new UncheckedIOException("a text in memory can be read", e);
      }
    }
  }

  /**
   * A problem of the gallery.
   *
   * @param argument its name, arguments and seed
   */
  record GalleryProblem(GalleryArgument argument) implements ProblemStatement {

    @Override
    public Problem problem() throws UnreadableException {
      try {
        return GalleryArgument.problem(argument.text(), argument.seed());
      } catch (IllegalArgumentException e) {
        throw new UnreadableException(e);
      }
    }
  }

  /**
   * A problem in the notation of CSP Workbench.
   *
   * @param notation its text
   */
  record NotationProblem(NotationText notation) implements ProblemStatement {

    @Override
    public Problem problem() throws UnreadableException {
      try {
        return notation.problem();
      } catch (MalformedProblemException e) {
        throw new UnreadableException(e);
      }
    }
  }

  /**
   * An image of tiles.
   *
   * @param json the request, as {@link TileRequestCodec} writes it
   */
  record TileImage(String json) implements ProblemStatement {

    @Override
    public Problem problem() throws UnreadableException {
      try {
        return new Problem.General(
            TileRequestCodec.CODEC.readOfAnyLength("image of tiles", json).state());
      } catch (IllegalArgumentException e) {
        throw new UnreadableException(e);
      }
    }
  }

  /**
   * Any other problem.
   *
   * @param base64 the bytes of a {@link CspEncoder} in the alphabet for URLs, without padding
   */
  record EncodedProblem(String base64) implements ProblemStatement {

    /** Encodes a problem; empty if code is part of it, or weights that are not encoded. */
    static Optional<EncodedProblem> of(Problem problem) {
      Csp csp = problem.csp();
      if (StatedWeights.of(csp).isPresent()) {
        return Optional.empty();
      }
      try {
        byte[] bytes =
            CspEncoder.encode(new ProblemContents(csp, problem.shown(), problem.objective()));
        return Optional.of(
            new EncodedProblem(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes)));
      } catch (NotEncodableException e) {
        return Optional.empty();
      }
    }

    @Override
    public Problem problem() throws UnreadableException {
      try {
        ProblemContents contents = CspDecoder.decodeContents(Base64.getUrlDecoder().decode(base64));
        return new Problem.General(contents.csp(), contents.shown(), contents.objective());
      } catch (MalformedEncodingException | IllegalArgumentException e) {
        throw new UnreadableException(e);
      }
    }
  }
}
