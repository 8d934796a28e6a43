package org.cspworkbench.app.html;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.function.Function;
import org.cspworkbench.presentation.page.PageDocument;
import org.cspworkbench.web.packing.Packer;

/**
 * The program of a page: the engine, which is WebAssembly; the player, which takes its place in
 * browsers that cannot run it; what unpacks these two; and the script that starts one of them. All
 * are the same on every page, and packed when the program is built.
 */
final class PageProgram {

  /** The languages of pages. */
  static final ImmutableList<Locale> LANGUAGES =
      ImmutableList.of(Locale.ROOT, Locale.forLanguageTag("pt-BR"));

  /** The keys of what a page says before the others are unpacked, or if they cannot be. */
  private static final ImmutableSet<String> FAILURES =
      ImmutableSet.of(
          "page.failed",
          "page.failed.memory",
          "page.failed.start",
          "page.failed.solver",
          "page.failed.solver.memory");

  private static final String FOLDER = "org/cspworkbench/web/";

  private PageProgram() {}

  /** Once read, what is the same on every page. */
  private static final class Shipped {
    static final ImmutableList<String> SCRIPTS =
        ImmutableList.of(
            text("unpacker.js"), PageResources.compact(text("engine.js") + text("page.js")));
    static final String FONTS = PageFonts.packed();
    static final String PLAYER_HASH = text("player.hash");
    static final String UNPACKER = text("unpacker.base64");
    static final String PLAYER = text("player.packed");

    static String text(String name) {
      try {
        URL place = Resources.getResource(FOLDER + name);
        return Resources.toString(place, UTF_8);
      } catch (IllegalArgumentException e) {
        throw new IllegalStateException(
            "this build has no engine for pages (it was built with -Dengine.phase=none)", e);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** Returns the scripts that run when the page opens. */
  static ImmutableList<String> scripts() {
    return Shipped.SCRIPTS;
  }

  /** Returns the element with the script that these may add to the page: the player, packed. */
  static String added(PagePlace place) {
    return part(place, "player", Shipped.PLAYER, "");
  }

  /** Returns the hash of the script that these may add to the page, as a policy names it. */
  static String addedHash() {
    return Shipped.PLAYER_HASH;
  }

  /**
   * Returns the elements that the program reads.
   *
   * @param place where the page is
   * @param document the content of the page as JSON that is safe in HTML
   * @param keys the keys of the texts in the page's template
   * @param wordsOf returns the words of a language
   */
  static String data(
      PagePlace place,
      String document,
      SortedSet<String> keys,
      Function<Locale, PageWords> wordsOf) {
    String failures =
        texts(wordsOf, words -> Maps.filterKeys(words.ofPage(keys), FAILURES::contains));
    String words = texts(wordsOf, each -> each.ofPage(keys));
    return json("document", document)
        + json("texts", failures)
        + part(place, "words", Packer.pack(words.getBytes(UTF_8)), "")
        + part(place, "fonts", Shipped.FONTS, " data-fonts='" + PageFonts.directory() + "'")
        + part(place, "unpacker", Shipped.UNPACKER, "")
        + part(place, "engine", Shipped.text(place.program() + ".packed"), "");
  }

  /** Returns the element of a part, whose content may be elsewhere. */
  private static String part(PagePlace place, String id, String content, String attributes) {
    Optional<String> source = place.file(id, "packed", content);
    return "<script type=\"text/plain\" id=\"%s\"%s%s>%s</script>\n"
        .formatted(
            id,
            attributes,
            source.map(" data-source=\"%s\""::formatted).orElse(""),
            source.isPresent() ? "" : content);
  }

  private static String json(String id, String json) {
    return "<script type=\"application/json\" id=\"%s\">%s</script>\n".formatted(id, json);
  }

  private static String texts(
      Function<Locale, PageWords> wordsOf, Function<PageWords, Map<String, String>> wanted) {
    ImmutableMap.Builder<String, ImmutableMap<String, String>> texts = ImmutableMap.builder();
    for (Locale locale : LANGUAGES) {
      PageWords words = wordsOf.apply(locale);
      texts.put(words.language(), ImmutableMap.copyOf(wanted.apply(words)));
    }
    return PageDocument.TEXTS.forHtml(texts.buildOrThrow());
  }
}
