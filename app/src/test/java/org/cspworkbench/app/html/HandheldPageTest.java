package org.cspworkbench.app.html;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.gson.JsonArray;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.presentation.Turn;
import org.cspworkbench.presentation.browser.Browser;
import org.cspworkbench.presentation.browser.EachBrowser;
import org.cspworkbench.presentation.browser.Point;
import org.cspworkbench.presentation.browser.Tab;
import org.cspworkbench.presentation.browser.Tab.Spoken;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.Grid;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pages on phones and tablets: what is asked and what it is about are in sight together. */
@Tag("browser")
final class HandheldPageTest {

  private static final Problem SUDOKU =
      Problem.Sudoku.of(
          Grid.ofLine(
              ".74...8..19...5.2......97.4.....7..5.2.....3.6..5.....4.26......6.7...19..9...34."));

  private static final ImmutableList<int[]> SIZES =
      ImmutableList.of(
          new int[] {412, 915}, new int[] {360, 640}, new int[] {915, 412}, new int[] {768, 1024});

  static Stream<ShippedLesson> lessons() {
    return Turn.every(3, ShippedLesson.ALL);
  }

  /** What of these elements, which must be shown, is outside the screen or below the fixed bar. */
  private static final String OUTSIDE =
      """
      ((...ids) => ids.filter((id) => {
        const box = byId(id).getBoundingClientRect();
        const bar = byId("controls");
        const fixed = bar.checkVisibility() && getComputedStyle(bar).position === "fixed";
        const end = fixed ? bar.getBoundingClientRect().top : innerHeight;
        return !byId(id).checkVisibility() || box.top < 0 || box.left < 0
          || box.right > innerWidth + 0.5 || box.bottom > end + 0.5;
      }))(%s)
      """;

  @TempDir private Path folder;

  private static Tab phone(Browser browser) {
    Tab phone = browser.tab(412, 915);
    phone.useFingers();
    return phone;
  }

  private OpenedRun open(Tab phone, RunOnPage run) throws IOException {
    phone.open(run.writeInto(folder, "A run").toUri());
    return OpenedRun.on(phone);
  }

  private static void assertInSight(Tab phone, String state, String... ids) {
    for (int[] size : SIZES) {
      phone.resize(size[0], size[1]);
      phone.evaluate("frames(4)");
      String names = "'" + String.join("', '", ids) + "'";
      JsonArray outside = phone.evaluate(OUTSIDE.formatted(names)).getAsJsonArray();
      assertThat(outside).as("%s at %d × %d", state, size[0], size[1]).isEmpty();
      int height = phone.evaluate("byId('board-surface').clientHeight").getAsInt();
      assertThat(height).as("board: %s at %d", state, size[0]).isGreaterThanOrEqualTo(140);
    }
  }

  @ParameterizedTest
  @EachBrowser
  void exerciseAndQuestionAreInSightWithTheBoard(Browser browser) throws IOException {
    try (Tab phone = phone(browser)) {
      OpenedRun page = open(phone, RunOnPage.of("mac", SUDOKU, Detail.DECISIONS));
      page.click("more");
      page.click("turn-open");
      page.await("byId('turn-confirm').checkVisibility()");
      assertThat(phone.evaluate("byId('tools').checkVisibility()").getAsBoolean())
          .as("the tools are closed")
          .isFalse();
      assertInSight(phone, "exercise", "board-surface", "turn-task");
      phone.resize(412, 915);
      page.click("more");
      page.click("turn-open");
      page.click("more");
      page.click("ask");
      phone.evaluate(
          "byId('millis').value = '0 ms'; byId('millis').dispatchEvent(new Event('change'))");
      page.press("Home");
      page.press(" ");
      page.await("!byId('question').hidden");
      assertInSight(phone, "question", "board-surface", "question-text", "answers");
      assertThat(phone.faults()).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void eachStopOfALessonIsInSightWithItsBoard(ShippedLesson lesson) throws Exception {
    String html = LessonOnPage.html(LessonOnPage.shipped(lesson.id()), Optional.empty());
    try (Tab phone = phone(Browser.CHROMIUM)) {
      LessonOnPage.open(phone, folder, html);
      phone.evaluate(OpenedRun.FUNCTIONS + "true");
      int stop = 0;
      while (!phone.evaluate("byId('lesson-next').disabled").getAsBoolean()) {
        LessonOnPage.click(phone, "#lesson-next");
        stop++;
        boolean isAsked = !phone.evaluate("byId('question').hidden").getAsBoolean();
        List<String> ids =
            isAsked
                ? List.of("board-surface", "lesson-next", "lesson-previous", "question-text")
                : List.of("board-surface", "lesson-next", "lesson-previous");
        assertInSight(phone, lesson.id() + " " + stop, ids.toArray(new String[0]));
        phone.resize(412, 915);
      }
      assertThat(stop).isPositive();
      assertThat(phone.faults()).isEmpty();
    }
  }

  /** A board that is larger than the phone is moved by a finger and enlarged by two. */
  @ParameterizedTest
  @EachBrowser
  void aLargeBoardIsMovedAndEnlarged(Browser browser) throws IOException {
    try (Tab phone = phone(browser)) {
      Problem large = Problem.Sudoku.of(Grid.ofLine(".".repeat(625)));
      OpenedRun page = open(phone, RunOnPage.of("forward-checking", large, Detail.DECISIONS));
      assertThat(phone.evaluate("byId('board-zoom').checkVisibility()").getAsBoolean()).isTrue();
      String before = seen(phone);
      Point middle = phone.middle("#board-surface");
      int x = middle.x();
      int y = middle.y();
      phone.touch(List.of(List.of(middle, new Point(x - 40, y - 40), new Point(x - 90, y - 90))));
      phone.evaluate("frames(3)");
      String moved = seen(phone);
      assertThat(moved).isNotEqualTo(before);
      phone.touch(
          List.of(
              List.of(new Point(x - 20, y), new Point(x - 50, y), new Point(x - 90, y)),
              List.of(new Point(x + 20, y), new Point(x + 50, y), new Point(x + 90, y))));
      phone.evaluate("frames(3)");
      String enlarged = seen(phone);
      assertThat(enlarged).isNotEqualTo(moved);
      for (int i = 0; i < 8; i++) {
        page.click("board-out");
      }
      assertThat(seen(phone)).as("the whole board").isNotEqualTo(enlarged);
      page.click("tab-tree");
      page.await("byId('tree-out').checkVisibility()");
      assertThat(phone.evaluate("byId('tree-out').offsetHeight").getAsInt()).isEqualTo(44);
      assertThat(phone.faults()).isEmpty();
    }
  }

  private static String seen(Tab phone) {
    return phone.evaluate("byId('board-canvas').toDataURL()").getAsString();
  }

  /** A phone may drop a page at any time: it opens again where it was left. */
  @ParameterizedTest
  @EachBrowser
  void aPageThatWasLeftOpensThere(Browser browser) throws IOException {
    try (Tab phone = phone(browser)) {
      Path file = RunOnPage.of("mac", SUDOKU, Detail.DECISIONS).writeInto(folder, "A run");
      phone.open(file.toUri());
      OpenedRun page = OpenedRun.on(phone);
      page.choose("language", "pt-BR");
      page.press("Home");
      page.press("PageDown");
      page.click("tab-tree");
      int left = page.position();
      phone.open(file.toUri());
      page = OpenedRun.on(phone);
      assertThat(page.position()).isEqualTo(left);
      assertThat(phone.evaluate("document.documentElement.lang").getAsString()).isEqualTo("pt-BR");
      assertThat(phone.evaluate("byId('tree-surface').checkVisibility()").getAsBoolean()).isTrue();
      phone.evaluate("byId('start-again').click(); true");
      phone.open(file.toUri());
      OpenedRun.on(phone);
      assertThat(phone.evaluate("document.documentElement.lang").getAsString()).isEqualTo("en");
      assertThat(phone.faults()).isEmpty();
    }
  }

  /** What fingers are to press, and is smaller than a finger needs. */
  private static final String SMALL =
      """
      [...document.querySelectorAll(
          "button, select, input:not(.unseen, [type=radio]), .file, #mode label, [role=slider]")]
        .filter((each) => each.checkVisibility())
        .map((each) => [each, each.getBoundingClientRect()])
        .filter(([each, box]) => box.width < 43.5 || box.height < 43.5)
        .map(([each, box]) => `${each.id || each.className} ${box.width} × ${box.height}`)
      """;

  /** The dialogs of a run, each with what its button that closes it is called. */
  private static final ImmutableMap<String, String> DIALOGS =
      ImmutableMap.of("problem", "cancel", "options", "cancel", "share", "close", "keys", "close");

  /** Adds a check box to the options, as for a parameter of tiles, which solvers do not have. */
  private static final String CHECK_BOX =
      """
      byId("options").insertAdjacentHTML("beforeend",
          "<p class='option'><label for='box'>Box</label><input id='box' type='checkbox'></p>")
      """;

  /** A phone, upright and on its side, and a tablet. */
  private static final ImmutableList<int[]> HANDHELD =
      ImmutableList.of(new int[] {412, 915}, new int[] {915, 412}, new int[] {1280, 800});

  /** Resizes a page, and returns its size in words. */
  private static String at(Tab tab, int[] size) {
    tab.resize(size[0], size[1]);
    return size[0] + " × " + size[1];
  }

  private static void assertTargets(Tab tablet, String state) {
    tablet.evaluate("frames(2)");
    assertThat(tablet.evaluate(SMALL).getAsJsonArray()).as(state).isEmpty();
  }

  /** A tablet of any width is pressed by fingers: each target has 44 px. */
  @ParameterizedTest
  @EachBrowser
  void targetsAreLargeEnoughForFingers(Browser browser) throws Exception {
    try (Tab tablet = phone(browser)) {
      OpenedRun page = open(tablet, RunOnPage.of("learning", SUDOKU, Detail.DECISIONS));
      for (int[] size : HANDHELD) {
        String state = at(tablet, size);
        for (String tab : List.of("tree", "graph", "conflict", "code")) {
          page.click("tab-" + tab);
          assertTargets(tablet, tab + " at " + state);
        }
        String more = "byId('more').checkVisibility() && byId('more').click(); true";
        tablet.evaluate(more);
        assertTargets(tablet, "tools at " + state);
        DIALOGS.forEach(
            (dialog, close) -> {
              page.click(dialog + "-open");
              tablet.evaluate(dialog.equals("options") ? CHECK_BOX : "true");
              assertTargets(tablet, dialog + " at " + state);
              page.click(dialog + "-" + close);
            });
        tablet.evaluate(more);
      }
      String lesson = LessonOnPage.html(LessonOnPage.shipped("mrv"), Optional.empty());
      LessonOnPage.open(tablet, folder, lesson);
      tablet.evaluate(OpenedRun.FUNCTIONS + "true");
      LessonOnPage.click(tablet, "#lesson-next");
      for (int[] size : HANDHELD) {
        assertTargets(tablet, "lesson at " + at(tablet, size));
      }
      assertThat(tablet.faults()).isEmpty();
    }
  }

  /** Board, tree and graph have a name and, at each event, a description; keys walk them. */
  @Test
  void screenReadersAreGivenWhatIsDrawn() throws IOException {
    try (Tab tab = Browser.CHROMIUM.tab(1280, 832)) {
      OpenedRun page = open(tab, RunOnPage.of("mac", SUDOKU, Detail.DECISIONS));
      page.press("Home");
      for (String view : List.of("board", "tree", "graph")) {
        tab.evaluate(
            "byId('tab-%1$s')?.click(); byId('%1$s-surface').blur(); true".formatted(view));
        for (int decision = 0; decision < 3; decision++) {
          page.press("PageDown");
          Spoken spoken = tab.spoken("#" + view + "-surface");
          assertThat(spoken.role()).isEqualTo("application");
          assertThat(spoken.name()).as(view).isNotBlank();
          assertThat(spoken.description())
              .as("%s at %d", view, page.position())
              .isNotBlank()
              .isEqualTo(page.text(view + "-description"));
        }
        String before = tab.spoken("#" + view + "-surface").description();
        tab.evaluate("byId('%s-surface').focus(); true".formatted(view));
        page.press(view.equals("tree") ? "ArrowUp" : "ArrowRight");
        page.press(view.equals("tree") ? "ArrowUp" : "ArrowRight");
        assertThat(tab.spoken("#" + view + "-surface").description())
            .as(view)
            .isNotBlank()
            .isNotEqualTo(before);
      }
      assertThat(tab.faults()).isEmpty();
    }
  }

  /** The gallery shows pictures, offers only what a page solves, and leaves the keys free. */
  @ParameterizedTest
  @EachBrowser
  void anotherProblemIsChosenByItsPicture(Browser browser) throws IOException {
    try (Tab phone = phone(browser)) {
      OpenedRun page = open(phone, RunOnPage.of("mac", SUDOKU, Detail.DECISIONS));
      page.click("problem-open");
      assertThat(phone.evaluate("byId('problem-text').value").getAsString().lines())
          .as("the givens, row by row")
          .hasSize(9)
          .allMatch(row -> row.length() == 9);
      phone.evaluate("frames(80)");
      assertThat(phone.evaluate("document.querySelectorAll('#gallery button').length").getAsInt())
          .isGreaterThan(20);
      assertThat(
              phone
                  .evaluate(
                      """
                      [...document.querySelectorAll("#gallery canvas")].filter((each) =>
                        !each.getContext("2d").getImageData(0, 0, each.width, each.height).data
                          .some((value) => value > 0)).length
                      """)
                  .getAsInt())
          .as("empty pictures")
          .isZero();
      phone.evaluate("byId('problem-text').value = 'p edge 3 3\\ne 1 2\\ne 1 3\\ne 2 3\\n'; true");
      page.click("problem-use");
      page.await("byId('problem').textContent === 'Graph colouring'");
      assertThat(phone.evaluate("document.activeElement.id").getAsString()).isEqualTo("play");
      assertThat(phone.faults()).isEmpty();
    }
  }

  /** The board is described at each event, listed, and walked by the arrow keys. */
  @ParameterizedTest
  @EachBrowser
  void aBoardIsReadAndWalkedWithoutSeeingIt(Browser browser) throws IOException {
    try (Tab tab = browser.tab(1280, 832)) {
      OpenedRun page = open(tab, RunOnPage.of("mac", SUDOKU, Detail.DECISIONS));
      page.press("Home");
      page.press("PageDown");
      assertThat(page.text("board-description")).startsWith("Row ");
      assertThat(tab.evaluate("byId('board-list').children.length").getAsInt()).isEqualTo(81);
      int position = page.position();
      tab.evaluate("byId('board-surface').focus(); true");
      page.press("ArrowRight");
      page.press("ArrowDown");
      assertThat(page.text("board-description")).startsWith("Row 2, column 1");
      assertThat(page.position()).isEqualTo(position);
      page.click("tab-graph");
      page.await("byId('graph-list').children.length === 81");
      page.click("tab-tree");
      page.await("byId('tree-list').children.length > 1");
      assertThat(tab.faults()).isEmpty();
    }
  }
}
