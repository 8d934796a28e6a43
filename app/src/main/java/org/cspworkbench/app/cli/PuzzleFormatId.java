package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.Optional;
import org.cspworkbench.sudoku.format.PuzzleFormat;

/** The converter from ids of puzzle formats. */
final class PuzzleFormatId extends ById<PuzzleFormat> {

  PuzzleFormatId() {
    super("format");
  }

  @Override
  Optional<PuzzleFormat> find(String id) {
    return PuzzleFormat.of(id);
  }

  @Override
  ImmutableList<String> all() {
    return Arrays.stream(PuzzleFormat.values())
        .map(PuzzleFormat::id)
        .collect(ImmutableList.toImmutableList());
  }
}
