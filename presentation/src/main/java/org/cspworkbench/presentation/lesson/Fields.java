package org.cspworkbench.presentation.lesson;

import com.google.common.collect.ImmutableMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.cspworkbench.presentation.input.Nearest;
import org.cspworkbench.sudoku.format.SourcePosition;

/** The members of an object, asked for one by one; whatever nobody asked for is refused. */
final class Fields {

  private final SourcePosition at;
  private final ImmutableMap<String, Json.Member> members;
  private final Set<String> asked = new LinkedHashSet<>();

  Fields(Json object) throws MalformedLessonException {
    at = object.at();
    members = object.asMembers();
  }

  /** The member of this name, if there is one. */
  Optional<Json> find(String name) {
    asked.add(name);
    return Optional.ofNullable(members.get(name)).map(Json.Member::value);
  }

  /** The member of this name. */
  Json need(String name) throws MalformedLessonException {
    return find(name)
        .orElseThrow(
            () ->
                new MalformedLessonException(
                    at, "expected a member \"" + name + "\" in this object"));
  }

  /** Refuses what nobody has asked for. */
  void end() throws MalformedLessonException {
    for (Map.Entry<String, Json.Member> member : members.entrySet()) {
      String name = member.getKey();
      if (!asked.contains(name)) {
        throw new MalformedLessonException(
            member.getValue().name().at(),
            "expected one of "
                + String.join(", ", asked)
                + ", found '"
                + name
                + "'"
                + Nearest.hint(name, asked));
      }
    }
  }
}
