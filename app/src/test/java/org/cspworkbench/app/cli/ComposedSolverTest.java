package org.cspworkbench.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.List;
import java.util.stream.Stream;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.input.SolverSpec;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests of solvers composed on the command line, alone and in a comparison. */
final class ComposedSolverTest {

  private static final String UNTIMED = "--time-budget=0s";

  private static JsonObject statistics(String... options) {
    Csp.Ending ending =
        Csp.run(
            Stream.concat(
                Stream.of("solve", "--problem", "queens:8", "--seed=1", "--all", "--format=json"),
                Stream.of(options)));
    assertThat(ending.code()).as(ending.err()).isZero();
    JsonObject run = JsonParser.parseString(ending.out()).getAsJsonObject();
    assertThat(run.get("solutions").getAsInt()).isEqualTo(92);
    JsonObject statistics = run.getAsJsonObject("statistics");
    statistics.remove("timeNanos");
    return statistics;
  }

  @Test
  void eachPartIsSetByItsName() {
    assertThat(
            statistics(
                "--solver=custom",
                "--set=order=mrv",
                "--set=look-ahead=mac",
                "--set=branching=binary"))
        .isEqualTo(statistics("--solver=mac"));
    assertThat(statistics("--solver=custom", "--set", "look-back=conflict-directed"))
        .isEqualTo(statistics("--solver=cbj"))
        .isNotEqualTo(statistics("--solver=custom", "--set", "look-back=graph-based"));
    assertThat(statistics("--solver=custom", "--set=order=mrv", "--filter=ac3"))
        .isEqualTo(statistics("--solver=mrv"));
  }

  @Test
  void partsOfEveryKindAreCompatible() {
    Csp.Ending ending =
        Csp.run(
            "solve",
            Csp.PUZZLE,
            "--format=line",
            "--solver=custom",
            "--set=order=dom/wdeg",
            "--set=values=least-constraining",
            "--set=look-ahead=forward-checking",
            "--set=look-back=graph-based",
            "--set=restarts=luby",
            "--seed=1");
    assertThat(ending).isEqualTo(new Csp.Ending(0, Csp.SOLUTION + "\n", ""));
  }

  @Test
  void theAvailablePartsAreListedWithDescriptions() {
    Solver custom = SolverCatalog.find("custom").orElseThrow();
    String text = Csp.run("solvers", "custom").out();
    for (Parameter parameter : custom.parameters()) {
      assertThat(text).contains("--set " + parameter.name() + "=");
      if (parameter instanceof Parameter.OneOf oneOf) {
        assertThat(text).contains("(default " + oneOf.defaultId() + ")");
        oneOf.choices().forEach(choice -> assertThat(text).contains("\n      " + choice.id()));
      }
    }
  }

  private static JsonArray compared(String solvers) {
    Csp.Ending ending =
        Csp.run(
            "compare",
            "--problem=queens:6",
            "--solvers",
            solvers,
            "--seed=1",
            "--format=json",
            UNTIMED);
    assertThat(ending.code()).as(ending.err()).isZero();
    return JsonParser.parseString(ending.out()).getAsJsonObject().getAsJsonArray("solvers");
  }

  private static List<String> ids(JsonArray rows) {
    return Stream.of(rows.asList().toArray(JsonElement[]::new))
        .map(row -> row.getAsJsonObject().get("solver").getAsString())
        .toList();
  }

  @Test
  void twoCompositionsAreTwoRowsThatShowTheirParts() {
    JsonArray rows =
        compared("custom(order=mrv, look-back=graph-based),mac,custom,wfc(attempts=7), mac");
    assertThat(ids(rows))
        .containsExactly(
            "custom(order=mrv,look-back=graph-based)", "mac", "custom", "wfc(attempts=7)");
    JsonObject first = rows.get(0).getAsJsonObject();
    JsonObject plain = rows.get(2).getAsJsonObject();
    assertThat(first.get("checkUnit").getAsString()).isEqualTo("pairs");
    assertThat(first.getAsJsonObject("statistics").get("nodes"))
        .isNotEqualTo(plain.getAsJsonObject("statistics").get("nodes"));
  }

  @Test
  void aTableAndCsvShowThePartsToo() {
    String solvers = "custom(order=mrv),custom(values=least-constraining)";
    Csp.Ending table =
        Csp.run("compare", "--problem=queens:6", "--solvers", solvers, "--seed=1", UNTIMED);
    assertThat(table.lines()).anyMatch(line -> line.startsWith("custom(order=mrv)  "));
    assertThat(table.lines())
        .anyMatch(line -> line.startsWith("custom(values=least-constraining)"));
    assertThat(table.out()).contains("for custom(values=least-constraining) they are both.");
    Csp.Ending csv =
        Csp.run(
            "compare",
            "--problem=queens:6",
            "--solvers",
            "custom(order=mrv,nogoods=no)",
            "--format=csv",
            "--seed=1",
            UNTIMED);
    assertThat(csv.lines().get(1)).startsWith("\"custom(order=mrv,nogoods=no)\",1,");
  }

  /** "all" includes every named algorithm; composed solvers take part only if they are listed. */
  @Test
  void allExcludesComposedSolvers() {
    Csp.Ending ending =
        Csp.run("compare", "--problem=queens:4", "--seed=1", "--format=csv", UNTIMED);
    assertThat(ending.lines()).noneMatch(line -> line.startsWith("custom"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          mac                              | mac
          wfc( weights=1:3,2:0.5 , attempts = 9 ) | wfc(weights=1:3,2:0.5,attempts=9)
          custom()                         | custom
          custom(order=dom/wdeg)           | custom(order=dom/wdeg)
          """)
  void aSolverIsParsedFromItsName(String text, String written) throws UnreadableException {
    assertThat(SolverSpec.readAll(text)).extracting(SolverSpec::toString).containsExactly(written);
    assertThat(SolverSpec.read(written)).isEqualTo(SolverSpec.read(text));
  }
}
