package org.cspworkbench.app.gui.animate;

import com.formdev.flatlaf.util.UIScale;
import com.google.common.collect.ImmutableList;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.keys.Command;
import org.cspworkbench.app.gui.output.OutputForm;
import org.cspworkbench.app.gui.run.Playback;
import org.cspworkbench.app.gui.tape.BoardPane;
import org.cspworkbench.app.gui.tape.TapeFoot;
import org.cspworkbench.app.gui.tape.TransportBar;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.paint.Token;

/**
 * The workspace that animates: header, strip of notices; then the columns of decisions, board and
 * code; below them narration, scrub bar and transport.
 */
public final class AnimatePage extends JPanel {

  private static final long serialVersionUID = 1;
  private static final int LEFT = 224;
  private static final int RIGHT = 380;
  private static final int LEAST_RIGHT = 320;
  private static final int ROOM_FOR_DECISIONS = 240;

  private final transient AnimateModel model;
  private final HeaderBar header;
  private final NoticeStrip notices;
  private final DecisionsPane decisions;
  private final BoardPane board;
  private final CodePane code;
  private final WorkPane work;
  private final CountersPane counters;
  private final LessonStrip lesson;
  private final NarrationStrip narration;
  private final QuestionStrip question;
  private final ScrubBar scrub;
  private final TransportBar transport;
  private final LegendPane legend = new LegendPane();
  private final DecisionChips chips;
  private final JPanel left = new JPanel(new BorderLayout());
  private final JPanel right =
      new JPanel(
          new MigLayout(
              "insets 0, gap 0, fillx, wrap 1, hidemode 3", "[grow, fill]", "[][][][]push"));

  /** The workspace that shows {@code model}, on whose givens {@code givens} has a cursor. */
  public AnimatePage(AnimateModel model, GivensEditor givens, Consumer<Command> commands) {
    super(
        new MigLayout(
            "insets 0, gap 0, fill, hidemode 3, wrap 1", "[grow, fill]", "[][][][grow, fill][][]"));
    this.model = model;
    header = new HeaderBar(model, commands);
    notices = new NoticeStrip(model, this::noticeOfRun);
    lesson = new LessonStrip(model.lesson());
    decisions = new DecisionsPane(model);
    chips = new DecisionChips(model);
    board = BoardPane.full(() -> model.playback().map(Playback::player), givens::still);
    GivensKeys.on(board, givens);
    code = new CodePane(model);
    work = new WorkPane(model);
    counters = new CountersPane(model);
    narration = new NarrationStrip(model, givens::told);
    question = new QuestionStrip(model);
    scrub = new ScrubBar(model, this::focusBoard);
    transport =
        new TransportBar(
            new AnimateTransport(model),
            commands,
            new JumpButtons(this, commands),
            mark(commands, Command.LOOP, "loop"),
            mark(commands, Command.BOOKMARK, "bookmark"));
    add(header, "cell 0 0, wmin 0");
    add(notices, "cell 0 1, wmin 0");
    add(lesson, "cell 0 2, wmin 0");
    add(columns(), "cell 0 3, wmin 0, hmin 0");
    add(narration, "cell 0 4, wmin 0");
    add(question, "cell 0 4, wmin 0");
    add(new TapeFoot(scrub, transport), "cell 0 5, wmin 0");
    model.addListener(this::update);
    update();
  }

  /** The window says what is wrong with what was handed in. */
  private Optional<Notice> noticeOfRun() {
    return model.fault().isPresent() ? Optional.empty() : model.notice();
  }

  private static JButton mark(Consumer<Command> commands, Command command, String icon) {
    return Buttons.icon(icon, Icons.ALONE, command.tip(), () -> commands.accept(command));
  }

  private JPanel columns() {
    left.add(decisions, BorderLayout.CENTER);
    left.add(legend, BorderLayout.SOUTH);
    right.add(chips);
    right.add(code);
    right.add(work);
    right.add(counters);
    addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            fitColumns();
          }
        });
    JPanel columns =
        new JPanel(
            new MigLayout(
                "insets 0, gap 0, fill, hidemode 3",
                "[][grow, fill, shrinkprio 50][%d:%d:%d, shrinkprio 200]"
                    .formatted(LEAST_RIGHT, RIGHT, RIGHT),
                "[grow, fill]"));
    columns.setOpaque(false);
    columns.add(left, "cell 0 0, grow, width %d!, hmin 0".formatted(LEFT));
    columns.add(board.scrolling(), "cell 1 0, grow, wmin 200, hmin 100");
    columns.add(right, "cell 2 0, grow, hmin 0");
    return columns;
  }

  /** Where a column has no room for all its parts, the least telling one gives way. */
  private void fitColumns() {
    boolean isProjected = Theme.current() == Theme.PROJECTOR; // there only what matters is shown
    left.setVisible(!isProjected);
    chips.setVisible(isProjected);
    int room = right.getHeight() - (isProjected ? chips.getPreferredSize().height : 0);
    int firstRow = counters.firstRowHeight();
    work.choose();
    ColumnFit.Wish wish =
        new ColumnFit.Wish(
            code.lines(),
            CodePane.head(),
            work.leastHeight(),
            work.bestHeight(),
            Canvas.unscaled(isProjected ? firstRow : counters.wholeHeight()),
            Canvas.unscaled(firstRow));
    ColumnFit fit =
        isProjected && !model.tellsWork()
            ? ColumnFit.withoutWork(Canvas.unscaled(room), wish)
            : ColumnFit.of(Canvas.unscaled(room), wish);
    code.fit(fit.lines(), fit.lineHeight());
    work.setVisible(fit.work() > 0);
    work.fit(fit.work());
    counters.showSecondRow(fit.hasSecondRow() && !isProjected);
    legend.setVisible(
        !isProjected
            && room >= legend.getPreferredSize().height + UIScale.scale(ROOM_FOR_DECISIONS));
  }

  private void update() {
    header.update();
    notices.update();
    fitColumns();
    if (left.isVisible()) {
      decisions.update();
    } else {
      chips.update();
    }
    board.update();
    code.update();
    work.update();
    counters.update();
    narration.update();
    lesson.update();
    question.update();
    narration.setVisible(!question.isVisible());
    scrub.update();
    transport.update();
  }

  /** Takes in what has come onto the tape; to be called once a frame. */
  public void follow() {
    scrub.follow();
  }

  /** The forms in which the run can be written, as it is seen now or whole; none without one. */
  public ImmutableList<OutputForm> outputForms() {
    return RunForms.of(model);
  }

  /** Whether the picture of the problem is there. */
  public boolean isReady() {
    return board.isReady();
  }

  /** Its parts, in the order in which the keyboard goes through them. */
  public ImmutableList<Component> regions() {
    return ImmutableList.of(
        header, lesson, board, scrub, transport, left, right, narration, question, notices);
  }

  /** Lets a note be written to a bookmark where the viewer stands. */
  public void writeNote() {
    model.playback().ifPresent(at -> scrub.writeNote(at.position()));
  }

  /** Gives the keyboard to the board. */
  public void focusBoard() {
    board.requestFocusInWindow();
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
    if (left != null) { // not yet while the panel itself is being made
      fitColumns();
      paintColumns();
    }
  }

  private void paintColumns() {
    left.setBorder(BorderFactory.createMatteBorder(0, 0, 0, 1, Colours.of(Token.LINE_SOFT)));
    right.setBorder(BorderFactory.createMatteBorder(0, 1, 0, 0, Colours.of(Token.LINE_SOFT)));
    right.setBackground(Colours.of(Token.BG_PANEL));
  }

  @Override
  public void addNotify() {
    super.addNotify();
    paintColumns();
  }
}
