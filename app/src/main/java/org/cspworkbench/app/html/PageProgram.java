package org.cspworkbench.app.html;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import com.google.common.io.Resources;
import com.google.gson.stream.JsonWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.Base64;
import java.util.Locale;
import java.util.Map;
import java.util.SortedSet;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/**
 * The program of a page: the engine, which is WebAssembly; the player, which takes its place in
 * browsers that cannot run it; and the script that starts one of them. Both are compressed and
 * written as Base64 once, as they are the same on every page.
 */
final class PageProgram {

  /** The languages of pages. */
  static final ImmutableList<Locale> LANGUAGES =
      ImmutableList.of(Locale.ROOT, Locale.forLanguageTag("pt-BR"));

  private static final String FOLDER = "org/cspworkbench/web/";

  private PageProgram() {}

  /** Once read, what is the same on every page. */
  private static final class Shipped {
    static final String PLAYER = text("player.js");
    static final String STARTER = text("engine.js") + text("page.js");
    static final String PARTS =
        element("engine", packed(bytes("engine.wasm")))
            + element("player", packed(PLAYER.getBytes(UTF_8)));

    private static String text(String name) {
      return new String(bytes(name), UTF_8);
    }

    private static byte[] bytes(String name) {
      try {
        URL place = Resources.getResource(FOLDER + name);
        return Resources.toByteArray(place);
      } catch (IllegalArgumentException e) {
        throw new IllegalStateException(
            "this build has no engine for pages (it was built with -Dengine.phase=none)", e);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private static String element(String id, String content) {
      return "<script type=\"text/plain\" id=\"%s\">%s</script>\n".formatted(id, content);
    }

    /** Compresses as much as gzip can. */
    private static String packed(byte[] bytes) {
      ByteArrayOutputStream packed = new ByteArrayOutputStream();
      try (GZIPOutputStream gzip =
          new GZIPOutputStream(packed) {
            {
              def.setLevel(Deflater.BEST_COMPRESSION);
            }
          }) {
        gzip.write(bytes);
      } catch (IOException e) {
        throw new UncheckedIOException("writing to memory does not fail", e);
      }
      return Base64.getEncoder().encodeToString(packed.toByteArray());
    }
  }

  /** Returns the scripts that run when the page opens. */
  static ImmutableList<String> scripts() {
    return ImmutableList.of(Shipped.STARTER);
  }

  /** Returns the scripts that those add to the page. */
  static ImmutableList<String> addedScripts() {
    return ImmutableList.of(Shipped.PLAYER);
  }

  /**
   * Returns the elements that the program reads.
   *
   * @param document the content of the page as JSON that is safe in HTML
   * @param keys the keys of the texts in the page's template
   */
  static String data(String document, SortedSet<String> keys) {
    return json("document", document) + json("texts", texts(keys)) + Shipped.PARTS;
  }

  private static String json(String id, String json) {
    return "<script type=\"application/json\" id=\"%s\">%s</script>\n".formatted(id, json);
  }

  private static String texts(SortedSet<String> keys) {
    StringWriter text = new StringWriter();
    try (JsonWriter json = new JsonWriter(text)) {
      json.setHtmlSafe(true);
      json.beginObject();
      for (Locale locale : LANGUAGES) {
        PageWords words = new PageWords(locale);
        json.name(words.language()).beginObject();
        for (Map.Entry<String, String> each : words.ofPage(keys).entrySet()) {
          json.name(each.getKey()).value(each.getValue());
        }
        json.endObject();
      }
      json.endObject();
    } catch (IOException e) {
      throw new UncheckedIOException("writing to memory does not fail", e);
    }
    return text.toString();
  }
}
