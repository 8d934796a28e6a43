package org.cspworkbench.app.html;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.cspworkbench.app.canvas.Looks;
import org.cspworkbench.app.film.Film;
import org.cspworkbench.app.film.Stills;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.solvers.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;

/** Verifies that foreign names are plain text in every file exported from a run. */
class ForeignNamesTest {

  /** A text that would end a script, an attribute or a comment, and start elements. */
  static final String HOSTILE =
      "<html></script><script>window.intruder=1</script>\"'--><img src=x onerror=alert(1)>&lt;]]>";

  @TempDir private Path folder;

  /**
   * Returns a problem of three variables with two values, with decisions, prunings and a solution.
   */
  static Problem problem(String name) {
    Csp.Builder csp = Csp.builder(name);
    Domain values = Domain.named(name, name + 1);
    List<Variable> row =
        IntStream.range(0, 3).mapToObj(i -> csp.variable(name + i, values)).toList();
    csp.notEqual(row.get(0), row.get(1)).notEqual(row.get(1), row.get(2));
    return new Problem.General(csp.build());
  }

  private String page(String name) throws IOException {
    Path file = Files.createTempFile(folder, "run", ".html");
    RunOnPage.of("mac", problem(name), Detail.FINE)
        .write(file, name, Locale.ROOT, RunPage.MOST_BYTES);
    return Files.readString(file, UTF_8);
  }

  @Test
  void aPageHasNoMoreElementsForNamesThatLookLikeThem() throws IOException {
    String page = page(HOSTILE);
    String harmless = page("harmless");
    for (char mark : "<>".toCharArray()) {
      assertThat(page.chars().filter(c -> c == mark).count())
          .as("how often %s stands there", mark)
          .isEqualTo(harmless.chars().filter(c -> c == mark).count());
    }
    assertThat(page).doesNotContain("<img").doesNotContain("intruder=1</script>");
    JsonObject data = data(page);
    assertThat(data.get("title").getAsString()).isEqualTo(HOSTILE);
  }

  /** Returns the first data of the page as parsed by a browser: up to the first end tag. */
  private static JsonObject data(String page) {
    int start = page.indexOf('>', page.indexOf("type=\"application/json\"")) + 1;
    return JsonParser.parseString(page.substring(start, page.indexOf("</script", start)))
        .getAsJsonObject();
  }

  @Test
  void aPictureIsXmlThatHasNoElementsButShapes() throws Exception {
    Set<String> expected = elements("harmless");
    Set<String> elements = elements(HOSTILE);
    assertThat(elements).isNotEmpty().isSubsetOf(expected);
    assertThat(elements).doesNotContain("script", "img", "image", "foreignObject", "a");
  }

  private static Set<String> elements(String name) throws Exception {
    Film film =
        new Film(
            RunOnPage.of("mac", problem(name), Detail.FINE).trace(),
            name,
            Looks.light(),
            400,
            Locale.ROOT);
    ByteArrayOutputStream svg = new ByteArrayOutputStream();
    Stills.writeSvg(film, 3, svg);
    assertThat(svg.toString(UTF_8)).doesNotContain("intruder");
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
    Document document =
        factory.newDocumentBuilder().parse(new ByteArrayInputStream(svg.toByteArray()));
    NodeList all = document.getElementsByTagName("*");
    Set<String> names = new TreeSet<>();
    for (int i = 0; i < all.getLength(); i++) {
      names.add(all.item(i).getNodeName());
    }
    return names;
  }
}
