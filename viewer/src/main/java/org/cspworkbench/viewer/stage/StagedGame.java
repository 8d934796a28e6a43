package org.cspworkbench.viewer.stage;

import static org.cspworkbench.viewer.words.Texts.number;
import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.Optional;
import org.cspworkbench.presentation.game.Game;
import org.cspworkbench.presentation.game.GameTally;
import org.cspworkbench.presentation.narration.Sentence;
import org.cspworkbench.presentation.paint.board.BoardPicture;
import org.cspworkbench.presentation.paint.board.ColouredBoard;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.viewer.play.PlayModel;
import org.cspworkbench.viewer.play.PlayMoments;
import org.cspworkbench.viewer.play.Strips;
import org.cspworkbench.viewer.stage.StagePicture.OfProblem;
import org.cspworkbench.viewer.stage.StageScene.Figure;
import org.cspworkbench.viewer.stage.StageScene.Part;

/** A game on the stage: the board, the message about it, and its figures. */
public final class StagedGame {

  private final PlayModel model;
  private final Strips strips;

  /** Creates the scenes of the games of {@code model}, whose messages are those of its page. */
  public StagedGame(PlayModel model, Strips strips) {
    this.model = model;
    this.strips = strips;
  }

  /** Returns the current scene, if there is a game. */
  public Optional<StageScene> scene() {
    return model.game().map(this::scene);
  }

  private StageScene scene(Game game) {
    Grid grid = game.sheet().grid();
    ColouredBoard board =
        new ColouredBoard(
            BoardPicture.sudoku(grid.shape(), OfProblem.VIEW), game.sheet().colours().numbers());
    return new StageScene(
        ImmutableList.of(
            new Part(
                OfProblem.of(grid.shape(), board, PlayMoments.of(model, game)),
                "",
                "",
                "",
                Optional.empty(),
                new Sentence(message(), ImmutableList.of()),
                figures(game),
                ImmutableList.of(),
                StageScene.NO_CODE,
                Optional.empty())));
  }

  private String message() {
    return strips
        .strip()
        .map(strip -> (strip.headline() + " " + strip.detail()).strip())
        .orElse("");
  }

  private static ImmutableList<Figure> figures(Game game) {
    GameTally tally = game.tally();
    Grid grid = game.sheet().grid();
    long seconds = game.clock().elapsed().toSeconds();
    String time = String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60);
    return ImmutableList.of(
        new Figure(time, text("stage.time")),
        new Figure(number(tally.hints()), text("stage.hints")),
        new Figure(number(tally.errors()), text("stage.errors")),
        new Figure(number(grid.shape().cellCount() - grid.filled()), text("counter.open")));
  }
}
