package org.cspworkbench.app.gui.widget;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.EventQueue;
import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.junit.jupiter.api.Test;

/** Verifies that the visible texts of a bar fit into it. */
class SpareWordsTest {

  private static final int HEIGHT = 40;

  private final JPanel bar =
      new JPanel(new MigLayout("insets 0, hidemode 3, novisualpadding", "[][][]"));
  private final JLabel label = new JLabel("what is needed least");
  private final JButton first = new JButton("needed little");
  private final JButton last = new JButton("needed most of all");
  private final SpareWords words;

  SpareWordsTest() {
    bar.add(label);
    bar.add(first);
    bar.add(last);
    words = new SpareWords(bar).whole(label).text(first).text(last);
  }

  /** Runs the whole test in one event, since the bar adapts itself between events. */
  private static void onEventThread(Runnable test) {
    try {
      EventQueue.invokeAndWait(test);
    } catch (InterruptedException | InvocationTargetException e) {
      throw new AssertionError(e);
    }
  }

  private void widen(int width) {
    bar.setSize(width, HEIGHT);
    words.fit();
    bar.doLayout();
  }

  @Test
  void textsAreHiddenInOrderAndRestored() {
    onEventThread(
        () -> {
          int all = bar.getPreferredSize().width;
          widen(all);
          assertThat(label.isVisible()).isTrue();
          widen(all - 1);
          assertThat(label.isVisible()).isFalse();
          assertThat(first.getText()).isNotEmpty();
          widen(last.getPreferredSize().width + first.getPreferredSize().width - 1);
          assertThat(first.getText()).isEmpty();
          assertThat(last.getText()).isNotEmpty();
          widen(all);
          assertThat(label.isVisible()).isTrue();
          assertThat(first.getText()).isEqualTo("needed little");
        });
  }

  @Test
  void remainingTextsLieWithinTheBar() {
    onEventThread(
        () -> {
          int least = leastWidth();
          for (int width = least; width < 600; width++) {
            widen(width);
            int end =
                Arrays.stream(bar.getComponents())
                    .filter(each -> each.isVisible())
                    .mapToInt(each -> each.getX() + each.getWidth())
                    .max()
                    .orElseThrow();
            assertThat(end).as("at a width of %d", width).isLessThanOrEqualTo(width);
          }
        });
  }

  private int leastWidth() {
    widen(1);
    for (AbstractButton button : new AbstractButton[] {first, last}) {
      assertThat(button.getText()).isEmpty();
    }
    return bar.getMinimumSize().width;
  }
}
