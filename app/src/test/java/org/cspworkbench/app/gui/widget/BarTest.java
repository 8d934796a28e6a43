package org.cspworkbench.app.gui.widget;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.EventQueue;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import javax.swing.JLabel;
import org.cspworkbench.viewer.command.CellCommands;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.Commands;
import org.junit.jupiter.api.Test;

/** Verifies that the visible items of a bar fit into it, and that its buttons send commands. */
class BarTest {

  private static final int HEIGHT = 40;

  private final List<Command> sent = new ArrayList<>();
  private final JLabel label = new JLabel("what is needed least");
  private final JButton first = new JButton("needed little");
  private final BarItem last = BarItem.plain(CellCommands.UNDO);
  private final AbstractButton lastButton = (AbstractButton) last.component();
  private boolean isLabelWanted = true;
  private boolean isUndoPossible;
  private final Bar bar =
      new Bar(
          "insets 0, novisualpadding",
          "[]",
          sent::add,
          last.text(() -> isUndoPossible ? "undo it" : "needed most of all")
              .enabled(() -> isUndoPossible)
              .words(3),
          BarItem.of(first).words(2).overflow(1),
          BarItem.of(label).visible(() -> isLabelWanted).omitted(1));

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
    bar.fit();
    bar.doLayout();
  }

  @Test
  void textsAreHiddenByPriorityAndRestored() {
    onEventThread(
        () -> {
          int all = bar.getPreferredSize().width;
          widen(all);
          assertThat(label.isVisible()).isTrue();
          widen(all - 1);
          assertThat(label.isVisible()).isFalse();
          assertThat(first.getText()).isNotEmpty();
          widen(lastButton.getPreferredSize().width + first.getPreferredSize().width - 1);
          assertThat(first.getText()).isEmpty();
          assertThat(lastButton.getText()).isNotEmpty();
          widen(all);
          assertThat(label.isVisible()).isTrue();
          assertThat(first.getText()).isEqualTo("needed little");
        });
  }

  @Test
  void remainingItemsLieWithinTheBar() {
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
    for (AbstractButton button : new AbstractButton[] {first, lastButton}) {
      assertThat(button.getText()).isEmpty();
    }
    return bar.getMinimumSize().width;
  }

  /** An item without room must remain accessible, behind the button at the end of the bar. */
  @Test
  void anItemWithoutRoomMovesBehindAButton() {
    onEventThread(
        () -> {
          widen(1000);
          assertThat(more().isVisible()).isFalse();
          widen(1);
          assertThat(first.isVisible()).isFalse();
          assertThat(more().isVisible()).isTrue();
        });
  }

  @Test
  void aButtonWhoseCommandWouldDoNothingIsDisabledAndSaysWhy() {
    onEventThread(
        () -> {
          Commands nothingToUndo =
              new Commands() {
                @Override
                public void accept(Command command) {}

                @Override
                public Optional<String> obstacle(Command command) {
                  return Optional.of("Nothing to undo.").filter(any -> !isUndoPossible);
                }
              };
          BarItem undo = BarItem.quiet(CellCommands.UNDO);
          Bar other = new Bar("insets 0", "[]", nothingToUndo, undo);
          other.update();
          assertThat(undo.component().isEnabled()).isFalse();
          assertThat(undo.component().getToolTipText()).isEqualTo("Nothing to undo.");
          isUndoPossible = true;
          other.update();
          assertThat(undo.component().isEnabled()).isTrue();
          assertThat(undo.component().getToolTipText()).isEqualTo(Keys.tip(CellCommands.UNDO));
        });
  }

  /** A row is never in the bar, however wide it is. */
  @Test
  void aRowIsAlwaysBehindTheButton() {
    onEventThread(
        () -> {
          BarItem row = BarItem.row(CellCommands.UNDO);
          Bar other = new Bar("insets 0", "[]", sent::add, row);
          other.setSize(2000, HEIGHT);
          other.fit();
          assertThat(row.component().isVisible()).isFalse();
          assertThat(other.more().isVisible()).isTrue();
        });
  }

  private Component more() {
    return bar.getComponent(bar.getComponentCount() - 1);
  }

  @Test
  void aBarShowsTheStateOfItsItemsAndSendsTheirCommands() {
    onEventThread(
        () -> {
          widen(1000);
          assertThat(lastButton.isEnabled()).isFalse();
          isUndoPossible = true;
          isLabelWanted = false;
          bar.update();
          assertThat(lastButton.getText()).isEqualTo("undo it");
          assertThat(label.isVisible()).isFalse();
          lastButton.doClick(0);
          assertThat(sent).containsExactly(CellCommands.UNDO);
          assertThat(lastButton.getAccessibleContext().getAccessibleName())
              .isEqualTo(CellCommands.UNDO.title());
        });
  }
}
