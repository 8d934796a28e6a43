package org.cspworkbench.app.cli;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** An unlimited series of distinct puzzles, created by permuting the digits of one puzzle. */
final class PuzzleSeries {

  private PuzzleSeries() {}

  static String puzzle(int k) {
    return renamed(Csp.EASY, k);
  }

  static String solution(int k) {
    return renamed(Csp.EASY_SOLUTION, k);
  }

  private static String renamed(String line, int k) {
    List<Integer> digits =
        IntStream.rangeClosed('1', '9').boxed().collect(Collectors.toCollection(ArrayList::new));
    Collections.shuffle(digits, new Random(k));
    return line.chars()
        .map(c -> c == '.' ? c : digits.get(c - '1'))
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }
}
