package org.cspworkbench.cluster;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Many puzzles, made from the few in {@code data} by renaming their digits. */
final class Puzzles {

  private static final Path DATA = Path.of("..", "data", "sudoku");

  private Puzzles() {}

  /** Writes {@code count} puzzles, one on each line, and returns the file. */
  static Path write(Path file, int count, long seed, String... collections) throws IOException {
    List<String> originals = new ArrayList<>();
    for (String collection : collections) {
      originals.addAll(Files.readAllLines(DATA.resolve(collection)));
    }
    Random random = new Random(seed);
    List<Character> digits = new ArrayList<>();
    "123456789".chars().forEach(digit -> digits.add((char) digit));
    try (Writer writer = Files.newBufferedWriter(file)) {
      for (int i = 0; i < count; i++) {
        Collections.shuffle(digits, random);
        writer.write(renamed(originals.get(i % originals.size()), digits) + "\n");
      }
    }
    return file;
  }

  private static String renamed(String puzzle, List<Character> digits) {
    StringBuilder renamed = new StringBuilder();
    for (int i = 0; i < puzzle.length(); i++) {
      char c = puzzle.charAt(i);
      renamed.append(c >= '1' && c <= '9' ? (char) digits.get(c - '1') : c);
    }
    return renamed.toString();
  }
}
