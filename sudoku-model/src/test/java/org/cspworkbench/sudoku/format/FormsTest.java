package org.cspworkbench.sudoku.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.cspworkbench.sudoku.format.Reading.entries;
import static org.cspworkbench.sudoku.format.Reading.grids;
import static org.cspworkbench.sudoku.format.Reading.told;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.List;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.PencilMarks;
import org.cspworkbench.sudoku.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The forms in which other programs write, each as such a program writes it. */
final class FormsTest {

  private static final String LINE =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  private static Puzzle only(String text) {
    assertThat(entries(text)).as(text).hasSize(1);
    return (Puzzle) entries(text).get(0);
  }

  @Test
  void anSdkFileWithItsHeaders() {
    assertThat(grids("#ARuud\n#DA puzzle\n#LEasy\n[Puzzle]\n" + rows(LINE)))
        .containsExactly(Grid.ofLine(LINE));
  }

  @Test
  void simpleSudoku() {
    String text =
        """
        *-----------*
        |53.|.7.|...|
        |6..|195|...|
        |.98|...|.6.|
        |---+---+---|
        |8..|.6.|..3|
        |4..|8.3|..1|
        |7..|.2.|..6|
        |---+---+---|
        |.6.|...|28.|
        |...|419|..5|
        |...|.8.|.79|
        *-----------*
        """;
    assertThat(grids(text)).containsExactly(Grid.ofLine(LINE));
  }

  @Test
  void candidatesWithoutALine() {
    String row = "5 3 124 26 7 2468 1489 1249 248\n";
    Puzzle puzzle = only(row + "1 1 1 1 1 1 1 1 1\n".repeat(8));
    assertThat(puzzle.grid().toLine()).startsWith("53..7....11111");
    assertThat(puzzle.marks().mask(2)).isEqualTo(0b1011);
    assertThat(puzzle.marks().mask(5)).isEqualTo(0b10101010);
    assertThat(puzzle.marks().mask(0)).isZero();
  }

  @Test
  void candidatesIn729Characters() {
    Grid grid = Grid.ofLine(LINE);
    PencilMarks marks = PencilMarks.candidatesOf(grid);
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < 81; cell++) {
      for (int value = 1; value <= 9; value++) {
        boolean there = grid.value(cell) == value || marks.contains(cell, value);
        text.append(there ? String.valueOf(value) : ".");
      }
    }
    Puzzle puzzle = only(text.toString());
    assertThat(puzzle.grid().value(40)).as("a cell with one candidate holds it").isEqualTo(5);
    for (int cell = 0; cell < 81; cell++) {
      boolean several = Integer.bitCount(marks.mask(cell)) > 1;
      assertThat(puzzle.marks().mask(cell)).isEqualTo(several ? marks.mask(cell) : 0);
    }
    text.setCharAt(10, '7');
    assertThat(told(text.toString()))
        .containsExactly("week3.sdk:1:11: expected the candidate 2 of r1c2 or '.', found '7'");
  }

  @Test
  void aLibraryLine() {
    String line = ":0100:6:5+3" + LINE.substring(2) + ":113 413::::";
    Puzzle puzzle = only(line);
    assertThat(puzzle.grid().isGiven(0)).isTrue();
    assertThat(puzzle.grid().isGiven(1)).isFalse();
    assertThat(puzzle.grid().toLine()).isEqualTo(LINE);
    assertThat(puzzle.marks())
        .isEqualTo(PencilMarks.candidatesOf(puzzle.grid()).without(2, 1).without(2, 4));
    assertThat(only(":0100:6:" + LINE + ":::::").marks().isEmpty()).isTrue();
  }

  @Test
  void aLibraryLineWithASlip() {
    assertThat(told(":0100:6:5?" + LINE.substring(2) + "::::"))
        .containsExactly("week3.sdk:1:10: expected a digit 1-9, '.' or '+', found '?'");
    assertThat(told(":0100:6:" + LINE.substring(1) + "::::"))
        .containsExactly("week3.sdk:1:9: expected 81 cells, found 80");
    assertThat(told(":0100:6:" + LINE.substring(40)))
        .as("cut off within its grid")
        .containsExactly("week3.sdk:1:9: expected 81 cells, found 41");
    assertThat(told(":::" + LINE + ":119 019:::"))
        .containsExactly(
            "week3.sdk:1:90: expected a candidate as digit, row and column, found '019'");
  }

  @Test
  void aTableWithGaps() {
    assertThat(grids("1,,,\n,,,2\n,,,\n,3,,\n")).containsExactly(Grid.ofLine("1......2.....3.."));
    assertThat(grids("5,3,,,7,,,,\n" + ",,,,,,,,\n".repeat(8)))
        .containsExactly(Grid.ofLine("53..7...." + ".".repeat(72)));
  }

  @Test
  void jsonObjects() {
    String text =
        """
        {"title": "one", "givens": ["1...", "...2", "....", ".3.."],
         "values": [[1,2,0,0],[0,0,0,2],[0,0,0,0],[0,3,0,null]],
         "variants": ["x"], "marks": {"r1c3": [3, 4], "r2c2": "34"}}
        {"givens": "1234....3412...."}
        """;
    Puzzle first = (Puzzle) entries(text).get(0);
    assertThat(first.grid().shape().variants()).containsExactly(Variant.DIAGONALS);
    assertThat(first.grid().toLine()).isEqualTo("12.....2.....3..");
    assertThat(first.grid().isGiven(1)).isFalse();
    assertThat(first.marks().mask(2)).isEqualTo(0b1100);
    assertThat(first.marks().mask(5)).isEqualTo(0b1100);
    assertThat(entries(text)).hasSize(2);
  }

  @Test
  void jsonWithASlip() {
    assertThat(told("{\"givens\": \"1z\"}"))
        .containsExactly("week3.sdk:1:14: expected a digit 1-9, a letter A-P or '.', found 'z'");
    assertThat(told("{\"givens\": \"12\"}"))
        .containsExactly("week3.sdk:1:12: expected the cells of a puzzle, found 2");
    assertThat(told("{\"givens\": [1, 2, {}]}"))
        .containsExactly("week3.sdk:1:19: expected a list in brackets, found '{'");
    assertThat(told("{\"size\": 9}"))
        .containsExactly("week3.sdk:1:1: expected a puzzle with \"givens\", found none");
    assertThat(told("{\"givens\": \"1234")).hasSize(1).first().asString().contains("expected JSON");
    assertThat(told("{\"givens\": \"" + ".".repeat(16) + "\", \"variants\": [\"y\"]}"))
        .first()
        .asString()
        .endsWith(
            "expected one of [x, falling-diagonal, rising-diagonal, windows, anti-knight], found 'y'");
    assertThat(
            told(
                "{\"givens\": \""
                    + ".".repeat(16)
                    + "\", \"cages\": [{\"sum\": 3, \"cells\": [\"r1c1\", \"r9c9\"]}]}"))
        .first()
        .asString()
        .endsWith("expected a cell such as r1c1, found 'r9c9'");
  }

  /** The place is that of the first character that is wrong, here behind the caret. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"boxes\": [2, ^99]}|expected a number from 2 to 12, found '99'",
        "{\"boxes\": [2, ^1.5]}|expected a number from 2 to 12, found '1.5'",
        "{\"boxes\": [2, ^true]}|expected a number, found true or false",
        "{\"boxes\": [2, ^false]}|expected a number, found true or false",
        "{\"boxes\": [2, ^null]}|expected a number, found null",
        "{\"boxes\": [2, ^\"a\"]}|expected a number, found a text",
        "{\"boxes\": [2, ^[3]]}|expected a number, found '['",
        "{\"boxes\": [2^]}|expected a number, found ']'",
        "{\"variants\": [^17]}|expected a text in quotation marks, found a number",
        "{\"givens\": [[1, ^-3]]}|expected a number from 0 to 25, found '-3'",
        "{\"givens\": ^abc}|expected the cells of a puzzle, found 3",
        "{\"givens\": \"AB^Q\"}|expected a digit 1-9, a letter A-P or '.', found 'Q'",
        "{\"givens\": 1.^z.}|expected a digit 1-9, a letter A-P or '.', found 'z'",
        "{\"givens\": [[1], ^text, 2]}|expected a digit 1-9, a letter A-P or '.', found 't'",
        "{\"givens\": \"1...............\", \"variants\": [^y]}|"
            + "expected one of [x, falling-diagonal, rising-diagonal, windows, anti-knight], found 'y'",
        "{\"givens\": \"1...............\", \"boxes\": [^two, 2]}|expected a number, found a text",
        "{\"givens\": \"1...............\", \"boxes\": [^\"two\", 2]}|expected a number, found a text",
        "{\"marks\": {\"r1c1\": [1, ^30]}}|expected a number from 0 to 25, found '30'",
        "{\"givens\": \"1...............\", \"marks\": {^\"r9c9\": [1]}}|"
            + "expected a cell such as r1c1, found 'r9c9'",
        "{\"cells\": [{\"fixed\": ^3}]}|expected true or false, found a number"
      })
  void placesInJson(String json, String problem) {
    int column = json.indexOf('^') + 1;
    assertThat(told(json.replace("^", "")))
        .containsExactly("week3.sdk:1:" + column + ": " + problem);
  }

  @Test
  void aSavedGameOfGnomeSudoku() {
    String text =
        """
        {"difficulty_category": "easy", "time_elapsed": 12.5, "cells": [
          {"position": [0, 0], "value": 5, "fixed": true, "earmarks": []},
          {"position": [0, 1], "value": 3, "fixed": false, "earmarks": []},
          {"position": [1, 8], "value": 0, "fixed": false, "earmarks": [2, 7]}]}
        """;
    Puzzle puzzle = only(text);
    assertThat(puzzle.grid().toLine()).startsWith("53.....").contains(".".repeat(79));
    assertThat(puzzle.grid().isGiven(0)).isTrue();
    assertThat(puzzle.grid().isGiven(1)).isFalse();
    assertThat(puzzle.marks().mask(17)).isEqualTo(0b1000010);
  }

  @Test
  void withoutAParserXmlIsAFaultAndOtherFormsAreRead() throws IOException {
    String line = "1...............";
    for (String text : List.of(line, "{\"givens\": \"" + line + "\"}")) {
      try (PuzzleReader reader = PuzzleReader.withoutXml("page", new StringReader(text))) {
        assertThat(((Puzzle) reader.next()).grid().toLine()).isEqualTo(line);
      }
    }
    Reader xml = new StringReader("<opensudoku/>");
    try (PuzzleReader reader = PuzzleReader.withoutXml("page", xml)) {
      assertThat(((Fault) reader.next()).message())
          .isEqualTo("page:1:1: expected a puzzle, found XML, which is not read here");
      assertThat(reader.hasNext()).isFalse();
    }
    assertThatIOException().as("a closed reader").isThrownBy(xml::read);
  }

  @Test
  void aCollectionOfOpenSudoku() {
    String text =
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <opensudoku version="2">
          <name>week 3</name>
          <game created="0" state="0" data="%s" />
          <game data="12"/>
          <game note="none"/>
        </opensudoku>
        """
            .formatted(LINE.replace('.', '0'));
    assertThat(told(text)).hasSize(3).first().isEqualTo(LINE);
    assertThat(told(text).get(1)).startsWith("week3.sdk:5:").contains("expected");
    assertThat(told(text).get(2)).endsWith("expected a game with \"data\", found none");
  }

  /** Neither are files fetched nor texts blown up. */
  @Test
  void xmlIsReadSafely() {
    String secret =
        "<!DOCTYPE o [<!ENTITY x SYSTEM \"file:///etc/hostname\">]>"
            + "<opensudoku><game data=\"&x;\"/></opensudoku>";
    assertThat(told(secret)).hasSize(1).first().asString().contains("expected");
    String bomb =
        "<!DOCTYPE o [<!ENTITY a \"1111111111\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;\">]>"
            + "<opensudoku><game data=\"&b;\"/></opensudoku>";
    assertThat(told(bomb)).hasSize(1).first().asString().contains("expected");
    assertThat(told("<html><body>no puzzle</body></html>"))
        .containsExactly("week3.sdk:1:7: expected <opensudoku>, found '<html>'");
    assertThat(told("<opensudoku><game/></opensudoku>"))
        .containsExactly("week3.sdk:1:20: expected a game with \"data\", found none");
    assertThat(told("<opensudoku/>"))
        .containsExactly("week3.sdk:1:1: expected a puzzle, found none");
    assertThat(told("<opensudoku><game")).hasSize(1).first().asString().contains("expected XML");
  }

  private static String rows(String line) {
    return line.replaceAll("(.{9})", "$1\n");
  }
}
