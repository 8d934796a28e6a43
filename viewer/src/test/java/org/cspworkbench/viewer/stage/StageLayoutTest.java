package org.cspworkbench.viewer.stage;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Size;
import org.cspworkbench.viewer.stage.StageLayout.Pane;
import org.junit.jupiter.api.Test;

/** Tests of what the last row of an audience can read, for every window, step and kind of stage. */
class StageLayoutTest {

  private static final ImmutableList<Size> WINDOWS =
      ImmutableList.of(
          new Size(1024, 768),
          new Size(1280, 720),
          new Size(1280, 800),
          new Size(1280, 1024),
          new Size(1366, 768),
          new Size(1600, 1200),
          new Size(1920, 1080),
          new Size(1920, 1200),
          new Size(2560, 1440),
          new Size(3840, 2160));

  private static final Size PROJECTOR = new Size(1280, 800);

  private static StageLayout first(Size window, int count, boolean hasCode) {
    return StageLayout.of(window, count, hasCode, 0);
  }

  @Test
  void boardsHaveTheirSizeOnAProjector() {
    assertThat(first(PROJECTOR, 1, true).side()).isGreaterThanOrEqualTo(612);
    assertThat(first(PROJECTOR, 2, true).side()).isGreaterThanOrEqualTo(450);
    assertThat(first(PROJECTOR, 4, false).side()).isGreaterThanOrEqualTo(306);
    assertThat(first(PROJECTOR, 4, true).side()).isGreaterThanOrEqualTo(300);
    assertThat(first(new Size(1024, 768), 1, true).side()).isGreaterThanOrEqualTo(504);
    assertThat(first(new Size(1024, 768), 2, true).side()).isGreaterThanOrEqualTo(423);
    assertThat(first(new Size(1920, 1080), 1, true).side()).isGreaterThanOrEqualTo(819);
    assertThat(first(new Size(1920, 1080), 2, true).side()).isGreaterThanOrEqualTo(603);
  }

  @Test
  void everyListingIsWholeBesideOneBoardOnAProjector() {
    for (Size window : WINDOWS) {
      StageLayout.Code code = first(window, 1, true).code();
      assertThat(code.rows()).as("%s", window).isGreaterThanOrEqualTo(14);
      if (window.width() >= 1280 && window.width() * 10 >= window.height() * 16) {
        assertThat(code.characters()).as("%s", window).isGreaterThanOrEqualTo(42);
      }
    }
    assertThat(first(PROJECTOR, 1, true).code().size()).isEqualTo(21);
  }

  @Test
  void figuresAreBesideOneAndTwoBoardsAtTheFirstSize() {
    for (Size window : WINDOWS) {
      for (int count = 1; count <= 2; count++) {
        for (Pane pane : first(window, count, true).panes()) {
          assertThat(pane.figures().isEmpty()).as("%s, %d boards", window, count).isFalse();
        }
      }
    }
  }

  @Test
  void oneBoardHasMostOfTheHeightAtEveryStep() {
    for (Size window : WINDOWS) {
      for (int step = StageLayout.SMALLEST_STEP; step <= StageLayout.LARGEST_STEP; step++) {
        StageLayout layout = StageLayout.of(window, 1, true, step);
        assertThat(layout.side())
            .as("%s, step %d", window, step)
            .isGreaterThanOrEqualTo(window.height() * StageLayout.LEAST_PART);
      }
    }
  }

  /** On a projector a larger size once made the board smaller. */
  @Test
  void aLargerSizeMakesNothingSmaller() {
    for (Size window : WINDOWS) {
      for (int count = 1; count <= 4; count++) {
        for (int step = StageLayout.SMALLEST_STEP; step < StageLayout.LARGEST_STEP; step++) {
          StageLayout layout = StageLayout.of(window, count, count <= 2, step);
          StageLayout larger = StageLayout.of(window, count, count <= 2, step + 1);
          String name = "%s, %d boards, step %d".formatted(window, count, step);
          assertThat(larger.side()).as(name).isGreaterThanOrEqualTo(layout.side());
          assertThat(larger.code().size()).as(name).isGreaterThanOrEqualTo(layout.code().size());
          assertThat(larger.letters().sentence())
              .as(name)
              .isGreaterThanOrEqualTo(layout.letters().sentence());
        }
      }
    }
  }

  @Test
  void aLargerSizeEnlargesBoardSentenceAndCodeOfOneBoard() {
    for (Size window : List.of(PROJECTOR, new Size(1024, 768))) {
      StageLayout layout = first(window, 1, true);
      StageLayout larger = StageLayout.of(window, 1, true, 1);
      assertThat(larger.side()).isGreaterThan(1.1 * layout.side());
      assertThat(larger.code().size()).isGreaterThan(1.1 * layout.code().size());
      assertThat(larger.letters().sentence()).isGreaterThan(1.1 * layout.letters().sentence());
    }
  }

  @Test
  void lettersAreLargeEnough() {
    forEach(
        (name, window, layout) -> {
          assertThat(layout.code().size()).as(name).isGreaterThanOrEqualTo(StageLayout.LETTERS);
          assertThat(layout.letters().sentence()).as(name).isGreaterThanOrEqualTo(20);
          assertThat(layout.letters().name()).as(name).isGreaterThanOrEqualTo(20);
          assertThat(layout.letters().figure()).as(name).isGreaterThanOrEqualTo(20);
        });
  }

  @Test
  void nothingIsCutOffOrCovered() {
    forEach(
        (name, window, layout) -> {
          List<Box> parts = new ArrayList<>(layout.code().columns());
          for (Pane pane : layout.panes()) {
            double band = pane.band();
            Box board = pane.board();
            parts.add(
                new Box(
                    board.x() - band,
                    board.y() - band,
                    board.width() + band,
                    board.height() + band));
            parts.addAll(List.of(pane.name(), pane.sentence(), pane.figures(), pane.finish()));
          }
          parts.removeIf(Box::isEmpty);
          for (Box part : parts) {
            assertThat(Box.of(window).contains(part)).as("%s: %s", name, part).isTrue();
          }
          for (int i = 0; i < parts.size(); i++) {
            for (int j = i + 1; j < parts.size(); j++) {
              assertThat(parts.get(i).intersects(parts.get(j)))
                  .as("%s: %s and %s", name, parts.get(i), parts.get(j))
                  .isFalse();
            }
          }
        });
  }

  @Test
  void controlsCoverNoBoardAndNoSentence() {
    forEach(
        (name, window, layout) -> {
          for (Pane pane : layout.panes()) {
            assertThat(layout.controls().intersects(pane.board())).as(name).isFalse();
            assertThat(layout.controls().intersects(pane.sentence())).as(name).isFalse();
          }
        });
  }

  /** What is tested of one layout. */
  private interface Check {
    void accept(String name, Size window, StageLayout layout);
  }

  private static void forEach(Check check) {
    for (Size window : WINDOWS) {
      for (int count = 1; count <= 4; count++) {
        for (boolean hasCode : new boolean[] {true, false}) {
          for (int step = StageLayout.SMALLEST_STEP; step <= StageLayout.LARGEST_STEP; step++) {
            String name =
                "%s, %d boards, %s, step %d"
                    .formatted(window, count, hasCode ? "code" : "no code", step);
            check.accept(name, window, StageLayout.of(window, count, hasCode, step));
          }
        }
      }
    }
  }
}
