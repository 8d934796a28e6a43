package org.cspworkbench.app.gui.play;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.Dimension;
import java.util.function.Consumer;
import javax.swing.AbstractButton;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JToggleButton;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.keys.Keys;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.MoreButton;
import org.cspworkbench.app.gui.widget.SpareWords;
import org.cspworkbench.presentation.game.Game;
import org.cspworkbench.presentation.game.Game.Phase;
import org.cspworkbench.presentation.look.Token;
import org.cspworkbench.viewer.command.CellCommands;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.play.PlayCommands;
import org.cspworkbench.viewer.play.PlayModel;
import org.cspworkbench.viewer.play.Ratings;
import org.cspworkbench.viewer.words.Texts;

/** The header of the workspace: the title of the game and the most frequent commands. */
final class PlayHeader extends JPanel {

  private static final String LIT =
      "margin: 4,12,4,12; selectedBackground: $Csp.accent.tint;"
          + " selectedForeground: $Csp.accent.text";

  private final PlayModel model;
  private final Consumer<Command> commands;
  private final JButton newGame;
  private final JLabel title = new JLabel();
  private final JLabel about = Labels.coloured(new JLabel(), Token.TEXT_MUTED);
  private final JButton undo;
  private final JButton redo;
  private final JLabel notesKey = Labels.key(Keys.title(PlayCommands.NOTES));
  private final JLabel hintKey = Labels.key(Keys.title(PlayCommands.HINT));
  private final JToggleButton notes = new NotesButton();
  private final JButton hint = new HintButton();
  private final JButton more;
  private final SpareWords spare;

  PlayHeader(PlayModel model, Consumer<Command> commands) {
    super(
        new MigLayout(
            "insets 0 16 0 16, fillx, hidemode 3",
            "[]16[]10[left, shrinkprio 200]8:push[]4[]4[]10[]8[]4[]",
            "[52!]"));
    this.model = model;
    this.commands = commands;
    newGame =
        Buttons.primary(
            WindowCommands.NEW_GAME.title(),
            "plus",
            () -> commands.accept(WindowCommands.NEW_GAME));
    newGame.setToolTipText(Keys.tip(WindowCommands.NEW_GAME));
    undo = quiet(CellCommands.UNDO, "undo", commands);
    redo = quiet(CellCommands.REDO, "redo", commands);
    more = Buttons.icon("more", Icons.ALONE, Texts.text("play.more"), this::showMore);
    title.putClientProperty(FlatClientProperties.STYLE, "font: +1 $semibold.font");
    buildNotes(commands);
    buildHint(commands);
    add(newGame, "height 32!");
    add(title, "cell 1 0");
    add(about, "cell 2 0");
    add(undo, "cell 3 0");
    add(redo, "cell 4 0");
    add(more, "cell 5 0");
    add(notes, "cell 6 0, height 32!, wmin pref");
    add(hint, "cell 7 0, height 32!, wmin pref");
    newGame.getAccessibleContext().setAccessibleName(WindowCommands.NEW_GAME.title());
    undo.getAccessibleContext().setAccessibleName(CellCommands.UNDO.title());
    redo.getAccessibleContext().setAccessibleName(CellCommands.REDO.title());
    spare = new SpareWords(this);
    MoreButton others = spare.more((MigLayout) getLayout());
    add(others, "cell 8 0");
    spare.whole(notesKey).whole(hintKey).whole(about).text(undo).text(redo).text(newGame);
    spare.whole(title).into(others, redo, undo, notes);
  }

  private static JButton quiet(Command command, String icon, Consumer<Command> commands) {
    JButton button = Buttons.quiet(command.title(), icon, () -> commands.accept(command));
    button.setToolTipText(Keys.tip(command));
    return button;
  }

  private void buildNotes(Consumer<Command> commands) {
    notes.setIcon(Icons.of("edit", Icons.BESIDE_TEXT));
    notes.setRequestFocusEnabled(false);
    notes.setToolTipText(Keys.tip(PlayCommands.NOTES));
    notes.putClientProperty(FlatClientProperties.STYLE, LIT);
    Labels.styled(notes, "semibold");
    notes.addActionListener(event -> commands.accept(PlayCommands.NOTES));
    Buttons.showKey(notes, notesKey);
  }

  private void buildHint(Consumer<Command> commands) {
    hint.setIcon(Icons.of("hint", Icons.BESIDE_TEXT));
    hint.setRequestFocusEnabled(false);
    hint.setToolTipText(Keys.tip(PlayCommands.HINT));
    hint.putClientProperty(
        FlatClientProperties.STYLE,
        "margin: 4,12,4,12; background: $Csp.accent.tint; foreground: $Csp.accent.text;"
            + " borderColor: $Csp.accent; hoverBackground: $Csp.bg.hover");
    Labels.styled(hint, "semibold");
    hint.addActionListener(event -> commands.accept(PlayCommands.HINT));
    Buttons.showKey(hint, hintKey);
  }

  private void showMore() {
    JPopupMenu menu = new JPopupMenu();
    model
        .game()
        .ifPresent(
            game -> {
              menu.add(item("play.clear.own", game::clearOwnValues, game));
              menu.add(item("play.clear.all", game::clearAll, game));
              menu.add(item("play.restart", game::restart, game));
              JMenuItem export = new JMenuItem(WindowCommands.EXPORT.title());
              export.addActionListener(event -> commands.accept(WindowCommands.EXPORT));
              menu.addSeparator();
              menu.add(export);
            });
    menu.show(more, 0, more.getHeight());
  }

  private static JMenuItem item(String key, Runnable action, Game game) {
    JMenuItem item = new JMenuItem(Texts.text(key));
    item.addActionListener(event -> action.run());
    item.setEnabled(key.equals("play.restart") || game.phase() == Phase.PLAYING);
    return item;
  }

  void update() {
    notes.setSelected(model.isNotesMode());
    model.game().ifPresentOrElse(this::show, this::showNothing);
    spare.fit();
  }

  private void showNothing() {
    title.setText("");
    about.setText("");
    hint.setText(PlayCommands.HINT.title());
    for (AbstractButton button : new AbstractButton[] {undo, redo, more, notes, hint}) {
      button.setEnabled(false);
    }
  }

  private void show(Game game) {
    title.setText(game.terms().title());
    about.setText(about(game));
    about.setToolTipText(about.getText());
    undo.setEnabled(game.canUndo());
    redo.setEnabled(game.canRedo());
    more.setEnabled(true);
    notes.setEnabled(game.phase() == Phase.PLAYING);
    boolean isNoneLeft =
        game.assessment().hasHints() && !game.terms().hints().leaves(game.tally().hints());
    hint.setText(isNoneLeft ? Texts.text("hint.none") : PlayCommands.HINT.title());
    hint.setEnabled(game.hint().isPresent());
  }

  private static String about(Game game) {
    String givens = Texts.text("play.givens", game.sheet().grid().givens().filled());
    return game.rating().map(rating -> givens + "  ·  " + Ratings.sentence(rating)).orElse(givens);
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
    setBorder(BorderFactory.createMatteBorder(0, 0, 1, 0, Colours.of(Token.LINE_SOFT)));
  }

  /** The button that switches notes mode, with its key. */
  private final class NotesButton extends JToggleButton {
    NotesButton() {
      super(PlayCommands.NOTES.title());
    }

    @Override
    public Dimension getPreferredSize() {
      return Buttons.sizeWithKey(this, notesKey);
    }
  }

  /** The button that asks for a hint, with its key. */
  private final class HintButton extends JButton {
    @Override
    public Dimension getPreferredSize() {
      return Buttons.sizeWithKey(this, hintKey);
    }
  }
}
