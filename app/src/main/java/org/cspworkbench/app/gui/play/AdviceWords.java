package org.cspworkbench.app.gui.play;

import static org.cspworkbench.app.gui.words.Texts.text;

import java.util.Locale;
import org.cspworkbench.presentation.hint.Finding;
import org.cspworkbench.solvers.logic.Hint;
import org.cspworkbench.solvers.logic.Hint.Strength;
import org.cspworkbench.solvers.logic.SolutionStep;
import org.cspworkbench.solvers.logic.technique.Step;
import org.cspworkbench.solvers.logic.technique.Wording;

/** The text of hints. */
final class AdviceWords {

  private AdviceWords() {}

  /** Returns the finding as a sentence. */
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
    SolutionStep move = hint.move();
    Locale language = Locale.getDefault();
    return text(
        "hint.said." + hint.strength().name().toLowerCase(Locale.ROOT),
        hint.strength() == Strength.FULL
            ? move.technique().name(language)
            : inSentence(move.technique().name(language)),
        move.sentence(language),
        place(move, new Wording(move.layout(), language)));
  }

  /**
   * Returns the name of a technique as it appears within a sentence: {@code a full house}, {@code
   * an X-wing}.
   */
  private static String inSentence(String name) {
    boolean isWord = name.length() > 1 && Character.isLowerCase(name.charAt(1));
    String written =
        isWord ? name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1) : name;
    boolean isPlural = name.contains("s (");
    boolean beginsWithVowel =
        isWord ? "aeio".indexOf(written.charAt(0)) >= 0 : written.charAt(0) == 'X';
    return isPlural
        ? text("hint.several", written)
        : beginsWithVowel ? text("hint.an", written) : text("hint.a", written);
  }

  /**
   * Returns where a step applies: {@code in row 3 and box 4}, or its cells if it concerns no unit.
   */
  private static String place(SolutionStep move, Wording words) {
    Step step = move.step();
    return step.units().isEmpty() ? words.in(step.cells()) : words.in(step.units());
  }
}
