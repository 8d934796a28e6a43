package org.cspworkbench.app.input;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.flatzinc.FlatZincInstance;
import org.cspworkbench.flatzinc.FlatZincReader;
import org.cspworkbench.flatzinc.MiniZincCompiler;
import org.cspworkbench.solvers.Problem;

/** Reads problems from MiniZinc models, with or without files of data, and from FlatZinc files. */
public final class MiniZincArgument {

  private static final String MODEL = ".mzn";
  private static final String DATA = ".dzn";
  private static final String FLAT = ".fzn";

  private MiniZincArgument() {}

  /** Returns whether {@code argument} names such a file, by its extension. */
  public static boolean isOne(String argument) {
    return ends(argument, MODEL) || ends(argument, DATA) || ends(argument, FLAT);
  }

  private static boolean ends(String argument, String extension) {
    return argument.toLowerCase(Locale.ROOT).endsWith(extension);
  }

  /** Returns the problem that these files state; files that cannot be read give a fault. */
  public static ProblemSource open(List<String> arguments) {
    return ProblemSource.of(read(arguments));
  }

  /**
   * Returns the problem of one file: data belongs to the model in the same folder, and a model has
   * the data of the same name.
   */
  public static ProblemSource open(Path file) {
    return open(withCompanion(file).stream().map(Path::toString).toList());
  }

  private static ImmutableList<Path> withCompanion(Path file) {
    String name = file.toString();
    String stem = name.substring(0, name.length() - MODEL.length());
    if (ends(name, MODEL)) {
      Path data = Path.of(stem + DATA);
      return Files.exists(data) ? ImmutableList.of(file, data) : ImmutableList.of(file);
    }
    if (ends(name, DATA)) {
      Path model = Path.of(stem + MODEL);
      return Files.exists(model) ? ImmutableList.of(model, file) : withOnlyModel(file);
    }
    return ImmutableList.of(file);
  }

  private static ImmutableList<Path> withOnlyModel(Path data) {
    try (Stream<Path> beside = Files.list(data.toAbsolutePath().getParent())) {
      List<Path> models = beside.filter(path -> ends(path.toString(), MODEL)).toList();
      return models.size() == 1 ? ImmutableList.of(models.get(0), data) : ImmutableList.of(data);
    } catch (IOException e) {
      return ImmutableList.of(data); // reported as data without a model
    }
  }

  private static Item read(List<String> arguments) {
    String name = arguments.get(0);
    try {
      for (String argument : arguments) {
        Path file = Path.of(argument);
        if (!isOne(argument)) {
          return new BadInput(argument + ": expected a file of data, whose name ends in .dzn");
        }
        if (!Files.exists(file)) {
          return new BadInput(argument + ": there is no such file");
        }
        if (Files.isDirectory(file)) {
          return new BadInput(argument + ": is a directory, not a MiniZinc file");
        }
      }
      if (arguments.stream().allMatch(argument -> ends(argument, DATA))) {
        return new BadInput(
            name + ": is data of a MiniZinc model; name the model, FILE.mzn, before it");
      }
      FlatZincInstance instance = instance(name, arguments.stream().map(Path::of).toList());
      return new NamedProblem(
          String.join(" ", arguments),
          new Problem.General(instance.csp(), instance.own(), instance.objective()));
    } catch (UnreadableException e) {
      return new BadInput(e.sentence());
    } catch (CharacterCodingException e) {
      return new BadInput(name + ": is not a text in UTF-8");
    } catch (IOException | InvalidPathException e) {
      return new BadInput(name + ": cannot be read");
    }
  }

  private static FlatZincInstance instance(String name, List<Path> files)
      throws IOException, UnreadableException {
    return ends(name, FLAT)
        ? FlatZincReader.read(name, files.get(0))
        : MiniZincCompiler.read(name, ImmutableList.copyOf(files));
  }
}
