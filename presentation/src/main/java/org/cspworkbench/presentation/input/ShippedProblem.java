package org.cspworkbench.presentation.input;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.cspworkbench.core.gallery.Gallery;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.text.MalformedProblemException;
import org.cspworkbench.solvers.Problem;

/**
 * A problem of the gallery that is a text in the notation, to be read and changed.
 *
 * @param id the name of the text
 */
public record ShippedProblem(String id) implements Gallery.Maker {

  /** All of them, as entries of the gallery. */
  public static final ImmutableList<Gallery.Entry> ENTRIES =
      ImmutableList.of(
          entry(
              "eight-queens",
              "Place eight queens on a chessboard, as a text in the notation.",
              "Bezzel, Berliner Schachzeitung, 1848",
              "92 solutions"),
          entry(
              "alphametic",
              "Replace letters by digits so that SEND + MORE = MONEY, as a text in the notation.",
              "Dudeney, Strand Magazine, July 1924",
              "1 solution: 9567 + 1085 = 10652"),
          entry(
              "five-houses",
              "Who drinks water and who owns the zebra, by the numbers of five houses.",
              "Life International, 17 December 1962",
              "1 solution: the Norwegian drinks water, the Japanese owns the zebra"),
          entry(
              "lo-shu",
              "The magic square of order 3, as a text in the notation.",
              "Lo Shu; CSPLib 19",
              "8 solutions; order 4 has 7,040"),
          entry(
              "golomb-ruler",
              "Place seven marks on a ruler so that all distances differ and it is short.",
              "Babcock, Intermodulation Interference in Radio Systems, 1953; CSPLib 6",
              "the shortest has length 25; with 5 marks 11, with 6 marks 17"),
          entry(
              "knapsack",
              "Choose the things that are worth most and that one can carry.",
              "Dantzig, Discrete-Variable Extremum Problems, 1957; CSPLib 133",
              "the best choice is worth 41"),
          entry(
              "job-shop-6x6",
              "Schedule six jobs of six steps each on six machines so that the last one ends early.",
              "Fisher and Thompson, Industrial Scheduling, 1963, instance ft06",
              "the best schedule ends at 55"),
          entry(
              "school-timetable",
              "Give six lessons of three classes an hour and a room, without any clash.",
              "Gotlieb, The Construction of Class-Teacher Time-Tables, 1962",
              "40 timetables"),
          entry(
              "petersen-graph",
              "Colour the Petersen graph, whose edges are data, with three colours.",
              "Petersen, Sur le théorème de Tait, 1898",
              "120 solutions; two colours are too few"),
          entry(
              "social-golfers",
              "Let nine golfers play in threes for four weeks so that no two meet twice.",
              "sci.op-research, 1998; CSPLib 10",
              "four weeks are possible, five are not"),
          entry(
              "car-sequencing",
              "Put ten cars on one line so that the stations for their options keep up.",
              "Dincbas, Simonis and Van Hentenryck, 1988; CSPLib 1",
              "6 solutions"),
          entry(
              "still-life",
              "Find many living cells in a square that does not change in Conway's Game of Life.",
              "Bosch, Integer Programming and Conway's Game of Life, 1999; CSPLib 32",
              "16 living cells in a square of side 5"),
          entry(
              "tree-map",
              "Colour a map without a ring, which needs no step back.",
              "Freuder, A Sufficient Condition for Backtrack-Free Search, 1982",
              "192 solutions"));

  private static Gallery.Entry entry(String id, String description, String source, String known) {
    return new Gallery.Entry(
        id, ImmutableList.of(), "", description, source, known, new ShippedProblem(id));
  }

  /** Returns the text behind {@code entry}, if there is one. */
  public static Optional<ShippedProblem> of(Gallery.Entry entry) {
    return entry.maker() instanceof ShippedProblem shipped
        ? Optional.of(shipped)
        : Optional.empty();
  }

  /** Returns the text of the problem. */
  public String text() {
    String file = "problems/" + id + ".csp";
    try (InputStream text = requireNonNull(ShippedProblem.class.getResourceAsStream(file), file)) {
      return new String(text.readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the problem, with its objective. */
  public Problem problem() {
    try {
      return new NotationText(id, text()).problem();
    } catch (MalformedProblemException e) {
      throw new IllegalStateException(id + ": " + e.sentence(), e);
    }
  }

  @Override
  public Csp make(Gallery.Arguments arguments, long seed) {
    return problem().csp();
  }
}
