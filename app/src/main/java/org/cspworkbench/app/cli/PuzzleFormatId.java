package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.Iterator;
import org.cspworkbench.app.input.Nearest;
import org.cspworkbench.sudoku.format.PuzzleFormat;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Forms of puzzles by their ids. */
final class PuzzleFormatId implements ITypeConverter<PuzzleFormat>, Iterable<String> {

  @Override
  public PuzzleFormat convert(String id) {
    return PuzzleFormat.of(id)
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "there is no format '"
                        + id
                        + "'"
                        + Nearest.hint(id, all())
                        + "; there are "
                        + String.join(", ", all())));
  }

  /** All ids, for completion. */
  @Override
  public Iterator<String> iterator() {
    return all().iterator();
  }

  private static ImmutableList<String> all() {
    return Arrays.stream(PuzzleFormat.values())
        .map(PuzzleFormat::id)
        .collect(ImmutableList.toImmutableList());
  }
}
