package org.cspworkbench.document.json;

import com.google.common.collect.ImmutableMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.cspworkbench.document.Nearest;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;

/**
 * The members of a JSON object, which are requested one by one; members that were not requested are
 * rejected.
 */
public final class Fields {

  private final SourcePosition at;
  private final ImmutableMap<String, Json.Member> members;
  private final Set<String> requested = new LinkedHashSet<>();

  /** The members of {@code object}. */
  public Fields(Json object) throws UnreadableException {
    at = object.at();
    members = object.asMembers();
  }

  /** Returns the member of this name, if there is one. */
  public Optional<Json> find(String name) {
    requested.add(name);
    return Optional.ofNullable(members.get(name)).map(Json.Member::value);
  }

  /** Returns what the member of this name holds, if there is one. */
  public <F> Optional<F> find(String name, Codec<F> codec) throws UnreadableException {
    Optional<Json> member = find(name);
    return member.isPresent() ? Optional.of(codec.read(member.get())) : Optional.empty();
  }

  /**
   * Returns the member of this name.
   *
   * @throws UnreadableException if there is none
   */
  public Json need(String name) throws UnreadableException {
    return find(name).orElseThrow(() -> Members.missing(name).orAt(at));
  }

  /** Rejects members that were not requested. */
  public void end() throws UnreadableException {
    for (Map.Entry<String, Json.Member> member : members.entrySet()) {
      String name = member.getKey();
      if (!requested.contains(name)) {
        throw new UnreadableException(
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
