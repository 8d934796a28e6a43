package org.cspworkbench.app.export;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.solvers.logic.AvailableSteps;
import org.cspworkbench.solvers.logic.Rating;
import org.cspworkbench.solvers.logic.SolutionPath;
import org.cspworkbench.solvers.logic.SolutionStep;
import org.cspworkbench.solvers.logic.position.Candidate;
import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.House;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Link;
import org.cspworkbench.solvers.logic.technique.RatedTechnique;
import org.cspworkbench.solvers.logic.technique.Step;
import org.cspworkbench.solvers.logic.technique.Wording;
import org.cspworkbench.sudoku.Grid;

/**
 * A writer of explanations for programs: one JSON object for each puzzle, on one line.
 *
 * @param showsGrids whether each step has a field with the grid after it
 */
public record JsonExplanations(boolean showsGrids) implements ExplanationWriter {

  @Override
  public String write(NamedProblem problem, Grid grid, SolutionPath explanation) {
    return JsonLine.of(
        json -> {
          writeHead(json, problem, grid);
          writeRating(json, Rating.of(explanation));
          json.name("steps").beginArray();
          Position position = explanation.start();
          for (SolutionStep move : explanation.moves()) {
            position = move.step().applyTo(position);
            json.beginObject();
            writeMove(json, move);
            if (showsGrids) {
              json.name("grid").value(grid.withValues(position.values()).toLine());
            }
            json.endObject();
          }
          json.endArray();
        });
  }

  /**
   * A writer of all steps that are available at the start, for programs: one JSON object for each
   * puzzle, on one line.
   */
  static final class Steps implements ExplanationWriter {

    @Override
    public String write(NamedProblem problem, Grid grid, SolutionPath explanation) {
      return JsonLine.of(
          json -> {
            writeHead(json, problem, grid);
            json.name("steps").beginArray();
            for (SolutionStep move : AvailableSteps.in(explanation.start(), () -> false)) {
              json.beginObject();
              json.name("level").value(move.technique().level().title());
              writeMove(json, move);
              json.endObject();
            }
            json.endArray();
          });
    }
  }

  /** Writes the members that identify a puzzle. */
  static void writeHead(JsonWriter json, NamedProblem problem, Grid grid) throws IOException {
    json.name("problem").value(problem.name());
    json.name("givens").value(grid.filled());
  }

  /** Writes the members of a rating. */
  static void writeRating(JsonWriter json, Rating rating) throws IOException {
    json.name("level").value(rating.level().title());
    json.name("score").value(rating.score());
    json.name("hardest").value(rating.hardest().map(RatedTechnique::id).orElse(null));
    json.name("techniques").beginObject();
    for (Map.Entry<RatedTechnique, Integer> entry : rating.counts().entrySet()) {
      json.name(entry.getKey().id()).value(entry.getValue());
    }
    json.endObject();
  }

  /** Writes the members of a step. */
  private static void writeMove(JsonWriter json, SolutionStep move) throws IOException {
    Step step = move.step();
    Wording wording = new Wording(move.layout(), Locale.ENGLISH);
    json.name("technique").value(move.technique().id());
    json.name("sentence").value(move.sentence(Locale.ENGLISH));
    json.name("cells");
    writeCells(json, step.cells(), wording);
    json.name("digits").beginArray();
    for (int rest = step.digits(); rest != 0; rest &= rest - 1) {
      json.value(Wording.digit(Position.lowest(rest)));
    }
    json.endArray();
    json.name("units").beginArray();
    for (House unit : step.units()) {
      json.value(unit.name());
    }
    json.endArray();
    json.name("links").beginArray();
    for (Link link : step.links()) {
      writeLink(json, link, wording);
    }
    json.endArray();
    json.name("placements");
    writeCandidates(json, step.placements(), wording);
    json.name("eliminations");
    writeCandidates(json, step.eliminations(), wording);
  }

  private static void writeLink(JsonWriter json, Link link, Wording wording) throws IOException {
    json.beginObject();
    json.name("kind").value(link.kind() == Link.Kind.STRONG ? "strong" : "weak");
    json.name("from");
    writeCells(json, link.from(), wording);
    json.name("fromDigit").value(Wording.digit(link.fromDigit()));
    json.name("to");
    writeCells(json, link.to(), wording);
    json.name("toDigit").value(Wording.digit(link.toDigit()));
    json.endObject();
  }

  private static void writeCells(JsonWriter json, CellSet cells, Wording wording)
      throws IOException {
    json.beginArray();
    for (int cell : cells.toArray()) {
      json.value(wording.cell(cell));
    }
    json.endArray();
  }

  private static void writeCandidates(
      JsonWriter json, Collection<Candidate> candidates, Wording wording) throws IOException {
    json.beginArray();
    for (Candidate candidate : candidates) {
      json.beginObject();
      json.name("cell").value(wording.cell(candidate.cell()));
      json.name("digit").value(Wording.digit(candidate.digit()));
      json.endObject();
    }
    json.endArray();
  }
}
