package org.cspworkbench.app.gui.play;

import com.google.common.collect.ImmutableList;
import java.awt.CardLayout;
import java.awt.Component;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.widget.Bar;
import org.cspworkbench.app.gui.widget.FillingScrollPane;
import org.cspworkbench.presentation.game.Game;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.command.Commands;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.output.OutputForm;
import org.cspworkbench.viewer.play.GameMaker;
import org.cspworkbench.viewer.play.PlayModel;
import org.cspworkbench.viewer.play.Strip.Choice;
import org.cspworkbench.viewer.play.Strips;
import org.cspworkbench.viewer.play.WaitingPuzzle;

/**
 * The workspace for playing: the header; the board with the values beside it and the strip below
 * it; at the right the game, or the form for a new one.
 */
public final class PlayPage extends JPanel {

  /** The minimum width of board and game. */
  private static final int LEAST_WIDTH = 740;

  private static final int LEAST_HEIGHT = 340;
  private static final String GAME = "game";
  private static final String FORM = "form";

  private final PlayModel model;
  private final Commands commands;
  private final GameMaker maker;
  private final Strips strips;
  private final WaitingPuzzle waiting;
  private final Bar header;
  private final BoardArea area;
  private final StripPane strip;
  private final GamePane game;
  private final NewGamePane form;
  private final CardLayout cards = new CardLayout();
  private final JPanel right = new JPanel(cards);
  private boolean showsForm;

  /**
   * Creates the workspace for {@code model}.
   *
   * @param maker creates new games
   * @param waiting the puzzle that is open in another workspace
   */
  public PlayPage(PlayModel model, GameMaker maker, WaitingPuzzle waiting, Commands commands) {
    super(new MigLayout("insets 0, gap 0, fill, wrap 1", "[grow, fill]", "[][grow, fill]"));
    this.model = model;
    this.commands = commands;
    this.maker = maker;
    this.waiting = waiting;
    this.strips = new Strips(model, maker, waiting);
    this.header = PlayHeader.of(model, commands);
    this.area = new BoardArea(model);
    this.strip = new StripPane(this::choose);
    this.game = new GamePane(model, maker, commands);
    this.form = new NewGamePane(maker, model::bestTimes, this::hideForm);
    right.add(game, GAME);
    right.add(form, FORM);
    JPanel body =
        new JPanel(
            new MigLayout(
                "insets 0, gap 0, fill",
                "[grow, fill][280:312:, fill]",
                "[grow, fill][pref!, fill]"));
    body.setOpaque(false);
    body.add(area, "cell 0 0, wmin 0, hmin 0");
    body.add(strip, "cell 0 1, wmin 0");
    body.add(right, "cell 1 0 1 2, hmin 0");
    add(header, "wmin 0");
    add(new FillingScrollPane(body, LEAST_WIDTH, LEAST_HEIGHT), "wmin 0, hmin 0");
    model.addListener(this::update);
    maker.addListener(this::update);
    update();
  }

  private void choose(Choice choice) {
    switch (choice) {
      case STRONGER_HINT -> model.hint();
      case SOLUTION -> model.game().ifPresent(Game::showSolution);
      case CONTINUE -> model.game().ifPresent(Game::continueWithoutCounting);
      case GO_BACK -> model.goBack();
      case PLAY_WAITING -> waiting.play();
      case UNDO -> model.undo();
      case NEW_GAME -> commands.accept(WindowCommands.NEW_GAME);
      case CANCEL -> commands.accept(WindowCommands.ESCAPE);
      case CLOSE -> commands.accept(WindowCommands.ESCAPE);
    }
    focusBoard();
  }

  /** Updates all parts from the model. */
  public void update() {
    header.update();
    area.update();
    strip.show(strips.strip());
    game.update();
  }

  /** Shows the form for a new game instead of the game. */
  public void showForm() {
    showsForm = true;
    cards.show(right, FORM);
    form.begin();
  }

  /** Shows the game again. */
  public void hideForm() {
    showsForm = false;
    cards.show(right, GAME);
    focusBoard();
  }

  /** Returns whether the form for a new game is shown. */
  public boolean showsForm() {
    return showsForm;
  }

  /** Advances animations and the clock; called once a frame. */
  public void follow() {
    model.tick();
    game.tick();
    if (model.search().isPresent()) {
      area.board().repaint();
      strip.show(strips.strip());
    } else if (maker.isMaking()) {
      strip.show(strips.strip());
    }
  }

  /** Lists all steps that are available now, as soon as they are found. */
  public void listSteps() {
    model.steps(
        (request, steps) ->
            StepsPopover.open(
                area.board(),
                steps,
                step -> model.game().ifPresent(played -> played.show(request.hint(step)))));
  }

  /** Returns the formats in which the current board can be exported; empty without a game. */
  public ImmutableList<OutputForm> outputForms() {
    return area.board().outputForms();
  }

  /** Returns the parts in the order of keyboard traversal. */
  public ImmutableList<Component> regions() {
    return ImmutableList.of(header, area.board(), area, right, strip);
  }

  /** Moves the focus to the board. */
  public void focusBoard() {
    area.board().requestFocusInWindow();
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
  }
}
