package org.cspworkbench.core.consistency;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Maps;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.cspworkbench.core.gallery.Domino;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.testing.RandomCsp;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.Counts;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.junit.jupiter.api.Test;

/**
 * Which questions an algorithm really asks, told by the constraints that are asked. Their tables
 * would be too large to be kept, so every question reaches them.
 */
final class SupportsAskedTest {

  private static final int STATED = 1_030; // values, so that a table would have over 2^20 pairs
  private static final int VALUES = 60; // from which the variables start

  /**
   * Neither at the root nor in a search, whose levels are opened and closed in any order: what has
   * been asked on the levels that stand is not asked again, nor anything before it.
   */
  @Test
  void ac2001NeverAsksAgainForAPairBelowItsLastSupport() {
    Questions questions = new Questions();
    Consistency algorithm = new Ac2001(questions.domains, questions.assignment);
    assertThat(algorithm.establish()).isTrue();
    RandomStream random = new RandomStream(1);
    List<Integer> askedBefore = new ArrayList<>();
    for (int step = 0; step < 60; step++) {
      if (questions.assignment.nextOpen(0) != Network.NONE && random.nextInt(3) > 0) {
        askedBefore.add(questions.asked.size());
        questions.domains.mark();
        int x = questions.assignment.nextOpen(random.nextInt(2));
        x = x == Network.NONE ? questions.assignment.nextOpen(0) : x;
        questions.assignment.decide(x, valueInTheMiddle(questions.domains, x));
        assertThat(algorithm.after(x)).isTrue();
      } else if (!askedBefore.isEmpty()) {
        questions.domains.undo();
        int kept = askedBefore.remove(askedBefore.size() - 1);
        questions.asked.subList(kept, questions.asked.size()).clear();
      }
      assertThat(questions.repetitions()).isZero();
    }
    assertThat(questions.everAsked).isGreaterThan(10 * VALUES);
  }

  /** The test above would notice: AC-3 starts from the first value each time. */
  @Test
  void ac3AsksAgain() {
    Questions questions = new Questions();
    assertThat(new Ac3(questions.domains, questions.assignment).establish()).isTrue();
    assertThat(questions.repetitions()).isGreaterThan(VALUES);
  }

  @Test
  void ac6AsksNoMoreThanAc4() {
    long ac4InAll = 0;
    long ac6InAll = 0;
    for (long seed = 0; seed < 300; seed++) {
      Csp csp = RandomCsp.binary(seed);
      long ac4 = counters(Filter.AC4, csp).checks();
      long ac6 = counters(Filter.AC6, csp).checks();
      assertThat(ac6).as("%s", csp).isLessThanOrEqualTo(ac4);
      ac4InAll += ac4;
      ac6InAll += ac6;
    }
    assertThat(ac6InAll).isLessThan(ac4InAll / 2);
  }

  /**
   * On the problem that was made to show it: each value that falls costs a search from the start.
   */
  @Test
  void ac3AsksMoreThanAc2001OnTheDominoProblem() {
    Csp domino = Domino.of(20, 20);
    long ac3 = counters(Filter.AC3, domino).checks();
    long ac2001 = counters(Filter.AC2001, domino).checks();
    assertThat(ac3).isGreaterThan(3 * ac2001);
    assertThat(counters(Filter.AC6, domino).checks()).isLessThanOrEqualTo(ac2001);
  }

  @Test
  void ac1RevisesMoreThanAc3OnTheDominoProblem() {
    Csp domino = Domino.of(20, 20);
    assertThat(counters(Filter.AC1, domino).revisions())
        .isGreaterThan(counters(Filter.AC3, domino).revisions());
  }

  /** In one revision after the other a residue saves questions, and the word saves most of them. */
  @Test
  void residuesAndWordsSaveQuestionsOnTheDominoProblem() {
    Csp domino = Domino.of(20, 100);
    long ac3 = counters(Filter.AC3, domino).checks();
    assertThat(counters(Filter.AC3_RM, domino).checks()).isLessThan(ac3 / 10);
    assertThat(counters(Filter.AC3_BIT_RM, domino).checks()).isLessThan(ac3 / 10);
  }

  private static Counts counters(Filter filter, Csp csp) {
    return FilterResult.of(filter, new Network(csp.structure()), csp, null).counters();
  }

  private static int valueInTheMiddle(Domains domains, int x) {
    int i = domains.first(x);
    for (int k = domains.size(x) / 2; k > 0; k--) {
      i = domains.next(x, i);
    }
    return i;
  }

  /**
   * w &lt; x, x + 2 &lt; y, y + 2 &lt; z, that write down what they are asked.
   *
   * <p>A constraint is not told in which direction it is asked: that is the last revision on the
   * trace, which is read while it grows.
   */
  private static final class Questions {
    private final List<Question> asked = new ArrayList<>();
    private final Domains domains;
    private final Assignment assignment;
    private final TracePlayer player;
    private int arc;
    private int everAsked;

    Questions() {
      Csp.Builder builder = Csp.builder("a chain of inequalities that write down their questions");
      ImmutableList<Variable> x = builder.variables("x", 4, Domain.range(0, STATED - 1));
      for (int k = 0; k < 3; k++) {
        int gap = 2 * k + 1;
        builder.where("gap", v -> isWrittenDown(v) && v[0] + gap <= v[1], x.get(k), x.get(k + 1));
      }
      Csp csp =
          builder
              .build()
              .restricted(
                  "the same with fewer values",
                  Maps.toMap(x, variable -> Domain.range(0, VALUES - 1)));
      TraceRecorder recorder = new TraceRecorder(Detail.FINE);
      domains = new Domains(new Network(csp.structure()), csp, new Counters(), recorder);
      assignment = new Assignment(domains);
      var trace = recorder.trace();
      assertThat(trace).isNotNull();
      player = trace.player();
    }

    private boolean isWrittenDown(int... values) {
      while (player.stepForward()) {
        TraceEvent event = player.lastEvent();
        if (event != null && event.kind() == EventKind.REVISE) {
          arc = event.arc();
        }
      }
      boolean forward = arc % 2 == 0; // the arcs of a constraint follow each other
      asked.add(new Question(arc, values[forward ? 0 : 1], values[forward ? 1 : 0]));
      everAsked++;
      return true;
    }

    /** How many questions did not go beyond all that was asked before about the same value. */
    int repetitions() {
      Map<Question, Integer> last = new HashMap<>();
      int repetitions = 0;
      for (Question question : asked) {
        Integer before = last.put(new Question(question.arc, question.i, 0), question.j);
        repetitions += before != null && question.j <= before ? 1 : 0;
      }
      return repetitions;
    }
  }

  /**
   * Whether value i at the tail of an arc is supported by value j at its head.
   *
   * @param arc the arc
   * @param i the value at its tail
   * @param j the value at its head
   */
  private record Question(int arc, int i, int j) {}
}
