package org.cspworkbench.web.page;

import java.util.Locale;
import org.cspworkbench.presentation.page.LinkNotice;
import org.cspworkbench.presentation.page.PageLink;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.web.dom.Address;
import org.cspworkbench.web.dom.Clipboard;
import org.cspworkbench.web.dom.Dialog;
import org.cspworkbench.web.dom.Elements;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;

/** A link to the moment that is shown, to be copied. */
final class ShareDialog {

  private final PageModel page;
  private final RunModel runs;
  private final TabsPart tabs;
  private final Dialog dialog = new Dialog("share-dialog", "share-close");
  private final HTMLInputElement link = (HTMLInputElement) Elements.byId("share-link");
  private final HTMLElement said = Elements.byId("share-said");

  ShareDialog(PageModel page, RunModel runs, TabsPart tabs) {
    this.page = page;
    this.runs = runs;
    this.tabs = tabs;
    Elements.onClick(Elements.byId("share-open"), this::open);
    Elements.onClick(
        Elements.byId("share-copy"),
        () ->
            Clipboard.copy(link, () -> Elements.setText(said, page.texts().text("error.copied"))));
  }

  private void open() {
    ShownRun shown = page.run().orElse(null);
    if (shown == null) {
      return;
    }
    int position = shown.playback().position();
    PageRun run = runs.run().orElse(null);
    PageLink here =
        run == null
            ? PageLink.toPosition(position)
            : PageLink.to(run, shown.trace(), position, tab(), PageLink.Mode.WATCH);
    PageLink.Written written = here.write();
    Locale language = page.texts().locale();
    link.setValue(written.fragment().map(Address::with).orElse(""));
    Elements.setText(
        said, written.notice().map((LinkNotice notice) -> notice.sentence(language)).orElse(""));
    dialog.open();
    link.select();
  }

  private PageLink.Tab tab() {
    return switch (tabs.tab()) {
      case "tree" -> PageLink.Tab.TREE;
      case "graph" -> PageLink.Tab.GRAPH;
      default -> PageLink.Tab.CODE;
    };
  }
}
