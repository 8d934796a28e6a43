package org.cspworkbench.app.gui.play;

import static org.cspworkbench.app.gui.words.Texts.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.cspworkbench.app.hint.Finding;
import org.cspworkbench.solvers.logic.Hint;
import org.cspworkbench.solvers.logic.Move;
import org.cspworkbench.solvers.logic.position.Candidate;
import org.cspworkbench.solvers.logic.position.House;
import org.cspworkbench.solvers.logic.technique.Step;
import org.cspworkbench.sudoku.Shape;

/** Says what a hint tells. Techniques are called as everybody calls them, in English. */
final class AdviceWords {

  private AdviceWords() {}

  /** What was found, as a sentence. */
  static String sentence(Finding finding) {
    if (finding instanceof Finding.NoSolution none) {
      return none.conflict()
          .map(conflict -> text("advice.none.rule", RuleWords.conflict(conflict)))
          .orElseGet(() -> text("advice.none"));
    }
    if (finding instanceof Finding.BrokenRule broken) {
      return text("advice.rule", RuleWords.conflict(broken.conflict()));
    }
    if (finding instanceof Finding.WrongValue wrong) {
      String cell = wrong.shape().cellName(wrong.cell());
      return text("advice.value", cell, CellWords.symbol(wrong.value()));
    }
    if (finding instanceof Finding.WrongStrike wrong) {
      String cell = wrong.shape().cellName(wrong.cell());
      return text("advice.strike", cell, CellWords.symbol(wrong.value()));
    }
    if (finding instanceof Finding.NextStep next) {
      return step(next.hint());
    }
    if (finding instanceof Finding.SeveralSolutions) {
      return text("advice.several");
    }
    return text(finding instanceof Finding.Solved ? "advice.solved" : "advice.nothing");
  }

  private static String step(Hint hint) {
    Move move = hint.move();
    return text(
        "hint.said." + hint.strength().name().toLowerCase(Locale.ROOT),
        move.technique().name(),
        move.step().reason(),
        conclusion(move),
        place(move));
  }

  /** {@code row 3 and box 4}; the cells of a step that rests on no unit. */
  private static String place(Move move) {
    Step step = move.step();
    Shape shape = move.layout().shape();
    return step.units().isEmpty()
        ? RuleWords.list(step.cells().stream().mapToObj(shape::cellName).toList())
        : RuleWords.list(step.units().stream().map(House::name).map(RuleWords::unit).toList());
  }

  /** {@code r3c5 = 4}; {@code 2 leaves r1c1 and r1c2}. */
  private static String conclusion(Move move) {
    Shape shape = move.layout().shape();
    List<String> placed = new ArrayList<>();
    for (Candidate each : move.step().placements()) {
      placed.add(shape.cellName(each.cell()) + " = " + CellWords.symbol(each.digit()));
    }
    Map<Integer, List<String>> cells = new TreeMap<>(); // by the digit that leaves them
    for (Candidate each : move.step().eliminations()) {
      cells
          .computeIfAbsent(each.digit(), digit -> new ArrayList<>())
          .add(shape.cellName(each.cell()));
    }
    List<String> left = new ArrayList<>();
    cells.forEach(
        (digit, where) ->
            left.add(text("hint.said.leaves", CellWords.symbol(digit), RuleWords.list(where))));
    String both = placed.isEmpty() || left.isEmpty() ? "" : "; ";
    return RuleWords.list(placed) + both + RuleWords.list(left);
  }
}
