package org.cspworkbench.app.input;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.base.Strings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.cspworkbench.core.gallery.Dimacs;
import org.cspworkbench.core.gallery.Graph;
import org.cspworkbench.core.gallery.GraphColouring;
import org.cspworkbench.core.text.MalformedProblemException;
import org.cspworkbench.solvers.Problem;
import org.jspecify.annotations.Nullable;

/** Reads graphs in DIMACS files, given with a number of colours. */
public final class DimacsArgument {

  private static final Pattern FORM =
      Pattern.compile("(?<file>.*\\.col)(:(?<colours>[^/\\\\]*))?", Pattern.CASE_INSENSITIVE);

  private DimacsArgument() {}

  /** Returns whether {@code argument} names such a file, as in {@code queen6_6.col:7}. */
  public static boolean isOne(String argument) {
    return FORM.matcher(argument).matches();
  }

  /** Returns the file name in {@code argument}, without the number of colours. */
  public static String file(String argument) {
    Matcher form = FORM.matcher(argument);
    checkArgument(form.matches(), "expected FILE.col:K, found '%s'", argument);
    return requireNonNull(form.group("file"));
  }

  /**
   * Returns the colouring problem of the graph in the file; a file that cannot be read gives a
   * fault.
   *
   * @param remarks receives a sentence about ignored parts of the file
   * @throws IllegalArgumentException if the number of colours is missing or out of range; the
   *     message is a sentence
   */
  public static ProblemSource open(String argument, Consumer<String> remarks) {
    Matcher form = FORM.matcher(argument);
    checkArgument(form.matches(), "expected FILE.col:K, found '%s'", argument);
    String file = requireNonNull(form.group("file"));
    int colours = colours(file, form.group("colours"));
    return ProblemSource.of(read(argument, file, graph -> colours, remarks));
  }

  /** Returns whether {@code argument}, which names such a file, states a number of colours. */
  public static boolean hasColours(String argument) {
    return !argument.equals(file(argument));
  }

  /**
   * Returns the colouring problem of the graph in a file without a number of colours, with as many
   * as a greedy colouring takes.
   *
   * @param remarks receives a sentence about ignored parts of the file
   * @param greedy receives the number of colours
   */
  public static ProblemSource openGreedily(
      String file, Consumer<String> remarks, IntConsumer greedy) {
    return ProblemSource.of(
        read(
            file,
            file,
            graph -> {
              int colours = GraphColouring.greedyColours(graph);
              greedy.accept(colours);
              return colours;
            },
            remarks));
  }

  private static int colours(String file, @Nullable String typed) {
    try {
      int colours = Integer.parseInt(Strings.nullToEmpty(typed).trim());
      GraphColouring.checkColours(colours);
      return colours;
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          "expected a number of colours after the file, as in "
              + file
              + ":4, found "
              + (Strings.isNullOrEmpty(typed) ? "none" : "'" + typed + "'"),
          e);
    }
  }

  private static Item read(
      String argument, String name, ToIntFunction<Graph> colours, Consumer<String> remarks) {
    try {
      Path file = Path.of(name);
      if (!Files.exists(file)) {
        return new BadInput(name + ": there is no such file");
      }
      if (Files.isDirectory(file)) {
        return new BadInput(name + ": is a directory, not a file of a graph");
      }
      Graph graph = graph(file, remarks);
      return new NamedProblem(
          argument, new Problem.General(GraphColouring.of(graph, colours.applyAsInt(graph))));
    } catch (MalformedProblemException e) {
      return new BadInput(name + ":" + e.getMessage());
    } catch (IOException | InvalidPathException e) {
      return new BadInput(name + ": cannot be read");
    }
  }

  /**
   * Returns the graph in a file.
   *
   * @param remarks receives a sentence about ignored parts of the file
   * @throws MalformedProblemException if the file is no graph
   * @throws IOException if the file cannot be read
   */
  public static Graph graph(Path file, Consumer<String> remarks) throws IOException {
    Dimacs.Listing listing = Dimacs.read(file);
    if (listing.loops() > 0) {
      remarks.accept(file + ":" + listing.firstLoopAt() + ": " + loops(listing.loops()));
    }
    return listing.graph();
  }

  private static String loops(int loops) {
    return loops == 1
        ? "the edge of a vertex to itself is left out, since no colouring could satisfy it"
        : "this and "
            + (loops - 1)
            + " more edges of a vertex to itself are left out, since no colouring could satisfy them";
  }
}
