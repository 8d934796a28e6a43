package org.cspworkbench.app.html;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import java.util.Optional;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.page.LessonDocument;
import org.cspworkbench.viewer.lesson.TaughtLesson;

/** A lesson as one HTML file, which plays it in any browser, without solvers and a network. */
public final class LessonPage {

  private final LessonDocument document;
  private final String title;
  private final PageWords words;

  private LessonPage(LessonDocument document, String title, PageWords words) {
    this.document = document;
    this.title = title;
    this.words = words;
  }

  /**
   * Returns the page of {@code lesson}.
   *
   * @param key the key of homework lines, if one was chosen
   * @param locale the language in which the page opens
   * @param theme the colours in which it opens; absent for the setting of the reader's system
   * @throws UnreadableException if the problem in a file cannot be part of a page
   */
  public static LessonPage of(
      TaughtLesson lesson, Optional<String> key, Locale locale, Optional<PageTheme> theme)
      throws UnreadableException {
    PageWords words = new PageWords(locale);
    LessonDocument.Opening opening =
        new LessonDocument.Opening(words.language(), theme.map(PageTheme::id));
    return new LessonPage(
        lesson.document(key, opening), lesson.opened().lesson().title(locale), words);
  }

  /** Writes the page as one file. */
  public void write(OutputStream stream) throws IOException {
    write(stream, PagePlace.FILE);
  }

  /** Writes the page for a place. */
  public void write(OutputStream stream, PagePlace place) throws IOException {
    PageTemplate template = PageTemplate.lesson();
    PageTemplate.Content content =
        new PageTemplate.Content(
            place,
            title,
            document.opening().theme().orElse("system"),
            PageProgram.data(place, document.toJson(), template.keys(), PageWords::new),
            PageProgram.scripts(),
            PageProgram.added(place),
            PageProgram.addedHash());
    stream.write(template.page(words, content).getBytes(UTF_8));
  }
}
