package org.cspworkbench.app.gui.document;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.awt.EventQueue;
import java.awt.event.ActionEvent;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JScrollPane;
import org.cspworkbench.app.gui.theme.Theme;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Verifies that the links of a document can be opened with the keyboard, in every theme. */
class DocumentViewTest {

  private final List<String> followed = new ArrayList<>();

  @BeforeEach
  void prepare() {
    Theme.prepare();
  }

  private static void press(DocumentView view, String key) {
    view.getActionMap().get(key).actionPerformed(new ActionEvent(view, 0, key));
  }

  private void walk(Theme theme) {
    theme.install();
    DocumentView view = new DocumentView(followed::add);
    JScrollPane scroll = new JScrollPane(view);
    scroll.setSize(700, 500);
    scroll.doLayout();
    view.show(
        DocumentPage.body(
            """
            # Two links

            To the [tour](tour.md), to [no document](../README.md), and to a part
            of the [lessons](lessons.md#view).

            | a | b |
            |---|---|
            | 1 | [2](tiles.md) |
            """),
        "");
    scroll.getViewport().doLayout();
    press(view, "ENTER"); // no link is selected
    for (int i = 0; i < 3; i++) {
      press(view, "TAB");
      press(view, "ENTER");
    }
    press(view, "shift TAB");
    press(view, "ENTER");
    press(view, "TAB");
    press(view, "TAB"); // leaves the text
    press(view, "ENTER");
  }

  @Test
  void tabSelectsTheLinksInTurn() throws InterruptedException, InvocationTargetException {
    for (Theme theme : new Theme[] {Theme.DARK, Theme.PROJECTOR, Theme.LIGHT}) {
      followed.clear();
      EventQueue.invokeAndWait(() -> walk(theme));
      assertThat(followed)
          .isEqualTo(ImmutableList.of("tour.md", "lessons.md#view", "tiles.md", "lessons.md#view"));
    }
  }
}
