package org.cspworkbench.app.html;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonPrimitive;
import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.font.FontRenderContext;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.file.Path;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import org.cspworkbench.app.canvas.BundledFonts;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.presentation.browser.Browser;
import org.cspworkbench.presentation.browser.EachBrowser;
import org.cspworkbench.presentation.browser.Tab;
import org.cspworkbench.presentation.surface.Face;
import org.cspworkbench.solvers.Problem;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;

/** Texts must be as wide on a page as in the window. */
class PageFontsTest {

  private static final FontRenderContext UNHINTED = new FontRenderContext(null, true, true);
  private static final double SIZE = 100;
  private static final JsonPrimitive LOADED = new JsonPrimitive("loaded");

  /** The fonts that painters use; the window's painters have no semibold. */
  private static final ImmutableMap<Face, String> FILES =
      Maps.immutableEnumMap(
          ImmutableMap.of(
              Face.REGULAR, "Inter-Regular.otf",
              Face.BOLD, "Inter-Bold.otf",
              Face.MONO, "JetBrainsMono-Regular.ttf",
              Face.MONO_BOLD, "JetBrainsMono-Bold.ttf"));

  private static final ImmutableList<String> BUNDLES =
      ImmutableList.of(
          "app/html/Page",
          "viewer/words/Window",
          "presentation/words/Phrases",
          "presentation/narration/Narration",
          "solvers/Solvers",
          "solvers/Listings",
          "solvers/logic/technique/Logic");

  @TempDir private Path folder;

  /** Returns all texts in both languages. */
  private static ImmutableSet<String> texts() throws IOException {
    Set<String> texts = new TreeSet<>();
    for (String bundle : BUNDLES) {
      for (String language : ImmutableList.of("", "_pt_BR")) {
        String name = "/org/cspworkbench/" + bundle + language + ".properties";
        Properties properties = new Properties();
        try (InputStream stream = PageFontsTest.class.getResourceAsStream(name)) {
          properties.load(new InputStreamReader(stream, UTF_8));
        }
        properties.values().forEach(text -> texts.add(text.toString()));
      }
    }
    return ImmutableSet.copyOf(texts);
  }

  private static Font ofPage(Face face) throws IOException, FontFormatException {
    PageFonts.Font font =
        PageFonts.ALL.stream()
            .filter(each -> each.file().equals(FILES.get(face)))
            .findFirst()
            .orElseThrow();
    return Font.createFont(Font.TRUETYPE_FONT, new ByteArrayInputStream(font.bytes()))
        .deriveFont((float) SIZE);
  }

  private static double width(Font font, String text) {
    return font.createGlyphVector(UNHINTED, text).getLogicalBounds().getWidth();
  }

  @Test
  void everyTextIsAsWideAsInTheWindow() throws IOException, FontFormatException {
    for (Face face : FILES.keySet()) {
      Font window = BundledFonts.get().font(face, SIZE);
      Font page = ofPage(face);
      int compared = 0;
      for (String text : texts()) {
        if (window.canDisplayUpTo(text) < 0) {
          assertThat(width(page, text)).as("%s: %s", face, text).isEqualTo(width(window, text));
          compared++;
        }
      }
      assertThat(compared).isGreaterThan(2000);
    }
  }

  @Test
  void noCharacterOfATextIsMissing() throws IOException, FontFormatException {
    ImmutableSet<Integer> characters =
        texts().stream()
            .flatMap(text -> text.codePoints().boxed())
            .collect(ImmutableSet.toImmutableSet());
    for (Face face : FILES.keySet()) {
      Font window = BundledFonts.get().font(face, SIZE);
      Font page = ofPage(face);
      assertThat(characters)
          .filteredOn(each -> window.canDisplay(each))
          .as("%s", face)
          .hasSizeGreaterThan(100)
          .allMatch(each -> page.canDisplay(each));
    }
  }

  @Test
  void theFontsAreSmall() {
    assertThat(PageFonts.packed()).hasSizeLessThan(80_000);
  }

  @Tag("browser")
  @ParameterizedTest
  @EachBrowser
  void aBrowserMeasuresTheSameWidths(Browser browser) throws IOException {
    ImmutableList<String> texts =
        texts().stream()
            .filter(text -> BundledFonts.get().font(Face.REGULAR, SIZE).canDisplayUpTo(text) < 0)
            .filter(text -> text.length() < 100)
            .limit(200)
            .collect(ImmutableList.toImmutableList());
    RunOnPage run = RunOnPage.of("mac", new Problem.General(Queens.pairwise(4)), Detail.DECISIONS);
    try (Tab tab = browser.tab(400, 300)) {
      tab.open(run.writeInto(folder, "Fonts").toUri());
      OpenedRun.on(tab);
      String loaded = "Promise.all([...document.fonts].map(f => f.load().then(() => f.status)))";
      assertThat(tab.evaluate(loaded).getAsJsonArray()).hasSize(5).allMatch(LOADED::equals);
      JsonArray widths =
          tab.evaluate(
                  """
                  (() => {
                    const g = document.createElement("canvas").getContext("2d");
                    g.font = "100px Inter";
                    return %s.map((text) => g.measureText(text).width);
                  })()
                  """
                      .formatted(new Gson().toJson(texts)))
              .getAsJsonArray();
      for (int i = 0; i < texts.size(); i++) {
        double expected = BundledFonts.get().width(texts.get(i), Face.REGULAR, SIZE);
        assertThat(widths.get(i).getAsDouble())
            .as(texts.get(i))
            .isCloseTo(expected, within(expected / 1000));
      }
    }
  }
}
