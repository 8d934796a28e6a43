package org.cspworkbench.app.gui.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JRadioButton;
import javax.swing.SwingUtilities;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.viewer.play.BestTimes;
import org.cspworkbench.viewer.play.BoardKind;
import org.cspworkbench.viewer.play.GameMaker;
import org.cspworkbench.viewer.play.GameRequest;
import org.cspworkbench.viewer.play.OffscreenPlay;
import org.junit.jupiter.api.Test;

/** Tests of the form for a new game, without a display. */
final class NewGamePaneTest {

  /** The words for how hard a puzzle is belong to the rated levels alone. */
  @Test
  void presetsAreLabelledByTheirGivensOnThisBoard() throws Exception {
    SwingUtilities.invokeAndWait(
        () -> {
          Theme.prepare();
          Theme.LIGHT.install();
          assertThat(choicesFor(BoardKind.NINE))
              .startsWith("55 givens", "45 givens", "35 givens", "30 givens", "22 givens", "Easy");
          assertThat(choicesFor(BoardKind.SIX))
              .startsWith("24 givens", "20 givens", "16 givens", "13 givens", "10 givens", "Easy");
        });
  }

  private static List<String> choicesFor(BoardKind board) {
    GameMaker maker = new OffscreenPlay().maker();
    GameRequest usual = GameRequest.USUAL;
    maker.setRequest(
        new GameRequest(
            board,
            usual.isRated(),
            usual.difficulty(),
            usual.level(),
            usual.isFresh(),
            usual.hints(),
            usual.errors(),
            usual.timed(),
            usual.help()));
    return all(new NewGamePane(maker, () -> BestTimes.NONE, () -> {}))
        .filter(JRadioButton.class::isInstance)
        .map(button -> ((JRadioButton) button).getText())
        .toList();
  }

  private static Stream<Component> all(Container container) {
    return Stream.of(container.getComponents())
        .flatMap(
            part ->
                part instanceof Container inner
                    ? Stream.concat(Stream.of(part), all(inner))
                    : Stream.of(part));
  }
}
