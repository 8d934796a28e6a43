package org.cspworkbench.app.gui.start;

import com.formdev.flatlaf.ui.FlatLineBorder;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.time.Duration;
import java.util.Optional;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.presentation.game.SavedGame;
import org.cspworkbench.presentation.moment.GameMoments;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.paint.board.BoardPicture;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.viewer.words.Texts;
import org.jspecify.annotations.Nullable;

/** A card that resumes the game in progress. */
final class ContinueCard extends JPanel {

  private final JLabel title = Labels.heading("");
  private final JLabel time = Labels.note("");
  private final JLabel filled = Labels.note("");
  private final Board board = new Board();

  ContinueCard(Runnable resume) {
    super(new MigLayout("insets 14 14 14 14, gap 0 4, fillx", "[]16[grow, fill]", "[][][]push[]"));
    add(board, "spany 4");
    add(title, "wmin 0, wrap");
    add(time, "wmin 0, wrap");
    add(filled, "wmin 0, wrap");
    add(Buttons.primary(Texts.text("start.continue"), "play", resume), "height 34!");
    setVisible(false);
  }

  /** Shows this game, or hides the card. */
  void show(Optional<SavedGame> game) {
    setVisible(game.isPresent());
    game.ifPresent(
        saved -> {
          Grid grid = saved.sheet().grid();
          title.setText(saved.terms().title());
          time.setText(Texts.text("start.played", minutes(saved.elapsed())));
          filled.setText(Texts.text("start.filled", grid.filled(), grid.shape().cellCount()));
          board.show(grid);
        });
  }

  private static String minutes(Duration time) {
    return time.toMinutes() + ":" + (time.toSecondsPart() < 10 ? "0" : "") + time.toSecondsPart();
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
    setBorder(new FlatLineBorder(new Insets(1, 1, 1, 1), Colours.of(Token.LINE_SOFT), 1, 20));
  }

  /** The game as a small board. */
  private static final class Board extends Canvas {
    private static final int SIDE = 132;

    private @Nullable Grid grid;

    Board() {
      super(Token.BG_PANEL);
      setWantedSize(SIDE, SIDE);
    }

    void show(Grid newGrid) {
      grid = newGrid;
      repaint();
    }

    @Override
    protected void draw(Graphics2D g, int width, int height) {
      if (grid != null) {
        BoardPicture picture = BoardPicture.sudoku(grid.shape(), BoardView.plain());
        Moment moment = GameMoments.of(grid);
        Box area = new Box(0, 0, width, height);
        GraphicsSurface.paint(g, on -> picture.paint(on, area, Theme.current().look(), moment));
      }
    }
  }
}
