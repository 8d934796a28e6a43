package org.cspworkbench.presentation.conflict;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.core.learning.RecordedReasons.Basis;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.conflict.ImplicationGraph.Node;
import org.cspworkbench.presentation.words.TextBundle;

/**
 * Puts the analysis of a contradiction into words.
 *
 * @param texts the texts of the language
 */
public record ConflictWords(TextBundle texts) {

  /** Returns the literal of a node: {@code r8c1 = 8}. */
  public String literal(ImplicationGraph graph, int node) {
    return graph.nodes().get(node).literal().text(csp(graph));
  }

  private static Csp csp(ImplicationGraph graph) {
    return graph.trace().csp();
  }

  /** Returns why a node is true, in a few words: {@code row 8}, {@code last value}. */
  public String reason(Node node) {
    return reason(node.basis(), node.constraint(), node.nogood());
  }

  private String reason(Basis basis, Optional<Constraint> constraint, int nogood) {
    return switch (basis) {
      case DECISION -> texts.text("conflict.by.decision");
      case LAST_VALUE -> texts.text("conflict.by.last");
      case CONSTRAINT -> constraint.map(Object::toString).orElse("");
      case NOGOOD -> texts.text("conflict.by.nogood", nogood);
      case OTHER_VALUE -> texts.text("conflict.by.other");
      case TRIED -> texts.text("conflict.by.tried");
      case UNKNOWN -> texts.text("conflict.by.unknown");
    };
  }

  /** Returns the names in a list: {@code a, b and c}. */
  public String list(List<String> names) {
    int last = names.size() - 1;
    return last <= 0
        ? String.join("", names)
        : texts.text("conflict.list", String.join(", ", names.subList(0, last)), names.get(last));
  }

  private String list(ImplicationGraph graph, ImmutableIntArray nodes) {
    return list(literals(graph, nodes));
  }

  /** Returns the literals of these nodes. */
  public ImmutableList<String> literals(ImplicationGraph graph, ImmutableIntArray nodes) {
    return nodes.stream().mapToObj(node -> literal(graph, node)).collect(toImmutableList());
  }

  /** Describes a node for screen readers, with the literals that imply it. */
  public String spoken(NogoodDerivation analysis, int number) {
    ImplicationGraph graph = analysis.graph();
    Node node = graph.nodes().get(number);
    String place =
        texts.text(
            number == analysis.implicationPoint() ? "conflict.node.uip" : "conflict.node",
            literal(graph, number),
            reason(node),
            graph.number(node.level()));
    return node.causes().isEmpty()
        ? place
        : texts.text("conflict.node.causes", place, list(graph, node.causes()));
  }

  /** Returns the name of what failed: {@code r9c2}, {@code row 8}. */
  public String failure(ImplicationGraph graph) {
    if (graph.nogood() != NONE) {
      return texts.text("conflict.by.nogood", graph.nogood());
    }
    return graph.emptied() != NONE
        ? csp(graph).variables().get(graph.emptied()).name()
        : graph.constraint().map(Object::toString).orElse("");
  }

  /** Returns one sentence on step {@code cut} of the analysis. */
  public String step(NogoodDerivation analysis, int cut) {
    ImplicationGraph graph = analysis.graph();
    if (analysis.implicationPoint() == NONE) {
      return texts.text("conflict.root");
    }
    Cut at = analysis.cuts().get(cut);
    if (at.step() == Cut.Step.START) {
      return start(graph);
    }
    Node node = graph.nodes().get(at.resolved());
    String gone = literal(graph, at.resolved());
    if (at.step() == Cut.Step.IMPLIED) {
      return texts.text("conflict.step.implied", gone);
    }
    return node.causes().isEmpty()
        ? texts.text("conflict.step.known", gone, reason(node))
        : texts.text("conflict.step.resolved", gone, list(graph, node.causes()), reason(node));
  }

  private String start(ImplicationGraph graph) {
    String all = list(graph, graph.causes());
    if (graph.causes().length() == 1) {
      return texts.text("conflict.step.start.one", all, failure(graph));
    }
    return graph.emptied() != NONE
        ? texts.text("conflict.step.start.emptied", failure(graph), all)
        : texts.text("conflict.step.start.violated", failure(graph), all);
  }

  /** Returns what an exercise says to the learner. */
  public String turn(ResolveExercise exercise) {
    ImplicationGraph graph = exercise.analysis().graph();
    int number = graph.number(graph.level());
    if (exercise.isDone()) {
      return texts.text("conflict.turn.done", number, exercise.mistakes());
    }
    if (exercise.named() == NONE) {
      return texts.text("conflict.turn.asked", number);
    }
    String named = literal(graph, exercise.named());
    return switch (exercise.last()) {
      case ASKED -> texts.text("conflict.turn.asked", number);
      case RIGHT -> texts.text("conflict.turn.right", step(exercise.analysis(), exercise.cut()));
      case NOT_BEFORE_CUT -> texts.text("conflict.turn.not_before_cut", named);
      case EARLIER_LEVEL -> texts.text("conflict.turn.earlier_level", named, number);
      case NOT_LATEST -> texts.text("conflict.turn.not_latest", named, number);
    };
  }

  /** Returns the nogood: {@code not a and b together}, {@code never a}. */
  public String nogood(NogoodDerivation analysis) {
    ImmutableList<String> all = literals(analysis.graph(), analysis.nogood());
    return all.size() == 1
        ? texts.text("conflict.nogood.one", all.get(0))
        : texts.text("conflict.nogood", list(all));
  }

  /**
   * Returns the sentence on what the nogood rules out and where the search returns to or, if it
   * learns no nogoods, where one that does would return to. It refers to {@code learnt}, the
   * displayed list, if the search has learnt another nogood.
   */
  public String jump(NogoodDerivation analysis, LearntList learnt) {
    if (analysis.implicationPoint() == NONE) {
      return texts.text("conflict.root");
    }
    String conclusion = conclusion(analysis);
    return analysis.isLearntOtherwise(learnt)
        ? texts.text("conflict.jump.otherwise", conclusion)
        : conclusion;
  }

  private String conclusion(NogoodDerivation analysis) {
    ImplicationGraph graph = analysis.graph();
    ImmutableList<String> all = literals(graph, analysis.nogood());
    int to = graph.number(analysis.jumpLevel());
    int last = graph.decisions().get(graph.decisions().size() - 1).number();
    boolean learns = analysis.isOfLearningSearch();
    if (all.size() == 1) {
      return texts.text(
          learns ? "conflict.jump.never" : "conflict.jump.never.learning", all.get(0));
    }
    String key =
        last - to > 1
            ? (learns ? "conflict.jump" : "conflict.jump.learning")
            : (learns ? "conflict.jump.next" : "conflict.jump.next.learning");
    return texts.text(key, list(all), all.size(), to, last);
  }

  /** Returns why the negated implication point holds after the jump. */
  public String forced(NogoodDerivation analysis) {
    return texts.text(
        analysis.isOfLearningSearch() ? "conflict.forced" : "conflict.forced.learning");
  }

  /** Returns the text beside a decision without a part: that it has none. */
  public String noPart(ImplicationGraph.Made made) {
    return texts.text(made.isForced() ? "conflict.lane.forced" : "conflict.lane.none");
  }

  /** Returns why {@code trace} has no reasons, in one sentence. */
  public String noReasons(Trace trace) {
    if (trace.key().wideCount() > 0) {
      return texts.text("conflict.wide");
    }
    return texts.text(trace.hasHalves() ? "conflict.halves" : "conflict.disabled");
  }

  /** Returns one line of an explanation: a literal and why it is true. */
  public String step(CauseChain chain, CauseChain.Step step) {
    Csp csp = chain.trace().csp();
    String literal = step.literal().text(csp);
    if (step.event() < 0) {
      return texts.text("why.given", literal);
    }
    String reason = reason(step.basis(), step.constraint(), step.nogood());
    return step.causes().isEmpty()
        ? texts.text("why.alone", literal, reason)
        : texts.text("why.step", literal, reason, list(texts(step.causes(), csp)));
  }

  private static ImmutableList<String> texts(List<Literal> literals, Csp csp) {
    return literals.stream().map(literal -> literal.text(csp)).collect(toImmutableList());
  }

  /** Returns a learnt nogood: {@code not a and b together}, {@code never a}. */
  public String nogood(Csp csp, LearntList.Entry entry) {
    ImmutableList<String> all = texts(entry.literals(), csp);
    return all.size() == 1
        ? texts.text("conflict.nogood.one", all.get(0))
        : texts.text("conflict.nogood", list(all));
  }

  /** Returns the name of a lane. */
  public String lane(int number) {
    return texts.text("conflict.lane", number);
  }

  /** Returns the name of folded lanes. */
  public String lanes(int first, int last) {
    return texts.text("conflict.lanes", first, last);
  }
}
