package org.cspworkbench.presentation.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.stream.LongStream;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.input.GalleryArgument;
import org.cspworkbench.presentation.input.SolverParameters;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A fault of a lesson is reported with its position. */
final class LessonCodecTest {

  private static final String HEAD =
      "{\"title\": \"t\", \"problem\": \"queens:4\",\n \"runs\": {\"fc\": {\"solver\":"
          + " \"forward-checking\"}, \"mac\": {\"solver\": \"mac\"}},\n";

  /** Marks the position of the expected fault. */
  private static final char HERE = '¤';

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "¤{\"runs\": {}}|expected a member \"title\" in this object",
        "{\"title\": \"t\", \"runs\": ¤{}}|expected at least one run in this object",
        "{\"title\": \"t\", \"runs\": {\"a\": ¤{\"solver\": \"mac\"}}}"
            + "|expected a member \"problem\" in this object",
        "{\"title\": \"t\", \"runs\": {\"a\": {\"problem\": \"queens:4\", \"solver\": ¤\"mcc\"}}}"
            + "|expected the id of a solver (see csp solvers), found 'mcc' (did you mean mac?)",
        "{\"title\": \"t\", \"runs\": {\"a\": {\"problem\": ¤\"quens:4\", \"solver\": \"mac\"}}}"
            + "|there is no problem 'quens' (did you mean queens?)",
        "{\"title\": \"t\", \"runs\": {\"a\": {\"problem\": {\"csp\": [\"variables x in 1..3\","
            + " \"x != ¤yy\"]}, \"solver\": \"mac\"}}}|there is no variable or value \"yy\"",
        "{\"title\": \"t\", \"runs\": {\"a\": {\"problem\": {\"grid\": [\"....\", \"12¤!.\","
            + " \"....\", \"....\"]}, \"solver\": \"mac\"}}}|expected ",
        "{\"title\": \"t\", \"text\": 5, \"runs\": {\"a\": {\"problem\": \"queens:4\", \"solver\":"
            + " ¤5}}}|expected a text in quotation marks, found a number",
        "{¤title: \"t\"}|expected JSON, found a mistake in it",
        "{\"title\": \"t\", ¤\"title\": \"u\"}|expected each name once, found 'title' again",
        "{\"title\": \"t\", \"runs\": {\"a\": {\"problem\": \"queens:4\", \"solver\": \"mac\","
            + " ¤\"sede\": 3}}}|expected one of seed, problem, solver, set, solutions, nodes,"
            + " seeds, detail, found 'sede' (did you mean seed?)",
        "{\"title\": \"t\", \"runs\": {\"a\": {\"problem\": \"queens:4\", \"solver\":"
            + " ¤\"bitboard\"}}}|bitboard does not record its runs",
        "{\"title\": \"t\", \"runs\": {\"a\": {\"problem\": \"queens:4\", \"solver\": \"wfc\","
            + " \"set\": {\"attempts\": ¤0}}}}|attempts: expected a whole number from 1 to"
            + " 1000000000, found '0'",
        "{\"title\": \"t\", \"runs\": {\"a\": {\"problem\": \"queens:4\", \"solver\": \"custom\","
            + " \"set\": {\"order\": ¤\"mvr\"}}}}|order: expected lexical, degree, mrv, mrv-degree,"
            + " dom/ddeg, dom/wdeg, entropy or random, found 'mvr' (did you mean mrv?)",
        "{\"title\": \"t\", \"runs\": {\"a\": {\"problem\": \"queens:4\", \"solver\": \"custom\","
            + " \"set\": ¤{\"nogoods\": \"yes\"}}}}|custom: nogoods from restarts need binary"
            + " branching",
        "{\"title\": \"t\", \"runs\": {\"a\": {\"problem\": \"queens:4\", \"solver\": \"wfc\","
            + " \"solutions\": ¤2}}}|wfc may miss solutions",
        "{\"title\": \"t\", \"runs\": {\"a\": {\"problem\": \"queens:4\", \"solver\": \"wfc\","
            + " \"seeds\": ¤1001}}}|expected a whole number from 1 to 1000, found 1001",
      })
  void faultsAreReportedWithTheirPosition(String text, String sentence) {
    check(text, sentence);
  }

  /** Checks the position of a fault; {@link #HERE} is removed before the text is read. */
  private static void check(String marked, String sentence) {
    int at = marked.indexOf(HERE);
    String before = marked.substring(0, at);
    long line = before.chars().filter(c -> c == '\n').count() + 1;
    int column = at - before.lastIndexOf('\n');
    assertThatThrownBy(
            () ->
                LessonCodec.with(LessonFiles.NONE)
                    .read("a.json", before + marked.substring(at + 1)))
        .isInstanceOf(UnreadableException.class)
        .hasMessageStartingWith("a.json:" + line + ":" + column + ": " + sentence);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "¤mac.noodles = 3|expected what is to be counted or read",
        "¤nodes = 3|expected the name of a run before it, as in fc.nodes, found 'nodes'",
        "¤mcc.nodes = 3|expected the name of a run, one of fc, mac (did you mean mac?), found",
        "mac.nodes ¤~ 3|expected one of =, !=, <, <=, >, >=, found '~'",
        "mac.nodes =¤|expected what is to be counted",
        "mac.nodes = 3 ¤4|expected the end, found '4'",
        "mac.domain ¤q9 = {1}|expected the name of a variable, such as q1",
        "mac.domain q1 = ¤1|expected '{' and values, found '1'",
        "mac.domain q1 ¤< {1}|expected = or !=, found '<'",
        "mac.domain q1 = {1, 2¤|expected ',' or '}', found the end",
      })
  void malformedClaimsAreReportedWithTheFaultyToken(String claim, String sentence) {
    check(HEAD + " \"claims\": [\"" + claim + "\"]}", sentence);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "¤somewhere|expected start, end, event, first, last, or one of",
        "first ¤contradicton|expected start, end",
        "decision¤|expected a number, from 1, found the end",
        "decision ¤0|expected a number, from 1, found '0'",
        "decision 1 of ¤q9|expected the name of a variable",
      })
  void malformedMomentsAreReportedWithTheFaultyToken(String at, String sentence) {
    check(HEAD + " \"bookmarks\": [{\"at\": \"" + at + "\"}]}", sentence);
  }

  @Test
  void malformedFiguresAreReportedWithTheFaultyToken() {
    check(HEAD + " \"text\": \"so many: {¤mac.nods}\"}", "expected what is to be counted or read");
    check(HEAD + " \"text\": \"so many: ¤{mac.nodes\"}", "expected '}' after");
  }

  @Test
  void aFalseClaimIsReportedWithExpectedAndActualValue() throws UnreadableException {
    String text =
        HEAD
            + " \"bookmarks\": [{\"at\": \"solution 2\"},\n"
            + "  {\"at\": \"start\", \"claims\": [\"domain q1 = {1, 2}\", \"depth = 0\"]}],\n"
            + " \"claims\": [\"mac.nodes > fc.nodes\", \"mac.outcome = unsatisfiable\"]}";
    PlayedLesson lesson =
        PlayedLesson.of(LessonCodec.with(LessonFiles.NONE).read("a.json", text), Limits.none());
    List<String> sentences = lesson.findings();
    assertThat(sentences).hasSize(4);
    assertThat(sentences.get(0))
        .isEqualTo("a.json:3:23: expected 'solution 2' in the run, found no such event");
    assertThat(sentences.get(1))
        .isEqualTo("a.json:4:30: expected domain q1 = {1, 2}, found {1, 2, 3, 4}");
    assertThat(sentences.get(2))
        .startsWith("a.json:5:13: expected mac.nodes > fc.nodes, found ")
        .contains(" and ");
    assertThat(sentences.get(3))
        .isEqualTo("a.json:5:37: expected mac.outcome = unsatisfiable, found solved");
  }

  /** The oracle runs the solver itself. */
  @Test
  void runsFromSeveralSeedsAreCounted() throws UnreadableException {
    String run =
        "\"problem\": \"tiles:castle,32\", \"solver\": \"wfc\", \"set\": {\"attempts\": 1},"
            + " \"seed\": 5, \"seeds\": 8";
    String text = "{\"title\": \"t\", \"runs\": {\"once\": {" + run + "}}, \"text\": \"%s\"}";
    PlayedLesson lesson =
        PlayedLesson.of(
            LessonCodec.with(LessonFiles.NONE)
                .read("a.json", String.format(text, "{finished} of {seeds}, {variables} cells")),
            Limits.none());
    Solver solver = Runs.solver("wfc");
    Problem problem = GalleryArgument.problem("tiles:castle,32", 1);
    Settings settings =
        SolverParameters.set(Settings.defaults(), SolverParameters.find(solver, "attempts"), "1");
    long finished =
        LongStream.range(5, 13)
            .filter(
                seed ->
                    solver.solve(problem, settings.withSeed(seed), null).outcome()
                        instanceof Outcome.Solved)
            .count();
    assertThat(finished).isBetween(1L, 7L);
    assertThat(lesson.text(Locale.ENGLISH)).isEqualTo(finished + " of 8, 1,024 cells");
  }

  @Test
  void figuresAreFormattedForTheLanguage() throws UnreadableException {
    String text =
        "{\"title\": \"t\", \"runs\": {\"b\": {\"problem\": \"queens:8\", \"solver\":"
            + " \"backtracking\", \"solutions\": \"all\"}}, \"text\": {\"en\": \"{nodes} nodes\","
            + " \"pt_BR\": \"{nodes} nós\"}}";
    PlayedLesson lesson =
        PlayedLesson.of(LessonCodec.with(LessonFiles.NONE).read("a.json", text), Limits.none());
    assertThat(lesson.text(Locale.ENGLISH)).isEqualTo("15,720 nodes");
    assertThat(lesson.text(Locale.GERMAN)).isEqualTo("15,720 nodes");
    assertThat(lesson.text(Locale.forLanguageTag("pt-BR"))).isEqualTo("15.720 nós");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{¤\"workspce\": \"explore\"}|expected one of workspace, parts, zoom, solvers, delay, unit,"
            + " chooser, hide, found 'workspce' (did you mean workspace?)",
        "{\"workspace\": ¤\"exlore\"}|expected one of animate, compare, explore, found 'exlore'"
            + " (did you mean explore?)",
        "{\"parts\": ¤\"grap\"}|expected one of tree, graph, both, found 'grap' (did you mean"
            + " graph?)",
        "{\"zoom\": ¤\"large\"}|expected fit or a number, found 'large'",
        "{\"zoom\": ¤5}|expected a whole number from 10 to 400, found 5",
        "{\"delay\": ¤2001}|expected a whole number from 0 to 2000, found 2001",
        "{\"unit\": ¤\"step\"}|expected one of decision, event, revision, found 'step'",
        "{\"hide\": [\"score\", ¤\"result\"]}|expected one of outcome, score, legend, decisions,"
            + " code, work, counters, found 'result'",
        "{\"solvers\": ¤[\"mac\"]}|expected 2 to 4 solvers to compare, found 1",
        "{\"solvers\": [\"mac\", ¤\"logic\"]}|logic cannot work on this problem",
      })
  void faultsOfAViewAreReportedWithTheirPosition(String view, String sentence) {
    check(HEAD + "\"view\": " + view + "}", sentence);
  }

  @Test
  void aViewStatesWhatDiffersFromTheUsualView() throws UnreadableException {
    Lesson lesson =
        LessonCodec.with(LessonFiles.NONE)
            .read(
                "a.json",
                HEAD
                    + "\"view\": {\"workspace\": \"explore\", \"parts\": \"both\", \"zoom\": 150,"
                    + " \"solvers\": [\"mac\", \"forward-checking\"], \"hide\": [\"outcome\"]}}");
    LessonView view = lesson.view().orElseThrow();
    assertThat(view.workspace()).isEqualTo(LessonView.Workspace.EXPLORE);
    assertThat(view.parts()).isEqualTo(LessonView.Parts.BOTH);
    assertThat(view.zoom()).hasValue(150);
    assertThat(view.compared())
        .extracting(each -> each.about().id())
        .containsExactly("mac", "forward-checking");
    assertThat(view.delay()).isEqualTo(LessonView.USUAL.delay());
    assertThat(view.hides(LessonView.Hidden.OUTCOME)).isTrue();
    assertThat(view.hides(LessonView.Hidden.SCORE)).isFalse();
  }
}
