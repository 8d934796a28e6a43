package org.cspworkbench.app.gui.exercise;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.awt.Component;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.replay.BoardPane;
import org.cspworkbench.app.gui.run.RunCover;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.widget.Bar;
import org.cspworkbench.app.gui.widget.BarItem;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Keys;
import org.cspworkbench.app.gui.widget.LocalKeys;
import org.cspworkbench.presentation.exercise.TurnKind;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.viewer.command.Commands;
import org.cspworkbench.viewer.command.KeyScope;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.lesson.TurnCommands;
import org.cspworkbench.viewer.lesson.TurnModel;
import org.cspworkbench.viewer.words.Texts;

/**
 * The page on which a learner executes an algorithm: the header; the columns with the list, the
 * board and the task; and the assessment of the last move below them.
 */
public final class TurnPage extends JPanel implements RunCover {

  private final TurnModel model;
  private final Bar header;
  private final ListPane list;
  private final BoardPane board;
  private final TaskPane task;
  private final VerdictStrip verdict;

  /** Creates the page of {@code model}. */
  public TurnPage(TurnModel model, Commands commands) {
    super(new MigLayout("insets 0, gap 0, fill, wrap 1", "[grow, fill]", "[][grow, fill][]"));
    this.model = model;
    list = new ListPane(model);
    board = BoardPane.byHand(model::player, (moment, csp) -> model.look(moment));
    task = new TaskPane(model, commands);
    verdict = new VerdictStrip(model);
    header = header(commands);
    add(header, "wmin 0");
    add(columns(), "wmin 0, hmin 0");
    add(verdict, "wmin 0");
    board.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mousePressed(MouseEvent event) {
            board.cellAt(event).ifPresent(model::point);
          }
        });
    for (char digit = '0'; digit <= '9'; digit++) {
      String label = String.valueOf(digit);
      LocalKeys.whenFocusWithin(this, "typed " + label, () -> model.toggle(label));
    }
    model.addListener(this::update);
    update();
  }

  private Bar header(Commands commands) {
    BarItem kinds = BarItem.segments(Stream.of(TurnKind.values()).map(this::kind));
    JButton back = Buttons.plain(text("turn.back"), () -> commands.accept(WindowCommands.ESCAPE));
    return Bar.header(
        commands,
        kinds.accessibleName(text("turn.kinds")),
        BarItem.quiet(TurnCommands.BEGIN_AGAIN)
            .text(text("turn.again"))
            .accessibleName(TurnCommands.BEGIN_AGAIN.title())
            .at("gapleft 16"),
        BarItem.space(),
        BarItem.of(back).name(text("turn.back.tip"), Keys.title(WindowCommands.ESCAPE)));
  }

  private BarItem kind(TurnKind kind) {
    return BarItem.alternative(kind.title(Texts.phrases()), () -> model.choose(kind))
        .tip(kind.rule(Texts.phrases()))
        .selected(() -> kind == model.kind());
  }

  private JPanel columns() {
    JPanel columns =
        new JPanel(
            new MigLayout(
                "insets 0, gap 0, fill",
                "[224!][grow, fill, shrinkprio 50][320:380:380, shrinkprio 200]",
                "[grow, fill]"));
    columns.setOpaque(false);
    columns.add(list, "grow, hmin 0");
    columns.add(board.scrolling(), "grow, wmin 200, hmin 100");
    columns.add(task, "grow, hmin 0");
    return columns;
  }

  private void update() {
    if (!model.isOpen()) {
      return;
    }
    header.update();
    list.update();
    board.update();
    task.update();
    verdict.update();
    repaint(); // as one region: the panels appear together, not one after the other
  }

  @Override
  public void open(Problem problem) {
    model.open(problem);
  }

  @Override
  public boolean isOpen() {
    return model.isOpen();
  }

  @Override
  public boolean isOn(Optional<Problem> problem) {
    return model.isOn(problem);
  }

  @Override
  public void close() {
    model.close();
  }

  @Override
  public JComponent component() {
    return this;
  }

  @Override
  public KeyScope scope() {
    return TurnCommands.Scopes.TURN;
  }

  @Override
  public boolean isReady() {
    return !model.isOpen() || (model.isMade() && !model.isJudging() && board.isReady());
  }

  @Override
  public ImmutableList<Component> regions() {
    return ImmutableList.of(header, list, board, task, verdict);
  }

  /** Moves the focus to the list. */
  @Override
  public void focusMain() {
    list.focus();
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
  }
}
