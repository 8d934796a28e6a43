package org.cspworkbench.viewer.problem;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.notation.ProblemReader;
import org.cspworkbench.core.text.MalformedProblemException;
import org.cspworkbench.presentation.game.Assessment;
import org.cspworkbench.presentation.paint.graph.StatedModel;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.viewer.run.Background;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Verifies that the text and the picture of a stated problem are two views of one model. */
class OwnProblemTest {

  private static final String MAP =
      """
      problem Four regions   # as in the lecture
      variables WA, NT, SA in {red, green, blue}   # the west
        variable Q   in {red, green}

      # Neighbours get different colours
      WA != NT
      WA ≠ SA      # a long border
      NT != SA
      draw as graph
      """;

  private final OwnProblem problem = new OwnProblem(Background.NONE);

  private Csp csp() {
    return problem.model().orElseThrow().csp();
  }

  private int index(String name) {
    return csp().variables().stream()
        .filter(x -> x.name().equals(name))
        .findFirst()
        .orElseThrow()
        .index();
  }

  private int constraint(String words) {
    return problem.rows().stream()
        .filter(row -> row.words().equals(words))
        .findFirst()
        .orElseThrow()
        .constraint();
  }

  @Test
  void aDrawnProblemIsStatedAsText() {
    problem.addVariable(Optional.of(new Point(0.2, 0.3)));
    problem.addVariable(Optional.of(new Point(0.7, 0.3)));
    problem.connect(index("A"), index("B"));
    problem.compareBy(Comparison.AT_MOST);
    assertThat(problem.text()).isEqualTo("variables A, B in {red, green, blue}\n\nA <= B\n");
    assertThat(problem.model().orElseThrow().places())
        .containsExactly(new Point(0.2, 0.3), new Point(0.7, 0.3));
    assertThat(problem.reading()).isInstanceOf(Reading.Opened.class);
  }

  @Test
  void anEditChangesTheCharactersThatStateItAndNoOthers() {
    problem.open(MAP);
    problem.selection().selectConstraint(constraint("WA ≠ SA"));
    problem.compareBy(Comparison.EQUAL);
    assertThat(problem.text()).isEqualTo(MAP.replace("WA ≠ SA ", "WA = SA "));
    problem.remove();
    assertThat(problem.text()).isEqualTo(MAP.replace("WA ≠ SA", ""));
    problem.undo();
    problem.undo();
    problem.setValues(csp().variables().get(index("NT")), "{red}");
    assertThat(problem.text())
        .isEqualTo(
            MAP.replace(
                "WA, NT, SA in {red, green, blue}   # the west",
                "WA, SA in {red, green, blue}   # the west\nvariable NT in {red}"));
    problem.undo();
    problem.rename(csp().variables().get(index("SA")), "South");
    assertThat(problem.text()).isEqualTo(MAP.replace("SA", "South"));
    problem.undo();
    assertThat(problem.text()).isEqualTo(MAP);
  }

  /** Random edits, compared with a model of names, values and comparisons kept by the test. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void textAndPictureAgreeAfterRandomEdits(long seed) throws MalformedProblemException {
    Random random = new Random(seed);
    problem.open(MAP);
    List<String> remarks = remarks();
    Map<String, String> values = new TreeMap<>();
    csp().variables().forEach(x -> values.put(x.name(), valuesOf(x)));
    List<String> words = new ArrayList<>(List.of("WA ≠ NT", "WA ≠ SA", "NT ≠ SA"));
    for (int step = 0; step < 120; step++) {
      List<Variable> variables = csp().variables();
      Variable x = variables.get(random.nextInt(variables.size()));
      Variable y = variables.get(random.nextInt(variables.size()));
      switch (random.nextInt(6)) {
        case 0 -> {
          problem.addVariable(Optional.empty());
          Variable added = problem.selection().variable().orElseThrow();
          assertThat(values).doesNotContainKey(added.name());
          values.put(added.name(), valuesOf(added));
        }
        case 1 -> {
          if (!x.equals(y)) {
            problem.connect(x.index(), y.index());
            words.add(x.name() + " ≠ " + y.name());
          }
        }
        case 2 -> {
          if (!words.isEmpty()) {
            int at = random.nextInt(words.size());
            problem.selection().selectConstraint(constraint(words.get(at)));
            problem.compareBy(Comparison.LESS);
            words.set(at, words.get(at).replaceAll("[≠<]", "<"));
          }
        }
        case 3 -> {
          if (!words.isEmpty()) {
            int at = random.nextInt(words.size());
            problem.selection().selectConstraint(constraint(words.get(at)));
            problem.remove();
            words.remove(at);
          }
        }
        case 4 -> {
          String set = random.nextBoolean() ? "{red, blue}" : "{green, blue, black}";
          problem.setValues(x, set);
          values.put(x.name(), valuesOf(csp().variables().get(index(x.name()))));
          assertThat(values.get(x.name())).contains("blue");
        }
        default -> {
          if (variables.size() > 2) {
            problem.selection().selectVariable(x.index());
            problem.remove();
            values.remove(x.name());
            words.removeIf(each -> List.of(each.split(" ")).contains(x.name()));
          }
        }
      }
      assertThat(problem.refusal()).as("seed %d, step %d", seed, step).isEmpty();
      Csp read = ProblemReader.read("", problem.text()).csp();
      Map<String, String> stated = new TreeMap<>();
      read.variables().forEach(each -> stated.put(each.name(), valuesOf(each)));
      assertThat(stated).as("seed %d, step %d", seed, step).isEqualTo(values);
      assertThat(read.constraints().stream().map(Object::toString))
          .as("seed %d, step %d", seed, step)
          .containsExactlyInAnyOrderElementsOf(words);
      assertThat(csp().constraints().toString()).isEqualTo(read.constraints().toString());
      assertThat(remarks()).as("seed %d, step %d", seed, step).isEqualTo(remarks);
    }
    while (problem.canUndo() && !problem.text().equals(MAP)) {
      problem.undo();
    }
    assertThat(problem.text()).isEqualTo(MAP);
  }

  /** The values of a variable; their order is that of the first mention in the text. */
  private static String valuesOf(Variable x) {
    return x.domain().values().mapToObj(x.domain()::label).sorted().toList().toString();
  }

  private List<String> remarks() {
    return problem
        .text()
        .lines()
        .filter(line -> line.contains("#"))
        .map(line -> line.substring(line.indexOf('#')))
        .collect(Collectors.toList());
  }

  @Test
  void aConstraintOfALoopIsChangedInItsLineOnly() {
    String text = "variables q[1..3] in 1..3\n\nforall (i, j in 1..3 where i < j) q[i] != q[j]\n";
    problem.open(text);
    assertThat(problem.rows()).hasSize(3).allMatch(row -> row.line() == 3);
    problem.selection().selectConstraint(1);
    assertThat(problem.comparison()).isEmpty();
    problem.remove();
    assertThat(problem.text()).isEqualTo(text);
    assertThat(problem.refusal().orElseThrow().line()).isEqualTo(3);
    problem.selection().selectVariable(0);
    problem.remove();
    assertThat(problem.text()).isEqualTo(text);
    assertThat(problem.refusal()).isPresent();
  }

  @ParameterizedTest
  @CsvSource({
    "Q, WA, is the name of something else",
    "Q, red, is the name of something else",
    "Q, 2nd, is no name"
  })
  void aNameThatCannotBeGivenIsRefused(String from, String to, String why) {
    problem.open(MAP);
    problem.rename(csp().variables().get(index(from)), to);
    assertThat(problem.text()).isEqualTo(MAP);
    assertThat(problem.refusal().orElseThrow().sentence()).contains(why);
  }

  @Test
  void anEditThatWouldMakeALineUnreadableIsRefused() {
    String text = "variables A, B in {red, green}\n\nA = red\nA != B\n";
    problem.open(text);
    problem.setValues(csp().variables().get(0), "{red, (}");
    assertThat(problem.text()).isEqualTo(text);
    assertThat(problem.refusal()).isPresent();
  }

  @Test
  void aLineWithAFaultLeavesTheRestInThePicture() {
    problem.open(MAP);
    problem.type(MAP.replace("NT != SA", "NT != QLD"));
    StatedModel model = problem.model().orElseThrow();
    assertThat(model.csp().constraints()).hasSize(2);
    assertThat(model.unread())
        .containsExactly(new StatedModel.Unread("line 8", ImmutableList.of(index("NT"))));
    assertThat(problem.faults()).extracting(ModelFault::line).containsExactly(8);
    assertThat(problem.rows()).anyMatch(row -> row.isUnread() && row.line() == 8);
    assertThat(problem.reading()).isInstanceOf(Reading.Refused.class);
    problem.type("");
    assertThat(problem.model()).isEmpty();
  }

  @Test
  void aTextThatCannotBeReadAtAllLeavesTheLastPicture() {
    problem.open(MAP);
    problem.type(MAP.replace("variables WA", "variables %, WA"));
    assertThat(csp().variables()).hasSize(4);
    String broken = problem.text();
    problem.addVariable(Optional.empty());
    assertThat(problem.text()).isEqualTo(broken);
    assertThat(problem.refusal().orElseThrow().line()).isEqualTo(2);
  }

  @Test
  void aProposalReplacesTheWordAtTheFault() {
    problem.open("variables Q, R in 1..3\n\nq != R # first\n");
    ModelFault fault = problem.faults().get(0);
    assertThat(fault.proposal()).contains("Q");
    problem.accept(fault);
    assertThat(problem.text()).isEqualTo("variables Q, R in 1..3\n\nQ != R # first\n");
  }

  @Test
  void aWordIsUndoneAtOnce() {
    StringBuilder typed = new StringBuilder();
    for (char c : "variables AB".toCharArray()) {
      problem.type(typed.append(c).toString());
    }
    problem.undo();
    assertThat(problem.text()).isEqualTo("variables ");
    problem.redo();
    assertThat(problem.text()).isEqualTo("variables AB");
  }

  @Test
  void aVariableKeepsItsPlaceWhenTheProblemChanges() {
    problem.open(MAP);
    problem.move(index("SA"), new Point(0.9, 0.1));
    problem.addVariable(Optional.empty());
    problem.rename(csp().variables().get(index("SA")), "South");
    assertThat(problem.model().orElseThrow().places().get(index("South")))
        .isEqualTo(new Point(0.9, 0.1));
  }

  @Test
  void aSudokuIsFilledCellByCellInItsText() {
    OwnBoardModel board = new OwnBoardModel(problem, Background.NONE);
    String text =
        """
        53. .7. ...
        6.. 195 ...
        .98 ... .6.
        8.. .6. ..3
        4.. 8.3 ..1
        7.. .2. ..6
        .6. ... 28.
        ... 419 ..5
        ... .8. .7.
        """;
    problem.open(text);
    assertThat(board.solutions()).contains(Assessment.Kind.ONE);
    board.select(80);
    board.enter(9);
    assertThat(problem.text()).isEqualTo(text.substring(0, text.length() - 2) + "9\n");
    board.select(2);
    board.enter(5);
    assertThat(board.clash().orElseThrow()).contains("5");
    assertThat(board.selected()).contains(3);
    board.undo();
    assertThat(board.clash()).isEmpty();
  }
}
