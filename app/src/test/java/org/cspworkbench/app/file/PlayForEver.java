package org.cspworkbench.app.file;

import java.nio.file.Path;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.presentation.game.Game;
import org.cspworkbench.presentation.game.Games;
import org.cspworkbench.presentation.game.Terms;

/** A program that plays at random and saves every step until it is killed. */
final class PlayForEver {

  private PlayForEver() {}

  public static void main(String[] arguments) throws InterruptedException {
    Game game = new Games().start(Games.PUZZLE, Terms.free("Game of a lifetime"));
    Autosave autosave = new Autosave(Path.of(arguments[0]), System.err::println);
    RandomStream random = new RandomStream(Long.parseLong(arguments[1]));
    game.addListener(() -> autosave.keep(game.saved()));
    for (int move = 0; true; move++) {
      Games.anyMove(game, random);
      Thread.sleep(1);
      if (move == 20) {
        System.out.println("playing"); // signals the start
      }
    }
  }
}
