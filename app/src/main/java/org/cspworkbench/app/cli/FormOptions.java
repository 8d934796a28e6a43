package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import org.cspworkbench.presentation.input.SolverParameters;
import org.cspworkbench.solvers.Choices;
import org.cspworkbench.solvers.Parameter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/**
 * The options of a command that are declared as parameters: names, help, completion and the check
 * of what is typed follow from the declaration. A mixin of the command.
 */
final class FormOptions {

  /** A range that ends here is not stated in the help: it only keeps numbers from overflowing. */
  private static final long UNSTATED = 1_000_000;

  /** More choices are not listed in the help, but where none of them is found. */
  private static final int MOST_LISTED = 20;

  private final Map<Parameter, OptionSpec> options = new LinkedHashMap<>();

  /** Adds an option whose default is that of its parameter. */
  FormOptions with(Parameter parameter, String... names) {
    String otherwise = parameter instanceof Parameter.Truth ? "" : parameter.usual();
    return withOptional(parameter, otherwise, names);
  }

  /**
   * Adds an option without which something else happens than by the default of its parameter.
   *
   * @param otherwise what happens then, after "Default:"; empty if the description states it
   * @param names the names, unless it is that of the parameter behind two hyphens
   */
  FormOptions withOptional(Parameter parameter, String otherwise, String... names) {
    options.put(parameter, option(parameter, otherwise, names).build());
    return this;
  }

  /** Adds an option that must be given. */
  FormOptions withRequired(Parameter parameter, String... names) {
    options.put(parameter, option(parameter, "", names).required(true).build());
    return this;
  }

  /**
   * Adds an option that may be repeated; if its values are ids, commas may separate them as well.
   */
  FormOptions withSeveral(Parameter parameter) {
    OptionSpec.Builder option = option(parameter, "").type(List.class).auxiliaryTypes(String.class);
    options.put(
        parameter,
        (parameter instanceof Parameter.OneOf ? option.splitRegex(",") : option).build());
    return this;
  }

  private static OptionSpec.Builder option(Parameter parameter, String otherwise, String... names) {
    OptionSpec.Builder option =
        OptionSpec.builder(names.length == 0 ? new String[] {"--" + parameter.name()} : names)
            .description(help(parameter, otherwise));
    if (parameter instanceof Parameter.Truth) {
      return option.type(boolean.class).arity("0");
    }
    if (parameter instanceof Parameter.OneOf oneOf) {
      option.completionCandidates(oneOf.ids());
    }
    return option
        .type(parameter instanceof Parameter.FileName ? Path.class : String.class)
        .paramLabel(label(parameter))
        .converters(text -> checked(parameter, text));
  }

  private static String checked(Parameter parameter, String text) {
    try {
      parameter.check(text);
      if (parameter instanceof Parameter.FileName) {
        Path unused = Path.of(text);
      }
      return text;
    } catch (InvalidPathException e) {
      throw new TypeConversionException(
          "expected " + parameter.expected() + ", found '" + text + "'");
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage() + SolverParameters.hint(parameter, text));
    }
  }

  /** Returns what stands for a value in the help. */
  private static String label(Parameter parameter) {
    if (parameter instanceof Parameter.Text text) {
      return text.form();
    }
    if (parameter instanceof Parameter.FileName file) {
      return file.form();
    }
    if (parameter instanceof Parameter.OneOf) { // completion needs another one for each option
      return parameter.name().toUpperCase(Locale.ROOT);
    }
    return parameter instanceof Parameter.Time ? "TIME" : "N";
  }

  /** Returns the help: the effect, the choices or the range, and the default. */
  static String help(Parameter parameter, String otherwise) {
    String help = parameter.description();
    if (parameter instanceof Parameter.OneOf oneOf
        && oneOf.choices().size() <= MOST_LISTED) { // the choices belong to the first sentence
      String choices = Parameter.OneOf.alternatives(noted(oneOf));
      help = help.replaceFirst("\\.(?= |$)", Matcher.quoteReplacement(": " + choices + "."));
    }
    if (parameter instanceof Parameter.WholeNumber number && number.max() < UNSTATED) {
      String unit = number.unit().isEmpty() ? "" : " " + number.unit();
      help += " From " + number.min() + " to " + number.max() + unit + ".";
    }
    if (parameter instanceof Parameter.Decimal number) {
      help +=
          " From "
              + Parameter.Decimal.write(number.min())
              + " to "
              + Parameter.Decimal.write(number.max())
              + ".";
    }
    return otherwise.isEmpty() ? help : help + " Default: " + otherwise + ".";
  }

  private static List<String> noted(Parameter.OneOf parameter) {
    List<String> noted = new ArrayList<>();
    for (Parameter.Choice choice : parameter.choices()) {
      noted.add(
          choice.description().isEmpty()
              ? choice.id()
              : choice.id() + " (" + choice.description() + ")");
    }
    return noted;
  }

  /** Adds the options to those of the command; called by picocli. */
  @Spec
  void addTo(CommandSpec command) {
    options.values().forEach(command::addOption);
  }

  private Optional<String> typed(Parameter parameter) {
    return value(parameter).map(Object::toString);
  }

  private Optional<Object> value(Parameter parameter) {
    OptionSpec option = options.get(parameter);
    if (option == null) {
      throw new IllegalArgumentException("no option is declared for " + parameter.name());
    }
    return Optional.ofNullable(option.getValue());
  }

  /** Returns the values of an option that may be repeated. */
  ImmutableList<String> several(Parameter parameter) {
    List<?> values = (List<?>) value(parameter).orElse(List.of());
    return values.stream().map(String::valueOf).collect(ImmutableList.toImmutableList());
  }

  /** Returns whether the option is given. */
  boolean has(Parameter parameter) {
    return typed(parameter).isPresent();
  }

  /** Returns whether what the option states holds. */
  boolean holds(Parameter.Truth parameter) {
    return typed(parameter).map(parameter::parse).orElse(parameter.defaultValue());
  }

  /** Returns the given number, if there is one. */
  Optional<Long> given(Parameter.WholeNumber parameter) {
    return typed(parameter).map(parameter::parse);
  }

  /** Returns the given number, or the default. */
  long number(Parameter.WholeNumber parameter) {
    return given(parameter).orElse(parameter.defaultValue());
  }

  /** Returns the given number, or the default, in the range of {@code int}. */
  int count(Parameter.WholeNumber parameter) {
    return Ints.saturatedCast(number(parameter));
  }

  /** Returns the given time, if there is one. */
  Optional<Duration> given(Parameter.Time parameter) {
    return typed(parameter).map(parameter::parse);
  }

  /** Returns the given time, or the default. */
  Duration time(Parameter.Time parameter) {
    return given(parameter).orElse(parameter.defaultValue());
  }

  /** Returns the given text, if there is one. */
  Optional<String> given(Parameter.Text parameter) {
    return typed(parameter);
  }

  /** Returns the given file, if there is one. */
  Optional<Path> given(Parameter.FileName parameter) {
    return typed(parameter).map(Path::of);
  }

  /** Returns the given choice, if there is one. */
  <T> Optional<T> given(Choices<T> choices) {
    return typed(choices.parameter()).map(choices::parse);
  }

  /** Returns the given choice, or the default. */
  <T> T chosen(Choices<T> choices) {
    return given(choices).orElseGet(choices::usual);
  }
}
