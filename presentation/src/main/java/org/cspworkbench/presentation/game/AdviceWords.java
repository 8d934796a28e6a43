package org.cspworkbench.presentation.game;

import java.util.Locale;
import org.cspworkbench.presentation.words.RuleWords;
import org.cspworkbench.presentation.words.TextBundle;
import org.cspworkbench.solvers.logic.Hint;
import org.cspworkbench.solvers.logic.Hint.Strength;
import org.cspworkbench.solvers.logic.SolutionStep;
import org.cspworkbench.solvers.logic.technique.Step;
import org.cspworkbench.solvers.logic.technique.Wording;
import org.cspworkbench.sudoku.Symbols;

/** The text of hints and mistakes. */
public final class AdviceWords {

  private final TextBundle texts;
  private final RuleWords rules;

  /** Creates texts in the language of {@code texts}. */
  public AdviceWords(TextBundle texts) {
    this.texts = texts;
    this.rules = new RuleWords(texts);
  }

  /** Returns the finding as a sentence. */
  public String sentence(Finding finding) {
    if (finding instanceof Finding.NoSolution none) {
      return none.conflict()
          .map(conflict -> texts.text("advice.none.rule", rules.conflict(conflict)))
          .orElseGet(() -> texts.text("advice.none"));
    }
    if (finding instanceof Finding.BrokenRule broken) {
      return texts.text("advice.rule", rules.conflict(broken.conflict()));
    }
    if (finding instanceof Finding.WrongValue wrong) {
      String cell = wrong.shape().cellName(wrong.cell());
      return texts.text("advice.value", cell, String.valueOf(Symbols.of(wrong.value())));
    }
    if (finding instanceof Finding.WrongStrike wrong) {
      String cell = wrong.shape().cellName(wrong.cell());
      return texts.text("advice.strike", cell, String.valueOf(Symbols.of(wrong.value())));
    }
    if (finding instanceof Finding.NextStep next) {
      return step(next.hint());
    }
    if (finding instanceof Finding.SeveralSolutions) {
      return texts.text("advice.several");
    }
    return texts.text(finding instanceof Finding.Solved ? "advice.solved" : "advice.nothing");
  }

  private String step(Hint hint) {
    SolutionStep move = hint.move();
    Locale language = texts.locale();
    return texts.text(
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
  private String inSentence(String name) {
    boolean isWord = name.length() > 1 && Character.isLowerCase(name.charAt(1));
    String written =
        isWord ? name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1) : name;
    boolean isPlural = name.contains("s (");
    boolean beginsWithVowel =
        isWord ? "aeio".indexOf(written.charAt(0)) >= 0 : written.charAt(0) == 'X';
    return isPlural
        ? texts.text("hint.several", written)
        : beginsWithVowel ? texts.text("hint.an", written) : texts.text("hint.a", written);
  }

  /**
   * Returns where a step applies: {@code in row 3 and box 4}, or its cells if it concerns no unit.
   */
  private static String place(SolutionStep move, Wording words) {
    Step step = move.step();
    return step.units().isEmpty() ? words.in(step.cells()) : words.in(step.units());
  }
}
