package org.cspworkbench.presentation.exercise;

import java.util.Collection;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.presentation.words.TextBundle;

/** The text of tasks and assessments. */
public final class TurnWords {

  private final TextBundle texts;
  private final Exercise exercise;
  private final Network network;
  private final Map<Integer, String> arcNames = new HashMap<>();

  /** Puts {@code exercise} into words of the language of {@code texts}. */
  public TurnWords(Exercise exercise, TextBundle texts) {
    this.texts = texts;
    this.exercise = exercise;
    this.network = exercise.network();
  }

  /** Returns the name of variable {@code x}. */
  public String name(int x) {
    return exercise.csp().variables().get(x).name();
  }

  /** Returns the label of value {@code i} of variable {@code x}. */
  public String label(int x, int i) {
    return i < network.domainSize(x)
        ? exercise.csp().variables().get(x).domain().labelAt(i)
        : String.valueOf(i);
  }

  /**
   * Returns an arc in textbook notation, with its constraint if there are several between the same
   * variables.
   */
  public String arc(int arc) {
    return arcNames.computeIfAbsent(arc, this::nameOf);
  }

  private String nameOf(int arc) {
    if (network.dependsOnSeveral(arc)) {
      return texts.text("turn.arc.several", name(network.tail(arc)), constraint(arc));
    }
    String pair = texts.text("turn.arc", name(network.tail(arc)), name(network.head(arc)));
    return isOneOfSeveral(arc) ? texts.text("turn.arc.by", pair, constraint(arc)) : pair;
  }

  private boolean isOneOfSeveral(int arc) {
    return network.parallels(arc).length() > 1;
  }

  private String constraint(int arc) {
    return network.constraint(arc).toString();
  }

  private String revision(int arc) {
    String tail = name(network.tail(arc));
    if (network.dependsOnSeveral(arc)) {
      return texts.text("turn.ask.revise.several", tail, constraint(arc));
    }
    String head = name(network.head(arc));
    return isOneOfSeveral(arc)
        ? texts.text("turn.ask.revise.by", tail, head, constraint(arc))
        : texts.text("turn.ask.revise", tail, head);
  }

  /** Returns the text of a task. */
  public String question(Task task) {
    if (task instanceof Task.PickArc pick) {
      return texts.text("turn.ask.arc", pick.waiting().size());
    }
    if (task instanceof Task.Revise revise) {
      return revision(revise.arc());
    }
    if (task instanceof Task.Requeue requeue) {
      return texts.text("turn.ask.requeue", name(network.tail(requeue.arc())));
    }
    if (task instanceof Task.LookAhead ahead) {
      return texts.text(
          "turn.ask.ahead", name(ahead.variable()), label(ahead.variable(), ahead.value()));
    }
    if (task instanceof Task.GoOn goOn) {
      return texts.text(
          "turn.ask.goon", name(goOn.variable()), label(goOn.variable(), goOn.value()));
    }
    return task instanceof Task.ChooseVariable
        ? texts.text("turn.ask.variable")
        : texts.text("turn.ask.over");
  }

  /** Returns the label of the button that submits the answer. */
  public static String confirm(TextBundle texts, Task task, int count) {
    if (task instanceof Task.PickArc) {
      return texts.text("turn.confirm.arc");
    }
    if (task instanceof Task.Revise) {
      return texts.text("turn.confirm.revise", count);
    }
    if (task instanceof Task.Requeue) {
      return texts.text("turn.confirm.requeue", count);
    }
    if (task instanceof Task.LookAhead) {
      return texts.text("turn.confirm.remove", count);
    }
    return task instanceof Task.GoOn
        ? texts.text("turn.confirm.try")
        : texts.text("turn.confirm.variable");
  }

  /** Returns the text for the end of the exercise. */
  public String over(Task.Over over) {
    return texts.text("turn.over." + over.name().toLowerCase(Locale.ROOT));
  }

  /** Returns the text after {@code count} arcs have been skipped. */
  public String skippedArcs(int count) {
    return texts.text("turn.passed", count);
  }

  /** Returns the text for the assessment of a move. */
  public String verdict(Verdict verdict) {
    return verdict instanceof Verdict.Wrong wrong
        ? reason(wrong.reason())
        : done(((Verdict.Right) verdict).move());
  }

  private String done(Move move) {
    if (move instanceof Move.TakeArc take) {
      return texts.text("turn.done.arc", arc(take.arc()));
    }
    if (move instanceof Move.Remove remove) {
      int x = remove.variable();
      return remove.values().isEmpty()
          ? texts.text("turn.done.nothing", name(x))
          : texts.text("turn.done.remove", name(x), labels(x, remove.values()));
    }
    if (move instanceof Move.PutBack back) {
      return texts.text("turn.done.requeue", back.arcs().size());
    }
    if (move instanceof Move.Choose choose) {
      return texts.text("turn.done.variable", name(choose.variable()));
    }
    if (move instanceof Move.Try attempt) {
      return texts.text(
          "turn.done.try", name(attempt.variable()), label(attempt.variable(), attempt.value()));
    }
    return texts.text("turn.done." + ((Move.Statement) move).name().toLowerCase(Locale.ROOT));
  }

  private String labels(int x, Collection<Integer> values) {
    return values.stream().map(i -> label(x, i)).collect(Collectors.joining(", "));
  }

  private String reason(MistakeReason reason) {
    return new Reasons().describe(reason);
  }

  /**
   * The reasons why a move is wrong: first those about arcs and their values, then those about the
   * search.
   */
  private final class Reasons {

    String describe(MistakeReason reason) {
      if (reason instanceof MistakeReason.NotWaiting it) {
        return texts.text("turn.no.waiting", arc(it.arc()));
      }
      if (reason instanceof MistakeReason.NotThere it) {
        return texts.text("turn.no.value", name(it.variable()), label(it.variable(), it.value()));
      }
      if (reason instanceof MistakeReason.Supported it) {
        int y = network.head(it.arc());
        return texts.text(
            "turn.no.supported", tailValue(it.arc(), it.value()), label(y, it.support()), name(y));
      }
      if (reason instanceof MistakeReason.Allowed it) {
        return texts.text("turn.no.allowed", tailValue(it.arc(), it.value()), constraint(it.arc()));
      }
      if (reason instanceof MistakeReason.TooEarly it) {
        return texts.text("turn.no.early", constraint(it.arc()), name(it.other()));
      }
      if (reason instanceof MistakeReason.Unsupported it) {
        return network.dependsOnSeveral(it.arc())
            ? texts.text("turn.no.forbidden", tailValue(it.arc(), it.value()), constraint(it.arc()))
            : texts.text(
                "turn.no.unsupported",
                tailValue(it.arc(), it.value()),
                name(network.tail(it.arc())),
                name(network.head(it.arc())));
      }
      return queueReason(reason);
    }

    private String tailValue(int arc, int value) {
      return label(network.tail(arc), value);
    }

    private String queueReason(MistakeReason reason) {
      if (reason instanceof MistakeReason.JustUsed it) {
        int y = network.tail(it.arc());
        return texts.text(
            "turn.no.justused", arc(it.arc()), name(network.tail(it.used())), name(y));
      }
      if (reason instanceof MistakeReason.IndependentOf it) {
        return texts.text("turn.no.elsewhere", arc(it.arc()), name(it.changed()));
      }
      if (reason instanceof MistakeReason.DependsOn it) {
        return texts.text(
            "turn.no.leanson", arc(it.arc()), name(network.tail(it.arc())), name(it.changed()));
      }
      if (reason instanceof MistakeReason.Emptied it) {
        return texts.text("turn.no.emptied", name(it.variable()));
      }
      if (reason instanceof MistakeReason.StillHas it) {
        return texts.text("turn.no.stillhas", name(it.variable()), it.count());
      }
      return reason instanceof MistakeReason.NoneEmpty
          ? texts.text("turn.no.noneempty")
          : searchReason(reason);
    }

    private String searchReason(MistakeReason reason) {
      if (reason instanceof MistakeReason.Assigned it) {
        return texts.text("turn.no.assigned", name(it.variable()));
      }
      if (reason instanceof MistakeReason.NoConstraint it) {
        return texts.text("turn.no.constraint", name(it.variable()), name(it.cause()));
      }
      if (reason instanceof MistakeReason.HasFailed it) {
        return texts.text("turn.no.failed", name(it.variable()), label(it.variable(), it.value()));
      }
      if (reason instanceof MistakeReason.ValueBefore it) {
        int x = it.variable();
        return texts.text(
            "turn.no.valuebefore", label(x, it.first()), label(x, it.value()), name(x));
      }
      if (reason instanceof MistakeReason.OthersTurn it) {
        return texts.text("turn.no.othersturn", name(it.last()));
      }
      if (reason instanceof MistakeReason.LeftToTry it) {
        return texts.text(
            "turn.no.lefttotry", name(it.variable()), label(it.variable(), it.value()));
      }
      if (reason instanceof MistakeReason.FewerElsewhere it) {
        return texts.text(
            "turn.no.fewer", name(it.variable()), it.count(), name(it.better()), it.fewest());
      }
      if (reason instanceof MistakeReason.VariableBefore it) {
        return texts.text(
            "turn.no.variablebefore", name(it.variable()), name(it.first()), it.count());
      }
      return reason instanceof MistakeReason.NothingLeft
          ? texts.text("turn.no.nothingleft")
          : texts.text("turn.no.notasked");
    }
  }
}
