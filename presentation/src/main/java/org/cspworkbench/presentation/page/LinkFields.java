package org.cspworkbench.presentation.page;

import static org.cspworkbench.presentation.page.PageLink.word;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Ints;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.document.Quote;
import org.cspworkbench.presentation.page.LinkNotice.Kind;

/**
 * The parts of a fragment, such as {@code solver=mac&seed=1}, by their names. Whatever the fragment
 * is, the parts that can be understood are there, with a notice about what cannot.
 */
final class LinkFields {

  private final ImmutableSet<String> names;
  private final Map<String, String> fields = new LinkedHashMap<>();
  private final List<String> unknown = new ArrayList<>(); // parts, which other versions have
  private Optional<LinkNotice> notice = Optional.empty();

  /** Creates fields that have no names but these. */
  LinkFields(ImmutableSet<String> names) {
    this.names = names;
  }

  /** Returns a fragment without its number sign. */
  static String text(String fragment) {
    return fragment.startsWith("#") ? fragment.substring(1) : fragment;
  }

  /** Reads a fragment without a number sign, unless it is longer than links are. */
  void read(String text) {
    if (text.length() > PageLink.MOST_CHARACTERS) {
      report(LinkNotice.of(Kind.LONG, PageLink.MOST_CHARACTERS));
    } else {
      Splitter.on('&').omitEmptyStrings().split(text).forEach(this::field);
    }
  }

  private void field(String part) {
    int equals = part.indexOf('=');
    String name = equals < 0 ? part : part.substring(0, equals);
    Optional<String> value = PercentText.decode(part.substring(equals + 1));
    if (equals < 1 || value.isEmpty()) {
      report(LinkNotice.ofPart(Kind.PART, part));
    } else if (!names.contains(name)) {
      unknown.add(Quote.of(name));
    } else if (fields.putIfAbsent(name, value.get()) != null) {
      report(LinkNotice.ofPart(Kind.PART, part));
    }
  }

  /** Reports what cannot be understood. Only the first report counts. */
  void report(LinkNotice next) {
    notice = notice.or(() -> Optional.of(next));
  }

  /** Returns the notice that names all unknown parts or, if there are none, the first fault. */
  Optional<LinkNotice> notice() {
    return unknown.isEmpty()
        ? notice
        : Optional.of(LinkNotice.of(Kind.VERSION, String.join(", ", unknown)));
  }

  /** Returns the parts by their names. */
  ImmutableMap<String, String> all() {
    return ImmutableMap.copyOf(fields);
  }

  /** Returns a number from 0; 0 if there is none. */
  int count(String name) {
    String text = fields.getOrDefault(name, "0");
    Integer number = Ints.tryParse(text);
    if (number == null || number < 0) {
      report(LinkNotice.ofPart(Kind.PART, text));
      return 0;
    }
    return number;
  }

  /** Returns the constant of this name, or the first one. */
  <T extends Enum<T>> T constant(String name, T[] constants) {
    String text = fields.getOrDefault(name, word(constants[0]));
    Optional<T> found =
        Arrays.stream(constants).filter(each -> word(each).equals(text)).findFirst();
    if (found.isEmpty()) {
      unknown.add(Quote.of(name + "=" + text));
    }
    return found.orElse(constants[0]);
  }
}
