package org.cspworkbench.sudoku;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.Comparator;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Everything that distinguishes a shape from others.
 *
 * <p>Implements {@code equals} and {@code hashCode} itself, because the generated methods of a
 * record take longer at their first use than most puzzles.
 *
 * @param boxes the boxes, which give the size
 * @param regions the regions that replace the boxes in a jigsaw Sudoku
 * @param variants the additional rules that consist of units
 * @param rules the other rules, by their names
 */
record ShapeKey(
    BoxLayout boxes,
    Optional<JigsawRegions> regions,
    ImmutableSet<Variant> variants,
    ImmutableList<Rule> rules) {

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ShapeKey that
        && boxes.equals(that.boxes)
        && regions.equals(that.regions)
        && variants.equals(that.variants)
        && rules.equals(that.rules);
  }

  @Override
  public int hashCode() {
    return Objects.hash(boxes, regions, variants, rules);
  }

  /** Rows, columns and boxes alone. */
  static ShapeKey plain(BoxLayout boxes) {
    return new ShapeKey(boxes, Optional.empty(), ImmutableSet.of(), ImmutableList.of());
  }

  ShapeKey with(Variant variant) {
    ImmutableSet<Variant> more =
        Sets.immutableEnumSet(
            ImmutableSet.<Variant>builder().addAll(variants).add(variant).build());
    return new ShapeKey(boxes, regions, more, rules);
  }

  ShapeKey with(JigsawRegions newRegions) {
    return new ShapeKey(boxes, Optional.of(newRegions), variants, rules);
  }

  ShapeKey with(Rule rule) {
    ImmutableList<Rule> more =
        Stream.concat(
                rules.stream().filter(other -> !other.id().equals(rule.id())), Stream.of(rule))
            .sorted(Comparator.comparing(Rule::id))
            .collect(ImmutableList.toImmutableList());
    return new ShapeKey(boxes, regions, variants, more);
  }

  /** Rows, columns, boxes or regions, then what the variants and the other rules add. */
  ImmutableList<Unit> units() {
    ImmutableList.Builder<Unit> units = ImmutableList.builder();
    units.addAll(boxes.rowsAndColumns());
    units.addAll(regions.map(JigsawRegions::units).orElseGet(boxes::boxes));
    variants.forEach(variant -> units.addAll(variant.units(boxes)));
    rules.forEach(rule -> units.addAll(rule.units()));
    return units.build();
  }

  /** Returns the differences from the plain shape of its size, such as {@code x, jigsaw}. */
  String extras() {
    ImmutableList.Builder<String> names = ImmutableList.builder();
    variants.forEach(variant -> names.add(variant.id()));
    regions.ifPresent(any -> names.add("jigsaw"));
    rules.forEach(rule -> names.add(rule.id()));
    return String.join(", ", names.build());
  }
}
