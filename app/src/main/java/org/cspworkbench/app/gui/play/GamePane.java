package org.cspworkbench.app.gui.play;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import javax.swing.AbstractButton;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Keys;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.ScrolledColumn;
import org.cspworkbench.presentation.game.Allowance;
import org.cspworkbench.presentation.game.CellState;
import org.cspworkbench.presentation.game.CellWords;
import org.cspworkbench.presentation.game.Game;
import org.cspworkbench.presentation.game.Game.Phase;
import org.cspworkbench.presentation.game.GameTally;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.Commands;
import org.cspworkbench.viewer.play.GameMaker;
import org.cspworkbench.viewer.play.PlayCommands;
import org.cspworkbench.viewer.play.PlayModel;
import org.cspworkbench.viewer.play.Strips;
import org.cspworkbench.viewer.play.View;
import org.cspworkbench.viewer.words.Markup;
import org.cspworkbench.viewer.words.Texts;

/** The right column during a game: the game, the selected cell, view options and solver help. */
final class GamePane extends JPanel {

  private static final CellWords CELL_WORDS = new CellWords(Texts.phrases());

  private static final String RUNS = "font: +13 $monospaced.font; foreground: $Csp.text";
  private static final String SECTION = "insets 16, gapy 8, fillx, hidemode 3";
  private static final String STANDS = "font: +13 $monospaced.font; foreground: $Csp.text.muted";

  private final PlayModel model;
  private final Commands commands;
  private final JLabel time = Labels.styled(new JLabel(), "monospaced");
  private final JLabel clockIcon = new JLabel(Icons.in(Token.TEXT_MUTED, "clock", Icons.ALONE));
  private final JLabel filled = Labels.note("");
  private final JLabel hints = new JLabel();
  private final JLabel errors = new JLabel();
  private final Pips hintPips = new Pips(Pips.Of.HINTS);
  private final Pips errorPips = new Pips(Pips.Of.ERRORS);
  private final JLabel cellName = Labels.styled(new JLabel(), "monospaced");
  private final JLabel cellPlace = Labels.coloured(new JLabel(), Token.TEXT_MUTED);
  private final JLabel cellContent = new JLabel();
  private final ImmutableMap<PlayCommands, JCheckBox> switches =
      Maps.toMap(View.SWITCHES, command -> new JCheckBox(command.title()));
  private final JButton singles;
  private final JButton pairs;
  private final JButton solve;
  private final JButton conflicts;
  private final JButton steps;

  GamePane(PlayModel model, GameMaker maker, Commands commands) {
    super(new MigLayout("insets 0, gap 0, fill", "[grow, fill]", "[grow, fill]"));
    this.model = model;
    this.commands = commands;
    singles = helpButton(PlayCommands.SINGLES);
    pairs = helpButton(PlayCommands.PAIRS);
    solve = helpButton(PlayCommands.SOLVE);
    steps = helpButton(PlayCommands.ALL_STEPS);
    conflicts = helpButton(PlayCommands.CONFLICTS);
    conflicts.setIcon(Icons.of("solution", Icons.BESIDE_TEXT));
    conflicts.setIconTextGap(UIScale.scale(8));
    ScrolledColumn column = new ScrolledColumn("insets 0, gap 0, fillx, wrap 1");
    column.add(gameSection());
    column.add(cellSection());
    column.add(showSection());
    column.add(helpSection(maker));
    JScrollPane scroll = column.scrolling();
    add(scroll, "hmin 0");
  }

  private static JPanel section(String columns) {
    JPanel section = new JPanel(new MigLayout(SECTION, columns));
    section.setOpaque(false);
    return section;
  }

  /** Creates a section with a line below it. */
  private static JPanel sectionAbove(String columns) {
    JPanel section =
        new JPanel(new MigLayout(SECTION, columns)) {
          @Override
          public void updateUI() {
            super.updateUI();
            setBorder(BorderFactory.createMatteBorder(0, 0, 1, 0, Colours.of(Token.LINE_SOFT)));
          }
        };
    section.setOpaque(false);
    return section;
  }

  private JPanel gameSection() {
    JPanel section = sectionAbove("[]10[]push[right]");
    time.putClientProperty(FlatClientProperties.STYLE, RUNS);
    section.add(clockIcon);
    section.add(time);
    section.add(filled, "wrap");
    section.add(allowance(hints, hintPips), "span 3, growx, wmin 0, wrap");
    section.add(allowance(errors, errorPips), "span 3, growx, wmin 0");
    return section;
  }

  /**
   * Creates a row for the remaining hints or errors, with circles at the right if there is a limit.
   */
  private static JPanel allowance(JLabel words, Pips pips) {
    JPanel row = new JPanel(new MigLayout("insets 0, fillx, hidemode 3", "[]8:push[]", "[24!]"));
    row.setOpaque(false);
    words.setLabelFor(pips);
    row.add(words, "wmin 0");
    row.add(pips);
    return row;
  }

  private JPanel cellSection() {
    JPanel section = sectionAbove("[]10[]push");
    section.add(Labels.heading(Texts.text("play.selected")));
    section.add(cellName, "wrap");
    section.add(cellPlace, "span 2, wmin 0, wrap");
    section.add(cellContent, "span 2, wmin 0");
    return section;
  }

  private JPanel showSection() {
    JPanel section = sectionAbove("[]push[]");
    section.add(Labels.heading(Texts.text("play.show")), "span 2, wrap");
    switches.forEach((command, box) -> addToggle(section, box, command));
    return section;
  }

  private void addToggle(JPanel section, JCheckBox box, Command command) {
    box.setRequestFocusEnabled(false);
    box.setOpaque(false);
    box.setIconTextGap(6);
    box.addActionListener(event -> commands.accept(command));
    section.add(box);
    section.add(Labels.key(Keys.title(command)), "wrap");
  }

  private JPanel helpSection(GameMaker maker) {
    JPanel section = section("[grow, fill]");
    section.add(Labels.heading(Texts.text("play.help")), "split 2, pushx");
    JButton options =
        Buttons.icon("settings", Icons.BESIDE_TEXT, Texts.text("play.help.options"), () -> {});
    options.addActionListener(event -> HelpForm.open(options, maker));
    section.add(options, "grow 0, wrap");
    for (JButton button : new JButton[] {singles, pairs, solve, steps, conflicts}) {
      section.add(button, "height 36!, wrap");
    }
    return section;
  }

  private JButton helpButton(Command command) {
    JButton button = new JButton(command.title());
    button.putClientProperty(FlatClientProperties.STYLE, "margin: 4,12,4,12");
    Buttons.showKey(button, Labels.key(Keys.title(command)));
    button.setRequestFocusEnabled(false);
    button.addActionListener(event -> commands.accept(command));
    return button;
  }

  void update() {
    model.game().ifPresent(this::update);
    tick();
  }

  private void update(Game game) {
    Grid grid = game.sheet().grid();
    GameTally tally = game.tally();
    filled.setText(Texts.text("play.filled", grid.filled(), grid.shape().cellCount()));
    Allowance hintsAllowed = game.terms().hints();
    Labels.marked(
        hints,
        game.assessment().hasHints()
            ? allowanceText(
                "play.hints", hintsAllowed, left(hintsAllowed, tally.hints()), tally.hints())
            : Markup.of("play.hints.off"));
    hintPips.show(game.assessment().hasHints() ? hintsAllowed : Allowance.of(0), tally.hints());
    Allowance errorsAllowed = tally.errorsCount() ? game.terms().errors() : Allowance.UNLIMITED;
    Labels.marked(
        errors, allowanceText("play.errors", errorsAllowed, tally.errors(), tally.errors()));
    errorPips.show(errorsAllowed, tally.errors());
    CellState state = game.state(model.selected().orElse(0));
    cellName.setText(grid.shape().cellName(state.cell()));
    cellPlace.setText(CELL_WORDS.place(state));
    Markup content = Markup.ofBold(CELL_WORDS.content(state));
    Labels.marked(cellContent, content).setToolTipText(content.plain());
    switches.forEach((command, box) -> box.setSelected(model.view().has(command)));
    boolean contradicts = game.contradiction().isPresent();
    help(singles, PlayCommands.SINGLES, contradicts, game);
    help(pairs, PlayCommands.PAIRS, contradicts, game);
    help(solve, PlayCommands.SOLVE, contradicts, game);
    steps.setEnabled(game.steps().isPresent());
    conflicts.setEnabled(game.phase() == Phase.PLAYING);
    time.setVisible(game.terms().timed());
    clockIcon.setVisible(game.terms().timed());
  }

  /**
   * Updates a help button, and disables it with an explanation if the values contradict each other.
   */
  private static void help(AbstractButton button, Command command, boolean contradicts, Game game) {
    button.setText(
        contradicts ? Texts.text("play.help.contradiction", command.title()) : command.title());
    button.setEnabled(game.phase() == Phase.PLAYING && !contradicts);
    button.getAccessibleContext().setAccessibleName(button.getText());
  }

  private static int left(Allowance allowed, int used) {
    return allowed.isUnlimited() ? 0 : Math.max(0, allowed.most().getAsInt() - used);
  }

  private static Markup allowanceText(String key, Allowance allowed, int number, int used) {
    return allowed.isUnlimited()
        ? Markup.of(key + ".unlimited", used)
        : Markup.of(key, number, allowed.most().getAsInt());
  }

  /** Updates the displayed time. */
  void tick() {
    model
        .game()
        .ifPresent(
            game -> {
              String now = Strips.time(game.clock().elapsed());
              if (!now.equals(time.getText())) {
                time.setText(now);
              }
              boolean stands = game.phase() == Phase.PLAYING && !game.clock().isRunning();
              time.putClientProperty(FlatClientProperties.STYLE, stands ? STANDS : RUNS);
            });
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
    setBorder(BorderFactory.createMatteBorder(0, 1, 0, 0, Colours.of(Token.LINE_SOFT)));
  }
}
