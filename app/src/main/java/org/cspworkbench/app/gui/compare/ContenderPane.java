package org.cspworkbench.app.gui.compare;

import static org.cspworkbench.app.gui.words.Texts.text;

import com.formdev.flatlaf.FlatClientProperties;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.tape.BoardPane;
import org.cspworkbench.app.gui.tape.OptionsForm;
import org.cspworkbench.app.gui.tape.SolverPicker;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.words.SolverWords;
import org.cspworkbench.app.paint.Token;
import org.cspworkbench.solvers.Solver;

/** One solver: its name, how it stands, its board, and what happened last. */
final class ContenderPane extends JPanel {

  private static final long serialVersionUID = 1;

  private final transient CompareModel model;
  private final int index;
  private final JButton picker = new JButton();
  private final JLabel name = Labels.styled(new JLabel(), "semibold");
  private final JLabel summary = Labels.note("");
  private final JButton options =
      Buttons.icon("settings", Icons.BESIDE_TEXT, text("header.options"), this::showOptions);
  private final BadgeChip badge = new BadgeChip();
  private final BoardPane board;
  private final NarrationLine narration;
  private boolean isFirstInRow;

  /** The place of contender number {@code index}, from 0. */
  ContenderPane(CompareModel model, int index) {
    super(
        new MigLayout(
            "insets 8 8 0 8, gap 0, fill, hidemode 3",
            "[grow, fill]2[]2[]",
            "[44!][grow, fill][32!]"));
    this.model = model;
    this.index = index;
    this.board = BoardPane.compact(() -> contender().flatMap(Contender::player), Overview::of);
    this.narration = new NarrationLine(model);
    buildPicker();
    add(picker, "cell 0 0, wmin 0");
    add(options, "cell 1 0");
    add(badge, "cell 2 0, gapright 6");
    add(board, "cell 0 1 3 1, grow, wmin 0, hmin 0");
    add(narration, "cell 0 2 3 1, growx, wmin 0");
  }

  private Optional<Contender> contender() {
    return index < model.contenders().size()
        ? Optional.of(model.contenders().get(index))
        : Optional.empty();
  }

  private void buildPicker() {
    picker.setLayout(new MigLayout("insets 0 4 0 0, gap 0, wrap 1, fill", "[grow]", "[]0[]"));
    picker.putClientProperty(
        FlatClientProperties.STYLE,
        "borderWidth: 0; focusWidth: 1; margin: 2,4,2,0; background: null;"
            + " hoverBackground: $Csp.bg.hover; pressedBackground: $Csp.bg.hover");
    name.putClientProperty(FlatClientProperties.STYLE, "font: +1 $semibold.font");
    picker.add(name, "wmin 0");
    picker.add(summary, "wmin 0");
    picker.setHorizontalAlignment(SwingConstants.LEFT);
    picker.setRequestFocusEnabled(false);
    picker.addActionListener(event -> showSolvers());
  }

  private void showSolvers() {
    contender()
        .ifPresent(
            at ->
                new SolverPicker(
                        at.solver(), model::canTakePart, solver -> model.choose(index, solver))
                    .open(picker));
  }

  private void showOptions() {
    OptionsForm.declared(model.options(index), () -> model.runAgain(index)).open(options);
  }

  void setFirstInRow(boolean first) {
    isFirstInRow = first;
    updateUI();
  }

  void update() {
    Contender contender = contender().orElseThrow();
    Solver solver = contender.solver();
    String solverName = SolverWords.name(solver);
    if (!solverName.equals(name.getText())) {
      name.setText(solverName);
      summary.setText(SolverWords.summary(solver));
      picker.setToolTipText(SolverWords.tooltip(solver));
      picker
          .getAccessibleContext()
          .setAccessibleName(text("compare.solver", index + 1, solverName));
      Buttons.name(options, text("options.title", solverName));
      options.setVisible(!solver.parameters().isEmpty());
      board.getAccessibleContext().setAccessibleName(text("compare.board", index + 1, solverName));
    }
    badge.show(model.badge(contender));
    board.update();
    narration.show(contender);
  }

  void focusBoard() {
    board.requestFocusInWindow();
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
    setBorder(
        BorderFactory.createMatteBorder(
            0, isFirstInRow ? 0 : 1, 0, 0, Colours.of(Token.LINE_SOFT)));
  }
}
