package org.cspworkbench.presentation.page;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.Ints;
import com.google.common.primitives.Longs;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.cspworkbench.core.search.guide.Script;

/**
 * The choices of a script as a text such as {@code x3:0,v3:1,r40:7}: node 3 decides variable 0 and
 * tries the value at index 1, and revision 40 is that of arc 7.
 */
final class ScriptText {

  private static final char VARIABLE = 'x';
  private static final char VALUE = 'v';
  private static final char ARC = 'r';

  private ScriptText() {}

  static String of(Script script) {
    List<String> choices = new ArrayList<>();
    script.variables().forEach((node, x) -> choices.add(VARIABLE + "" + node + ":" + x));
    script.values().forEach((node, value) -> choices.add(VALUE + "" + node + ":" + value));
    script.arcs().forEach((revision, arc) -> choices.add(ARC + "" + revision + ":" + arc));
    return String.join(",", choices);
  }

  static Script read(String text) throws RunFault {
    Map<Character, Map<Long, Integer>> choices =
        ImmutableMap.of(
            VARIABLE,
            new LinkedHashMap<>(),
            VALUE,
            new LinkedHashMap<>(),
            ARC,
            new LinkedHashMap<>());
    for (String choice : Splitter.on(',').omitEmptyStrings().split(text)) {
      Map<Long, Integer> kind = choices.get(choice.charAt(0));
      int colon = choice.indexOf(':');
      Long number = colon < 1 ? null : Longs.tryParse(choice.substring(1, colon));
      Integer chosen = Ints.tryParse(choice.substring(colon + 1));
      if (kind == null || number == null || chosen == null || chosen < 0) {
        throw new RunFault("choices: expected a choice such as x3:0, found '" + choice + "'");
      }
      kind.put(number, chosen);
    }
    return new Script(
        ImmutableMap.copyOf(requireNonNull(choices.get(VARIABLE))),
        ImmutableMap.copyOf(requireNonNull(choices.get(VALUE))),
        ImmutableMap.copyOf(requireNonNull(choices.get(ARC))));
  }
}
