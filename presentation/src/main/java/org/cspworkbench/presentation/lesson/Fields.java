package org.cspworkbench.presentation.lesson;

import com.google.common.collect.ImmutableMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.cspworkbench.presentation.input.Nearest;
import org.cspworkbench.sudoku.format.SourcePosition;

/**
 * The members of a JSON object, which are requested one by one; members that were not requested are
 * rejected.
 */
final class Fields {

  private final SourcePosition at;
  private final ImmutableMap<String, Json.Member> members;
  private final Set<String> requested = new LinkedHashSet<>();

  Fields(Json object) throws MalformedLessonException {
    at = object.at();
    members = object.asMembers();
  }

  /** Returns the member of this name, if there is one. */
  Optional<Json> find(String name) {
    requested.add(name);
    return Optional.ofNullable(members.get(name)).map(Json.Member::value);
  }

  /** Returns the member of this name. */
  Json need(String name) throws MalformedLessonException {
    return find(name)
        .orElseThrow(
            () ->
                new MalformedLessonException(
                    at, "expected a member \"" + name + "\" in this object"));
  }

  /** Rejects members that were not requested. */
  void end() throws MalformedLessonException {
    for (Map.Entry<String, Json.Member> member : members.entrySet()) {
      String name = member.getKey();
      if (!requested.contains(name)) {
        throw new MalformedLessonException(
            member.getValue().name().at(),
            "expected one of "
                + String.join(", ", requested)
                + ", found '"
                + name
                + "'"
                + Nearest.hint(name, requested));
      }
    }
  }
}
