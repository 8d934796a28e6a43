package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Strings;
import java.awt.Component;
import java.awt.event.KeyEvent;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.words.Texts;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests of reading the documentation with the keyboard, in a real window. */
@Tag("display")
class DocumentsDisplayTest extends OpenWindow {

  private static final String FIRST = "docs/tour.md";

  /** Returns the accessible name of what has the keyboard. */
  private String reading() {
    Component owner = window.frame().getFocusOwner();
    return owner == null
        ? ""
        : Strings.nullToEmpty(owner.getAccessibleContext().getAccessibleName());
  }

  @Test
  void aLinkLeadsToAnotherDocumentAndAltLeftBack() {
    Screen.onEventThread(() -> models.commands().accept(WindowCommands.DOCUMENTATION));
    screen.until("the list is open", () -> reading().equals(Texts.text("documents.tour")));
    screen.press(KeyEvent.VK_ENTER);
    screen.until("the first document is read", () -> reading().equals(FIRST));
    screen.press(KeyEvent.VK_TAB);
    screen.press(KeyEvent.VK_ENTER);
    screen.until("a link is followed", () -> reading().matches("docs/(?!tour).*md"));
    screen.press(KeyEvent.VK_LEFT, KeyEvent.VK_ALT);
    screen.until("the first one is back", () -> reading().equals(FIRST));
    screen.press(KeyEvent.VK_ESCAPE);
    screen.until("it is closed", () -> !Popover.isOpen(window.frame().getRootPane()));
    assertThat(Screen.see(() -> window.frame().isVisible())).isTrue();
  }
}
