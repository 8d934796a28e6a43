package org.cspworkbench.app.html;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class PageTemplateTest {

  private static final Locale PORTUGUESE = Locale.forLanguageTag("pt-BR");

  static Stream<Arguments> pages() {
    return Stream.of(PageTemplate.run(), PageTemplate.lesson())
        .flatMap(
            template ->
                Stream.of(Locale.ROOT, PORTUGUESE)
                    .map(
                        locale -> Arguments.of(template, locale, page(template, locale, "A run"))));
  }

  private static String page(PageTemplate template, Locale locale, String title) {
    return template.page(
        new PageWords(locale),
        new PageTemplate.Content(
            PagePlace.FILE,
            title,
            "light",
            "<i id=\"data\">{{title}}</i>",
            ImmutableList.of("let x = 1;"),
            "<i id=\"added\">{{title}}</i>",
            "sha256-added"));
  }

  private static List<String> all(String pattern, String text) {
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    return matcher.results().map(found -> found.group(1)).toList();
  }

  private static String body(String page) {
    return page.substring(page.indexOf("<body"));
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyTextIsThereInBothLanguages(PageTemplate template, Locale locale, String page) {
    PageWords words = new PageWords(locale);
    assertThat(template.keys()).hasSizeGreaterThan(50).allSatisfy(key -> words.text(key));
    assertThat(all("data-text=\"[a-z0-9._-]+\">([^<]*)<", page)).noneMatch(String::isBlank);
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyIdIsUniqueAndEveryReferenceNamesOne(PageTemplate template, Locale locale, String page) {
    List<String> ids = all(" id=\"([^\"]+)\"", body(page));
    assertThat(ids).doesNotHaveDuplicates().allMatch(id -> id.matches("[a-z]+(-[a-z]+)*"));
    List<String> references =
        Stream.of("for", "aria-controls", "aria-labelledby", "aria-describedby")
            .flatMap(name -> all(" " + name + "=\"([^\"]+)\"", page).stream())
            .flatMap(list -> Stream.of(list.split(" ")))
            .toList();
    assertThat(references).allMatch(ids::contains);
    assertThat(all(" href=\"#([^\"]+)\"", page)).allMatch(ids::contains);
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyButtonHasAName(PageTemplate template, Locale locale, String page) {
    assertThat(all("(<button[^>]* class=\"icon[^>]*>)", page))
        .isNotEmpty()
        .allMatch(button -> button.contains(" aria-label=\""));
  }

  @Test
  void namesNeverBecomeMarkup() {
    String hostile = "</title><script>alert(1)</script> data-text=\"page.next\"> {{scripts}}";
    String page = page(PageTemplate.run(), Locale.ROOT, hostile);
    assertThat(all("(<script>)", page)).hasSize(1);
    assertThat(page)
        .contains(
            "&lt;script&gt;alert(1)&lt;/script&gt; data-text=&quot;page.next&quot;&gt; {{scripts}}")
        .contains("<i id=\"data\">{{title}}</i>");
  }

  @Test
  void thePolicyAllowsNothingFromTheNetwork() {
    String policy =
        all("Policy\" content=\"([^\"]+)\"", page(PageTemplate.run(), Locale.ROOT, "A")).get(0);
    assertThat(policy)
        .startsWith("default-src 'none';")
        .doesNotContain("http", "*", "unsafe-inline");
    assertThat(policy).contains("'sha256-").contains("worker-src blob:").doesNotContain("font-src");
  }
}
