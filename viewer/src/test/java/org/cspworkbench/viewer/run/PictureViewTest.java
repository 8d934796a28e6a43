package org.cspworkbench.viewer.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.assertj.core.data.Offset;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Size;
import org.junit.jupiter.api.Test;

/** A large board is moved and zoomed in its frame, and never lost beside it. */
final class PictureViewTest {

  private static final Size PHONE = new Size(380, 380);
  private static final Size LARGE = new Size(644, 644);
  private static final Offset<Double> CLOSE = within(1e-6);

  private static PictureView large() {
    PictureView view = PictureView.readable();
    view.setArea(PHONE, LARGE);
    return view;
  }

  @Test
  void aPictureThatIsEasyToReadFillsTheFrame() {
    PictureView view = PictureView.readable();
    view.setArea(PHONE, new Size(300, 200));
    assertThat(view.place()).isEqualTo(new Box(0, 0, 380, 380));
    assertThat(view.isWhole()).isTrue();
    view.move(50, -20);
    assertThat(view.place()).as("nothing follows").isEqualTo(new Box(0, 0, 380, 380));
  }

  /** The map of Australia is 416 wide on a phone with 380. */
  @Test
  void aPictureThatIsHardlyTooLargeIsMadeSmaller() {
    PictureView view = PictureView.readable();
    view.setArea(PHONE, new Size(416, 300));
    assertThat(view.isWhole()).isTrue();
    assertThat(view.place().width()).isCloseTo(380, CLOSE);
    view.setArea(new Size(320, 160), new Size(230, 230));
    assertThat(view.isWhole()).as("a Sudoku with a question below it").isTrue();
    view.setArea(new Size(500, 500), new Size(416, 300));
    assertThat(view.place()).isEqualTo(new Box(0, 0, 500, 500));
  }

  @Test
  void aLargePictureIsReadableAndCanBeMovedToEachCorner() {
    PictureView view = large();
    assertThat(view.place()).isEqualTo(new Box(0, 0, 644, 644));
    assertThat(view.isWhole()).isFalse();
    view.move(-1000, -1000);
    assertThat(view.place()).isEqualTo(new Box(380 - 644, 380 - 644, 644, 644));
    view.move(1000, 1000);
    assertThat(view.place()).isEqualTo(new Box(0, 0, 644, 644));
  }

  @Test
  void aPinchKeepsWhatIsBetweenTheFingers() {
    PictureView view = large();
    Point middle = new Point(190, 120);
    double x = (middle.x() - view.place().x()) / view.place().width();
    view.zoom(1.5, middle);
    assertThat(view.place().x() + x * view.place().width()).isCloseTo(middle.x(), CLOSE);
    assertThat(view.place().width()).isCloseTo(644 * 1.5, CLOSE);
  }

  @Test
  void thePictureCanBeSeenWholeAndNeverLeavesTheFrame() {
    PictureView view = large();
    view.fit();
    assertThat(view.place().width()).isCloseTo(380, CLOSE);
    assertThat(view.isWhole()).isTrue();
    Random random = new Random(3);
    for (int i = 0; i < 2000; i++) {
      view.move(random.nextInt(400) - 200, random.nextInt(400) - 200);
      view.zoom(Math.exp(random.nextGaussian()), new Point(random.nextInt(380), 190));
      Box place = view.place();
      assertThat(place.x()).as("step %d", i).isLessThan(1e-6);
      assertThat(place.right()).as("step %d", i).isGreaterThan(380 - 1e-6);
    }
  }

  @Test
  void whatKeysSelectComesIntoSight() {
    PictureView view = large();
    Box cell = new Box(600, 500, 30, 30);
    view.reveal(cell);
    assertThat(view.place().x()).isCloseTo(380 - 630, CLOSE);
    assertThat(view.place().y()).isCloseTo(380 - 530, CLOSE);
    Box first = new Box(view.place().x(), view.place().y(), 30, 30);
    view.reveal(first);
    assertThat(view.place()).isEqualTo(new Box(0, 0, 644, 644));
  }

  /** A graph is whole until the user zooms in, also when the window is resized. */
  @Test
  void aViewOfTheWholeStaysOne() {
    PictureView view = PictureView.whole();
    view.setArea(PHONE, new Size(1200, 900));
    assertThat(view.isWhole()).isTrue();
    view.setArea(new Size(500, 300), new Size(1200, 900));
    assertThat(view.isWhole()).isTrue();
    view.zoom(2);
    view.setArea(PHONE, new Size(1200, 900));
    assertThat(view.isWhole()).isFalse();
    view.setArea(PHONE, new Size(1300, 900));
    assertThat(view.isWhole()).as("another graph").isTrue();
  }
}
