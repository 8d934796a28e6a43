package org.cspworkbench.web.page;

import com.google.common.collect.ImmutableMap;
import java.text.Format;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.narration.Narrator;
import org.cspworkbench.presentation.page.PageDocument;
import org.cspworkbench.presentation.words.Languages;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.SolverTexts;
import org.cspworkbench.web.dom.Elements;
import org.cspworkbench.web.packing.LzmaDecoder;
import org.jspecify.annotations.Nullable;

/** The texts of a page in one of its languages. */
public final class PageTexts {

  private final Locale locale;
  private final ImmutableMap<String, String> texts;
  private @Nullable NumberFormat integers; // slow to make
  private @Nullable Narrator narrator;
  private final Map<Solver, PseudoCode> listings = new HashMap<>();

  /**
   * Creates the texts.
   *
   * @param locale the language
   * @param texts the texts by key, as formats where they have arguments
   */
  public PageTexts(Locale locale, ImmutableMap<String, String> texts) {
    this.locale = locale;
    this.texts = texts;
  }

  /** Returns the language. */
  public Locale locale() {
    return locale;
  }

  /** Returns all texts by their keys. */
  public ImmutableMap<String, String> all() {
    return texts;
  }

  /** Returns the text for {@code key}; the key itself where a page of an older program has none. */
  public String text(String key) {
    return texts.getOrDefault(key, key);
  }

  /** Returns the text for {@code key} with these arguments. */
  public String text(String key, Object... arguments) {
    MessageFormat format = new MessageFormat(text(key), locale);
    Format[] formats = format.getFormatsByArgumentIndex();
    for (int i = 0; i < Math.min(formats.length, arguments.length); i++) {
      if (formats[i] == null && arguments[i] instanceof Number) { // else in the browser's language
        format.setFormatByArgumentIndex(i, integers());
      }
    }
    return format.format(arguments);
  }

  /** Returns a whole number in the form of the language. */
  public String number(long number) {
    return integers().format(number);
  }

  /** Returns the narrator of events. */
  Narrator narrator() {
    Narrator made = narrator == null ? new Narrator(locale) : narrator;
    narrator = made;
    return made;
  }

  /** Returns the algorithm of {@code solver} in pseudo-code. */
  PseudoCode listing(Solver solver) {
    return listings.computeIfAbsent(solver, new SolverTexts(locale)::listing);
  }

  private NumberFormat integers() {
    NumberFormat made = integers == null ? NumberFormat.getIntegerInstance(locale) : integers;
    integers = made;
    return made;
  }

  /** Returns the texts that the page contains, by the tag of their language. */
  public static ImmutableMap<String, PageTexts> ofPage() {
    ImmutableMap.Builder<String, PageTexts> languages = ImmutableMap.builder();
    try {
      PageDocument.TEXTS
          .readOfAnyLength("words", LzmaDecoder.text(Elements.byId("words").getTextContent()))
          .forEach((tag, texts) -> languages.put(tag, new PageTexts(Languages.locale(tag), texts)));
    } catch (UnreadableException e) {
      throw new IllegalStateException("the page has its texts", e);
    }
    return languages.buildOrThrow();
  }
}
