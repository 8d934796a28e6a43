package org.cspworkbench.app.html;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Streams;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Verifies that the files of the site suffice for it, and how large they are. */
@Tag("slow")
final class SiteTest {

  private static final SiteFiles FILES = Site.make();

  private static final Pattern ADDRESS =
      Pattern.compile(" (?:href|src|srcset|data-source)=\"([^\"#]+)(?:#[^\"]*)?\"");
  private static final Pattern HEADING = Pattern.compile("<h([1-6]) id=\"([^\"]+)\"");
  private static final Pattern KEPT = Pattern.compile("KEPT = \\[(.*)]");
  private static final Pattern QUOTED = Pattern.compile("\"([^\"]+)\"");
  private static final Pattern HASHED = Pattern.compile("[a-z0-9-]+-[0-9a-f]{16}\\.[a-z]+");

  private static final int MOST_AT_FIRST = 1_250_000;
  private static final int MOST_OF_A_PAGE = 40_000;

  private static String text(String name) {
    return new String(FILES.content(name).orElseThrow(), UTF_8);
  }

  private static Stream<String> pages() {
    return FILES.names().stream().filter(name -> name.endsWith(".html"));
  }

  private static Stream<String> addressesIn(String page) {
    return ADDRESS.matcher(text(page)).results().map(found -> found.group(1));
  }

  private static List<String> kept() {
    MatchResult list = KEPT.matcher(text("service-worker.js")).results().findFirst().orElseThrow();
    return QUOTED.matcher(list.group(1)).results().map(each -> each.group(1)).toList();
  }

  private static int compressed(String name) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream zip = new GZIPOutputStream(bytes)) {
      zip.write(FILES.content(name).orElseThrow());
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return bytes.size();
  }

  @Test
  void everyAddressOnEveryPageIsAFileOfTheSite() {
    ImmutableSortedSet<String> names = FILES.names();
    assertThat(pages()).hasSizeGreaterThan(20);
    assertThat(pages())
        .allSatisfy(
            page ->
                assertThat(addressesIn(page).filter(address -> !address.matches("#.*|https://.*")))
                    .isNotEmpty()
                    .isSubsetOf(names));
    assertThat(kept()).isNotEmpty().isSubsetOf(names);
  }

  @Test
  void everyFileButThePagesIsReferredTo() {
    List<String> named = pages().flatMap(SiteTest::addressesIn).toList();
    assertThat(FILES.names().stream().filter(name -> !name.equals("service-worker.js")))
        .allSatisfy(name -> assertThat(named).contains(name));
  }

  @Test
  void whatChangesHasItsHashInItsName() {
    assertThat(
            FILES.names().stream()
                .filter(name -> name.matches(".*\\.(packed|png|css|js|json)"))
                .filter(name -> !name.equals("service-worker.js")))
        .isNotEmpty()
        .allMatch(name -> HASHED.matcher(name).matches());
  }

  @Test
  void pagesLoadNothingFromElsewhere() {
    assertThat(pages())
        .allSatisfy(
            page ->
                assertThat(withoutProse(page).replace("http://www.w3.org/2000/svg", ""))
                    .contains("default-src 'none'", "connect-src 'self'")
                    .doesNotContain("http://", "https://"));
  }

  /** Returns a page without the addresses that a document names, or links for visitors. */
  private static String withoutProse(String page) {
    return text(page)
        .replaceAll("<a href=\"https?:[^\"]*\"", "<a")
        .replaceAll("(?s)<code[^>]*>.*?</code>", "");
  }

  @Test
  void theSearchKnowsEverySectionOfEveryDocument() {
    String sections =
        text(
            FILES.names().stream()
                .filter(name -> name.endsWith(".json"))
                .findFirst()
                .orElseThrow());
    Set<String> searched =
        Streams.stream(JsonParser.parseString(sections).getAsJsonArray())
            .map(section -> section.getAsJsonArray().get(0).getAsString())
            .collect(Collectors.toSet());
    Set<String> headings =
        pages()
            .filter(page -> page.startsWith("doc-"))
            .flatMap(
                page ->
                    HEADING
                        .matcher(text(page))
                        .results()
                        .map(
                            found ->
                                found.group(1).equals("1") ? page : page + "#" + found.group(2)))
            .collect(Collectors.toSet());
    assertThat(searched).hasSizeGreaterThan(100).isEqualTo(headings);
  }

  @Test
  void firstVisitAndFurtherPagesAreSmall() {
    for (String language : List.of("", ".pt-BR")) {
      Stream<String> pages =
          Stream.of("index", "solve", "compare").map(name -> name + language + ".html");
      assertThat(Stream.concat(kept().stream(), pages).mapToInt(SiteTest::compressed).sum())
          .isLessThan(MOST_AT_FIRST);
    }
    List<String> examples = List.of("lesson-mrv.html", "doc-tour.html");
    assertThat(pages().filter(page -> examples.contains(page) || !page.matches("(lesson|doc)-.*")))
        .allSatisfy(page -> assertThat(compressed(page)).isLessThan(MOST_OF_A_PAGE));
  }
}
