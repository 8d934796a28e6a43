package org.cspworkbench.presentation.input;

import java.util.Locale;
import org.cspworkbench.core.gallery.Gallery;
import org.cspworkbench.presentation.words.TextBundle;

/**
 * The words about the problems of the gallery. In English, what a problem asks and what is known of
 * it are the sentences of the gallery itself, which {@code csp problems} prints.
 */
public final class GalleryWords {

  private final TextBundle texts;

  /** Creates the words in this language, or in English. */
  public GalleryWords(Locale language) {
    texts = TextBundle.of(GalleryWords.class, "Gallery", language);
  }

  /** Returns the title of a problem. */
  public String title(Gallery.Entry entry) {
    return texts.text(entry.id());
  }

  /** Returns what is famous or hard about a problem. */
  public String fame(Gallery.Entry entry) {
    return texts.text(entry.id() + ".fame");
  }

  /** Returns what a problem asks. */
  public String description(Gallery.Entry entry) {
    return isEnglish() ? entry.description() : texts.text(entry.id() + ".description");
  }

  /** Returns what is known of the solutions of a problem. */
  public String known(Gallery.Entry entry) {
    return isEnglish() ? entry.known() : texts.text(entry.id() + ".known");
  }

  /** Returns the label of a parameter. */
  public String parameter(String name) {
    return texts.text(name + ".parameter");
  }

  private boolean isEnglish() {
    return !texts.locale().getLanguage().equals("pt");
  }
}
