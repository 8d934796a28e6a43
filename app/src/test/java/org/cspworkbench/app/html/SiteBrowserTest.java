package org.cspworkbench.app.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
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
      OpenedRun.on(tab);
      assertThat(tab.evaluate("document.getElementById('turn-open').ariaPressed").getAsString())
          .isEqualTo("true");

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
}
