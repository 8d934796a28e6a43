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
import org.cspworkbench.bench.unseen.UnseenInstances;

/**
 * Writes the instances of kinds on which nothing was tuned to a folder, with the list of their
 * answers, so that {@link XcspInstances} and other programs can solve them.
 */
final class UnseenFiles implements Benchmark {

  @Override
  public String question() {
    return "Which instances of XCSP3 was nothing tuned on? (unseen FOLDER: write them there)";
  }

  @Override
  public void run(List<String> arguments, PrintStream out) {
    checkArgument(arguments.size() == 1, "expected a folder");
    Path folder = Path.of(arguments.get(0));
    ImmutableMap<String, String> texts = UnseenInstances.texts();
    try {
      Files.createDirectories(folder);
      for (Map.Entry<String, String> instance : texts.entrySet()) {
        Files.writeString(folder.resolve(instance.getKey() + ".xml"), instance.getValue());
      }
      Files.writeString(folder.resolve(XcspInstances.LIST), answers());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    out.printf("%d instances and %s in %s%n", texts.size(), XcspInstances.LIST, folder);
  }

  /** Returns the list: the answer of each instance, and what each engine took for it. */
  static String answers() throws IOException {
    return Resources.toString(
        Resources.getResource(UnseenInstances.class, XcspInstances.LIST), StandardCharsets.UTF_8);
  }
}
