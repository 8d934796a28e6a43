package org.cspworkbench.solvers;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/**
 * A parameter that is one of several objects, each with an id.
 *
 * @param <T> the type of the objects
 * @param parameter the parameter, whose choices are the ids
 * @param byId the objects by their ids
 */
public record Choices<T>(Parameter.OneOf parameter, ImmutableMap<String, T> byId) {

  /**
   * Returns a choice among objects whose ids need no description.
   *
   * @param name its name on a command line
   * @param description what it decides
   * @param objects the objects, in order
   * @param id the id of an object
   * @param usual the default
   */
  public static <T> Choices<T> of(
      String name, String description, List<T> objects, Function<T, String> id, T usual) {
    return of(name, description, objects, id, object -> "", usual);
  }

  /**
   * Returns a choice among objects.
   *
   * @param name its name on a command line
   * @param description what it decides
   * @param objects the objects, in order
   * @param id the id of an object
   * @param note what an object is, in a line; empty if its id is enough
   * @param usual the default
   */
  public static <T> Choices<T> of(
      String name,
      String description,
      List<T> objects,
      Function<T, String> id,
      Function<T, String> note,
      T usual) {
    ImmutableList<Parameter.Choice> choices =
        objects.stream()
            .map(object -> new Parameter.Choice(id.apply(object), note.apply(object)))
            .collect(ImmutableList.toImmutableList());
    return new Choices<>(
        new Parameter.OneOf(name, description, choices, id.apply(usual)),
        Maps.uniqueIndex(objects, id::apply));
  }

  /**
   * Returns a choice among the constants of an enum, whose ids are their names in lower case.
   *
   * @param name its name on a command line
   * @param description what it decides
   * @param constants the constants, in order
   * @param usual the default
   */
  public static <E extends Enum<E>> Choices<E> of(
      String name, String description, E[] constants, E usual) {
    return of(name, description, constants, constant -> "", usual);
  }

  /**
   * Returns a choice among the constants of an enum, whose ids are their names in lower case.
   *
   * @param name its name on a command line
   * @param description what it decides
   * @param constants the constants, in order
   * @param note what a constant is, in a line; empty if its id is enough
   * @param usual the default
   */
  public static <E extends Enum<E>> Choices<E> of(
      String name, String description, E[] constants, Function<E, String> note, E usual) {
    return of(name, description, Arrays.asList(constants), Choices::id, note, usual);
  }

  /** Returns the name of a constant in lower case. */
  public static String id(Enum<?> constant) {
    return Ascii.toLowerCase(constant.name());
  }

  /** Returns the default. */
  public T usual() {
    return parse(parameter.defaultId());
  }

  /**
   * Returns the object with this id.
   *
   * @throws IllegalArgumentException if there is none; the message is a sentence
   */
  public T parse(String text) {
    T object = byId.get(parameter.parse(text));
    if (object == null) {
      throw new AssertionError(text); // every choice has its object
    }
    return object;
  }
}
