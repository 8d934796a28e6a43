package org.cspworkbench.app.gui.compare;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Dimension;
import java.util.List;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.SwingConstants;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.replay.BoardPane;
import org.cspworkbench.app.gui.replay.OptionsForm;
import org.cspworkbench.app.gui.replay.SolverPicker;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.Overflow;
import org.cspworkbench.app.gui.widget.WindowThreads;
import org.cspworkbench.presentation.comparison.EntrantName;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.viewer.compare.BoardOverview;
import org.cspworkbench.viewer.compare.CompareLayout;
import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.viewer.compare.Contender;
import org.cspworkbench.viewer.words.SolverWords;
import org.jspecify.annotations.Nullable;

/** The pane of one solver: its name, its state, its board, and the narration. */
final class ContenderPane extends JPanel {

  /** The minimum width at which name and badge are side by side. */
  private static final int ROOM_FOR_BADGE = 290;

  private final CompareModel model;
  private final MigLayout cells = new MigLayout();
  private final int index;
  private final JButton picker = new JButton();
  private final SolverLabel name = Labels.styled(new SolverLabel(), "semibold");
  private final JLabel summary = Labels.note("");
  private final JButton options =
      Buttons.icon("settings", Icons.BESIDE_TEXT, text("header.options"), this::showOptions);
  private final BadgeChip badge = new BadgeChip();
  private final BoardPane board;
  private final JScrollPane scrolledBoard;
  private final NarrationLine narration;
  private @Nullable EntrantName shown;
  private CompareLayout.@Nullable Heads where;
  private boolean isNarrow;
  private boolean isAtTop;
  private boolean isAtLeft;

  /** Creates the pane of the contender at {@code index}. */
  ContenderPane(CompareModel model, int index) {
    this.model = model;
    this.index = index;
    this.board =
        BoardPane.compact(
            () -> contender().flatMap(Contender::player),
            (moment, csp) -> BoardOverview.of(moment, csp, model.isOfImages()));
    this.scrolledBoard = board.scrolling();
    this.narration = new NarrationLine(model);
    buildPicker();
    setLayout(cells);
    for (Component part : List.of(picker, options, badge, scrolledBoard, narration)) {
      add(part);
    }
    Overflow.SHORTENED.declareFor(name); // the tooltip shows the full text
    Overflow.SHORTENED.declareFor(summary);
    setHeads(CompareLayout.Heads.ABOVE);
  }

  /** Arranges its parts for this placement of the names. */
  void setHeads(CompareLayout.Heads heads) {
    if (heads != where) {
      where = heads;
      arrange();
    }
  }

  /** Places the badge, depending on the width, and lays out the parts. */
  @Override
  public void doLayout() {
    boolean isNarrowNow = getWidth() < UIScale.scale(ROOM_FOR_BADGE);
    if (isNarrow != isNarrowNow) {
      isNarrow = isNarrowNow;
      arrange();
    }
    super.doLayout();
  }

  private void arrange() {
    CompareLayout.Heads heads = where == null ? CompareLayout.Heads.ABOVE : where;
    boolean areAbove = heads == CompareLayout.Heads.ABOVE;
    cells.setLayoutConstraints(
        "gap 0, fill, hidemode 3, insets 8 8 %d 8".formatted(areAbove ? 0 : 8));
    cells.setColumnConstraints(
        areAbove
            ? "[grow, fill]2[]2[]"
            : "[0:0, grow, fill]2[]8[%d%%!, fill]".formatted(Math.round(heads.share() * 100)));
    cells.setRowConstraints(areAbove ? "[44!][grow, fill][32!]" : "[44!]4[26!]push[32!]");
    put(picker, isNarrow && areAbove ? "cell 0 0 3 1, wmin 0" : "cell 0 0, wmin 0");
    boolean isBadgeBelow = areAbove && isNarrow;
    put(options, isBadgeBelow ? "cell 1 2" : "cell 1 0");
    put(
        badge,
        areAbove
            ? "cell 2 %d, gapright 6".formatted(isBadgeBelow ? 2 : 0)
            : "cell 0 1 2 1, growx 0, wmin 0, gapleft 8, align left");
    put(
        narration,
        areAbove
            ? "cell 0 2 %d 1, wmin 0".formatted(isBadgeBelow ? 1 : 3)
            : "cell 0 2 2 1, wmin 0");
    put(
        scrolledBoard,
        areAbove ? "cell 0 1 3 1, wmin 0, hmin 0" : "cell 2 0 1 3, grow, wmin 0, hmin 0");
    revalidate();
  }

  /**
   * Adds a part or changes its constraints; does not remove it, so that it keeps the keyboard
   * focus.
   */
  private void put(Component part, String constraints) {
    cells.setComponentConstraints(part, constraints);
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
    OptionsForm.declared(
            model.options(index), () -> model.runAgain(index), WindowThreads.background())
        .open(options);
  }

  /** Sets whether it is at the top and left edges of the page, where it has no separator. */
  void setEdges(boolean top, boolean left) {
    isAtTop = top;
    isAtLeft = left;
    updateUI();
  }

  void update() {
    Contender contender = contender().orElseThrow();
    EntrantName entrant = contender.name();
    if (!entrant.equals(shown)) {
      shown = entrant;
      Solver solver = entrant.solver();
      String solverName = entrant.whole();
      name.show(entrant);
      summary.setText(entrant.summary());
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
            isAtTop ? 0 : 1, isAtLeft ? 0 : 1, 0, 0, Colours.of(Token.LINE_SOFT)));
  }

  /** A label with the name of a solver, or its short name if the name does not fit. */
  private static final class SolverLabel extends JLabel {

    private String whole = "";
    private String brief = "";

    void show(EntrantName name) {
      whole = name.whole();
      brief = name.brief();
      setText(whole);
      getAccessibleContext().setAccessibleName(whole);
    }

    /** Returns the size for the full name, even while the short name is displayed. */
    @Override
    public Dimension getPreferredSize() {
      Dimension size = super.getPreferredSize();
      return whole.isEmpty() ? size : new Dimension(widthOf(whole), size.height);
    }

    private int widthOf(String name) {
      return getFontMetrics(getFont()).stringWidth(name) + 1; // sizes are rounded to whole pixels
    }

    @Override
    public void setBounds(int x, int y, int width, int height) {
      super.setBounds(x, y, width, height);
      if (!whole.isEmpty()) {
        setText(widthOf(whole) <= width ? whole : brief);
      }
    }
  }
}
