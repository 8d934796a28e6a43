package org.cspworkbench.bench.models;

import static org.cspworkbench.xcsp3.models.InstanceText.names;
import static org.cspworkbench.xcsp3.models.InstanceText.tuple;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.xcsp3.models.InstanceText;

/** Classic problems whose best solution is wanted, with random data. */
final class Optima {

  private Optima() {}

  /**
   * The cheapest 0/1 matrix with given sums of rows and columns, whose cells of one diagonal are
   * not all chosen (Ryser, 1957, for the matrices).
   */
  static InstanceText matrixOfSums(int rows, int columns, int chosen, long seed) {
    RandomStream random = new RandomStream(seed);
    InstanceText text = new InstanceText().array("x", "[%d][%d]".formatted(rows, columns), "0 1");
    int[] columnSums = new int[columns];
    for (int row = 0; row < rows; row++) {
      text.sum("x[%d][]".formatted(row), "(eq,%d)".formatted(chosen));
      for (int k = 0; k < chosen; k++) {
        columnSums[(row * chosen + k) % columns]++;
      }
    }
    for (int column = 0; column < columns; column++) {
      text.sum("x[][%d]".formatted(column), "(eq,%d)".formatted(columnSums[column]));
    }
    for (int start = 0; start + 2 < columns; start++) {
      int first = start;
      text.sum(names(Math.min(rows, 3), i -> "x[%d][%d]".formatted(i, first + i)), "(le,1)");
    }
    return text.objective("minimize", "sum", "x[][]", costs(rows * columns, 30, random));
  }

  /** The cheapest partition of a board into dominoes: each cell chooses a neighbour. */
  static InstanceText dominoes(int rows, int columns, long seed) {
    RandomStream random = new RandomStream(seed);
    int cells = rows * columns;
    InstanceText text =
        new InstanceText()
            .array("with", "[%d]".formatted(cells), "0..3")
            .array("cost", "[%d]".formatted(cells), "1..20");
    int[] step = {1, columns, -1, -columns};
    for (int cell = 0; cell < cells; cell++) {
      for (int way = 0; way < 4; way++) {
        int other = cell + step[way];
        boolean isInside =
            other >= 0 && other < cells && (way % 2 == 1 || other / columns == cell / columns);
        if (!isInside) {
          text.intension("ne(with[%d],%d)".formatted(cell, way));
        } else if (way < 2) {
          int own = way;
          text.supports(
              "with[%d] with[%d]".formatted(cell, other),
              IntStream.range(0, 16)
                  .filter(pair -> pair / 4 == own == (pair % 4 == own + 2))
                  .mapToObj(pair -> tuple(pair / 4, pair % 4)));
        }
      }
      int[] own = costs(4, 20, random);
      text.supports(
          "with[%d] cost[%d]".formatted(cell, cell),
          IntStream.range(0, 4).mapToObj(way -> tuple(way, own[way])));
    }
    return text.objective("minimize", "sum", "cost[]");
  }

  /** Medians (Hakimi, 1964): few places such that the ways from all customers are short. */
  static InstanceText medians(int customers, int places, int most, long seed) {
    RandomStream random = new RandomStream(seed);
    InstanceText text =
        new InstanceText()
            .array("x", "[%d]".formatted(customers), "0.." + (places - 1))
            .array("way", "[%d]".formatted(customers), "0..100");
    int[] at = IntStream.range(0, customers).map(c -> random.nextInt(50)).toArray();
    int[] up = IntStream.range(0, customers).map(c -> random.nextInt(50)).toArray();
    for (int customer = 0; customer < customers; customer++) {
      int own = customer;
      text.constraint(
          "<element><list> %s </list><index> x[%d] </index><value> way[%d] </value></element>"
              .formatted(
                  names(
                      places,
                      p -> Integer.toString(Math.abs(at[p] - at[own]) + Math.abs(up[p] - up[own]))),
                  own,
                  own));
    }
    text.constraint(
        "<nValues><list> x[] </list><condition> (le,%d) </condition></nValues>".formatted(most));
    return text.objective("minimize", "sum", "way[]");
  }

  /** Unrelated parallel machines (Graham and others, 1979): the least time until all is done. */
  static InstanceText machines(int jobs, int machines, long seed) {
    RandomStream random = new RandomStream(seed);
    InstanceText text =
        new InstanceText()
            .array("x", "[%d]".formatted(jobs), "0.." + (machines - 1))
            .array("load", "[%d]".formatted(machines), "0.." + 30 * jobs);
    for (int machine = 0; machine < machines; machine++) {
      int own = machine;
      int[] times = new int[jobs + 1];
      System.arraycopy(costs(jobs, 30, random), 0, times, 0, jobs);
      times[jobs] = -1;
      text.sum(
          names(jobs, j -> "eq(x[%d],%d)".formatted(j, own)) + " load[%d]".formatted(own),
          times,
          "(eq,0)");
    }
    return text.objective("minimize", "maximum", "load[]");
  }

  /** Bin packing: the fewest bins of the same capacity, used from the first on. */
  static InstanceText bins(int items, int bins, int capacity, long seed) {
    RandomStream random = new RandomStream(seed);
    int[] sizes = IntStream.range(0, items).map(i -> 10 + random.nextInt(40)).toArray();
    InstanceText text = new InstanceText().array("x", "[%d]".formatted(items), "0.." + (bins - 1));
    for (int bin = 0; bin < bins; bin++) {
      int own = bin;
      text.sum(names(items, i -> "eq(x[%d],%d)".formatted(i, own)), sizes, "(le," + capacity + ")");
    }
    return text.objective("minimize", "maximum", "x[]");
  }

  /** Several knapsacks for the same things (Lorie and Savage, 1955). */
  static InstanceText knapsacks(int things, int limits, long seed) {
    RandomStream random = new RandomStream(seed);
    InstanceText text = new InstanceText().array("x", "[%d]".formatted(things), "0 1");
    for (int limit = 0; limit < limits; limit++) {
      int[] weights = costs(things, 50, random);
      text.sum("x[]", weights, "(le,%d)".formatted(IntStream.of(weights).sum() / 2));
    }
    return text.objective("maximize", "sum", "x[]", costs(things, 50, random));
  }

  /** Generalised assignment (Ross and Soland, 1975): jobs for agents of a limited capacity. */
  static InstanceText assignment(int jobs, int agents, long seed) {
    RandomStream random = new RandomStream(seed);
    InstanceText text =
        new InstanceText()
            .array("x", "[%d]".formatted(jobs), "0.." + (agents - 1))
            .array("cost", "[%d]".formatted(jobs), "1..40");
    for (int job = 0; job < jobs; job++) {
      int[] own = costs(agents, 40, random);
      text.supports(
          "x[%d] cost[%d]".formatted(job, job),
          IntStream.range(0, agents).mapToObj(a -> tuple(a, own[a])));
    }
    for (int agent = 0; agent < agents; agent++) {
      int own = agent;
      int[] sizes = IntStream.range(0, jobs).map(j -> 5 + random.nextInt(20)).toArray();
      int capacity = 8 * IntStream.of(sizes).sum() / (10 * agents);
      text.sum(names(jobs, j -> "eq(x[%d],%d)".formatted(j, own)), sizes, "(le," + capacity + ")");
    }
    return text.objective("minimize", "sum", "cost[]");
  }

  /** The travelling salesman: the shortest circuit through random places. */
  static InstanceText salesman(int places, long seed) {
    RandomStream random = new RandomStream(seed);
    int[] at = IntStream.range(0, places).map(c -> random.nextInt(100)).toArray();
    int[] up = IntStream.range(0, places).map(c -> random.nextInt(100)).toArray();
    InstanceText text =
        new InstanceText()
            .array("next", "[%d]".formatted(places), "0.." + (places - 1))
            .array("way", "[%d]".formatted(places), "0..200")
            .constraint("<circuit> next[] </circuit>");
    for (int place = 0; place < places; place++) {
      int own = place;
      text.supports(
          "next[%d] way[%d]".formatted(own, own),
          IntStream.range(0, places)
              .filter(p -> p != own)
              .mapToObj(p -> tuple(p, Math.abs(at[p] - at[own]) + Math.abs(up[p] - up[own]))));
    }
    return text.objective("minimize", "sum", "way[]");
  }

  /** The least weighted tardiness on one machine (Lenstra, Rinnooy Kan and Brucker, 1977). */
  static InstanceText tardiness(int jobs, long seed) {
    RandomStream random = new RandomStream(seed);
    int[] times = costs(jobs, 12, random);
    int all = IntStream.of(times).sum();
    InstanceText text =
        new InstanceText()
            .array("start", "[%d]".formatted(jobs), "0.." + all)
            .array("late", "[%d]".formatted(jobs), "0.." + all)
            .constraint(
                "<noOverlap><origins> start[] </origins><lengths> %s </lengths></noOverlap>"
                    .formatted(InstanceText.words(times)));
    for (int job = 0; job < jobs; job++) {
      int due = times[job] + random.nextInt(all / 2);
      text.intension("le(add(start[%d],%d),%d)".formatted(job, times[job], all));
      text.intension("ge(late[%d],sub(start[%d],%d))".formatted(job, job, due - times[job]));
    }
    return text.objective("minimize", "sum", "late[]", costs(jobs, 9, random));
  }

  /** The heaviest independent set of a random graph. */
  static InstanceText independentSet(int vertices, int percent, long seed) {
    RandomStream random = new RandomStream(seed);
    InstanceText text = new InstanceText().array("x", "[%d]".formatted(vertices), "0 1");
    for (int one = 0; one < vertices; one++) {
      for (int other = 0; other < one; other++) {
        if (random.nextInt(100) < percent) {
          text.intension("not(and(x[%d],x[%d]))".formatted(one, other));
        }
      }
    }
    return text.objective("maximize", "sum", "x[]", costs(vertices, 20, random));
  }

  /** Frequencies that keep the distances between them, with the smallest one that is largest. */
  static InstanceText frequencies(int links, int percent, int most, long seed) {
    RandomStream random = new RandomStream(seed);
    InstanceText text = new InstanceText().array("f", "[%d]".formatted(links), "1.." + most);
    List<String> far = new ArrayList<>();
    for (int one = 0; one < links; one++) {
      for (int other = 0; other < one; other++) {
        if (random.nextInt(100) < percent) {
          far.add("ge(dist(f[%d],f[%d]),%d)".formatted(one, other, 1 + random.nextInt(6)));
        }
      }
    }
    far.forEach(text::intension);
    return text.objective("minimize", "maximum", "f[]");
  }

  private static int[] costs(int count, int most, RandomStream random) {
    return IntStream.range(0, count).map(i -> 1 + random.nextInt(most)).toArray();
  }
}
