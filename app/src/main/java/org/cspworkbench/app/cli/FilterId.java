package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.Iterator;
import org.cspworkbench.app.input.Nearest;
import org.cspworkbench.core.consistency.Filter;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Filters by their ids. */
final class FilterId implements ITypeConverter<Filter>, Iterable<String> {

  @Override
  public Filter convert(String id) {
    return Filter.of(id)
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "there is no filter '"
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
    return Arrays.stream(Filter.values()).map(Filter::id).collect(ImmutableList.toImmutableList());
  }
}
