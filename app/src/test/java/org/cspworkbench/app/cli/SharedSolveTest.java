package org.cspworkbench.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One problem on several threads. */
final class SharedSolveTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--problem queens:8 --all --format json",
        "--problem queens:8 --count 20 --format grid --solver mac",
        "--problem queens:8 --solver mac --format json",
        "--problem langford:7 --all --format csv",
        "--problem queens:3 --solver mac --format json --subproblems 5",
        "--problem queens:9 --all --subproblems 1000 --format json --solver forward-checking",
      })
  void threadsChangeNothingButTheTime(String options) {
    Csp.Ending alone = solve(options.replaceAll(" --subproblems \\d+", "") + " --threads 1");
    Csp.Ending shared = solve(options + " --threads 2");
    assertThat(withoutCounters(shared.out())).isEqualTo(withoutCounters(alone.out()));
    assertThat(shared.code()).isEqualTo(alone.code());
  }

  private static Csp.Ending solve(String options) {
    return Csp.run(("solve --seed 1 " + options).split(" ", -1));
  }

  private static String withoutCounters(String text) {
    return text.replaceAll("\"statistics\":.*|(,\\d+){9,}", "");
  }

  @Test
  void countersThatDependOnTimingAreMarked(@TempDir Path folder) throws Exception {
    Path model = folder.resolve("model.xml");
    Files.writeString(model, MODEL);
    String options = "--problem " + model + " --threads 2 --solver mac --format json --stats";
    Csp.Ending shared = solve(options);
    assertThat(shared.code()).as(shared.err()).isZero();
    JsonObject run = JsonParser.parseString(shared.out()).getAsJsonObject();
    assertThat(run.get("objective").getAsLong()).isEqualTo(9);
    assertThat(run.getAsJsonObject("statistics").get("dependsOnTiming").getAsBoolean()).isTrue();
    assertThat(shared.err()).contains("(the counters depend on timing)");
    String all = "--problem queens:8 --all --threads 2 --format json --stats";
    assertThat(solve(all).out() + solve(all).err()).doesNotContain("epend");
  }

  private static final String MODEL =
      """
      <instance format="XCSP3" type="COP">
        <variables><array id="x" size="[6]"> 0..3 </array></variables>
        <constraints><allDifferent> x[0..2] </allDifferent></constraints>
        <objectives>
          <maximize type="sum"><list> x[] </list><coeffs> 1 1 1 1 -1 -1 </coeffs></maximize>
        </objectives>
      </instance>
      """;

  @ParameterizedTest
  @ValueSource(strings = {"0", "10001", "1000000000", "-1"})
  void numbersOutOfRangeAreRefused(String count) {
    Csp.Ending ending = solve("--problem queens:8 --threads 2 --subproblems " + count);
    assertThat(ending.code()).isEqualTo(2);
    assertThat(ending.err())
        .contains("--subproblems: expected a whole number from 1 to 10000, found '" + count + "'");
  }

  @Test
  void subproblemsNeedThreads() {
    Csp.Ending ending = solve("--problem queens:8 --subproblems 10");
    assertThat(ending.code()).isEqualTo(2);
    assertThat(ending.err()).contains("--subproblems goes with --threads 2 or more");
  }
}
