package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.swing.JComponent;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import javax.swing.SwingUtilities;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.detail.WorkList;
import org.cspworkbench.presentation.lesson.LessonView.Parts;
import org.cspworkbench.presentation.lesson.Scene;
import org.cspworkbench.presentation.lesson.Scene.Content;
import org.cspworkbench.presentation.lesson.ShippedLecture;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.viewer.compare.CompareCommands;
import org.cspworkbench.viewer.decide.ChoicePoint;
import org.cspworkbench.viewer.decide.DecideModel.Chooser;
import org.cspworkbench.viewer.explore.ExploreCommands;
import org.cspworkbench.viewer.lesson.LessonModel;
import org.cspworkbench.viewer.play.PlayCommands;
import org.cspworkbench.viewer.words.SolverWords;
import org.cspworkbench.viewer.words.Texts;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Gives the shipped lecture in a real window of 1280 × 800 pixels, title bar included, in the look
 * for projectors, and reads what is visible in each scene. If the property {@code lecture.pictures}
 * is set, a picture of each scene is written to that folder.
 */
@Tag("display")
class LectureDisplayTest extends OpenWindow {

  private static final Rectangle PROJECTED = new Rectangle(0, 0, 1280, 800);
  private static final int DECISIONS = 3;

  /** A lesson with runs of hundreds of seeds, which another test plays without a window. */
  private static final String SLOW = "large-images";

  /** The longest time in which a layout may settle on a machine that does other work. */
  private static final Duration SETTLING = Duration.ofSeconds(20);

  private static final ImmutableList<Scene> SCENES =
      ShippedLecture.find("introduction").orElseThrow().read().scenes();
  private static final ImmutableSet<String> LESSONS =
      SCENES.stream()
          .filter(scene -> scene.content() instanceof Content.OfLesson)
          .map(scene -> ((Content.OfLesson) scene.content()).name())
          .collect(ImmutableSet.toImmutableSet());

  private LessonModel lesson() {
    return models.model().lesson();
  }

  private boolean isAtRest() {
    return !models.model().isRunning()
        && models.model().playback().map(at -> !at.isPlaying()).orElse(false);
  }

  private void next() {
    int wanted = Screen.see(() -> lesson().step()) + 1;
    screen.press(KeyEvent.VK_N);
    screen.until("stop " + wanted, () -> lesson().step() == wanted && isAtRest());
  }

  /** Opens the lecture from its menu, and lets the window look as on a projector. */
  private void openLecture() {
    String title = Texts.text("lecture.introduction");
    JMenuBar bar = Screen.see(() -> window.frame().getJMenuBar());
    Screen.onEventThread(
        () -> {
          window.frame().setBounds(PROJECTED);
          IntStream.range(0, bar.getMenuCount())
              .mapToObj(bar::getMenu)
              .flatMap(menu -> Stream.of(menu.getMenuComponents()))
              .filter(JMenuItem.class::isInstance)
              .map(JMenuItem.class::cast)
              .filter(item -> item.getText().equals(title))
              .findFirst()
              .orElseThrow()
              .doClick(0);
        });
    screen.until("the lecture is open", () -> models.lecture().isOpen());
    screen.press(KeyEvent.VK_P, KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT);
    screen.until("the projector look", () -> Theme.current() == Theme.PROJECTOR);
    Screen.onEventThread(() -> window.fullScreen().withdraw());
    screen.until(
        "the size of the projector", () -> window.frame().getSize().equals(PROJECTED.getSize()));
  }

  /** Returns the texts that are painted, with single spaces, in the order of painting. */
  private String visible() {
    return Screen.see(
        () -> {
          JComponent content = (JComponent) window.frame().getContentPane();
          content.validate();
          TextRecorder recorder = new TextRecorder(content.getWidth(), content.getHeight());
          content.print(recorder);
          return tidy(
              recorder.texts().stream()
                  .filter(WrittenText::isSeen)
                  .map(WrittenText::text)
                  .collect(Collectors.joining(" ")));
        });
  }

  private static String tidy(String text) {
    return CharMatcher.whitespace().trimAndCollapseFrom(text, ' ');
  }

  private List<String> faults() {
    return Screen.see(
        () ->
            Readability.faults(
                (JComponent) window.frame().getContentPane(), text -> text.endsWith("…")));
  }

  /** Waits for the layout to settle: a column divides its height once it has been resized. */
  private void checkTexts(String where) {
    screen.until("everything is drawn", () -> models.workspaces().isDrawn());
    long end = System.nanoTime() + SETTLING.toNanos();
    List<String> faults = faults();
    while (!faults.isEmpty() && System.nanoTime() < end) {
      screen.pause();
      faults = faults();
    }
    assertThat(faults).as(where).isEmpty();
  }

  private void takePicture(String name) {
    String folder = System.getProperty("lecture.pictures");
    if (folder != null) {
      JComponent root = window.frame().getRootPane();
      double scale = root.getGraphicsConfiguration().getDefaultTransform().getScaleX();
      BufferedImage picture =
          new BufferedImage(
              (int) (root.getWidth() * scale),
              (int) (root.getHeight() * scale),
              BufferedImage.TYPE_INT_RGB);
      Graphics2D g = picture.createGraphics();
      g.scale(scale, scale);
      Screen.onEventThread(() -> root.paint(g));
      try {
        ImageIO.write(picture, "png", Path.of(folder, name + ".png").toFile());
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    }
  }

  @Test
  void everySceneOfTheLectureIsVisible() {
    openLecture();
    for (int i = 0; i < SCENES.size(); i++) {
      Scene scene = SCENES.get(i);
      String title = scene.title(Locale.getDefault());
      int step = i + 1;
      screen.until(title + " is open", () -> models.lecture().step() == step);
      awaitContent(scene);
      String picture = "scene-%02d".formatted(step);
      screen.until("everything is drawn", () -> models.workspaces().isDrawn());
      takePicture(picture);
      checkTexts(title);
      assertThat(visible()).as(title).contains(title);
      checkNotes(scene);
      checkContent(scene, picture);
      screen.press(KeyEvent.VK_F8);
    }
    screen.press(KeyEvent.VK_F8, KeyEvent.VK_SHIFT);
    screen.until("the scene before", () -> models.lecture().step() == SCENES.size() - 1);
  }

  /** The notes are hidden from the audience until they are wanted. */
  private void checkNotes(Scene scene) {
    String notes = tidy(scene.notes(Locale.getDefault()));
    assertThat(visible()).doesNotContain(notes);
    screen.press(KeyEvent.VK_F8, KeyEvent.VK_CONTROL);
    screen.until("the notes are shown", () -> !models.lecture().notes().isEmpty());
    assertThat(visible()).contains(notes);
    screen.press(KeyEvent.VK_F8, KeyEvent.VK_CONTROL);
    screen.until("the notes are hidden", () -> models.lecture().notes().isEmpty());
  }

  private void awaitContent(Scene scene) {
    Content content = scene.content();
    if (content instanceof Content.OfLesson shown) {
      Optional<String> title = Optional.of(shown.lesson().title(Locale.getDefault()));
      screen.until("its lesson is open", () -> lesson().title().equals(title));
      screen.until("its stop", () -> lesson().step() == shown.stop() && isAtRest());
    } else if (content instanceof Content.OfGame shown) {
      screen.until(
          "its puzzle is played",
          () ->
              models.workspaces().isAt(PlayCommands.GAME)
                  && models
                      .playModel()
                      .game()
                      .filter(game -> game.sheet().grid().equals(shown.puzzle().grid()))
                      .isPresent());
    } else if (content instanceof Content.OfComparison) {
      screen.until("solvers are compared", () -> models.workspaces().isAt(CompareCommands.COMPARE));
      screen.until("they have finished", () -> !models.compareModel().isAtWork());
    } else {
      screen.until("its solver is at work", () -> models.model().playback().isPresent());
    }
  }

  private void checkContent(Scene scene, String picture) {
    Content content = scene.content();
    if (content instanceof Content.OfLesson shown) {
      checkLesson(scene, shown, picture);
    } else if (content instanceof Content.OfRun) {
      checkDecisions(scene);
    } else if (content instanceof Content.OfComparison shown) {
      assertThat(Screen.see(() -> models.compareModel().contenders()))
          .extracting(each -> each.name().solver())
          .containsExactlyElementsOf(shown.solvers());
      String seen = visible();
      assertThat(shown.solvers())
          .as("each with a board and a row of counters")
          .allSatisfy(
              solver ->
                  assertThat(seen.split(Pattern.quote(SolverWords.name(solver)), -1))
                      .hasSizeGreaterThan(2));
      assertThat(seen).doesNotContain(name("ac3")).doesNotContain(name("mac"));
    } else {
      screen.press(KeyEvent.VK_K, KeyEvent.VK_CONTROL);
      screen.until("all domains are shown", () -> models.playModel().view().candidates());
      checkTexts("candidates");
    }
  }

  private static String name(String solver) {
    return SolverWords.name(SolverCatalog.find(solver).orElseThrow());
  }

  /** Visits the stops that follow, whose notes have all their figures. */
  private void checkLesson(Scene scene, Content.OfLesson shown, String picture) {
    boolean isGraph = scene.view().filter(view -> view.parts() == Parts.GRAPH).isPresent();
    boolean isExplored = models.workspaces().isAt(ExploreCommands.EXPLORE);
    if (isExplored) {
      if (isGraph) {
        screen.until("the queue is there", () -> Screen.find(window.frame(), queue()).isPresent());
      } else {
        assertThat(Screen.see(() -> models.exploreModel().isUpToDate())).isTrue();
      }
      return;
    }
    assertThat(visible()).as("the outcome").doesNotContain("No solution");
    int length = Screen.see(() -> lesson().length());
    for (int stop = shown.stop() + 1; stop <= length; stop++) {
      next();
      takePicture(picture + "-" + stop);
      String where = lesson().title().orElse("") + ", stop " + stop;
      checkTexts(where);
      assertThat(visible()).as(where).contains(tidy(Screen.see(() -> lesson().note())));
      if (Screen.see(() -> lesson().note()).matches("(?s).*\\d+ revisions.*")) {
        assertThat(visible()).as(where).contains(Texts.text("counter.revisions"));
      }
      if (Screen.see(() -> models.model().quiz().isWaiting())) {
        screen.press(KeyEvent.VK_1);
        screen.until("it is answered", () -> !models.model().quiz().isWaiting());
      }
    }
  }

  /** Returns the accessible description of the list. */
  private String queue() {
    WorkList list = models.model().details().workList(12);
    return Texts.text("work.name", list.size(), list.current().orElse(Texts.text("work.none")));
  }

  /** A run in Animate is played decision by decision, and one in Explore waits for the class. */
  private void checkDecisions(Scene scene) {
    if (models.workspaces().isAt(ExploreCommands.EXPLORE)) {
      screen.until("the class chooses", () -> models.decideModel().chooser() == Chooser.VIEWER);
      screen.until("there is a choice", () -> models.decideModel().point().isPresent());
      checkTexts("the class decides");
      List<String> values = values();
      assertThat(values).hasSize(8);
      screen.until("no value is scrolled away", () -> values.stream().allMatch(this::isWhole));
      return;
    }
    screen.until("decisions are displayed", () -> decisions() >= DECISIONS);
    assertThat(Screen.see(() -> models.model().playback().orElseThrow().isPlaying())).isTrue();
    assertThat(Screen.see(() -> models.model().delay()))
        .isEqualTo(scene.view().orElseThrow().delay());
  }

  /** Returns the names of the buttons that choose a value. */
  private List<String> values() {
    return Screen.see(
        () -> {
          ChoicePoint point = models.decideModel().point().orElseThrow();
          int x = models.decideModel().variable(point);
          Trace trace = models.model().playback().orElseThrow().player().trace();
          Variable variable = trace.csp().variables().get(x);
          return models.decideModel().choices(point).values(x).stream()
              .map(i -> variable.domain().labelAt(i))
              .map(label -> Texts.text("decide.value.name", variable.name(), label))
              .toList();
        });
  }

  /** Returns whether nothing but the focus ring of the component with this name is cut off. */
  private boolean isWhole(String name) {
    return Screen.find(window.frame().getContentPane(), name)
        .map(JComponent.class::cast)
        .filter(button -> button.getWidth() > 0)
        .filter(
            button ->
                button
                    .getVisibleRect()
                    .contains(SwingUtilities.calculateInnerArea(button, new Rectangle())))
        .isPresent();
  }

  private long decisions() {
    Playback at = models.model().playback().orElseThrow();
    Trace trace = at.player().trace();
    return IntStream.range(0, at.position())
        .filter(position -> trace.kind(position) == EventKind.TRY)
        .count();
  }

  static Stream<String> otherLessons() {
    return ShippedLesson.ALL.stream()
        .map(ShippedLesson::id)
        .filter(id -> !LESSONS.contains(id) && !id.equals(SLOW));
  }

  private void open(String id) {
    ShippedLesson shipped = ShippedLesson.find(id).orElseThrow();
    Screen.onEventThread(() -> models.opener().open(shipped));
    Optional<String> title = Optional.of(shipped.read().title(Locale.getDefault()));
    screen.until("the lesson is open", () -> lesson().isOpen() && lesson().title().equals(title));
    screen.until("it stands at its start", () -> lesson().step() == 0 && isAtRest());
  }

  @ParameterizedTest
  @MethodSource("otherLessons")
  void everyOtherLessonRunsToItsEnd(String id) {
    open(id);
    int length = Screen.see(() -> lesson().length());
    for (int stop = 1; stop <= length; stop++) {
      next();
      if (Screen.see(() -> models.model().quiz().isWaiting())) {
        screen.press(KeyEvent.VK_1);
        screen.until("it is answered", () -> !models.model().quiz().isWaiting());
      }
      assertThat(Screen.see(() -> lesson().note())).isNotEmpty();
    }
  }

  @Test
  void anExerciseOnAc3EndsALesson() {
    open("not-equal");
    for (int stop = 1; stop <= 5; stop++) {
      next();
    }
    screen.press(KeyEvent.VK_T);
    screen.until("the exercise is made", () -> models.turn().isMade());
    screen.press(KeyEvent.VK_F3);
    screen.until("a move is shown", () -> models.turn().score().shown() == 1);
    screen.press(KeyEvent.VK_ESCAPE);
    screen.until("the run is back", () -> !models.turn().isOpen());
  }

  @Test
  void aLessonIsComparedInItsOwnSolvers() {
    open("look-ahead");
    screen.press(KeyEvent.VK_3, KeyEvent.VK_CONTROL);
    screen.until("solvers are compared", () -> models.workspaces().isAt(CompareCommands.COMPARE));
    assertThat(Screen.see(() -> models.compareModel().contenders()))
        .extracting(each -> each.name().solver().about().id())
        .containsExactly("forward-checking", "mac");
  }
}
