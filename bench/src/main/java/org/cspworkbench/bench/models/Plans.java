package org.cspworkbench.bench.models;

import static org.cspworkbench.xcsp3.models.InstanceText.names;
import static org.cspworkbench.xcsp3.models.InstanceText.tuple;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.cspworkbench.core.random.RandomOrder;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.xcsp3.models.InstanceText;

/** Leagues, parties, rosters and rehearsals. */
final class Plans {

  private Plans() {}

  /**
   * Sports league (CSPLib 26): every two teams meet once, every team plays once a week and at most
   * twice in each period.
   */
  static InstanceText sportsLeague(int teams) {
    int weeks = teams - 1;
    int periods = teams / 2;
    String size = "[%d][%d]".formatted(periods, weeks);
    InstanceText text =
        new InstanceText()
            .array("home", size, "0.." + (teams - 2))
            .array("away", size, "1.." + (teams - 1))
            .array("game", size, "0.." + (teams * weeks / 2 - 1))
            .allDifferent("game[][]");
    List<String> games = new ArrayList<>();
    for (int home = 0; home < teams; home++) {
      for (int away = home + 1; away < teams; away++) {
        games.add(tuple(home, away, games.size()));
      }
    }
    for (int period = 0; period < periods; period++) {
      for (int week = 0; week < weeks; week++) {
        String cell = "[%d][%d]".formatted(period, week);
        text.supports("home%s away%s game%s".formatted(cell, cell, cell), games.stream());
      }
      text.cardinality("home[%d][] away[%d][]".formatted(period, period), teams, t -> "1..2");
      text.instantiation(
          "home[%d][0] away[%d][0]".formatted(period, period), 2 * period, 2 * period + 1);
    }
    for (int week = 0; week < weeks; week++) {
      text.allDifferent("home[][%d] away[][%d]".formatted(week, week));
    }
    return text;
  }

  /**
   * Progressive party (CSPLib 13): each crew visits another boat in each period, no boat holds more
   * people than it can, and no two crews meet twice.
   */
  static InstanceText progressiveParty(int hosts, int crews, int periods, int room, long seed) {
    RandomStream random = new RandomStream(seed);
    int[] people = IntStream.range(0, crews).map(c -> 2 + random.nextInt(6)).toArray();
    int all = IntStream.of(people).sum();
    InstanceText text =
        new InstanceText().array("x", "[%d][%d]".formatted(crews, periods), "0.." + (hosts - 1));
    for (int crew = 0; crew < crews; crew++) {
      text.allDifferent("x[%d][]".formatted(crew));
      for (int other = 0; other < crew; other++) {
        int one = crew;
        int two = other;
        text.sum(
            names(periods, t -> "eq(x[%d][%d],x[%d][%d])".formatted(one, t, two, t)), "(le,1)");
      }
    }
    for (int host = 0; host < hosts; host++) {
      int boat = host;
      int most = all * room / (100 * hosts) + random.nextInt(4);
      for (int t = 0; t < periods; t++) {
        int period = t;
        text.sum(
            names(crews, c -> "eq(x[%d][%d],%d)".formatted(c, period, boat)),
            people,
            "(le," + most + ")");
      }
    }
    return text;
  }

  /**
   * Nurse rostering: off, day or night, as a regular language (no day after a night, one to four
   * shifts in a row, at least two days off in a row), the demand of every day, and the fewest of
   * the wishes for days off not granted, two a nurse.
   */
  static InstanceText nurseRostering(int nurses, int days, long seed) {
    RandomStream random = new RandomStream(seed);
    InstanceText text = new InstanceText().array("x", "[%d][%d]".formatted(nurses, days), "0..2");
    StringBuilder transitions = new StringBuilder("(o2,0,o2)(o1,0,o2)");
    for (int shifts = 0; shifts < 4; shifts++) {
      String rested = shifts == 0 ? "o2" : "d" + shifts;
      transitions.append("(%s,1,d%d)(%s,2,n%d)".formatted(rested, shifts + 1, rested, shifts + 1));
      if (shifts > 0) {
        transitions.append("(n%d,2,n%d)".formatted(shifts, shifts + 1));
      }
      transitions.append("(d%d,0,o1)(n%d,0,o1)".formatted(shifts + 1, shifts + 1));
    }
    for (int nurse = 0; nurse < nurses; nurse++) {
      text.constraint(
          "<regular><list> x[%d][] </list><transitions> %s </transitions>"
                  .formatted(nurse, transitions)
              + "<start> o2 </start><final> o1 o2 d1 d2 d3 d4 n1 n2 n3 n4 </final></regular>");
      text.count("x[%d][]".formatted(nurse), 2, "(le,%d)".formatted(days / 3));
    }
    for (int day = 0; day < days; day++) {
      text.count("x[][%d]".formatted(day), 1, "(ge,%d)".formatted(nurses / 3 + random.nextInt(2)));
      text.count("x[][%d]".formatted(day), 2, "(ge,%d)".formatted(nurses / 4));
    }
    int[] wishes = IntStream.range(0, 2 * nurses).map(i -> random.nextInt(days)).toArray();
    return text.objective(
        "minimize", "sum", names(2 * nurses, i -> "ne(x[%d][%d],0)".formatted(i / 2, wishes[i])));
  }

  /**
   * Talent scheduling (CSPLib 39): an order of the scenes in which the actors, who are paid from
   * their first scene to their last, cost least.
   */
  static InstanceText talents(int scenes, int actors, long seed) {
    RandomStream random = new RandomStream(seed);
    String positions = "0.." + (scenes - 1);
    InstanceText text =
        new InstanceText()
            .array("at", "[%d]".formatted(scenes), positions)
            .array("first", "[%d]".formatted(actors), positions)
            .array("last", "[%d]".formatted(actors), positions)
            .allDifferent("at[]");
    int[] pay = new int[actors];
    for (int actor = 0; actor < actors; actor++) {
      int[] order = RandomOrder.of(scenes, random);
      String own = names(2 + random.nextInt(scenes / 2), i -> "at[%d]".formatted(order[i]));
      text.constraint(
          "<minimum><list> %s </list><condition> (eq,first[%d]) </condition></minimum>"
              .formatted(own, actor));
      text.constraint(
          "<maximum><list> %s </list><condition> (eq,last[%d]) </condition></maximum>"
              .formatted(own, actor));
      pay[actor] = 1 + random.nextInt(20);
    }
    return text.objective(
        "minimize", "sum", names(actors, a -> "sub(last[%d],first[%d])".formatted(a, a)), pay);
  }
}
