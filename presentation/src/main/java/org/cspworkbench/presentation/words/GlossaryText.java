package org.cspworkbench.presentation.words;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The glossary in one language. */
public final class GlossaryText {

  private static final Splitter WORDS = Splitter.on(';').trimResults().omitEmptyStrings();

  /** A word that leads to a term, in lower case. */
  private record Lead(String word, Term term) {}

  /** A word that was found in a text. */
  private record Found(int start, int end, Term term) {
    boolean overlaps(Found other) {
      return start < other.end && other.start < end;
    }
  }

  private final TextBundle texts;
  private final ImmutableList<Lead> leads; // the longest first

  /** Creates the glossary in this language, or in English. */
  public GlossaryText(Locale language) {
    texts = TextBundle.of(GlossaryText.class, "Glossary", language);
    leads =
        Glossary.TERMS.stream()
            .flatMap(term -> words(term).map(word -> new Lead(word, term)))
            .sorted(Comparator.comparingInt((Lead lead) -> lead.word.length()).reversed())
            .collect(toImmutableList());
  }

  private Stream<String> words(Term term) {
    return Stream.concat(Stream.of(name(term)), otherWords(term).stream())
        .map(word -> word.toLowerCase(texts.locale()));
  }

  /** Returns the name of a term. */
  public String name(Term term) {
    return texts.text(term.id());
  }

  /** Returns the sentences that explain a term. */
  public String explanation(Term term) {
    return texts.text(term.id() + ".text");
  }

  /** Returns other words on the screen that a term explains. */
  public ImmutableList<String> otherWords(Term term) {
    return ImmutableList.copyOf(WORDS.split(texts.text(term.id() + ".words")));
  }

  /**
   * Returns the terms whose words occur in {@code text}, in the order of their first occurrence.
   * Where words overlap, the longest one counts: "AC-3 by words" is not "AC-3".
   */
  public ImmutableList<Term> termsIn(String text) {
    String lower = text.toLowerCase(texts.locale());
    List<Found> found = new ArrayList<>();
    for (Lead lead : leads) {
      for (int at = lower.indexOf(lead.word);
          at >= 0;
          at = lower.indexOf(lead.word, at + lead.word.length())) {
        Found here = new Found(at, at + lead.word.length(), lead.term);
        if (isWhole(lower, here) && found.stream().noneMatch(here::overlaps)) {
          found.add(here);
        }
      }
    }
    ImmutableSet<Term> terms =
        found.stream()
            .sorted(Comparator.comparingInt(Found::start))
            .map(Found::term)
            .collect(toImmutableSet());
    return terms.asList();
  }

  private static boolean isWhole(String text, Found found) {
    return (found.start == 0 || !Character.isLetterOrDigit(text.charAt(found.start - 1)))
        && (found.end == text.length() || !Character.isLetterOrDigit(text.charAt(found.end)));
  }

  /**
   * Returns the terms whose name or other words contain {@code typed}, first those whose name
   * begins with it; all terms by name if nothing is typed.
   */
  public ImmutableList<Term> matching(String typed) {
    String begun = typed.strip().toLowerCase(texts.locale());
    return Glossary.TERMS.stream()
        .filter(term -> words(term).anyMatch(word -> word.contains(begun)))
        .sorted(
            Comparator.comparing(
                    (Term term) -> !name(term).toLowerCase(texts.locale()).startsWith(begun))
                .thenComparing(term -> name(term).toLowerCase(texts.locale())))
        .collect(toImmutableList());
  }

  /** Returns the glossary as a document in Markdown. */
  public String document(String title, String introduction) {
    StringBuilder document = new StringBuilder("# " + title + "\n\n" + introduction + "\n");
    for (Term term : matching("")) {
      document.append("\n**").append(name(term)).append("**");
      document.append(" (").append(String.join(", ", otherWords(term))).append("). ");
      document.append(explanation(term)).append("\n");
    }
    return document.toString();
  }
}
