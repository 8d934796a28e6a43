package org.cspworkbench.presentation.narration;

import com.google.common.collect.ImmutableList;
import java.text.AttributedCharacterIterator;
import java.text.CharacterIterator;
import java.text.ChoiceFormat;
import java.text.Format;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import org.cspworkbench.solvers.Bundles;

/** The sentences of the resource bundle. */
final class NarrationWords {

  private final Locale locale;
  private final ResourceBundle bundle;

  NarrationWords(Locale locale) {
    this.locale = locale;
    this.bundle = Bundles.of(NarrationWords.class, "Narration", locale);
  }

  /** Returns the sentence of {@code key} with these names, counts and lists as arguments. */
  Sentence sentence(String key, Object... arguments) {
    MessageFormat format = new MessageFormat(bundle.getString(key), locale);
    AttributedCharacterIterator characters = format.formatToCharacterIterator(arguments);
    StringBuilder text = new StringBuilder();
    Format[] formats = format.getFormatsByArgumentIndex();
    ImmutableList.Builder<Sentence.Span> names = ImmutableList.builder();
    while (characters.current() != CharacterIterator.DONE) {
      int start = text.length();
      boolean isName =
          characters.getAttribute(MessageFormat.Field.ARGUMENT) instanceof Integer argument
              && !(formats[argument] instanceof ChoiceFormat); // which selects a phrase
      int end = characters.getRunLimit(MessageFormat.Field.ARGUMENT);
      while (characters.getIndex() < end) {
        text.append(characters.current());
        characters.next();
      }
      if (isName) {
        names.add(new Sentence.Span(start, text.length()));
      }
    }
    return new Sentence(text.toString(), names.build());
  }

  /** Returns the names as a list: {@code 4}, {@code 4 and 8}, {@code 2, 4 and 8}. */
  String list(List<String> names) {
    int last = names.size() - 1;
    if (last <= 0) {
      return String.join("", names);
    }
    return MessageFormat.format(
        bundle.getString("list"), String.join(", ", names.subList(0, last)), names.get(last));
  }
}
