package org.cspworkbench.web.page;

import java.util.Optional;
import java.util.function.Supplier;
import org.cspworkbench.presentation.page.PageLink;
import org.cspworkbench.web.dom.Address;
import org.cspworkbench.web.dom.Clipboard;
import org.cspworkbench.web.dom.Dialog;
import org.cspworkbench.web.dom.Elements;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;

/** A link to what is shown, to be copied. */
public final class LinkDialog {

  private final PageModel page;
  private final Dialog dialog = new Dialog("share-dialog", "share-close");
  private final HTMLInputElement link = (HTMLInputElement) Elements.byId("share-link");
  private final HTMLElement said = Elements.byId("share-said");

  /**
   * Creates the dialog.
   *
   * @param here the link to what is shown, if anything is
   */
  public LinkDialog(PageModel page, Supplier<Optional<PageLink.Written>> here) {
    this.page = page;
    Elements.onClick(Elements.byId("share-open"), () -> here.get().ifPresent(this::open));
    Elements.onClick(
        Elements.byId("share-copy"),
        () -> Clipboard.copy(link, () -> Elements.setText(said, page.texts().text("page.copied"))));
  }

  private void open(PageLink.Written written) {
    link.setValue(written.fragment().map(Address::with).orElse(""));
    Elements.setText(
        said, written.notice().map(why -> why.sentence(page.texts().locale())).orElse(""));
    dialog.open();
    link.select();
  }
}
