package org.cspworkbench.app.gui.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.lang.reflect.InvocationTargetException;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JTextArea;
import javax.swing.SwingUtilities;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.viewer.play.Strip;
import org.cspworkbench.viewer.play.Strip.Choice;
import org.cspworkbench.viewer.play.Strip.Kind;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of the strip below the board, laid out without a display. */
final class StripPaneTest {

  private static final Strip LIMIT =
      Strip.of(
          Kind.PROBLEM,
          "Third error: the game ends here.",
          "See the solution, continue without counting, or start a new game.",
          Choice.SOLUTION,
          Choice.CONTINUE,
          Choice.NEW_GAME);

  /** Tests the widths in the narrowest, the usual and a wide window. */
  @ParameterizedTest
  @ValueSource(ints = {608, 896, 1400})
  void messageAndActionsFitInEveryWindow(int width)
      throws InterruptedException, InvocationTargetException {
    SwingUtilities.invokeAndWait(() -> assertEverythingFits(width));
  }

  private static void assertEverythingFits(int width) {
    Theme.prepare();
    Theme.LIGHT.install();
    StripPane pane = new StripPane(choice -> {});
    pane.setSize(width, 1);
    pane.show(Optional.of(LIMIT));
    int height = pane.getPreferredSize().height;
    pane.setSize(width, height);
    layOut(pane); // the height of a wrapped text depends on its width
    layOut(pane);
    assertThat(all(pane).filter(AbstractButton.class::isInstance)).hasSize(3);
    assertThat(all(pane).filter(part -> part instanceof AbstractButton || isHeadline(part)))
        .hasSize(4)
        .allSatisfy(
            part -> {
              assertThat(part.getWidth()).isPositive();
              Rectangle place = in(pane, part);
              assertThat(new Rectangle(width, height).intersection(place)).isEqualTo(place);
            });
  }

  private static boolean isHeadline(Component part) {
    return part instanceof JTextArea text && text.getText().equals(LIMIT.headline());
  }

  private static Rectangle in(StripPane pane, Component part) {
    return SwingUtilities.convertRectangle(part.getParent(), part.getBounds(), pane);
  }

  private static void layOut(Container container) {
    container.invalidate();
    container.doLayout();
    for (Component child : container.getComponents()) {
      if (child instanceof Container inner) {
        layOut(inner);
      }
    }
  }

  private static Stream<Component> all(Container in) {
    return Stream.of(in.getComponents())
        .flatMap(
            child ->
                child instanceof Container inner
                    ? Stream.concat(Stream.of(child), all(inner))
                    : Stream.of(child));
  }
}
