package org.cspworkbench.app.html;

import static java.util.Objects.requireNonNull;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableMap;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.function.BiFunction;

/**
 * The documents of the program as pages of the site, in English, with the list of all documents by
 * reader and a search over all sections. Where a document has a picture of a run, its page leads to
 * the run.
 */
final class SiteDocuments {

  /** What the names of all files of documents begin with. */
  static final String PREFIX = "doc-";

  private static final Locale LANGUAGE = Locale.ROOT;

  private final ResourceBundle words = Site.words(LANGUAGE);
  private final SiteFiles files;
  private final Map<String, DocumentHtml> documents = new LinkedHashMap<>(); // in their order

  private SiteDocuments(SiteFiles files, BiFunction<String, String, SiteRun> runs) {
    this.files = files;
    DocumentPictures pictures = new DocumentPictures(new SitePictures(files), runs);
    Documents.BY_READER
        .values()
        .forEach(
            names -> names.forEach(name -> documents.put(name, DocumentHtml.of(name, pictures))));
  }

  /**
   * Adds a page for each document, and what the search looks through.
   *
   * @param runs returns the run of a solver on a problem
   */
  static void add(SiteFiles files, BiFunction<String, String, SiteRun> runs) {
    new SiteDocuments(files, runs).addPages();
  }

  /** Returns the name of the page of a document. */
  static String page(String document) {
    return PREFIX + document + ".html";
  }

  private void addPages() {
    String sections =
        files.addHashed(PREFIX + "sections", "json", sections().getBytes(StandardCharsets.UTF_8));
    documents.forEach((name, document) -> files.add(page(name), html(name, document, sections)));
  }

  private String html(String name, DocumentHtml document, String sections) {
    String style = PageTemplate.style("site.css", "site-bar.css", "document.css");
    String script = Site.script() + PageResources.read("document.js");
    ImmutableMap<String, String> values =
        ImmutableMap.<String, String>builder()
            .put("policy", PageTemplate.policy(style, script, Site.OWN))
            .put("head", Site.head())
            .put("style", style)
            .put("script", script)
            .put("header", Site.header(PREFIX, "", LANGUAGE))
            .put("title", Site.escaped(document.title()))
            .put("list", list(name))
            .put("sections", sections)
            .put("document", document.body())
            .buildOrThrow();
    return PageTemplate.filled(
        PageResources.read("document.html"),
        key -> values.containsKey(key) ? values.get(key) : Site.escaped(words.getString(key)));
  }

  private String list(String current) {
    StringBuilder html = new StringBuilder();
    Documents.BY_READER.forEach(
        (reader, names) -> {
          String links =
              names.stream().map(name -> item(name, title(name), current)).collect(joining());
          html.append(
              "<h2>%s</h2>\n<ul>%s</ul>\n"
                  .formatted(Site.escaped(words.getString("documents.for." + reader)), links));
        });
    return html.toString();
  }

  private String title(String name) {
    return requireNonNull(documents.get(name), name).title();
  }

  private static String item(String name, String title, String current) {
    return "<li><a href=\"%s\"%s>%s</a></li>\n"
        .formatted(
            page(name), name.equals(current) ? " aria-current=\"page\"" : "", Site.escaped(title));
  }

  /** Returns all sections, each as its address, its title and its text, as JSON. */
  private String sections() {
    StringWriter text = new StringWriter();
    try (JsonWriter json = new JsonWriter(text)) {
      json.beginArray();
      for (Map.Entry<String, DocumentHtml> document : documents.entrySet()) {
        for (DocumentHtml.Section section : document.getValue().sections()) {
          json.beginArray()
              .value(page(document.getKey()) + section.anchor())
              .value(document.getValue().titleOf(section))
              .value(section.text())
              .endArray();
        }
      }
      json.endArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }
}
