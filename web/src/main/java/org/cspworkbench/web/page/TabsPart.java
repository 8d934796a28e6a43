package org.cspworkbench.web.page;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.web.dom.Elements;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.xml.NodeList;

/** The tabs beside or below the board. */
public final class TabsPart implements PagePart {

  private static final String ID = "tab-";

  private final HTMLElement main = Elements.document().querySelector("main");
  private final ImmutableList<HTMLElement> buttons = buttons();

  private Runnable opened = () -> {};

  TabsPart() {
    for (HTMLElement button : buttons) {
      Elements.onClick(button, () -> open(tabOf(button)));
    }
  }

  private static ImmutableList<HTMLElement> buttons() {
    NodeList<? extends HTMLElement> found =
        Elements.document().querySelectorAll("[id^=" + ID + "][role=tab]");
    ImmutableList.Builder<HTMLElement> buttons = ImmutableList.builder();
    for (int i = 0; i < found.getLength(); i++) {
      buttons.add(found.get(i));
    }
    return buttons.build();
  }

  private static String tabOf(HTMLElement button) {
    return button.getAttribute("id").substring(ID.length());
  }

  /**
   * Opens a tab by the end of its id, such as {@code lesson}, {@code decisions}, {@code code},
   * {@code tree}, {@code graph}, {@code conflict}, {@code counters}.
   */
  public void open(String tab) {
    main.setAttribute("data-tab", tab);
    for (HTMLElement button : buttons) {
      boolean isOpen = tabOf(button).equals(tab);
      button.setAttribute("aria-selected", Boolean.toString(isOpen));
      button.setAttribute("tabindex", isOpen ? "0" : "-1");
    }
    opened.run();
  }

  /** Opens a tab where the layout of the page has it. */
  void openIfShown(String tab) {
    if (Elements.byId(ID + tab).getOffsetWidth() > 0) {
      open(tab);
    }
  }

  /** Runs {@code action} whenever a tab is opened. */
  void onOpen(Runnable action) {
    opened = action;
  }

  /** Returns the open tab. */
  public String tab() {
    return main.getAttribute("data-tab");
  }

  @Override
  public void update() {}
}
