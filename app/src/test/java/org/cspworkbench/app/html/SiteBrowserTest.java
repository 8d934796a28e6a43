package org.cspworkbench.app.html;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.Streams;
import com.google.gson.JsonElement;
import com.google.gson.JsonPrimitive;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import org.cspworkbench.presentation.browser.Accessibility;
import org.cspworkbench.presentation.browser.Browser;
import org.cspworkbench.presentation.browser.EachBrowser;
import org.cspworkbench.presentation.browser.Tab;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;

/** Verifies the site in each browser: over the network, and without it after the first visit. */
@Tag("browser")
@ParameterizedClass
@EachBrowser
final class SiteBrowserTest {

  private static final SiteFiles FILES = Site.make();

  @Parameter
  @SuppressWarnings("NullAway.Init")
  private Browser browser;

  private static URI page(SiteServer server, String name) {
    String address = server.address().replace("localhost", Browser.REACHABLE_HOST);
    return URI.create(address + name);
  }

  @Test
  @SuppressWarnings("try") // the server ends before its page is opened again
  void everyPageOpensAndAfterTheFirstVisitWithoutANetwork() throws IOException {
    try (Tab tab = browser.tab(1280, 832);
        SiteServer server = SiteServer.start(FILES, 0)) {
      tab.open(page(server, ""));
      assertThat(tab.evaluate("document.querySelectorAll('.card').length").getAsInt()).isEqualTo(6);
      assertThat(
              tab.evaluate(
                      "[...document.images].every(image => image.complete && image.naturalWidth > 0)")
                  .getAsBoolean())
          .isTrue();
      tab.evaluate("navigator.serviceWorker.ready.then(() => true)");

      URI exercise =
          URI.create(tab.evaluate("document.querySelector('#turn a').href").getAsString());
      tab.open(exercise);
      OpenedRun.on(tab).await("byId('turn-open').ariaPressed === 'true'");

      server.close();
      tab.open(page(server, "solve.html"));
      OpenedRun run = OpenedRun.on(tab);
      run.click("to-end");
      assertThat(run.text("narration")).isNotEmpty();
      assertThat(tab.faults()).isEmpty();
      assertThat(tab.requests())
          .allMatch(
              request -> !request.startsWith("http") || request.contains(Browser.REACHABLE_HOST));
      tab.open(page(server, "lesson-mrv.html"));
      assertThat(tab.evaluate("document.body.textContent").getAsString())
          .contains("not on this device");
    }
  }

  @Test
  void homePageFitsAPhoneAndIsAccessible() throws IOException {
    try (Tab tab = browser.tab(360, 640);
        SiteServer server = SiteServer.start(FILES, 0)) {
      for (String name : new String[] {"index.html", "index.pt-BR.html"}) {
        tab.open(page(server, name));
        assertThat(tab.evaluate("document.documentElement.scrollWidth").getAsInt())
            .isLessThanOrEqualTo(360);
        assertThat(Accessibility.violations(tab)).isEmpty();
        tab.evaluate("document.getElementById('more').click()");
        tab.evaluate("document.querySelector('#site summary').click()");
        assertThat(
                tab.evaluate(
                        "[...document.querySelectorAll('#head a')].every(each => each.checkVisibility())")
                    .getAsBoolean())
            .isTrue();
        assertThat(tab.evaluate("document.documentElement.scrollWidth").getAsInt())
            .isLessThanOrEqualTo(360);
        assertThat(
                tab.evaluate(
                        """
                        [...document.querySelectorAll('a')]
                          .filter(each => each.getBoundingClientRect().height < 43.5)
                          .map(each => each.textContent).join()
                        """)
                    .getAsString())
            .isEmpty();
        assertThat(Accessibility.violations(tab)).isEmpty();
      }
    }
  }

  @Test
  void theSearchFindsSectionsByTheBeginningsOfTheirWords() throws IOException {
    try (Tab tab = browser.tab(1280, 832);
        SiteServer server = SiteServer.start(FILES, 0)) {
      tab.open(page(server, "doc-tour.html"));
      assertThat(found(tab, "lect MINUTES")).contains("doc-lecture.html");
      assertThat(found(tab, "ect")).as("no word begins with it").isEmpty();
      assertThat(found(tab, "x*(")).as("signs mean themselves").isEmpty();
      assertThat(found(tab, "trace format").get(0)).startsWith("doc-trace-format.html");
      tab.resize(412, 915);
      assertThat(tab.evaluate("document.body.scrollWidth").getAsInt()).isLessThanOrEqualTo(412);
      assertThat(tab.faults()).isEmpty();
    }
  }

  /** Returns the addresses of the sections that a search finds. */
  private static List<String> found(Tab tab, String words) {
    tab.evaluate("document.getElementById('search').value = '" + words + "'; search()");
    return Streams.stream(
            tab.evaluate(
                    "[...document.querySelectorAll('#hits a')].map(hit => hit.getAttribute('href'))")
                .getAsJsonArray())
        .map(JsonElement::getAsString)
        .toList();
  }

  /** What the program for the desktop prints of the same runs. */
  private static final String COUNTERS =
      "Backtracking 65,421 58,127 7,239 – –; AC-3, then backtracking 12,998 9,147 3,810 353 3,255;"
          + " Forward checking 211 17 153 1,043 4,822; Maintaining arc consistency 19 17 6 1,051 2,163";

  private static final String SHOWN =
      """
      [...document.querySelectorAll('#figures-body tr')].map((row) =>
        [...row.children].filter((each) => !/of-(time|quartiles)/.test(each.className))
          .map((each) => each.firstChild.textContent).join(' ')).join('; ')
      """;

  @Test
  void solversAreComparedWithTheCountersOfTheDesktop() throws IOException {
    try (Tab tab = browser.tab(1280, 832);
        SiteServer server = SiteServer.start(FILES, 0)) {
      tab.open(page(server, "compare.html"));
      tab.evaluate(OpenedRun.FUNCTIONS + "true");
      tab.evaluate("until(() => " + SHOWN.strip() + " === '" + COUNTERS + "')");
      tab.evaluate("until(() => /[µm]s/.test(document.querySelector('td.of-time').textContent))");
      tab.evaluate("go('#problem=queens:6&solvers=backtracking,mac&lock=event&at=5&view=chart')");
      tab.evaluate("until(() => byId('place').textContent.startsWith('event 5 of '))");
      assertThat(tab.evaluate("document.querySelectorAll('#boards > :not([hidden])').length"))
          .isEqualTo(new JsonPrimitive(2));
      tab.evaluate("byId('boards').querySelector('.surface').blur()");
      tab.press("ArrowRight");
      tab.evaluate("until(() => byId('place').textContent.startsWith('event 6 of '))");
      tab.evaluate("go('#problem=queens:6&solvers=mak')");
      tab.evaluate("until(() => /mak/.test(byId('hint-text').textContent))");
      assertThat(tab.faults()).isEmpty();
    }
  }

  @Test
  void theComparisonFitsAPhoneAndIsAccessible() throws IOException {
    try (Tab tab = browser.tab(412, 915);
        SiteServer server = SiteServer.start(FILES, 0)) {
      tab.useFingers();
      for (String name : new String[] {"compare.html", "compare.pt-BR.html"}) {
        tab.open(page(server, name));
        tab.evaluate(OpenedRun.FUNCTIONS + "true");
        tab.evaluate("until(() => !byId('pairs').hidden)");
        for (int[] size : new int[][] {{412, 915}, {360, 640}, {768, 1024}, {1280, 832}}) {
          tab.resize(size[0], size[1]);
          tab.evaluate("frames(4)");
          assertThat(tab.evaluate("document.documentElement.scrollWidth").getAsInt())
              .isLessThanOrEqualTo(size[0]);
          assertThat(
                  tab.evaluate(
                          """
                          [...document.querySelectorAll('button, select, summary, label:has(input)')]
                            .filter((each) => each.checkVisibility() && !each.closest('dialog'))
                            .filter((each) => each.getBoundingClientRect().height < 43.5)
                            .map((each) => each.id + each.textContent).join()
                          """)
                      .getAsString())
              .isEmpty();
          assertThat(Accessibility.violations(tab)).isEmpty();
        }
        tab.resize(412, 915);
        tab.evaluate("click('pair-next')");
        tab.evaluate("until(() => byId('pair-next').disabled)");
        assertThat(tab.faults()).isEmpty();
      }
    }
  }
}
