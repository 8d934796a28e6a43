package org.cspworkbench.app.gui;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Verifies that every language has all texts, with the same placeholders. */
class BundlesTest {

  static final String WINDOW = "/org/cspworkbench/viewer/words/Window";
  static final String PHRASES = "/org/cspworkbench/presentation/words/Phrases";
  private static final String NARRATION = "/org/cspworkbench/presentation/narration/Narration";
  private static final String PAGE = "/org/cspworkbench/app/html/Page";
  private static final String FILM = "/org/cspworkbench/app/film/Film";
  private static final String GLOSSARY = "/org/cspworkbench/presentation/words/Glossary";
  private static final Pattern KEY = Pattern.compile("^([\\w.-]+) *[=:]", Pattern.MULTILINE);
  private static final Pattern PLACE = Pattern.compile("\\{(\\d)");
  private static final Pattern ASKED = Pattern.compile("[^a-zA-Z]text\\(\\s*\"([a-z_.]+[a-z_])\"");

  static Properties load(String name) throws IOException {
    Properties texts = new Properties();
    try (InputStream stream = BundlesTest.class.getResourceAsStream(name + ".properties")) {
      texts.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
    }
    return texts;
  }

  @ParameterizedTest
  @ValueSource(strings = {WINDOW, PHRASES, NARRATION, PAGE, FILM, GLOSSARY})
  void noKeyIsMissingInEitherLanguage(String bundle) throws IOException {
    Properties english = load(bundle);
    Properties portuguese = load(bundle + "_pt_BR");
    assertThat(portuguese.stringPropertyNames())
        .containsExactlyInAnyOrderElementsOf(english.stringPropertyNames());
    assertThat(portuguese.values()).noneMatch(text -> text.toString().isBlank());
  }

  @ParameterizedTest
  @ValueSource(strings = {WINDOW, PHRASES, NARRATION, PAGE, FILM, GLOSSARY})
  void bothLanguagesNameTheSameThings(String bundle) throws IOException {
    Properties english = load(bundle);
    Properties portuguese = load(bundle + "_pt_BR");
    for (String key : english.stringPropertyNames()) {
      assertThat(places(portuguese.getProperty(key)))
          .as(key)
          .isEqualTo(places(english.getProperty(key)));
      for (Properties texts : List.of(english, portuguese)) {
        assertThatCode(() -> new MessageFormat(texts.getProperty(key), Locale.ROOT))
            .as(key)
            .doesNotThrowAnyException();
      }
    }
  }

  /** The last text of a key would replace the others without notice. */
  @ParameterizedTest
  @ValueSource(strings = {WINDOW, PHRASES, NARRATION, PAGE, FILM, GLOSSARY})
  void noKeyHasTwoTexts(String bundle) throws IOException {
    for (String language : List.of("", "_pt_BR")) {
      assertThat(KEY.matcher(text(bundle + language)).results().map(key -> key.group(1)))
          .as(language)
          .isNotEmpty()
          .doesNotHaveDuplicates();
    }
  }

  private static String text(String name) throws IOException {
    try (InputStream stream = BundlesTest.class.getResourceAsStream(name + ".properties")) {
      return new String(requireNonNull(stream, name).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static Set<String> places(String text) {
    Set<String> places = new TreeSet<>();
    Matcher matcher = PLACE.matcher(text);
    while (matcher.find()) {
      places.add(matcher.group(1));
    }
    return places;
  }

  /** Every key of a text that the sources use must exist. */
  @ParameterizedTest
  @CsvSource({
    WINDOW + ", src/main/java/org/cspworkbench/app/gui, 100",
    WINDOW + ", ../viewer/src/main/java/org/cspworkbench/viewer, 100",
    PHRASES + ", ../presentation/src/main/java/org/cspworkbench/presentation, 50"
  })
  void everyTextThatIsAskedForIsThere(String bundle, Path sources, int least) throws IOException {
    Properties english = load(bundle);
    Set<String> asked = new TreeSet<>();
    try (Stream<Path> files = Files.walk(sources)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
        Matcher matcher = ASKED.matcher(Files.readString(file));
        while (matcher.find()) {
          asked.add(matcher.group(1));
        }
      }
    }
    assertThat(asked).hasSizeGreaterThan(least);
    assertThat(english.stringPropertyNames()).containsAll(asked);
  }

  /** A single apostrophe would quote the text after it. */
  @ParameterizedTest
  @ValueSource(strings = {"", "_pt_BR"})
  void apostrophesAreDoubledInTextsWithPlaceholders(String language) throws IOException {
    for (String bundle : Arrays.asList(WINDOW, PHRASES, NARRATION, PAGE, FILM)) {
      Properties texts = load(bundle + language);
      List<String> wrong =
          texts.stringPropertyNames().stream()
              .filter(key -> !places(texts.getProperty(key)).isEmpty())
              .filter(key -> texts.getProperty(key).replace("''", "").contains("'"))
              .collect(Collectors.toList());
      assertThat(wrong).isEmpty();
    }
  }
}
