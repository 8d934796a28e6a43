package org.cspworkbench.app.gui.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.awt.Graphics2D;
import java.util.Optional;
import javax.swing.JScrollPane;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.problem.Queens;
import org.cspworkbench.presentation.paint.Pictures;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.picture.Picture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Verifies that a table adapts to its pane, and scrolls vertically if it would become illegible.
 */
final class PictureCanvasTest {

  private static Picture table(int variables) {
    Csp.Builder csp = Csp.builder("many variables");
    csp.variables("some_name", variables, Domain.range(0, 4));
    csp.atMost(csp.variable("a", 0, 1), csp.variable("b", 0, 1));
    return Pictures.of(csp.build(), BoardView.full());
  }

  private static PictureCanvas canvas(Picture picture, boolean isOverview) {
    return new PictureCanvas(12) {
      @Override
      protected Optional<Picture> picture() {
        return Optional.of(picture);
      }

      @Override
      protected boolean isOverview() {
        return isOverview;
      }

      @Override
      protected void draw(Graphics2D g, int width, int height) {}

      @Override
      protected int cellCount() {
        return 0;
      }

      @Override
      protected String cellName(int cell) {
        return "";
      }

      @Override
      protected boolean isCellSelected(int cell) {
        return false;
      }
    };
  }

  private static void resize(JScrollPane scroll, int width, int height) {
    scroll.setSize(width, height);
    for (int i = 0; i < 2; i++) { // the canvas requests it once its pane has a size
      scroll.doLayout();
      scroll.getViewport().doLayout();
    }
  }

  /** Resets the theme, since a previous test may have set the projector theme. */
  @BeforeEach
  void installTheUsualTheme() {
    Theme.LIGHT.install();
  }

  @Test
  void tableOfManyVariablesScrollsUpAndDownOnly() {
    PictureCanvas canvas = canvas(table(150), false);
    JScrollPane scroll = canvas.scrolling();
    for (Dimension pane :
        new Dimension[] {
          new Dimension(400, 300), new Dimension(1400, 900), new Dimension(420, 280)
        }) {
      resize(scroll, pane.width, pane.height);
      boolean isSmall = pane.width < 1000;
      assertThat(scroll.getVerticalScrollBar().isVisible()).as("%s", pane).isEqualTo(isSmall);
      assertThat(scroll.getHorizontalScrollBar().isVisible()).as("%s", pane).isFalse();
      assertThat(canvas.getWidth()).isEqualTo(scroll.getViewport().getWidth());
      assertThat(canvas.getHeight() > scroll.getViewport().getHeight()).isEqualTo(isSmall);
    }
  }

  @Test
  void tableOfFewVariablesNeedsNoBars() {
    JScrollPane scroll = canvas(table(23), true).scrolling();
    resize(scroll, 400, 300);
    assertThat(scroll.getVerticalScrollBar().isVisible()).isFalse();
    assertThat(scroll.getHorizontalScrollBar().isVisible()).isFalse();
  }

  @Test
  void onlyTablesScrollWhereTheBoardIsAnOverview() {
    Picture board = Pictures.of(Queens.pairwise(30), BoardView.compact());
    JScrollPane overview = canvas(board, true).scrolling();
    resize(overview, 300, 300);
    assertThat(overview.getVerticalScrollBar().isVisible()).isFalse();
    JScrollPane hero = canvas(board, false).scrolling();
    resize(hero, 200, 200);
    assertThat(hero.getVerticalScrollBar().isVisible()).isTrue();
    JScrollPane table = canvas(table(150), true).scrolling();
    resize(table, 300, 300);
    assertThat(table.getVerticalScrollBar().isVisible()).isTrue();
  }
}
