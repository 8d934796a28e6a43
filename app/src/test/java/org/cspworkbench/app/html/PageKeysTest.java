package org.cspworkbench.app.html;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSortedSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every text that the program of a page names by its key is on the page, in each language. */
final class PageKeysTest {

  private static final Path SOURCES = Path.of("../web/src/main/java/org/cspworkbench/web");
  private static final Pattern KEY = Pattern.compile("\"([a-z]+(?:[._][a-z]+)*\\.[a-z_]+)\"");

  private static Set<String> named() throws IOException {
    Set<String> keys = new TreeSet<>();
    for (String folder : List.of("page", "dom")) {
      try (Stream<Path> files = Files.list(SOURCES.resolve(folder))) {
        for (Path file : files.toList()) {
          Matcher found = KEY.matcher(Files.readString(file));
          while (found.find()) {
            keys.add(found.group(1));
          }
        }
      }
    }
    return keys;
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "pt-BR"})
  void everyKeyHasAText(String tag) throws IOException {
    Set<String> texts = new TreeSet<>();
    for (PageTemplate template : List.of(PageTemplate.run(), PageTemplate.lesson())) {
      ImmutableSortedSet<String> keys = template.keys();
      texts.addAll(new PageWords(Locale.forLanguageTag(tag)).ofPage(keys).keySet());
    }
    assertThat(named()).hasSizeGreaterThan(30);
    assertThat(texts).containsAll(named());
  }
}
