package org.cspworkbench.app.gui.play;

import static org.cspworkbench.viewer.words.Texts.text;

import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPopupMenu;
import javax.swing.MenuElement;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Bar;
import org.cspworkbench.app.gui.widget.BarItem;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.presentation.game.Game;
import org.cspworkbench.presentation.game.Game.Phase;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.command.CellCommands;
import org.cspworkbench.viewer.command.Commands;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.play.PlayCommands;
import org.cspworkbench.viewer.play.PlayModel;
import org.cspworkbench.viewer.play.Ratings;

/** The header of the workspace: the title of the game and the most frequent commands. */
final class PlayHeader {

  private static final String LIT =
      "margin: 4,12,4,12; selectedBackground: $Csp.accent.tint;"
          + " selectedForeground: $Csp.accent.text";

  private static final String TINTED =
      "margin: 4,12,4,12; background: $Csp.accent.tint; foreground: $Csp.accent.text;"
          + " borderColor: $Csp.accent; hoverBackground: $Csp.bg.hover";

  private final PlayModel model;
  private final Commands commands;
  private final JButton more = Buttons.icon("more", Icons.ALONE, text("play.more"), this::showMore);

  private PlayHeader(PlayModel model, Commands commands) {
    this.model = model;
    this.commands = commands;
  }

  /** Creates the header of {@code model}. */
  static Bar of(PlayModel model, Commands commands) {
    return new PlayHeader(model, commands).bar();
  }

  private Bar bar() {
    return Bar.header(
        commands,
        BarItem.primary(WindowCommands.NEW_GAME).at("height 32!").words(),
        BarItem.of(new JLabel())
            .style("font: +1 $semibold.font")
            .text(() -> of(game -> game.terms().title()))
            .at("gapleft 16")
            .omitted(95),
        BarItem.of(Labels.coloured(new JLabel(), Token.TEXT_MUTED))
            .text(() -> of(PlayHeader::about))
            .tip(() -> of(PlayHeader::about))
            .at("gapleft 10")
            .omitted(10),
        BarItem.space().at("gapleft 8, pushx"),
        BarItem.quiet(CellCommands.UNDO).words().overflow(),
        BarItem.quiet(CellCommands.REDO).at("gapleft 4").words().overflow(),
        BarItem.of(more).enabled(() -> is(game -> true)).at("gapleft 4"),
        BarItem.toggle(PlayCommands.NOTES)
            .style(LIT)
            .font("semibold")
            .key(0)
            .selected(model::isNotesMode)
            .enabled(() -> is(PlayHeader::isPlaying))
            .at("gapleft 10, height 32!, wmin pref")
            .overflow(),
        BarItem.plain(PlayCommands.HINT)
            .style(TINTED)
            .key(1)
            .text(this::hint)
            .accessibleName(this::hint)
            .enabled(() -> is(game -> game.hint().isPresent()))
            .at("gapleft 8, height 32!, wmin pref"));
  }

  private String of(Function<Game, String> words) {
    return model.game().map(words).orElse("");
  }

  private boolean is(Predicate<Game> condition) {
    return model.game().filter(condition).isPresent();
  }

  private static boolean isPlaying(Game game) {
    return game.phase() == Phase.PLAYING;
  }

  private String hint() {
    return is(PlayHeader::hasNoHintLeft) ? text("hint.none") : PlayCommands.HINT.title();
  }

  private static boolean hasNoHintLeft(Game game) {
    return game.assessment().hasHints() && !game.isHintAllowed();
  }

  private void showMore() {
    JPopupMenu menu = new JPopupMenu();
    model
        .game()
        .ifPresent(
            game -> {
              menu.add(Buttons.menuItem(text("play.clear.own"), game::clearOwnValues));
              menu.add(Buttons.menuItem(text("play.clear.all"), game::clearAll));
              for (MenuElement each : menu.getSubElements()) {
                each.getComponent().setEnabled(isPlaying(game));
              }
              menu.add(Buttons.menuItem(text("play.restart"), game::restart));
              menu.addSeparator();
              Stream.of(WindowCommands.EXPORT, WindowCommands.STAGE)
                  .map(each -> Buttons.menuItem(each.title(), () -> commands.accept(each)))
                  .forEach(menu::add);
            });
    menu.show(more, 0, more.getHeight());
  }

  private static String about(Game game) {
    String givens = text("play.givens", game.sheet().grid().givens().filled());
    return game.rating().map(rating -> givens + "  ·  " + Ratings.sentence(rating)).orElse(givens);
  }
}
