package org.cspworkbench.xcsp3.models;

import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Sequences of numbers. */
final class Tuples {

  private Tuples() {}

  /** All sequences of this length of numbers from {@code lowest} to {@code highest}, in order. */
  static Stream<int[]> of(int length, int lowest, int highest) {
    return length == 0
        ? Stream.of(new int[0])
        : of(length - 1, lowest, highest)
            .flatMap(
                first ->
                    IntStream.rangeClosed(lowest, highest)
                        .mapToObj(last -> IntStream.concat(IntStream.of(first), IntStream.of(last)))
                        .map(IntStream::toArray));
  }
}
