package org.cspworkbench.sudoku.format;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.function.Function;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.document.json.Json;
import org.cspworkbench.document.json.Members;
import org.cspworkbench.sudoku.Rule;
import org.cspworkbench.sudoku.Shape;

/**
 * The member of a puzzle in JSON that states one kind of {@link Rule}.
 *
 * @param <R> the kind of rule
 */
interface RuleMember<R extends Rule> {

  /** All of them, in the order in which they are written. */
  ImmutableList<RuleMember<?>> ALL =
      ImmutableList.of(new CageMember(), new ThermometerMember(), new CandidatesMember());

  /** Returns whether a member of this name, in this or in another program, states a rule. */
  static boolean hasName(String name) {
    return ALL.stream().anyMatch(rule -> rule.names().contains(name));
  }

  /** Returns whether a member represents {@code rule}. */
  static boolean exists(Rule rule) {
    return ALL.stream().anyMatch(member -> member.kind().isInstance(rule));
  }

  /** Returns an exception for parts of a puzzle that contradict each other or its size. */
  static UnreadableException misfit(IllegalArgumentException reason) {
    return new UnreadableException(
        "expected a consistent puzzle, found that " + reason.getMessage());
  }

  /**
   * Returns its names, the first of which is written; puzzles of other programs have the others,
   * and its value may be written as in these.
   */
  ImmutableList<String> names();

  /** Returns the kind of rule that it states. */
  Class<R> kind();

  /** Returns the codec of the rule in puzzles of {@code shape}; an empty one states no rule. */
  Codec<Optional<R>> codec(Shape shape);

  /**
   * Returns {@code shape} with the rule of {@code kind}, if an object has it.
   *
   * @throws UnreadableException if it cannot be read, or does not fit the shape
   */
  static <R extends Rule> Shape add(RuleMember<R> kind, Members<Puzzle> members, Shape shape)
      throws UnreadableException {
    Optional<R> found = Optional.empty();
    for (String name : kind.names()) {
      boolean isOwn = name.equals(kind.names().get(0));
      Optional<R> stated =
          members
              .find(
                  name,
                  kind.codec(shape),
                  puzzle ->
                      Optional.of(puzzle.grid().shape().rule(kind.kind()))
                          .filter(rule -> isOwn && rule.isPresent()))
              .flatMap(rule -> rule);
      if (found.isPresent() && stated.isPresent()) {
        throw new UnreadableException(
            "expected one of " + String.join(", ", kind.names()) + ", found several");
      }
      found = found.or(() -> stated);
    }
    return found.isPresent() ? shape.with(found.get()) : shape;
  }

  /**
   * Returns the codec of a list of parts, which are checked one after the other, so that a fault is
   * reported where it begins.
   *
   * @param element the codec of an element, which stands for some parts; each part is written alone
   * @param rule returns the rule of parts
   * @param parts returns the parts of a rule
   */
  static <P, R extends Rule> Codec<Optional<R>> ofParts(
      Shape shape,
      Codec<ImmutableList<P>> element,
      Function<ImmutableList<P>, R> rule,
      Function<R, ImmutableList<P>> parts) {
    Codec<ImmutableList<P>> list =
        Codec.of(
            json -> {
              ImmutableList<P> read = ImmutableList.of();
              for (Json item : json.asItems()) {
                ImmutableList<P> more = element.read(item);
                read = ImmutableList.<P>builder().addAll(read).addAll(more).build();
                if (read.size() > JsonCells.MOST_CELLS) {
                  throw new UnreadableException(
                      item.at(), "expected no more parts of a rule than cells, found more");
                }
                check(shape, read, rule, item);
              }
              return read;
            },
            (all, json) -> {
              json.beginArray();
              for (P part : all) {
                element.write(ImmutableList.of(part), json);
              }
              json.endArray();
            });
    return list.as(
        read -> read.isEmpty() ? Optional.empty() : Optional.of(rule.apply(read)),
        written -> parts.apply(written.orElseThrow()));
  }

  private static <P, R extends Rule> void check(
      Shape shape, ImmutableList<P> read, Function<ImmutableList<P>, R> rule, Json item)
      throws UnreadableException {
    try {
      if (!read.isEmpty()) {
        rule.apply(read).checkFits(shape);
      }
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      throw misfit(new IllegalArgumentException(e.getMessage(), e)).orAt(item.at());
    }
  }
}
