package org.cspworkbench.app.export;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.cspworkbench.document.MemoryLimit;
import org.junit.jupiter.api.Test;

/** The solutions of all parts are listed up to a length, whatever the order of the parts. */
final class MergedRowsTest {

  private static final int PARTS = 40;
  private static final int SOLUTIONS = 5;
  private static final int LENGTH = "{\"x\":1000}".length();

  private static String row(int part, String wanted) {
    String solutions =
        IntStream.range(0, SOLUTIONS)
            .mapToObj(k -> "{\"x\":" + (1000 + SOLUTIONS * part + k) + "}")
            .collect(Collectors.joining(","));
    return "{\"part\":"
        + part
        + ",\"parts\":40,\"fingerprint\":\"f\",\"problem\":\"p\",\"solver\":\"mac\",\"seed\":1,"
        + "\"wanted\":"
        + wanted
        + ",\"outcome\":\"solved\",\"solutions\":5,\"solution\":{\"x\":1},\"solutionsList\":["
        + solutions
        + "],\"statistics\":{\"nodes\":1}}";
  }

  private static MergedRows merged(int characters, long seed, String wanted) {
    List<Integer> parts = new ArrayList<>(IntStream.rangeClosed(1, PARTS).boxed().toList());
    Collections.shuffle(parts, new Random(seed));
    MergedRows rows = new MergedRows(new MemoryLimit(characters, false));
    parts.forEach(part -> rows.add(row(part, wanted)));
    return rows;
  }

  private static List<Integer> listed(MergedRows rows) {
    JsonObject result = JsonParser.parseString(rows.write()).getAsJsonObject();
    assertThat(result.get("solutions").getAsInt()).isEqualTo(PARTS * SOLUTIONS);
    return result.getAsJsonArray("solutionsList").asList().stream()
        .map(solution -> solution.getAsJsonObject().get("x").getAsInt())
        .toList();
  }

  @Test
  void theFirstSolutionsThatAreNotTooLongAreListedWhichIsReported() {
    for (long seed = 0; seed < 50; seed++) {
      MergedRows rows = merged(17 * LENGTH + 3, seed, "\"all\"");
      assertThat(rows.shortened())
          .hasValue(
              "only the first 17 of the solutions are listed: more are longer than 173 characters");
      assertThat(listed(rows))
          .as("seed %d", seed)
          .isEqualTo(IntStream.range(1005, 1022).boxed().toList());
    }
  }

  @Test
  void allAreListedIfTheyAreShortEnough() {
    MergedRows rows = merged(PARTS * SOLUTIONS * LENGTH, 1, "\"all\"");
    assertThat(rows.shortened()).isEmpty();
    assertThat(listed(rows)).hasSize(PARTS * SOLUTIONS);
  }

  @Test
  void oneSolutionIsKeptHoweverLong() {
    MergedRows rows = merged(3, 1, "1");
    assertThat(rows.shortened()).isEmpty(); // none is listed
    assertThat(rows.write()).contains("\"solution\":{\"x\":1005}");
  }
}
