package org.cspworkbench.sudoku.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.sudoku.format.Reading.told;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A faulty object of a JSON file is told with its place, and those around it are read. */
class JsonFaultsTest {

  private static final String CELLS = "1...............";
  private static final String GOOD = "{\"givens\": \"" + CELLS + "\"}";

  /** Each is JSON, and no puzzle. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'cages': [{'sum': 0, 'cells': ['r1c1']}], 'givens': '1...............'}",
        "{'givens': '1...............', 'cages': [{'sum': 20, 'cells': ['r1c1', 'r1c1']}]}",
        "{'givens': '1...............', 'cages': [{'sum': 2, 'cells': ['r1c1', 'r1c2', 'r1c3']}]}",
        "{'givens': '1...............', 'cages': [{'sum': 3}]}",
        "{'givens': '1...............', 'cages': {'sum': 3}}",
        "{'cages': [{'sum': 3, 'cells': ['r1c1'], 'more': [{'a': [1, 2]}]}], 'givens': [1]}",
        "{'givens': '1...............', 'thermometers': [['r1c1']]}",
        "{'givens': '1...............', 'thermometers': [[]]}",
        "{'givens': '1...............', 'thermometers': ['r1c1', 'r1c2']}",
        "{'givens': '1...............', 'thermometers': {'r1c1': 1}}",
        "{'givens': '1...............', 'thermometers': [['r1c1', 'r1c5']]}",
        "{'thermometers': [['r1c1', 'r1c2', 'r1c1']], 'givens': '1...............'}",
        "{'thermometers': [['r1c1', 'r1c3']], 'givens': '1...............'}",
        "{'givens': '12..'}",
        "{'givens': {'a': [{}]}, 'values': 1}",
        "{'givens': [[1, 2, {'b': 1}], 3], 'c': []}",
        "{'givens': 17}",
        "{'givens': true}",
        "{'givens': null}",
        "{'givens': '1..............?'}",
        "{'values': 3}",
        "{'size': [{'a': 1}]}",
        "{}",
        "{'givens': '1...............', 'variants': ['y', {'a': 1}]}",
        "{'givens': '1...............', 'regions': '1111222233334445'}",
        "{'givens': '1...............', 'regions': '1'}",
        "{'givens': '1...............', 'boxes': [3, 3]}",
        "{'givens': '1...............', 'boxes': [2, 2, 2]}",
        "{'givens': '1...............', 'boxes': [2]}",
        "{'givens': '1...............', 'marks': {'r1c1': [9]}}",
        "{'givens': '1...............', 'marks': {'r9c9': [1]}}",
        "{'givens': '1...............', 'marks': [[1]]}",
        "{'givens': '1...............', 'values': '2...............'}",
        "{'cells': [{'value': 3}]}",
        "{'cells': [{'position': [9, 0], 'value': [3]}]}",
        "[[1, 2], {'givens': 3}]",
        "17",
        "null",
        "'text'"
      })
  void theObjectsAroundAFaultyOneAreRead(String faulty) {
    String text = GOOD + "\n" + faulty.replace('\'', '"') + "\n" + GOOD + GOOD;
    List<String> told = told(text);
    assertThat(told).as(text).hasSize(4);
    assertThat(told.get(0)).isEqualTo(CELLS);
    assertThat(told.get(1)).matches("week3.sdk:2:\\d+: expected .*").doesNotContain("not read");
    assertThat(told.subList(2, 4)).containsExactly(CELLS, CELLS);
  }

  @Test
  void aSumThatACageCannotHaveIsToldWithItsPlace() {
    assertThat(told("{\"cages\": [{\"sum\": 0, \"cells\": [\"r1c1\"]}]}" + GOOD))
        .containsExactly("week3.sdk:1:20: expected a number from 1 to 325, found '0'", CELLS);
  }

  /** At the cell with which it begins to be wrong. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[['r1c1']] | 19: expected a thermometer of two cells or more, found 1",
        "[['r1c1', 'r1c2'], []] | 37: expected a thermometer of two cells or more, found 0",
        "17 | 18: expected a list in brackets, found a number",
        "[17] | 19: expected a list in brackets, found a number",
        "['r1c1'] | 19: expected a list in brackets, found a text",
        "[[{}]] | 20: expected a text in quotation marks, found '{'",
        "[['r1c1', 'a1']] | 28: expected a cell such as r1c1, found 'a1'",
        "[['r1c1', 'r1c5']] | 28: expected a cell such as r1c1, found 'r1c5'",
        "[['r1c1', 'r2c2', 'r1c1']] | 36: expected a consistent puzzle,"
            + " found that a cell stands in a thermometer twice",
        "[['r1c1', 'r2c2', 'r2c4']] | 36: expected a consistent puzzle,"
            + " found that r2c4 is not next to r2c2",
        "[['r1c1', 'r1c2', 'r1c3', 'r1c4', 'r2c4', 'r3c4']] | 52: expected a consistent puzzle,"
            + " found that 5 cells cannot increase with 4 values"
      })
  void aThermometerThatCannotBeIsReportedWithItsPlace(String member, String fault) {
    String text = "{\"thermometers\": " + member.replace('\'', '"') + ", " + GOOD.substring(1);
    assertThat(told(text + GOOD)).as(text).containsExactly("week3.sdk:1:" + fault, CELLS);
  }

  @Test
  void noFileMakesAThermometerOfMoreCellsThanThereAreValues() {
    String cells = "\"r1c1\", ".repeat(25);
    assertThat(told("{\"thermometers\": [[" + cells + "\"r1c1\"]]}"))
        .containsExactly(
            "week3.sdk:1:220: expected no more cells than there are values, found more");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"cages\": [{\"sum\": 3, \"cells\": [\"r1c1\"]}]",
        "\"thermometers\": [[\"r1c1\", \"r2c2\"]]"
      })
  void aTruncatedFileEndsWithOneSentence(String rule) {
    String text = "{\"givens\": \"" + CELLS + "\", " + rule + "}";
    for (int length = 2; length < text.length(); length++) {
      List<String> told = told(GOOD + "\n" + text.substring(0, length));
      assertThat(told).as(text.substring(0, length)).hasSize(2);
      assertThat(told.get(0)).isEqualTo(CELLS);
      assertThat(told.get(1)).matches("week3.sdk:2:\\d+: expected .*").doesNotContain("not read");
    }
  }

  @Test
  void afterAFaultATruncatedObjectIsNotToldAgain() {
    assertThat(told(GOOD + "{\"givens\": 17, \"cages\": [{\"sum\"")).hasSize(2);
  }

  @Test
  void whereItIsNoJsonTheRestIsNotRead() {
    assertThat(told(GOOD + "\n{\"givens\": }}" + GOOD))
        .containsExactly(
            CELLS, "week3.sdk:2:12: expected JSON, found a mistake in it; the rest is not read");
  }

  @Test
  void manyFaultsWithoutAPuzzleEndTheReading() {
    List<String> told = told("{\"givens\": 17}\n".repeat(500) + GOOD);
    assertThat(told).hasSize(PuzzleReader.MOST_FAULTS);
    assertThat(told.get(PuzzleReader.MOST_FAULTS - 1)).endsWith("; the rest is not read");
  }

  /** Whatever one object is made of, the next one is read as long as it is JSON. */
  @Test
  void anyObjectIsAPuzzleOrOneFault() {
    for (long seed = 0; seed < 3_000; seed++) {
      Random random = new Random(seed);
      StringBuilder text = new StringBuilder("{\"a\": 0");
      for (int k = random.nextInt(4); k >= 0; k--) {
        text.append(", \"").append(name(random)).append("\": ");
        value(text, random, 3);
      }
      List<String> told = told(text + "}\n" + GOOD);
      assertThat(told).as("seed %d: %s", seed, text).hasSize(2);
      assertThat(told.get(1)).as("seed %d: %s", seed, text).isEqualTo(CELLS);
    }
  }

  private static String name(Random random) {
    String[] names = {
      "givens",
      "values",
      "marks",
      "boxes",
      "regions",
      "variants",
      "cages",
      "thermometers",
      "cells",
      "sum",
      "position",
      "value",
      "fixed",
      "earmarks",
      "r1c1",
      "game"
    };
    return names[random.nextInt(names.length)];
  }

  private static void value(StringBuilder text, Random random, int depth) {
    switch (random.nextInt(depth > 0 ? 8 : 6)) {
      case 0 -> text.append(random.nextInt(5));
      case 1 -> text.append(random.nextBoolean() ? "-1.5e3" : "true");
      case 2 -> text.append("null");
      case 3 -> text.append('"').append(CELLS).append('"');
      case 4 -> text.append("\"x\"");
      case 5 -> text.append("\"r1c").append(random.nextInt(6)).append('"');
      case 6 -> {
        text.append('[');
        for (int k = random.nextInt(4); k > 0; k--) {
          value(text, random, depth - 1);
          text.append(k > 1 ? "," : "");
        }
        text.append(']');
      }
      default -> {
        text.append('{');
        for (int k = random.nextInt(4); k > 0; k--) {
          text.append('"').append(name(random)).append("\": ");
          value(text, random, depth - 1);
          text.append(k > 1 ? "," : "");
        }
        text.append('}');
      }
    }
  }
}
