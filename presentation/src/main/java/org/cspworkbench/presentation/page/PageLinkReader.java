package org.cspworkbench.presentation.page;

import com.google.common.collect.ImmutableSet;
import java.util.Collections;
import java.util.Optional;
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

  private final LinkFields fields = new LinkFields(NAMES);

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
    return new PageLinkReader().link(LinkFields.text(fragment));
  }

  private Reading link(String text) {
    if (!text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9')) { // as pages wrote it
      fields.read(PageLink.EVENT + "=" + text); // before
    } else {
      fields.read(text);
    }
    if (fields.all().isEmpty()) {
      return new Reading(Optional.empty(), fields.notice());
    }
    PageLink link =
        new PageLink(
            run(),
            fields.count(PageLink.EVENT),
            mark(),
            fields.constant(PageLink.VIEW, Tab.values()),
            fields.constant(PageLink.MODE, Mode.values()));
    return new Reading(Optional.of(link), fields.notice());
  }

  private Optional<PageRun> run() {
    if (Collections.disjoint(fields.all().keySet(), StatementFields.KINDS)) {
      if (!Collections.disjoint(fields.all().keySet(), RunFields.NAMES)) {
        fields.report(LinkNotice.of(Kind.PROBLEM));
      }
      return Optional.empty();
    }
    return RunFields.read(fields.all(), fault -> fields.report(LinkNotice.of(fault)));
  }

  private Optional<Integer> mark() {
    String text = fields.all().get(PageLink.MARK);
    if (text == null) {
      return Optional.empty();
    }
    if (!text.matches("[0-9a-f]{" + PageLink.MARK_DIGITS + "}")) {
      fields.report(LinkNotice.ofPart(Kind.PART, text));
      return Optional.empty();
    }
    return Optional.of((int) Long.parseLong(text, 16));
  }
}
