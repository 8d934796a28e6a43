package org.cspworkbench.sudoku.format;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Optional;
import java.util.OptionalInt;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.document.json.Json;
import org.cspworkbench.document.json.Members;
import org.cspworkbench.sudoku.Cage;
import org.cspworkbench.sudoku.Cages;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Symbols;

/**
 * The cages of a killer Sudoku: {@code [{"sum": 3, "cells": ["r1c1", "r1c2"]}]}; other programs
 * call the sum {@code value}, and write it as a text. A cage need not have a sum.
 */
final class CageMember implements RuleMember<Cages> {

  private static final Codec<Integer> SUM =
      JsonCells.number(1, Symbols.MAX_VALUE * (Symbols.MAX_VALUE + 1) / 2);

  @Override
  public ImmutableList<String> names() {
    return ImmutableList.of("cages", "killercage", "ca");
  }

  @Override
  public Class<Cages> kind() {
    return Cages.class;
  }

  @Override
  public Codec<Optional<Cages>> codec(Shape shape) {
    Codec<ImmutableIntArray> cells = JsonCells.names(shape);
    return RuleMember.ofParts(
        shape, Codec.objectAmongOthers(members -> cage(members, cells)), Cages::new, Cages::all);
  }

  /** Returns a cage, or none for an object without cells in which SudokuPad keeps a title. */
  private static ImmutableList<Cage> cage(
      Members<ImmutableList<Cage>> members, Codec<ImmutableIntArray> names)
      throws UnreadableException {
    Optional<Integer> own = members.find("sum", SUM, cage -> sum(cage.get(0)));
    Optional<ImmutableIntArray> cells =
        members.find("cells", names, cage -> Optional.of(cage.get(0).cells()));
    Optional<Json> value = members.find("value", Codec.json(), cage -> Optional.empty());
    boolean isKiller =
        members
            .find("style", Codec.text(), cage -> Optional.empty())
            .orElse("killer")
            .equals("killer");
    boolean isUnique = members.find("unique", Codec.truth(), cage -> Optional.empty()).orElse(true);
    String text = value.isPresent() && value.get() instanceof Json.Text t ? t.value().strip() : "";
    Optional<Integer> sum = own;
    if (text.matches("\\d{1,3}")) {
      sum = Optional.of(Integer.parseInt(text));
    } else if (value.isPresent() && !(value.get() instanceof Json.Text)) {
      sum = Optional.of(SUM.read(value.get()));
    }
    boolean isText = !text.isEmpty() && sum.isEmpty();
    boolean isEmpty = cells.isEmpty() || cells.get().isEmpty();
    if (isText && isEmpty) {
      return ImmutableList.of();
    }
    if (isEmpty || isText || (sum.isEmpty() && !isKiller)) {
      throw new UnreadableException("expected a cage with cells, and a sum or none, found another");
    }
    if (!isUnique) {
      throw new UnreadableException(
          "expected a cage of different values, found one in which a value may occur twice");
    }
    try {
      return ImmutableList.of(
          new Cage(cells.get(), sum.map(OptionalInt::of).orElse(OptionalInt.empty())));
    } catch (IllegalArgumentException e) {
      throw RuleMember.misfit(e);
    }
  }

  private static Optional<Integer> sum(Cage cage) {
    return cage.sum().isPresent() ? Optional.of(cage.sum().getAsInt()) : Optional.empty();
  }
}
