package org.cspworkbench.app.html;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.cspworkbench.presentation.browser.Browser;
import org.cspworkbench.presentation.browser.Tab;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** Creates pictures of the pages with example content to be looked at, if requested by name. */
class PageLooksMaker {

  private static final ImmutableList<String> THEMES =
      ImmutableList.of("light", "dark", "projector");
  private static final ImmutableList<int[]> SIZES =
      ImmutableList.of(
          new int[] {1280, 832},
          new int[] {1024, 768},
          new int[] {768, 1024},
          new int[] {412, 915},
          new int[] {915, 412});

  @TempDir private Path folder;

  @Test
  @EnabledIfSystemProperty(named = "looks", matches = ".+")
  void makeThePicturesOfThePages() throws IOException {
    Path images = Files.createDirectories(Path.of(System.getProperty("looks", "")));
    Map<String, PageTemplate> templates =
        Map.of("run", PageTemplate.run(), "lesson", PageTemplate.lesson());
    try (Tab tab = Browser.CHROMIUM.tab(1280, 832)) {
      for (Map.Entry<String, PageTemplate> template : templates.entrySet()) {
        for (String theme : THEMES) {
          Path page = folder.resolve(template.getKey() + "-" + theme + ".html");
          Files.writeString(page, example(template.getValue(), theme, Locale.ROOT));
          tab.open(page.toUri());
          for (int[] size : SIZES) {
            tab.resize(size[0], size[1]);
            tab.evaluate("new Promise((done) => setTimeout(done, 300))");
            String name = "%s-%s-%d.png".formatted(template.getKey(), theme, size[0]);
            Files.write(images.resolve(name), tab.screenshot());
          }
        }
      }
    }
  }

  /** Returns a page with example content. */
  static String example(PageTemplate template, String theme, Locale locale) {
    return template.page(
        new PageWords(locale),
        new PageTemplate.Content(
            PagePlace.FILE,
            "Forward checking: Eight queens",
            theme,
            "",
            ImmutableList.of(PageResources.read("page-example.js")),
            "",
            "sha256-added"));
  }
}
