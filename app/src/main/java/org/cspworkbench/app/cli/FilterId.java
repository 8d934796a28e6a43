package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.Optional;
import org.cspworkbench.core.consistency.Filter;

/** The converter from ids of filters. */
final class FilterId extends ById<Filter> {

  FilterId() {
    super("filter");
  }

  @Override
  Optional<Filter> find(String id) {
    return Filter.of(id);
  }

  @Override
  ImmutableList<String> all() {
    return Arrays.stream(Filter.values()).map(Filter::id).collect(ImmutableList.toImmutableList());
  }
}
