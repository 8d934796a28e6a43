package org.cspworkbench.presentation.page;

import static org.cspworkbench.presentation.page.PageLink.word;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Ints;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.document.Quote;
import org.cspworkbench.presentation.page.LinkNotice.Kind;
import org.cspworkbench.presentation.page.PageLink.Mode;
import org.cspworkbench.presentation.page.PageLink.Tab;

/**
 * Reads links from the fragments of URLs. Whatever the fragment is, the result is as much of a link
 * as can be understood, and a notice about the first thing that cannot.
 */
public final class PageLinkReader {

  private static final ImmutableSet<String> NAMES =
      ImmutableSet.<String>builder()
          .addAll(RunFields.NAMES)
          .add(PageLink.EVENT, PageLink.MARK, PageLink.VIEW, PageLink.MODE)
          .build();

  private final Map<String, String> fields = new LinkedHashMap<>();
  private final List<String> unknown = new ArrayList<>(); // parts, which other versions have
  private Optional<LinkNotice> notice = Optional.empty();

  private PageLinkReader() {}

  /**
   * What was read.
   *
   * @param link the link; empty if the fragment states nothing that can be understood
   * @param notice what cannot be understood, if there is anything
   */
  public record Reading(Optional<PageLink> link, Optional<LinkNotice> notice) {}

  /** Reads a fragment, with the number sign or without. */
  public static Reading read(String fragment) {
    String text = fragment.startsWith("#") ? fragment.substring(1) : fragment;
    if (text.isEmpty()) {
      return new Reading(Optional.empty(), Optional.empty());
    }
    if (text.length() > PageLink.MOST_CHARACTERS) {
      LinkNotice tooLong = LinkNotice.of(Kind.LONG, PageLink.MOST_CHARACTERS);
      return new Reading(Optional.empty(), Optional.of(tooLong));
    }
    return new PageLinkReader().link(text);
  }

  private Reading link(String text) {
    if (text.chars().allMatch(c -> c >= '0' && c <= '9')) { // as pages wrote it before
      fields.put(PageLink.EVENT, text);
    } else {
      Splitter.on('&').omitEmptyStrings().split(text).forEach(this::field);
    }
    if (fields.isEmpty()) {
      return new Reading(Optional.empty(), notice());
    }
    Optional<PageRun> run = run();
    PageLink link =
        new PageLink(
            run,
            position(),
            mark(),
            constant(PageLink.VIEW, Tab.values()),
            constant(PageLink.MODE, Mode.values()));
    return new Reading(Optional.of(link), notice());
  }

  /** Returns the notice that names all unknown parts or, if there are none, the first fault. */
  private Optional<LinkNotice> notice() {
    return unknown.isEmpty()
        ? notice
        : Optional.of(LinkNotice.of(Kind.VERSION, String.join(", ", unknown)));
  }

  private void field(String part) {
    int equals = part.indexOf('=');
    String name = equals < 0 ? part : part.substring(0, equals);
    Optional<String> value = PercentText.decode(part.substring(equals + 1));
    if (equals < 1 || value.isEmpty()) {
      report(LinkNotice.ofPart(Kind.PART, part));
    } else if (!NAMES.contains(name)) {
      unknown.add(Quote.of(name));
    } else if (fields.putIfAbsent(name, value.get()) != null) {
      report(LinkNotice.ofPart(Kind.PART, part));
    }
  }

  private void report(LinkNotice next) {
    notice = notice.or(() -> Optional.of(next));
  }

  private Optional<PageRun> run() {
    if (Collections.disjoint(fields.keySet(), StatementFields.KINDS)) {
      if (!Collections.disjoint(fields.keySet(), RunFields.NAMES)) {
        report(LinkNotice.of(Kind.PROBLEM));
      }
      return Optional.empty();
    }
    return RunFields.read(ImmutableMap.copyOf(fields), fault -> report(LinkNotice.of(fault)));
  }

  private int position() {
    String text = fields.getOrDefault(PageLink.EVENT, "0");
    Integer position = Ints.tryParse(text);
    if (position == null || position < 0) {
      report(LinkNotice.ofPart(Kind.PART, text));
      return 0;
    }
    return position;
  }

  private Optional<Integer> mark() {
    String text = fields.get(PageLink.MARK);
    if (text == null) {
      return Optional.empty();
    }
    if (!text.matches("[0-9a-f]{" + PageLink.MARK_DIGITS + "}")) {
      report(LinkNotice.ofPart(Kind.PART, text));
      return Optional.empty();
    }
    return Optional.of((int) Long.parseLong(text, 16));
  }

  /** Returns the constant of this name, or the first one. */
  private <T extends Enum<T>> T constant(String name, T[] constants) {
    String text = fields.getOrDefault(name, word(constants[0]));
    Optional<T> found =
        Arrays.stream(constants).filter(each -> word(each).equals(text)).findFirst();
    if (found.isEmpty()) {
      unknown.add(Quote.of(name + "=" + text));
    }
    return found.orElse(constants[0]);
  }
}
