package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.URLClassLoader;
import java.util.List;
import java.util.function.BiFunction;

/**
 * The same searches by our own engine and by Choco, each contest in a world of its own: a virtual
 * machine compiles a method by what the method has met so far, so that the same search would take
 * longer or shorter according to which contests came before it.
 */
final class AgainstChoco implements Measurement {

  @Override
  public String question() {
    return "How fast is our engine beside Choco? (choco NAME…: some rows only)";
  }

  @Override
  public void run(List<String> arguments, PrintStream out) {
    ImmutableSet<String> ids = Contests.byId().keySet();
    checkArgument(ids.containsAll(arguments), "expected names among %s, not %s", ids, arguments);
    Table table = new Table("work", "unit", "ours", "Choco", "ratio", "quartiles", "must", "aim");
    for (String id : ids) {
      if (arguments.isEmpty() || arguments.contains(id)) {
        table.row(measure(id, out).toArray(new String[0]));
      }
    }
    out.println();
    table.print(out);
  }

  @SuppressWarnings("unchecked") // what the other loader's class is, this one's is too
  private static List<String> measure(String id, PrintStream out) {
    try (URLClassLoader world = Worlds.open()) {
      var contest =
          (BiFunction<String, PrintStream, List<String>>) Worlds.make(world, IsolatedContest.class);
      return contest.apply(id, out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
