package org.cspworkbench.app.gui.widget;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.EventQueue;
import java.lang.reflect.InvocationTargetException;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.accessibility.AccessibleContext;
import javax.swing.JLabel;
import org.cspworkbench.presentation.Runs;
import org.junit.jupiter.api.Test;

/** Verifies that rapid changes are not announced individually, but that the final state is. */
final class AnnouncerTest {

  @Test
  void theLastOfRapidChangesIsAnnounced() throws InterruptedException, InvocationTargetException {
    List<Object> told = new CopyOnWriteArrayList<>();
    EventQueue.invokeAndWait(
        () -> {
          AccessibleContext context = new JLabel().getAccessibleContext();
          context.addPropertyChangeListener(change -> told.add(change.getNewValue()));
          Announcer announcer = new Announcer();
          for (String words : new String[] {"first", "second", "third"}) {
            announcer.announce(context, words);
          }
          assertThat(told).containsExactly("first");
        });
    Runs.await("the last is told", () -> told.size() > 1);
    assertThat(told).containsExactly("first", "third");
  }
}
