package org.cspworkbench.presentation.page;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableBiMap;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.Ints;
import com.google.common.primitives.Longs;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.cspworkbench.core.search.guide.Script;
import org.cspworkbench.core.trace.Decision.Operator;
import org.cspworkbench.document.UnreadableException;

/**
 * The choices of a script as a text such as {@code x3:0,v3:1,r40:7}: node 3 decides variable 0 and
 * tries the value at index 1, and revision 40 is that of arc 7. Where a domain is split, {@code
 * l3:1} tries the values up to that one, and {@code u3:1} those behind it.
 */
final class ScriptText {

  private static final char VARIABLE = 'x';
  private static final char ARC = 'r';
  private static final ImmutableBiMap<Character, Operator> VALUES =
      ImmutableBiMap.of('v', Operator.EQUAL, 'l', Operator.AT_MOST, 'u', Operator.GREATER);

  private ScriptText() {}

  static String of(Script script) {
    List<String> choices = new ArrayList<>();
    script.variables().forEach((node, x) -> choices.add(VARIABLE + "" + node + ":" + x));
    script
        .values()
        .forEach(
            (node, value) ->
                choices.add(
                    VALUES.inverse().get(value.operator()) + "" + node + ":" + value.index()));
    script.arcs().forEach((revision, arc) -> choices.add(ARC + "" + revision + ":" + arc));
    return String.join(",", choices);
  }

  static Script read(String text) throws UnreadableException {
    Map<Long, Integer> variables = new LinkedHashMap<>();
    Map<Long, Script.Value> values = new LinkedHashMap<>();
    Map<Long, Integer> arcs = new LinkedHashMap<>();
    for (String choice : Splitter.on(',').omitEmptyStrings().split(text)) {
      char kind = choice.charAt(0);
      Operator operator = VALUES.get(kind);
      int colon = choice.indexOf(':');
      Long number = colon < 1 ? null : Longs.tryParse(choice.substring(1, colon));
      Integer chosen = Ints.tryParse(choice.substring(colon + 1));
      boolean isKnown = operator != null || kind == VARIABLE || kind == ARC;
      if (!isKnown || number == null || chosen == null || chosen < 0) {
        throw new UnreadableException(
            "choices: expected a choice such as x3:0, found '" + choice + "'");
      }
      if (operator != null) {
        values.put(number, new Script.Value(operator, chosen));
      } else {
        (kind == VARIABLE ? variables : arcs).put(number, chosen);
      }
    }
    return new Script(
        ImmutableMap.copyOf(variables), ImmutableMap.copyOf(values), ImmutableMap.copyOf(arcs));
  }
}
