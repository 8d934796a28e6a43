package org.cspworkbench.web.compare;

import static org.cspworkbench.viewer.words.Texts.text;

import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.web.dom.Elements;
import org.cspworkbench.web.page.PagePart;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.xml.NodeList;

/**
 * The pairs of boards on a phone, which shows two at a time: a finger, or two buttons, go to the
 * others. The figures of the boards in sight are marked.
 */
final class PairsPart implements PagePart {

  private static final int SHOWN = 2;

  private final CompareModel model;
  private final HTMLElement boards = Elements.byId("boards");
  private final HTMLElement previous = Elements.byId("pair-previous");
  private final HTMLElement next = Elements.byId("pair-next");
  private final HTMLElement label = Elements.byId("pair-label");
  private final HTMLElement body = Elements.byId("figures-body");

  PairsPart(CompareModel model) {
    this.model = model;
    Elements.onClick(previous, () -> boards.setScrollLeft(0));
    Elements.onClick(next, () -> boards.setScrollLeft(boards.getScrollWidth()));
    Elements.on(boards, "scroll", event -> update());
  }

  @Override
  public void update() {
    int count = model.contenders().size();
    boolean arePaged = count > SHOWN && boards.getScrollWidth() > boards.getClientWidth() + 1;
    Elements.setShown(Elements.byId("pairs"), arePaged);
    int first = arePaged && boards.getScrollLeft() > boards.getClientWidth() / 4 ? SHOWN : 0;
    int end = Math.min(first + SHOWN, count);
    Elements.setEnabled(previous, first > 0);
    Elements.setEnabled(next, first == 0);
    Elements.setText(label, text("compare.page.pair", first + 1, end, count));
    NodeList<? extends HTMLElement> rows = body.querySelectorAll("tr");
    for (int i = 0; i < rows.getLength(); i++) {
      boolean isInSight = arePaged && i >= first && i < end;
      rows.get(i).setAttribute("data-in-sight", Boolean.toString(isInSight));
    }
  }
}
