package org.cspworkbench.sudoku.format;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.sudoku.GivenCandidates;
import org.cspworkbench.sudoku.PencilMarks;
import org.cspworkbench.sudoku.Shape;

/** The given candidates of a Sukaku, by the names of cells: {@code {"r1c2": [2, 4]}}. */
final class CandidatesMember implements RuleMember<GivenCandidates> {

  @Override
  public ImmutableList<String> names() {
    return ImmutableList.of("candidates");
  }

  @Override
  public Class<GivenCandidates> kind() {
    return GivenCandidates.class;
  }

  @Override
  public Codec<Optional<GivenCandidates>> codec(Shape shape) {
    return JsonCells.masks(
            shape,
            numbers -> {
              int mask = numbers.stream().filter(v -> v > 0).reduce(0, (m, v) -> m | 1 << (v - 1));
              if (mask == 0) {
                throw new UnreadableException(
                    "expected the candidates of a cell, from 1, found none");
              }
              return mask;
            })
        .as(
            marks -> marks.isEmpty() ? Optional.empty() : Optional.of(rule(marks, shape)),
            rule -> new PencilMarks(rule.orElseThrow().masks()));
  }

  private static GivenCandidates rule(PencilMarks marks, Shape shape) throws UnreadableException {
    try {
      GivenCandidates rule = new GivenCandidates(marks.masks());
      rule.checkFits(shape);
      return rule;
    } catch (IllegalArgumentException e) {
      throw RuleMember.misfit(e);
    }
  }
}
