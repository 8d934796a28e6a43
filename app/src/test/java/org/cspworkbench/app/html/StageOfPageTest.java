package org.cspworkbench.app.html;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.gson.JsonArray;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.presentation.browser.Browser;
import org.cspworkbench.presentation.browser.EachBrowser;
import org.cspworkbench.presentation.browser.Point;
import org.cspworkbench.presentation.browser.Tab;
import org.cspworkbench.solvers.Problem;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;

/**
 * The stage of a page: an audience sees the picture, the sentence and the code, and all of them.
 */
@Tag("browser")
final class StageOfPageTest {

  private static final ImmutableList<int[]> SIZES =
      ImmutableList.of(
          new int[] {1280, 800},
          new int[] {1024, 768},
          new int[] {412, 915},
          new int[] {360, 640},
          new int[] {915, 412},
          new int[] {768, 1024});

  /** What is not as on a stage, at any size. */
  private static final String FAULTS =
      """
      (() => {
        const faults = [];
        for (const id of ["board-surface", "narration", "code"]) {
          const box = byId(id).getBoundingClientRect();
          if (!byId(id).checkVisibility() || box.left < 0 || box.top < 0 || box.right > innerWidth + 0.5
              || box.bottom > innerHeight + 0.5) {
            faults.push(`${id} is not in sight: ${JSON.stringify(box)}`);
          }
        }
        for (const line of document.querySelectorAll("#code code")) {
          const panel = byId("code-panel").getBoundingClientRect();
          if (line.scrollWidth > line.clientWidth || line.getBoundingClientRect().bottom > panel.bottom + 0.5) {
            faults.push("cut off: " + line.textContent);
          }
        }
        for (const id of ["head", "tab-bar", "removed-part"]) {
          if (byId(id).checkVisibility()) {
            faults.push(id + " is shown");
          }
        }
        const height = byId("board-surface").getBoundingClientRect().height;
        if (innerWidth > innerHeight && height < 0.6 * innerHeight) {
          faults.push("the board is " + height + " high");
        }
        return faults;
      })()
      """;

  private static final String IS_ON = "document.documentElement.hasAttribute('data-stage')";
  private static final String ARE_CONTROLS_SEEN =
      "getComputedStyle(byId('controls')).opacity === '1'";

  /** Lets the page ask for the full screen, which it is refused. */
  private static final String REFUSE =
      """
      Object.defineProperty(document, "fullscreenEnabled", {value: true});
      document.documentElement.requestFullscreen = () => {
        globalThis.isAsked = true;
        return Promise.reject(new TypeError("no full screen"));
      };
      true
      """;

  private static final int STOPS = 20; // more than the lesson has

  @TempDir private Path folder;

  private OpenedRun open(Tab tab, RunOnPage run) throws IOException {
    tab.open(run.writeInto(folder, "A run").toUri());
    return OpenedRun.on(tab);
  }

  private static JsonArray faults(Tab tab) {
    tab.evaluate("frames(4)");
    return tab.evaluate(FAULTS).getAsJsonArray();
  }

  @ParameterizedTest
  @EachBrowser
  void boardSentenceAndCodeAreWholeAtEachSize(Browser browser) throws IOException {
    try (Tab tab = browser.tab(1280, 800)) {
      Problem queens = new Problem.General(Queens.pairwise(6));
      OpenedRun page = open(tab, RunOnPage.of("mac", queens, Detail.DECISIONS));
      page.press("Home");
      page.press("PageDown");
      tab.evaluate(REFUSE);
      page.click("stage-open");
      page.await(IS_ON + " && isAsked");
      for (int[] size : SIZES) {
        tab.resize(size[0], size[1]);
        assertThat(faults(tab)).as("%d × %d", size[0], size[1]).isEmpty();
      }
      int position = page.position();
      page.press("ArrowRight");
      assertThat(page.position()).as("keys move in the run").isEqualTo(position + 1);
      page.await("!(" + ARE_CONTROLS_SEEN + ")");
      tab.resize(1280, 800);
      tab.move(new Point(300, 300));
      tab.move(tab.middle("#controls button")); // which keeps them
      page.await(ARE_CONTROLS_SEEN);
      page.click("stage-leave");
      assertThat(tab.evaluate(IS_ON).getAsBoolean()).isFalse();
      assertThat(tab.evaluate("byId('head').checkVisibility()").getAsBoolean()).isTrue();
      assertThat(tab.faults()).isEmpty();
    }
  }

  /** Where a browser has no full screen, the stage fills the window, and Esc leaves it. */
  @Test
  void aBrowserWithoutFullScreenHasAStage() throws IOException {
    try (Tab tab = Browser.CHROMIUM.tab(1280, 800)) {
      Problem queens = new Problem.General(Queens.pairwise(6));
      OpenedRun page = open(tab, RunOnPage.of("mac", queens, Detail.DECISIONS));
      tab.evaluate("Object.defineProperty(document, 'fullscreenEnabled', {value: undefined}); 0");
      page.press("Shift+F11");
      page.await(IS_ON);
      assertThat(faults(tab)).isEmpty();
      page.click("tab-tree"); // the tree takes the place of the board
      page.await("byId('tree-surface').checkVisibility() && byId('code').checkVisibility()");
      assertThat(tab.evaluate("byId('board').checkVisibility()").getAsBoolean()).isFalse();
      page.press("Escape");
      page.await("!" + IS_ON);
      assertThat(tab.faults()).isEmpty();
    }
  }

  /** A lesson on the stage has its question and the next stop. */
  @Test
  void aLessonGoesOnOnTheStage() throws Exception {
    String html = LessonOnPage.html(LessonOnPage.shipped("mrv"), Optional.empty());
    try (Tab tab = Browser.CHROMIUM.tab(1280, 800)) {
      LessonOnPage.open(tab, folder, html);
      tab.evaluate(OpenedRun.FUNCTIONS + "true");
      LessonOnPage.click(tab, "#lesson-next");
      tab.evaluate(REFUSE);
      LessonOnPage.click(tab, "#stage-open");
      assertThat(faults(tab)).isEmpty();
      String isAsked = "!byId('question').hidden";
      for (int stop = 0; stop < STOPS && !tab.evaluate(isAsked).getAsBoolean(); stop++) {
        LessonOnPage.press(tab, "Enter");
      }
      assertThat(tab.evaluate(isAsked).getAsBoolean()).isTrue();
      assertThat(tab.evaluate("byId('answers').checkVisibility()").getAsBoolean()).isTrue();
      assertThat(tab.evaluate("byId('note').checkVisibility()").getAsBoolean()).isFalse();
      assertThat(faults(tab)).as("with a question").isEmpty();
      assertThat(tab.faults()).isEmpty();
    }
  }
}
