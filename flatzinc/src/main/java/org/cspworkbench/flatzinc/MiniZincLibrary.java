package org.cspworkbench.flatzinc;

import com.google.common.collect.ImmutableList;
import com.google.common.io.Resources;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The library for MiniZinc that declares which constraints are not to be decomposed, and the
 * configuration that leads MiniZinc to it and to a program.
 */
public final class MiniZincLibrary {

  /** The name of the folder with the library. */
  public static final String FOLDER = "mznlib";

  private static final ImmutableList<String> FILES =
      ImmutableList.of(
          "csp_count",
          "fzn_all_different_int",
          "fzn_among",
          "fzn_at_least_int",
          "fzn_at_most_int",
          "fzn_bin_packing_load",
          "fzn_circuit",
          "fzn_count_eq",
          "fzn_count_eq_par",
          "fzn_count_geq_par",
          "fzn_count_leq_par",
          "fzn_cumulative",
          "fzn_diffn",
          "fzn_disjunctive",
          "fzn_disjunctive_strict",
          "fzn_exactly_int",
          "fzn_global_cardinality",
          "fzn_global_cardinality_low_up",
          "fzn_inverse",
          "fzn_lex_less_bool",
          "fzn_lex_less_int",
          "fzn_lex_lesseq_bool",
          "fzn_lex_lesseq_int",
          "fzn_mdd",
          "fzn_nvalue",
          "fzn_regular",
          "fzn_subcircuit",
          "fzn_table_bool",
          "fzn_table_int",
          "fzn_value_precede_chain_int",
          "fzn_value_precede_int",
          "redefinitions");

  private MiniZincLibrary() {}

  /** Returns the names of the files of the library, without folder. */
  public static ImmutableList<String> files() {
    return FILES.stream().map(name -> name + ".mzn").collect(ImmutableList.toImmutableList());
  }

  /**
   * Writes the library into {@code folder}, which is created if it does not exist.
   *
   * @throws IOException if a file cannot be written
   */
  public static void writeTo(Path folder) throws IOException {
    Files.createDirectories(folder);
    for (String file : files()) {
      byte[] content =
          Resources.toByteArray(Resources.getResource(MiniZincLibrary.class, FOLDER + "/" + file));
      Files.write(folder.resolve(file), content);
    }
  }

  /**
   * A solver as MiniZinc knows it.
   *
   * @param id by which it is called
   * @param name under which it is displayed
   * @param executable the program
   * @param library the folder with the library
   * @param flags the options that the program understands
   * @param isWindow whether the program opens a window, and prints no solutions
   */
  public record Configuration(
      String id,
      String name,
      Path executable,
      Path library,
      ImmutableList<String> flags,
      boolean isWindow) {

    /**
     * Writes the configuration into {@code file}.
     *
     * @throws IOException if it cannot be written
     */
    public void writeTo(Path file) throws IOException {
      StringBuilder json = new StringBuilder("{\n");
      member(json, "id", text(id));
      member(json, "name", text(name));
      member(json, "description", text("Constraint satisfaction with CSP Workbench"));
      member(json, "version", text("1.0"));
      member(json, "executable", text(executable.toString()));
      member(json, "mznlib", text(library.toString()));
      member(json, "tags", "[\"cp\", \"int\"]");
      member(json, "stdFlags", flags.stream().map(Configuration::text).toList().toString());
      member(json, "supportsMzn", "false");
      member(json, "supportsFzn", "true");
      member(json, "needsSolns2Out", Boolean.toString(!isWindow));
      json.append("  \"isGUIApplication\": ").append(isWindow).append("\n}\n");
      Files.writeString(file, json, StandardCharsets.UTF_8);
    }

    private static void member(StringBuilder json, String name, String value) {
      json.append("  ").append(text(name)).append(": ").append(value).append(",\n");
    }

    private static String text(String value) {
      return '"' + value.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
  }
}
