package org.cspworkbench.viewer.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.presentation.game.SavedGame;
import org.cspworkbench.presentation.game.Terms;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.viewer.play.Strip.Choice;
import org.junit.jupiter.api.Test;

/** Verifies that no game is lost when another one begins. */
final class OtherGamesTest {

  private final OffscreenPlay play = new OffscreenPlay();
  private final PlayModel model = play.model();

  /** A replaced game is stored and can be continued by a click. */
  @Test
  void aReplacedGameIsStoredAndCanBeContinued() {
    List<SavedGame> left = new ArrayList<>();
    model.others().addLeavingListener(left::add);
    play.begin(OffscreenPlay.PUZZLE);
    play.begin(OffscreenPlay.SEVERAL);
    assertThat(left).as("nothing was done in it").isEmpty();
    assertThat(model.before()).isEmpty();
    model.select(40);
    model.enter(5);
    Grid made = model.game().orElseThrow().sheet().grid();
    play.begin(OffscreenPlay.PUZZLE);
    assertThat(left).hasSize(1);
    assertThat(play.strip().choices()).containsExactly(Choice.GO_BACK, Choice.CLOSE);
    model.goBack();
    play.work();
    assertThat(model.game().orElseThrow().sheet().grid()).isEqualTo(made);
    assertThat(model.game().orElseThrow().canUndo()).isTrue();
    play.begin(OffscreenPlay.PUZZLE);
    model.select(2);
    model.enter(4);
    assertThat(model.before()).as("something is done in the new one").isEmpty();
    assertThat(left).hasSize(2);
  }

  /** The remark about several solutions precedes the notice about the stored game. */
  @Test
  void theRemarkAboutAPuzzlePrecedesTheNoticeAboutTheReplacedGame() {
    play.begin(OffscreenPlay.PUZZLE).place(2, 4);
    play.begin(OffscreenPlay.SEVERAL);
    assertThat(play.strip().headline()).contains("more than one solution");
    model.dismiss();
    assertThat(play.strip().choices()).containsExactly(Choice.GO_BACK, Choice.CLOSE);
    model.dismiss();
    assertThat(model.before()).isEmpty();
  }

  /** The game of an earlier session is also stored when another game begins. */
  @Test
  void theGameOfAnEarlierSessionIsStoredWhenAnotherBegins() {
    List<SavedGame> left = new ArrayList<>();
    model.others().addLeavingListener(left::add);
    play.begin(OffscreenPlay.PUZZLE).place(2, 4);
    SavedGame kept = model.game().orElseThrow().saved();
    PlayModel next = play.anotherModel();
    next.others().addLeavingListener(left::add);
    next.offer(kept);
    next.begin(OffscreenPlay.SEVERAL, Terms.free("Other"));
    play.work();
    assertThat(left).containsExactly(kept);
    assertThat(next.before()).contains(kept);
    PlayModel another = play.anotherModel();
    another.others().addLeavingListener(left::add);
    another.offer(kept);
    another.continueOffered();
    play.work();
    assertThat(another.game().orElseThrow().sheet()).isEqualTo(kept.sheet());
    assertThat(another.before()).isEmpty();
    assertThat(left).hasSize(1);
  }
}
