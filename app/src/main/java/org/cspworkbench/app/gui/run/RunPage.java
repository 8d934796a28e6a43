package org.cspworkbench.app.gui.run;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.awt.CardLayout;
import java.awt.Component;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.HierarchyEvent;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.run.RunPanes.Place;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.presentation.words.Term;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.command.Commands;
import org.cspworkbench.viewer.command.KeyScope;
import org.cspworkbench.viewer.output.OutputForm;

/**
 * The page of the run workspace: the header and the panes of the displayed preset and, for all
 * presets, the lesson, the narration or a question, the scrub bar and the transport.
 */
public final class RunPage extends JPanel {

  /** The minimum height at which a lesson is placed above all columns. */
  private static final int ROOM_FOR_LESSON = 540;

  private static final String RUN = "panes"; // their card

  /** The components of one preset. */
  private record Arranged(RunPreset preset, RunPanes panes, RunColumns columns, JPanel top) {

    void setVisible(boolean isVisible, boolean hasRun) {
      boolean isEmpty = !hasRun && panes.empty().isPresent();
      top.setVisible(isVisible);
      columns.scrolling().setVisible(isVisible && !isEmpty);
      panes.empty().ifPresent(part -> part.setVisible(isVisible && isEmpty));
    }
  }

  private final AnimateModel model;
  private final CardLayout cards = new CardLayout();
  private final JPanel run =
      new JPanel(
          new MigLayout(
              "insets 0, gap 0, fill, hidemode 3, wrap 1", "[grow, fill]", "[][][grow, fill][][]"));
  private final Map<RunPreset, Arranged> all = new LinkedHashMap<>();
  private final LessonStrip lesson;
  private final QuestionStrip question;
  private final RunFooter footer;
  private Arranged shown;

  /** Creates the page of {@code model}, which displays {@code first}. */
  public RunPage(AnimateModel model, RunPreset first, Commands commands) {
    this.model = model;
    lesson = new LessonStrip(model.lesson());
    question = new QuestionStrip(model);
    footer = new RunFooter(this, model, () -> preset().sentence(), commands, this::focusMain);
    setLayout(cards);
    add(run, RUN);
    run.setOpaque(false);
    run.add(lesson, "cell 0 1, wmin 0");
    run.add(question, "cell 0 3, wmin 0");
    run.add(footer, "cell 0 4, wmin 0");
    shown = arrange(first);
    addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            placeLesson();
          }
        });
    addHierarchyListener(
        change -> {
          if ((change.getChangeFlags() & HierarchyEvent.SHOWING_CHANGED) != 0 && isShowing()) {
            update();
          }
        });
    model.addListener(this::updateIfShowing);
    update();
  }

  private RunPreset preset() {
    return shown.preset();
  }

  private Arranged arrange(RunPreset preset) {
    RunPanes panes = preset.panes(footer.narration(), this::updateIfShowing);
    JPanel top =
        new JPanel(new MigLayout("insets 0, gap 0, fillx, hidemode 3, wrap 1", "[grow, fill]"));
    top.setOpaque(false);
    top.add(panes.header(), "wmin 0");
    panes.places().get(Place.ABOVE).forEach(strip -> top.add(strip.component(), "wmin 0"));
    Arranged made = new Arranged(preset, panes, new RunColumns(panes), top);
    all.put(preset, made);
    run.add(top, "cell 0 0, wmin 0");
    run.add(made.columns().scrolling(), "cell 0 2, wmin 0, hmin 0");
    panes.empty().ifPresent(part -> run.add(part, "cell 0 2, wmin 0, hmin 0"));
    return made;
  }

  /** Displays a preset, or {@code cover} in its place. */
  public void show(RunPreset preset, Optional<RunCover> cover) {
    if (preset != preset()) {
      Arranged before = shown;
      Arranged next = all.get(preset);
      shown = next == null ? arrange(preset) : next;
      before.setVisible(false, true); // last, since it moves the focus to what is shown
      placeLesson();
      update();
      revalidate();
    }
    String card = cover.map(each -> each.scope().id()).orElse(RUN);
    cover
        .map(RunCover::component)
        .filter(page -> page.getParent() != this)
        .ifPresent(page -> add(page, card));
    cards.show(this, card);
  }

  /**
   * Places the lesson above all columns or, if the page is low, in a right column that can be
   * widened, which leaves more space for the main pane.
   */
  private void placeLesson() {
    boolean isLow = getHeight() > 0 && Canvas.unscaled(getHeight()) < ROOM_FOR_LESSON;
    boolean isInColumn =
        (isLow || Theme.current() == Theme.PROJECTOR) && shown.columns().isDivided();
    if (isInColumn != lesson.isInColumn()) {
      lesson.setInColumn(isInColumn);
      if (isInColumn) {
        shown.columns().addAbove(lesson);
      } else {
        run.add(lesson, "cell 0 1, wmin 0");
      }
      revalidate();
    }
  }

  private void updateIfShowing() {
    if (isShowing()) {
      update();
    }
  }

  private void update() {
    shown.setVisible(true, model.session().isPresent());
    shown.panes().header().update();
    shown.columns().update();
    lesson.update();
    question.update();
    question.setVisible(preset().asksQuestions() && model.quiz().question().isPresent());
    footer.narration().setVisible(!question.isVisible());
    footer.update();
    repaint(); // as one region: the panels appear together, not one after the other
  }

  /** Updates everything, and gives the keyboard focus to the main pane. */
  public void resume() {
    preset().resume();
    update();
    focusMain();
  }

  /** Processes newly recorded events; called once per frame. */
  public void follow() {
    footer.follow();
    shown.panes().wanted().forEach(RunPane::follow);
  }

  /** Returns whether the pictures that panes paint in the background are ready. */
  public boolean isReady() {
    return shown.panes().wanted().allMatch(RunPane::isReady);
  }

  /** Returns the formats in which the run and its views can be exported; empty without a run. */
  public ImmutableList<OutputForm> exports() {
    return shown.panes().places().values().stream()
        .flatMap(pane -> pane.exports().stream())
        .collect(ImmutableList.toImmutableList());
  }

  /** Returns the terms that panes display. */
  public ImmutableList<Term> terms() {
    return shown
        .panes()
        .wanted()
        .flatMap(pane -> pane.terms().stream())
        .collect(ImmutableList.toImmutableList());
  }

  /** Returns the scopes of the pane with the keyboard focus. */
  public ImmutableSet<KeyScope> scopes() {
    return shown.columns().focused().scopes();
  }

  /** Returns its parts in the order of keyboard traversal. */
  public ImmutableList<Component> regions() {
    return ImmutableList.<Component>builder()
        .add(shown.panes().header(), lesson)
        .addAll(shown.columns().regionsOfCentre())
        .addAll(footer.controls())
        .addAll(shown.columns().regionsBeside())
        .add(footer.narration(), question, shown.top())
        .build();
  }

  /** Opens the editor for the note of a bookmark at the current position. */
  public void writeNote() {
    footer.writeNote();
  }

  /** Explains what the last event removed, if it removed something. */
  public void explain() {
    WhyPopover.ofLastEvent(model.why(), shown.panes().beside(), footer.narration());
  }

  /** Gives the keyboard focus to the main pane. */
  private void focusMain() {
    shown.columns().focus();
  }

  @Override
  public void updateUI() {
    super.updateUI();
    if (shown != null) { // null while the superclass is being constructed
      placeLesson();
    }
    setBackground(Colours.of(Token.BG_PANEL));
  }
}
