package org.cspworkbench.app;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.HeadingAnchorExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every link and every picture of the documents leads to a file or a heading that is there. */
final class DocumentLinksTest {

  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final ImmutableList<Extension> EXTENSIONS =
      ImmutableList.of(TablesExtension.create(), HeadingAnchorExtension.create());
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
    String text = Files.readString(document);
    return HtmlRenderer.builder()
        .extensions(EXTENSIONS)
        .build()
        .render(Parser.builder().extensions(EXTENSIONS).build().parse(text));
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

  private static ImmutableList<String> links(Path document) throws IOException {
    return LINK
        .matcher(html(document))
        .results()
        .map(found -> found.group(1).replace("&amp;", "&"))
        .collect(toImmutableList());
  }
}
