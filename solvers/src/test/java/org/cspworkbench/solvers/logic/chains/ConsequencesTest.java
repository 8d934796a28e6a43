package org.cspworkbench.solvers.logic.chains;

import static org.assertj.core.api.Assertions.assertThat;

import org.cspworkbench.solvers.logic.SolutionPath;
import org.cspworkbench.solvers.logic.SolutionStep;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.sudoku.Grid;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What follows from 64 assumptions at once is what follows from each of them alone. */
class ConsequencesTest {

  private static final int MOVES = 40;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6",
        "98.7..6..7.....5....4.8..9.4...3..7..7...2.....31....53....61...4..9..3.........2",
        "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........"
      })
  void areThoseOfEachAssumptionAloneAfterEveryMove(String puzzle) {
    Position position = Position.of(Grid.ofLine(puzzle));
    Consequences consequences = null;
    int count = 0;
    for (SolutionStep move : SolutionPath.of(position).moves().stream().limit(MOVES).toList()) {
      Assumption base = new Assumption(position);
      Consequences afresh = Consequences.of(position.layout(), base);
      consequences = consequences == null ? afresh : consequences.after(base);
      for (int cell = 0; cell < position.layout().cellCount(); cell++) {
        for (int rest = position.candidates(cell); rest != 0; rest &= rest - 1) {
          int digit = Position.lowest(rest);
          String name = "%d in cell %d after %d moves".formatted(digit, cell, count);
          Assumption alone = base.assuming(cell, digit, Integer.MAX_VALUE);
          assertSame(afresh, alone, cell, digit, name);
          assertSame(consequences, alone, cell, digit, name);
        }
      }
      position = move.step().applyTo(position);
      count++;
    }
    assertThat(count).isEqualTo(MOVES);
  }

  private static void assertSame(
      Consequences consequences, Assumption alone, int cell, int digit, String name) {
    assertThat(consequences.fails(cell, digit)).as(name).isEqualTo(alone.clash() != null);
    if (alone.clash() == null) {
      Assumption together = consequences.assuming(cell, digit);
      assertThat(together.candidates()).as(name).isEqualTo(alone.candidates());
      assertThat(together.open()).as(name).isEqualTo(alone.open());
    }
  }
}
