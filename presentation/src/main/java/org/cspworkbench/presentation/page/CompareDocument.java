package org.cspworkbench.presentation.page;

import com.google.common.collect.ImmutableMap;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.document.json.Members;

/**
 * The content of a page on which solvers are compared, which is one JSON object in it.
 *
 * @param language the language of the page as in HTML, such as {@code pt-BR}
 * @param link the comparison with which it opens, as the fragment of a link
 * @param pages the addresses of the page in each language
 */
public record CompareDocument(String language, String link, ImmutableMap<String, String> pages) {

  private static final Codec<CompareDocument> CODEC = Codec.object(CompareDocument::document);

  /** Returns the document as JSON that can be the content of an element of HTML. */
  public String json() {
    return CODEC.forHtml(this);
  }

  /**
   * Returns the document of a JSON text.
   *
   * @throws UnreadableException if the text is none
   */
  public static CompareDocument read(String text) throws UnreadableException {
    return CODEC.readOfAnyLength("content of the page", text);
  }

  private static CompareDocument document(Members<CompareDocument> members)
      throws UnreadableException {
    return new CompareDocument(
        members.get("language", Codec.text(), CompareDocument::language),
        members.get("link", Codec.text(), CompareDocument::link),
        members.get("pages", Codec.text().map(), CompareDocument::pages));
  }
}
