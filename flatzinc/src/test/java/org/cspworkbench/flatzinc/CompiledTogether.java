package org.cspworkbench.flatzinc;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Models over an array {@code x} that MiniZinc compiles as one model, in which the arrays have
 * numbers, and their FlatZinc files: what is connected with an array by constraints is its file.
 */
final class CompiledTogether {

  private static final Pattern NAME = Pattern.compile("[A-Za-z_]\\w*");
  private static final Pattern DECLARED =
      Pattern.compile("(?:array \\[.*?\\] of )?var [^:]*: *(\\w+).*", Pattern.DOTALL);

  private final Map<String, String> parents = new HashMap<>(); // of the names of variables
  private final List<String> shared = new ArrayList<>(); // statements without variables
  private final List<String> statements = new ArrayList<>();

  /** Compiles one model. */
  @FunctionalInterface
  interface Compilation {

    /** Returns the FlatZinc file of {@code model}. */
    String of(String model) throws IOException;
  }

  private CompiledTogether() {}

  /** Returns the FlatZinc files of {@code models}, in order. */
  static ImmutableList<String> of(List<String> models, Compilation compilation) throws IOException {
    String together = compilation.of(united(models));
    if (models.size() == 1) {
      return ImmutableList.of(together);
    }
    CompiledTogether parts = new CompiledTogether();
    parts.read(together);
    if (!parts.areConnected(models.size())) {
      int half = models.size() / 2;
      return ImmutableList.<String>builder()
          .addAll(of(models.subList(0, half), compilation))
          .addAll(of(models.subList(half, models.size()), compilation))
          .build();
    }
    ImmutableList.Builder<String> files = ImmutableList.builder();
    for (int k = 1; k <= models.size(); k++) {
      files.add(parts.file("x" + k));
    }
    return files.build();
  }

  private static String united(List<String> models) {
    Set<String> lines = new LinkedHashSet<>(); // what is included, once
    for (int k = 0; k < models.size(); k++) {
      String own = models.get(k).replaceAll("\\bx\\b", "x" + (k + 1));
      Splitter.on('\n').split(own).forEach(lines::add);
    }
    return String.join("\n", lines);
  }

  private void read(String flat) {
    for (String line : Splitter.on('\n').omitEmptyStrings().split(flat)) {
      Matcher declared = DECLARED.matcher(line);
      if (declared.matches()) {
        parents.put(declared.group(1), declared.group(1));
      }
    }
    for (String line : Splitter.on('\n').omitEmptyStrings().split(flat)) {
      List<String> names = names(line);
      (names.isEmpty() ? shared : statements).add(line);
      for (String name : names) {
        parents.put(root(name), root(names.get(0)));
      }
    }
  }

  /**
   * Returns whether it can be seen of every constraint whose it is. It cannot where MiniZinc has
   * put numbers in place of an array, or finds that one model, and so all of it, has no solution.
   */
  private boolean areConnected(int arrays) {
    if (shared.stream().anyMatch(line -> line.startsWith("constraint"))) {
      return false;
    }
    Set<String> roots =
        IntStream.rangeClosed(1, arrays).mapToObj(k -> root("x" + k)).collect(Collectors.toSet());
    return statements.stream().allMatch(line -> roots.contains(root(names(line).get(0))));
  }

  private List<String> names(String line) {
    return NAME.matcher(line)
        .results()
        .map(found -> found.group())
        .filter(parents::containsKey)
        .toList();
  }

  private String root(String name) {
    String parent = requireNonNull(parents.get(name), name);
    return parent.equals(name) ? name : root(parent);
  }

  private String file(String array) {
    String root = root(array);
    StringBuilder file = new StringBuilder();
    shared.stream().filter(line -> !line.startsWith("solve")).forEach(line -> add(file, line));
    statements.stream()
        .filter(line -> root(names(line).get(0)).equals(root))
        .forEach(line -> add(file, line));
    return file.append("solve satisfy;\n").toString();
  }

  private static void add(StringBuilder file, String line) {
    file.append(line).append('\n');
  }
}
