package org.cspworkbench.app;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.LinkedListMultimap;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.Multimaps;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.cspworkbench.app.html.Documents;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every link and every picture of the documents leads to a file or a heading that is there. */
final class DocumentLinksTest {

  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final Pattern LINK = Pattern.compile("(?:href|src)=\"([^\"]*)\"");

  static ImmutableList<Path> documents() throws IOException {
    try (Stream<Path> root = Files.list(ROOT);
        Stream<Path> docs = Files.list(ROOT.resolve("docs"))) {
      return Stream.concat(
              Stream.of(ROOT.resolve("bench/README.md"), ROOT.resolve("data/README.md")),
              Stream.concat(root, docs))
          .filter(file -> file.toString().endsWith(".md") && Files.exists(file))
          .map(ROOT::relativize)
          .sorted()
          .collect(toImmutableList());
    }
  }

  private static String html(Path document) throws IOException {
    return Documents.renderer().build().render(Documents.parsed(Files.readString(document)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("documents")
  void everyLinkResolves(Path document) throws IOException {
    Path file = ROOT.resolve(document);
    for (String link : links(file)) {
      URI address = URI.create(link);
      if (address.getScheme() == null) {
        Path target =
            address.getPath().isEmpty() ? file : file.resolveSibling(address.getPath()).normalize();
        assertThat(target).as(link).exists().startsWith(ROOT);
        if (address.getFragment() != null) {
          assertThat(html(target)).as(link).contains("id=\"" + address.getFragment() + "\"");
        }
      } else {
        assertThat(address).as(link).hasScheme("https");
      }
    }
  }

  /** A row of the table of documents: the reader if it is the first one, and a name in docs. */
  private static final Pattern ROW =
      Pattern.compile("(?m)^\\| (?:\\*\\*(\\w+)\\*\\*)? ?\\| \\[(?:docs/([a-z-]+)\\.md)?");

  @Test
  void theReadmeListsEveryDocument() throws IOException {
    Path readme = ROOT.resolve("README.md");
    assertThat(links(readme))
        .containsAll(
            documents().stream()
                .map(document -> document.toString().replace('\\', '/'))
                .filter(document -> !document.equals("README.md"))
                .toList());
  }

  @Test
  void windowAndSiteListThemByReaderAsTheReadmeDoes() throws IOException {
    String readme = Files.readString(ROOT.resolve("README.md"));
    ListMultimap<String, String> listed = LinkedListMultimap.create();
    String reader = "";
    for (MatchResult row : ROW.matcher(readme).results().toList()) {
      reader = row.group(1) == null ? reader : Ascii.toLowerCase(row.group(1));
      if (row.group(2) != null) {
        listed.put(reader, row.group(2));
      }
    }
    assertThat(Multimaps.asMap(listed)).containsExactlyEntriesOf(Documents.BY_READER);
  }

  private static ImmutableList<String> links(Path document) throws IOException {
    return LINK.matcher(html(document))
        .results()
        .map(found -> found.group(1).replace("&amp;", "&"))
        .collect(toImmutableList());
  }
}
