package org.cspworkbench.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rows processed one by one, in any order, are those of the whole command. */
final class RowCommandTest {

  private static final ImmutableList<String> LINES =
      ImmutableList.of(
          Csp.EASY,
          "# a comment",
          "",
          Csp.PUZZLE + "\t17 givens\teasy",
          Csp.EASY.replace("..7", "5.7"),
          Csp.EASY.replace('7', 'x'),
          Csp.EASY.replace("9.", "9y"),
          Csp.EASY);

  @TempDir private Path folder;

  /** Only then the seed of a batch is of interest. */
  @ParameterizedTest
  @CsvSource({
    "solve f.txt, false",
    "solve f.txt --solver mac --seed 1, false",
    "solve f.txt --solver wfc, true",
    "solve f.txt --solver custom --set order=random, true",
    "check f.txt, false",
    "convert f.txt --to sdk, false",
    "generate -n 1 --seed 1, true"
  })
  void onlyWorkWithChanceDependsOnTheSeed(String words, boolean usesChance) {
    List<String> arguments = new ArrayList<>(List.of(words.split(" ", -1)));
    String name = arguments.remove(0);
    assertThat(RowCommand.of(name, arguments).usesChance()).isEqualTo(usesChance);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "check",
        "check --format csv",
        "rate",
        "rate --format json",
        "convert --to sdk",
        "solve --format line --seed 1",
        "solve --count 2 --seed 1",
        "solve --solver mac --seed 1"
      })
  void readRowsAreThoseOfTheCommand(String words) throws IOException {
    Path file = Files.write(folder.resolve("puzzles.txt"), LINES);
    List<String> arguments = new ArrayList<>(List.of(words.split(" ", -1)));
    String name = arguments.remove(0);
    arguments.add(file.toString());

    RowCommand command = RowCommand.of(name, arguments);
    assertThat(command.files()).containsExactly(file.toString());
    List<Row> all = new ArrayList<>();
    for (int i = LINES.size() - 1; i >= 0; i--) { // the last first
      all.addAll(0, command.line(file.toString(), i + 1, LINES.get(i)));
    }
    arguments.add(0, name);
    assertThat(ending(command, all)).isEqualTo(Csp.run(arguments.stream()));
  }

  @Test
  void madeRowsAreThoseOfTheCommand() {
    List<String> arguments = List.of("-n", "6", "--difficulty", "hard", "--seed", "5", "-s");
    RowCommand command = RowCommand.of("generate", arguments);
    assertThat(command.count()).isEqualTo(6);
    List<Row> rows = new ArrayList<>();
    for (int number = 6; number >= 1; number--) {
      rows.add(0, command.make(number));
    }
    assertThat(ending(command, rows))
        .isEqualTo(Csp.run("generate", "-n", "6", "--difficulty", "hard", "--seed", "5", "-s"));
  }

  private static Csp.Ending ending(RowCommand command, List<Row> rows) {
    StringBuilder out = new StringBuilder(command.header());
    StringBuilder err = new StringBuilder();
    for (Row row : rows) {
      out.append(row.data());
      row.sentences().forEach(sentence -> err.append("csp: ").append(sentence).append('\n'));
    }
    IntStream codes = rows.stream().mapToInt(Row::code);
    return new Csp.Ending(Row.gravest(codes), out.toString(), err.toString());
  }

  @Test
  void severalFilesAreAccepted() {
    RowCommand command = RowCommand.of("check", List.of("a.txt", "b.txt", "--timeout", "1s", "c"));
    assertThat(command.files()).containsExactly("a.txt", "b.txt", "c");
  }

  @Test
  void optionsThatConcernTheRunAsAWholeAreRejected() {
    assertRejected("there is no option '--wish' for rows", "check", "a", "--wish");
    assertRejected("expected one or more files with a puzzle on each line", "rate");
    assertRejected(
        "expected files of puzzles, found --problem queens:8", "solve", "--problem=queens:8");
    assertRejected(
        "--filter-only, --trace and --animate follow one run, not rows", "solve", "a", "--animate");
    assertRejected("there is one argument too many, 'a'", "generate", "a");
    assertRejected(
        "--sheet does not apply to rows that several machines make",
        "generate",
        "--sheet",
        "a.pdf");
    assertRejected("there is no command 'compare' for rows", "compare", "a");
  }

  private static void assertRejected(String sentence, String name, String... arguments) {
    assertThatThrownBy(() -> RowCommand.of(name, List.of(arguments)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(sentence);
  }
}
