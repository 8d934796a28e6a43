package org.cspworkbench.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.format.Puzzle;
import org.cspworkbench.sudoku.format.PuzzleFormat;
import org.cspworkbench.sudoku.format.PuzzleReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code generate}. */
final class GenerateTest {

  @TempDir private Path folder;

  private static Csp.Ending generate(String options) {
    return Csp.run(("generate " + options).split(" "));
  }

  private static List<String> columns(String line) {
    return Splitter.on('\t').splitToList(line);
  }

  @Test
  void aLineContainsPuzzleSolutionGivensLevelAndTechnique() {
    Csp.Ending ending = generate("-n 20 --seed 5 --difficulty medium -s");
    assertThat(ending.code()).isZero();
    assertThat(ending.err()).isEmpty();
    assertThat(ending.lines()).hasSize(20).doesNotHaveDuplicates();
    for (String line : ending.lines()) {
      List<String> columns = columns(line);
      assertThat(columns).hasSize(5);
      assertThat(columns.get(2)).isEqualTo("45 givens");
      Csp.Ending all = Csp.run("solve", columns.get(0), "--all", "--format", "line", "--seed", "1");
      assertThat(all).isEqualTo(new Csp.Ending(0, columns.get(1) + "\n", ""));
      List<String> rated = columns(Csp.run("rate", columns.get(0)).out());
      assertThat(rated.get(1)).isEqualTo(columns.get(3));
      assertThat(rated.get(3)).isEqualTo(columns.get(4));
    }
    assertThat(Csp.runOn(ending.out(), "check", "-").code()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " --dig minimal -s", " --size 6 --format json", " --format grid"})
  void threadsAndNumberOfPuzzlesChangeNone(String options) {
    Csp.Ending alone = generate("-n 24 --seed 11 --threads 1" + options);
    assertThat(alone.code()).isZero();
    for (int threads : new int[] {2, 8}) {
      assertThat(generate("-n 24 --seed 11 --threads " + threads + options))
          .as("%s threads", threads)
          .isEqualTo(alone);
    }
    assertThat(alone.out()).startsWith(generate("-n 5 --seed 11" + options).out());
    assertThat(generate("-n 24 --seed 12" + options).out()).isNotEqualTo(alone.out());
  }

  @ParameterizedTest
  @EnumSource(PuzzleFormat.class)
  void everyFormatIsReadAsTheSamePuzzles(PuzzleFormat format) throws IOException {
    List<String> puzzles =
        generate("-n 3 --seed 2").lines().stream().map(line -> columns(line).get(0)).toList();
    for (String solve : new String[] {"", " -s"}) {
      String text = generate("-n 3 --seed 2 --format " + format.id() + solve).out();
      assertThat(read(text)).as(text).isEqualTo(puzzles);
    }
  }

  private static List<String> read(String text) throws IOException {
    List<String> puzzles = new ArrayList<>();
    try (PuzzleReader reader = PuzzleReader.of("text", new StringReader(text))) {
      reader.forEachRemaining(entry -> puzzles.add(((Puzzle) entry).grid().toLine()));
    }
    return puzzles;
  }

  @Test
  void jsonContainsAllResults() {
    assertThat(generate("--seed 3 --size 4 --format json -s").out())
        .matches(
            "\\{'givens':'[1-4.]{16}','solution':'[1-4]{16}','givenCount':\\d,'level':'[a-z]+',"
                    .replace('\'', '"')
                + "'technique':'[a-z-]+','score':\\d+,'seed':3,'number':1\\}\n".replace('\'', '"'));
  }

  @Test
  void aFileIsWrittenAsStandardOutputWouldBe() throws IOException {
    Path file = folder.resolve("puzzles.txt");
    String out = generate("-n 4 --seed 5").out();
    assertThat(generate("-n 4 --seed 5 -o " + file)).isEqualTo(new Csp.Ending(0, "", ""));
    assertThat(file).hasContent(out);
    assertThat(folder).isDirectoryContaining(path -> path.equals(file));
    assertThat(names()).containsExactly("puzzles.txt");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void anExistingFileIsReplacedAndKeepsItsKind() throws IOException {
    Path file = Files.writeString(folder.resolve("old.txt"), "old");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw----"));
    Path link = Files.createSymbolicLink(folder.resolve("link.txt"), Path.of("old.txt"));
    assertThat(generate("--seed 5 -o " + link).code()).isZero();
    assertThat(link).isSymbolicLink();
    assertThat(Files.readString(file)).isEqualTo(generate("--seed 5").out());
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-rw----");
  }

  /** The sheet cannot be written; the existing text file is preserved. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void aFullDiskIsReportedAndTheOldFileIsKept() throws IOException {
    Path file = Files.writeString(folder.resolve("sheet.pdf"), "old");
    Csp.Ending ending = generate("-n 4 --seed 5 -o /dev/full --sheet " + file);
    assertThat(ending)
        .isEqualTo(
            new Csp.Ending(1, "", "csp: /dev/full cannot be written: no space left on device\n"));
    assertThat(file).hasContent("old");
    assertThat(names()).containsExactly("sheet.pdf");
    assertThat(generate("--seed 5 --sheet /dev/full"))
        .isEqualTo(
            new Csp.Ending(
                1,
                generate("--seed 5").out(),
                "csp: /dev/full cannot be written: no space left on device\n"));
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(path -> path.getFileName().toString()).toList();
    }
  }

  @Test
  void anUnknownTechniqueIsAnsweredWithTheNearestOneAndAListOfAll() {
    Csp.Ending ending = generate("--needs y-wing");
    assertThat(ending.code()).isEqualTo(2);
    assertThat(ending.err())
        .startsWith("csp: --needs: expected full-house,")
        .contains(" xy-wing,")
        .endsWith(" or trial, found 'y-wing' (did you mean x-wing?); see csp generate --help\n");
  }

  @ParameterizedTest
  @CsvSource({"1, 6", "4, 3"})
  void aSheetContainsThePuzzlesAndTheirSolutions(int perPage, int pages) throws IOException {
    Path file = folder.resolve("sheet.pdf");
    Csp.Ending ending =
        generate("-n 5 --difficulty easy --seed 9 --per-page " + perPage + " --sheet " + file);
    assertThat(ending).isEqualTo(generate("-n 5 --difficulty easy --seed 9"));
    try (PDDocument sheet = Loader.loadPDF(file.toFile())) {
      assertThat(sheet.getNumberOfPages()).isEqualTo(pages);
      PDFTextStripper stripper = new PDFTextStripper();
      assertThat(stripper.getText(sheet))
          .contains("1 easy, 55 givens", "5 easy, 55 givens", "CSP Workbench, seed 9", "Solutions");
      stripper.setStartPage(pages);
      assertThat(stripper.getText(sheet).chars().filter(c -> c == '9').count())
          .as("nines in five solutions, and one in the foot")
          .isEqualTo(5 * 9 + 1);
    }
  }

  @Test
  void theResultSoFarIsShownAfterATimeout() {
    Csp.Ending ending = generate("--clues 17 --timeout 2s --seed 1");
    assertThat(ending.code()).isEqualTo(7);
    assertThat(ending.lines()).hasSize(1);
    assertThat(Grid.ofLine(columns(ending.out()).get(0)).filled()).isGreaterThan(17);
    assertThat(ending.err()).hasLineCount(1).startsWith("csp: puzzle 1: ").contains(" 17 ");
    assertThat(Csp.runOn(ending.out(), "check", "-").code()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"x", "windows", "anti-knight", "x,windows"})
  void variantsAreWrittenToJson(String variant) {
    Csp.Ending ending = generate("-n 2 --seed 4 --variant " + variant);
    assertThat(ending.code()).isZero();
    assertThat(ending.lines())
        .hasSize(2)
        .allMatch(
            line -> line.contains("\"variants\":[\"" + variant.replace(",", "\",\"") + "\"]"));
    assertThat(Csp.runOn(ending.out(), "check", "-").code()).isZero();
  }

  @Test
  void jigsawsHaveRegionsOfTheirOwn() throws IOException {
    Path sheet = folder.resolve("sheet.pdf");
    Csp.Ending ending = generate("-n 3 --size 6 --seed 4 --variant jigsaw --sheet " + sheet);
    assertThat(ending.code()).isZero();
    assertThat(ending.lines())
        .extracting(line -> line.replaceAll(".*\"regions\":\"([1-6]{36})\".*", "$1"))
        .hasSize(3)
        .doesNotHaveDuplicates()
        .allMatch(regions -> regions.matches("[1-6]{36}"));
    assertThat(Csp.runOn(ending.out(), "check", "-").code()).isZero();
    try (PDDocument document = Loader.loadPDF(sheet.toFile())) {
      assertThat(new PDFTextStripper().getText(document)).contains("outlined region");
    }
  }

  @Test
  void aRatingMeetsTheRequest() {
    Csp.Ending level = generate("-n 3 --seed 8 --rating medium");
    assertThat(level.code()).isZero();
    assertThat(level.lines()).hasSize(3).allMatch(line -> columns(line).get(2).equals("medium"));
    Csp.Ending needs = generate("-n 2 --seed 8 --needs naked-pair");
    assertThat(needs.code()).isZero();
    assertThat(needs.lines())
        .hasSize(2)
        .allMatch(line -> columns(line).get(3).equals("naked-pair"));
  }

  /** Without {@code --strict}, the same seed gives puzzles from which single givens can go. */
  @Test
  void strictPuzzlesNeedEverySingleGiven() {
    String options = "-n 3 --seed 1 --dig minimal --symmetry rotate180 --no-rating";
    Csp.Ending strict = generate(options + " --strict");
    assertThat(strict.code()).isZero();
    assertThat(strict.lines()).hasSize(3).allMatch(line -> removable(columns(line).get(0)) == 0);
    assertThat(generate(options).lines()).anyMatch(line -> removable(columns(line).get(0)) > 0);
  }

  private static long removable(String puzzle) {
    String fewer =
        IntStream.range(0, puzzle.length())
            .filter(cell -> puzzle.charAt(cell) != '.')
            .mapToObj(cell -> puzzle.substring(0, cell) + '.' + puzzle.substring(cell + 1) + '\n')
            .collect(Collectors.joining());
    return Csp.runOn(fewer, "check", "-", "--solver", "exact-cover").lines().stream()
        .filter(line -> line.endsWith("exactly one solution"))
        .count();
  }

  /** Of this seed, the first of these puzzles takes some thousand draws. */
  @Test
  void aStrictPuzzleThatIsNotFoundInTimeIsReported() {
    Csp.Ending ending =
        generate("--seed 1 --dig minimal --symmetry rotate90 --strict --no-rating --timeout 20ms");
    assertThat(ending.code()).isEqualTo(7);
    assertThat(ending.err()).startsWith("csp: puzzle 1: ");
  }

  @Test
  void withoutRatingThePuzzlesAreTheSame() {
    List<String> rated = generate("-n 30 --seed 5 --dig minimal -s").lines();
    List<String> unrated = generate("-n 30 --seed 5 --dig minimal -s --no-rating").lines();
    assertThat(unrated).hasSize(30);
    for (int i = 0; i < unrated.size(); i++) {
      List<String> columns = columns(unrated.get(i));
      assertThat(columns.subList(0, 3)).isEqualTo(columns(rated.get(i)).subList(0, 3));
      assertThat(columns.subList(3, 5)).containsExactly("not rated", "not rated");
    }
    assertThat(generate("--seed 5 --no-rating --format json").out())
        .contains("\"givenCount\":")
        .doesNotContain("level", "technique", "score");
  }

  @Test
  void theCollectionIsAvailableAndItsRatingsAreCorrect() {
    Csp.Ending all = generate("--from-collection -n 1000 --seed 1 -s");
    assertThat(all.code()).isZero();
    assertThat(all.lines()).hasSize(1000).doesNotHaveDuplicates();
    for (String line : all.lines().subList(0, 40)) {
      List<String> columns = columns(line);
      List<String> rated = columns(Csp.run("rate", columns.get(0)).out());
      assertThat(columns.get(2)).isEqualTo(rated.get(4));
      assertThat(columns.get(3)).isEqualTo(rated.get(1));
      assertThat(columns.get(4)).isEqualTo(rated.get(3));
      assertThat(Csp.run("solve", columns.get(0), "--format", "line").out())
          .isEqualTo(columns.get(1) + "\n");
    }
    assertThat(generate("--from-collection -n 7 --seed 1 -s").lines())
        .isEqualTo(all.lines().subList(0, 7));
  }

  @Test
  void puzzlesOfTheCollectionAreSelectedAndAShortageIsReported() {
    Csp.Ending extreme = generate("--from-collection -n 500 --difficulty extreme --seed 1");
    assertThat(extreme.code()).isEqualTo(7);
    assertThat(extreme.lines())
        .hasSize(200)
        .allMatch(line -> columns(line).get(1).equals("22 givens"));
    assertThat(extreme.err()).isEqualTo("csp: the collection holds 200 such puzzles, not 500\n");
    Csp.Ending rated = generate("--from-collection -n 3 --rating hard --seed 2");
    assertThat(rated.code()).isZero();
    assertThat(rated.lines()).hasSize(3).allMatch(line -> columns(line).get(2).equals("hard"));
  }
}
