package org.cspworkbench.app.html;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.Streams;
import com.google.gson.JsonElement;
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
}
