package org.cspworkbench.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import com.google.common.hash.Hasher;
import com.google.common.hash.Hashing;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.stream.Stream;
import org.cspworkbench.web.packing.Packer;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles the programs of pages and packs them: the engine of exported pages, that of the site,
 * the player, and what unpacks these.
 *
 * <p>TeaVM keeps nodes of its analysis in sets in the order of their identity hash codes, and
 * numbers classes in the order in which it finds them. The build runs this in processes of its own,
 * whose identity hash codes do not depend on chance, so that the result does not either: they are
 * all the same for the scripts, and count up for the engine, for which TeaVM searches tables that
 * would degenerate. If nothing has changed of which they are made, they are not made again.
 */
public final class PagePrograms {

  /** The programs that one process compiles. */
  private enum Half {
    ENGINE,
    SITE,
    SCRIPTS
  }

  /** More identity hash codes than a virtual machine uses to start. */
  private static final int FIRST_CODE = 1 << 20;

  private static final String PACKAGE = "org.cspworkbench.web.";

  /** The files that this class adds to the class path. */
  private static final ImmutableSet<String> MADE =
      ImmutableSet.of(
          "engine.packed",
          "site.packed",
          "player.packed",
          "player.hash",
          "unpacker.js",
          "unpacker.base64");

  private final Path compiled;
  private final Path packed;
  private final TeaVMOptimizationLevel optimization;

  private PagePrograms(Path compiled, Path packed, TeaVMOptimizationLevel optimization) {
    this.compiled = compiled;
    this.packed = packed;
    this.optimization = optimization;
  }

  /**
   * Compiles what is on the class path.
   *
   * @param arguments the folder for compiled programs, the folder for packed ones, the name of an
   *     optimisation level of TeaVM, and {@code ENGINE}, {@code SITE} or {@code SCRIPTS}
   */
  public static void main(String[] arguments) throws IOException, TeaVMToolException {
    PagePrograms programs =
        new PagePrograms(
            Path.of(arguments[0]),
            Path.of(arguments[1]),
            TeaVMOptimizationLevel.valueOf(arguments[2]));
    Files.createDirectories(programs.packed);
    Half half = Half.valueOf(arguments[3]);
    Path known = programs.compiled.resolve(half + ".inputs");
    String inputs = inputs(programs.optimization + " " + half);
    if (Files.exists(known) && Files.readString(known).equals(inputs)) {
      return; // what is there was made of the same
    }
    skipIdentityHashCodes();
    boolean isComplete =
        switch (half) {
          case ENGINE -> programs.makeEngine("Engine", "engine");
          case SITE -> programs.makeEngine("SiteEngine", "site");
          case SCRIPTS -> programs.makeScripts();
        };
    if (!isComplete) {
      System.exit(1);
    }
    Files.writeString(known, inputs);
  }

  /**
   * Returns a hash of all that the programs are made of, wherever it is: the class path, of which
   * some is made by this class, the Java that runs it, and what it was asked for.
   */
  private static String inputs(String asked) throws IOException {
    Hasher hasher = Hashing.sha256().newHasher();
    hasher.putString(asked + System.getProperty("java.vm.version"), UTF_8);
    for (String entry :
        Splitter.on(File.pathSeparatorChar).split(System.getProperty("java.class.path"))) {
      Path root = Path.of(entry);
      try (Stream<Path> files = Files.walk(root)) {
        for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
          if (!MADE.contains(file.getFileName().toString())) {
            String name = root.relativize(file).toString();
            hasher.putString(name, UTF_8).putBytes(Files.readAllBytes(file));
          }
        }
      }
    }
    return hasher.hash().toString();
  }

  /** Lets codes that count up start where it does not matter how many were used before. */
  private static void skipIdentityHashCodes() {
    int skipped = 0;
    while (System.identityHashCode(new Object()) % FIRST_CODE != 0 && skipped < FIRST_CODE) {
      skipped++;
    }
  }

  private boolean makeEngine(String mainClass, String name) throws IOException, TeaVMToolException {
    String file = name + ".wasm";
    if (!compile(TeaVMTargetType.WEBASSEMBLY_GC, mainClass, file, optimization)) {
      return false;
    }
    write(name + ".packed", Packer.pack(Files.readAllBytes(compiled.resolve(file))));
    return true;
  }

  private boolean makeScripts() throws IOException, TeaVMToolException {
    if (!compileWell(TeaVMTargetType.JAVASCRIPT, "packing.Unpacker", "unpacker.js")
        || !compileWell(TeaVMTargetType.WEBASSEMBLY_GC, "packing.Unpacker", "unpacker.wasm")
        || !compileWell(TeaVMTargetType.JAVASCRIPT, "Player", "player.js")) {
      return false;
    }
    byte[] player = Files.readAllBytes(compiled.resolve("player.js"));
    write("player.packed", Packer.pack(player));
    write("player.hash", hash(player));
    write("unpacker.js", Files.readString(compiled.resolve("unpacker.js")));
    write("unpacker.base64", base64(Files.readAllBytes(compiled.resolve("unpacker.wasm"))));
    return true;
  }

  /** Compiles what is compiled well each time, because it becomes much smaller. */
  private boolean compileWell(TeaVMTargetType target, String mainClass, String file)
      throws TeaVMToolException {
    return compile(target, mainClass, file, TeaVMOptimizationLevel.ADVANCED);
  }

  /** Returns whether it succeeded; otherwise the problems have been printed. */
  private boolean compile(
      TeaVMTargetType target, String mainClass, String file, TeaVMOptimizationLevel level)
      throws TeaVMToolException {
    ConsoleTeaVMToolLog log = new ConsoleTeaVMToolLog(false);
    TeaVMTool tool = new TeaVMTool();
    tool.setLog(log);
    tool.setTargetType(target);
    tool.setMainClass(PACKAGE + mainClass);
    tool.setTargetDirectory(compiled.toFile());
    tool.setTargetFileName(file);
    tool.setClassLoader(PagePrograms.class.getClassLoader());
    tool.setClassPath(
        Splitter.on(File.pathSeparatorChar)
            .splitToStream(System.getProperty("java.class.path"))
            .map(File::new)
            .toList());
    tool.setOptimizationLevel(level);
    tool.setObfuscated(true);
    tool.setJsModuleType(JSModuleType.NONE);
    tool.setStrict(false);
    tool.getProperties().setProperty("java.util.Locale.available", "en, en_US, pt, pt_BR");
    tool.generate();
    TeaVMProblemRenderer.describeProblems(
        tool.getDependencyInfo().getCallGraph(), tool.getProblemProvider(), log);
    return tool.getProblemProvider().getSevereProblems().isEmpty();
  }

  /** Returns the hash of a script as a content security policy names it. */
  private static String hash(byte[] script) {
    return "sha256-" + base64(Hashing.sha256().hashBytes(script).asBytes());
  }

  private static String base64(byte[] bytes) {
    return Base64.getEncoder().encodeToString(bytes);
  }

  private void write(String name, String text) throws IOException {
    Files.write(packed.resolve(name), text.getBytes(UTF_8));
  }
}
