package org.cspworkbench.web.build;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Splitter;
import com.google.common.hash.Hashing;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import org.cspworkbench.web.packing.Packer;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles the programs of pages and packs them: the engine, the player and what unpacks these two.
 *
 * <p>TeaVM keeps nodes of its analysis in sets in the order of their identity hash codes, and
 * numbers classes in the order in which it finds them. This runs in a process of its own, whose
 * virtual machine gives every object the same identity hash code, so that the result does not
 * depend on chance, nor on whether classes come from folders or from jars.
 */
public final class PagePrograms {

  private static final String PACKAGE = "org.cspworkbench.web.";

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
   * @param arguments the folder for compiled programs, the folder for packed ones, and the name of
   *     an optimisation level of TeaVM
   */
  public static void main(String[] arguments) throws IOException, TeaVMToolException {
    PagePrograms programs =
        new PagePrograms(
            Path.of(arguments[0]),
            Path.of(arguments[1]),
            TeaVMOptimizationLevel.valueOf(arguments[2]));
    boolean isComplete =
        programs.compile(TeaVMTargetType.JAVASCRIPT, "packing.Unpacker", "unpacker.js")
            && programs.compile(TeaVMTargetType.JAVASCRIPT, "Player", "player.js")
            && programs.compile(TeaVMTargetType.WEBASSEMBLY_GC, "Main", "engine.wasm");
    if (!isComplete) {
      System.exit(1);
    }
    programs.pack();
  }

  /** Returns whether it succeeded; otherwise the problems have been printed. */
  private boolean compile(TeaVMTargetType target, String mainClass, String file)
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
    tool.setOptimizationLevel(optimization);
    tool.setObfuscated(true);
    tool.setJsModuleType(JSModuleType.NONE);
    tool.setStrict(false);
    tool.getProperties().setProperty("java.util.Locale.available", "en, en_US, pt, pt_BR");
    tool.generate();
    TeaVMProblemRenderer.describeProblems(
        tool.getDependencyInfo().getCallGraph(), tool.getProblemProvider(), log);
    return tool.getProblemProvider().getSevereProblems().isEmpty();
  }

  private void pack() throws IOException {
    Files.createDirectories(packed);
    byte[] player = Files.readAllBytes(compiled.resolve("player.js"));
    write("engine.packed", Packer.pack(Files.readAllBytes(compiled.resolve("engine.wasm"))));
    write("player.packed", Packer.pack(player));
    write("player.hash", hash(player));
    write("unpacker.js", Files.readString(compiled.resolve("unpacker.js")));
  }

  /** Returns the hash of a script as a content security policy names it. */
  private static String hash(byte[] script) {
    return "sha256-"
        + Base64.getEncoder().encodeToString(Hashing.sha256().hashBytes(script).asBytes());
  }

  private void write(String name, String text) throws IOException {
    Files.write(packed.resolve(name), text.getBytes(UTF_8));
  }
}
