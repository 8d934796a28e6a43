package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableMap;
import com.google.common.io.Resources;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.cspworkbench.bench.models.LostInstances;
import org.cspworkbench.bench.models.UnseenInstances;

/**
 * Writes instances to a folder, with the list of their answers, so that {@link XcspInstances} and
 * other programs can solve them.
 *
 * @param texts returns the text of every instance by its name
 * @param list the name of the list: the answer of each instance, and what each engine took for it
 */
record InstanceFiles(Supplier<ImmutableMap<String, String>> texts, String list) {

  /** The instances of kinds on which nothing was tuned. */
  static final InstanceFiles UNSEEN = new InstanceFiles(UnseenInstances::texts, "unseen.csv");

  /** The instances of kinds that other programs once solved and this one did not. */
  static final InstanceFiles LOST = new InstanceFiles(LostInstances::texts, "lost.csv");

  /** Writes them to the folder that is the only argument. */
  void write(List<String> arguments, PrintStream out) {
    checkArgument(arguments.size() == 1, "expected a folder");
    Path folder = Path.of(arguments.get(0));
    ImmutableMap<String, String> instances = texts.get();
    try {
      Files.createDirectories(folder);
      for (Map.Entry<String, String> instance : instances.entrySet()) {
        Files.writeString(folder.resolve(instance.getKey() + ".xml"), instance.getValue());
      }
      Files.writeString(folder.resolve(XcspInstances.LIST), answers());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    out.printf("%d instances and %s in %s%n", instances.size(), XcspInstances.LIST, folder);
  }

  /** Returns the list. */
  String answers() throws IOException {
    return Resources.toString(
        Resources.getResource(UnseenInstances.class, list), StandardCharsets.UTF_8);
  }
}
