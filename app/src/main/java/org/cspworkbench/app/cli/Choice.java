package org.cspworkbench.app.cli;

import com.google.common.base.Ascii;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * A converter for options whose values are the names of enum constants in lower case.
 *
 * @param <E> the enum
 */
abstract class Choice<E extends Enum<E>> implements ITypeConverter<E> {

  private final E[] constants;

  Choice(E[] constants) {
    this.constants = constants;
  }

  @Override
  public E convert(String text) {
    return Arrays.stream(constants)
        .filter(constant -> constant.name().equalsIgnoreCase(text.trim()))
        .findFirst()
        .orElseThrow(
            () -> new TypeConversionException("expected " + words() + ", found '" + text + "'"));
  }

  private String words() {
    List<String> words =
        Arrays.stream(constants).map(constant -> Ascii.toLowerCase(constant.name())).toList();
    int last = words.size() - 1;
    return String.join(", ", words.subList(0, last)) + " or " + words.get(last);
  }
}
