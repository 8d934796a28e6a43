package org.cspworkbench.solvers.logic;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.io.Resources;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.cspworkbench.solvers.logic.position.Candidate;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Findings;
import org.cspworkbench.solvers.logic.technique.RatedTechnique;
import org.cspworkbench.solvers.logic.technique.Step;
import org.cspworkbench.sudoku.Grid;

/**
 * A position on the way through a puzzle of our own.
 *
 * @param technique what applies in it
 * @param position the position
 * @param conclusion what one instance concludes
 */
record OwnCase(RatedTechnique technique, Position position, ImmutableSet<Candidate> conclusion) {

  /** All of them; every technique has one at least. */
  static List<OwnCase> all() throws IOException {
    String text =
        Resources.toString(
            Resources.getResource(OwnCase.class, "cases.txt"), StandardCharsets.UTF_8);
    return Splitter.on('\n').omitEmptyStrings().splitToStream(text).map(OwnCase::of).toList();
  }

  /** From the technique, the grid, the candidates ruled out by then, and the conclusion. */
  private static OwnCase of(String line) {
    List<String> fields = Splitter.on(':').splitToList(line);
    return new OwnCase(
        Techniques.find(fields.get(0)).orElseThrow(),
        Position.of(Grid.ofLine(fields.get(1))).without(candidates(fields.get(2))),
        candidates(fields.get(3)));
  }

  /** Candidates written digit, row, column. */
  private static ImmutableSet<Candidate> candidates(String text) {
    return Splitter.on(' ').omitEmptyStrings().splitToList(text).stream()
        .map(
            word ->
                new Candidate(
                    (word.charAt(1) - '1') * 9 + word.charAt(2) - '1', word.charAt(0) - '0'))
        .collect(ImmutableSet.toImmutableSet());
  }

  /** All that the technique finds. */
  ImmutableList<Step> steps() {
    Findings findings = Findings.all();
    technique.technique().find(position, findings);
    return findings.steps();
  }
}
