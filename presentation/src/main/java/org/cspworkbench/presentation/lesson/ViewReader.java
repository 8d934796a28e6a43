package org.cspworkbench.presentation.lesson;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.cspworkbench.document.Nearest;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Fields;
import org.cspworkbench.document.json.Json;
import org.cspworkbench.presentation.lesson.LessonView.Chooser;
import org.cspworkbench.presentation.lesson.LessonView.Hidden;
import org.cspworkbench.presentation.lesson.LessonView.Parts;
import org.cspworkbench.presentation.lesson.LessonView.Workspace;
import org.cspworkbench.presentation.playback.Delay;
import org.cspworkbench.presentation.playback.DelayUnit;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Solver;

/** A reader of the view of a lesson, or of a scene of a lecture. */
final class ViewReader {

  private static final String FIT = "fit";
  private static final int FEWEST_COMPARED = 2;
  private static final int MOST_COMPARED = 4;
  private static final int SMALLEST = 10;
  private static final int LARGEST = 400;

  private ViewReader() {}

  /**
   * Reads a view.
   *
   * @param problem the problem whose runs are viewed
   */
  static LessonView read(Json json, Problem problem) throws UnreadableException {
    Fields fields = new Fields(json);
    Optional<Json> workspace = fields.find("workspace");
    Optional<Json> parts = fields.find("parts");
    Optional<Json> zoom = fields.find("zoom");
    Optional<Json> solvers = fields.find("solvers");
    Optional<Json> delay = fields.find("delay");
    Optional<Json> unit = fields.find("unit");
    Optional<Json> chooser = fields.find("chooser");
    Optional<Json> hide = fields.find("hide");
    fields.end();
    LessonView usual = LessonView.USUAL;
    return new LessonView(
        workspace.isPresent() ? word(workspace.get(), Workspace.values()) : usual.workspace(),
        parts.isPresent() ? word(parts.get(), Parts.values()) : usual.parts(),
        zoom.isPresent() ? zoom(zoom.get()) : usual.zoom(),
        solvers.isPresent() ? compared(solvers.get(), problem) : usual.compared(),
        delay.isPresent() ? (int) delay.get().asNumber(0, Delay.LONGEST) : usual.delay(),
        unit.isPresent() ? word(unit.get(), DelayUnit.values()) : usual.unit(),
        chooser.isPresent() ? word(chooser.get(), Chooser.values()) : usual.chooser(),
        hide.isPresent() ? hidden(hide.get()) : usual.hidden());
  }

  private static OptionalInt zoom(Json json) throws UnreadableException {
    if (json instanceof Json.Text text) {
      if (!text.value().equals(FIT)) {
        throw new UnreadableException(
            text.at(), "expected fit or a number, found '" + text.value() + "'");
      }
      return OptionalInt.empty();
    }
    return OptionalInt.of((int) json.asNumber(SMALLEST, LARGEST));
  }

  private static ImmutableSet<Hidden> hidden(Json json) throws UnreadableException {
    ImmutableSet.Builder<Hidden> hidden = ImmutableSet.builder();
    for (Json part : json.asItems()) {
      hidden.add(word(part, Hidden.values()));
    }
    return hidden.build();
  }

  /** Reads the solvers of a comparison on {@code problem}. */
  static ImmutableList<Solver> compared(Json json, Problem problem) throws UnreadableException {
    ImmutableList.Builder<Solver> solvers = ImmutableList.builder();
    for (Json solver : json.asItems()) {
      solvers.add(RunReader.solver(solver.asText(), problem));
    }
    int count = json.asItems().size();
    if (count < FEWEST_COMPARED || count > MOST_COMPARED) {
      throw new UnreadableException(
          json.at(),
          String.format(
              "expected %d to %d solvers to compare, found %d",
              FEWEST_COMPARED, MOST_COMPARED, count));
    }
    return solvers.build();
  }

  /** Reads the name of one of {@code constants}, in lower case. */
  static <T extends Enum<T>> T word(Json json, T[] constants) throws UnreadableException {
    String found = json.asText().value();
    List<String> names =
        Arrays.stream(constants).map(each -> each.name().toLowerCase(Locale.ROOT)).toList();
    int index = names.indexOf(found);
    if (index < 0) {
      throw new UnreadableException(
          json.at(),
          "expected one of "
              + String.join(", ", names)
              + ", found '"
              + found
              + "'"
              + Nearest.hint(found, names));
    }
    return constants[index];
  }
}
