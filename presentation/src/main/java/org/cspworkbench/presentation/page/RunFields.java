package org.cspworkbench.presentation.page;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Strings.nullToEmpty;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Longs;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.cspworkbench.core.consistency.Filter;
import org.cspworkbench.core.consistency.OrderedFilter;
import org.cspworkbench.core.consistency.QueueOrder;
import org.cspworkbench.core.search.guide.Script;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.presentation.input.SolverSpec;
import org.cspworkbench.presentation.page.PageRun.Bounds;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.catalog.SolverCatalog;

/**
 * The written form of a run: texts by name, the problem first. What is usual is left out. Pages and
 * links contain it.
 */
public final class RunFields {

  private static final String SOLVER = "solver";
  private static final String SEED = "seed";
  private static final String DETAIL = "detail";
  private static final String SOLUTIONS = "solutions";
  private static final String ALL = "all";
  private static final String FILTER = "filter";
  private static final String NODES = "nodes";
  private static final String FAILS = "fails";
  private static final String ATTEMPTS = "attempts";
  private static final String CHOICES = "choices";
  private static final String FINE = "fine";

  private static final String USUAL_SOLVER = "mac";

  /** The names of the fields. */
  static final ImmutableSet<String> NAMES =
      ImmutableSet.<String>builder()
          .addAll(StatementFields.NAMES)
          .add(SOLVER, SEED, DETAIL, SOLUTIONS, FILTER, NODES, FAILS, ATTEMPTS, CHOICES)
          .build();

  /** The codec of runs as objects with these fields. */
  public static final Codec<PageRun> CODEC =
      Codec.text().map(RunFields::known, name -> name).as(RunFields::read, RunFields::of);

  private final Map<String, String> fields;
  private final Consumer<UnreadableException> faults;

  private RunFields(Map<String, String> fields, Consumer<UnreadableException> faults) {
    this.fields = fields;
    this.faults = faults;
  }

  private static String known(String name) {
    checkArgument(NAMES.contains(name), "a run has no member '%s'", name);
    return name;
  }

  /** Returns the written form of {@code run}. */
  public static ImmutableMap<String, String> of(PageRun run) {
    ImmutableMap.Builder<String, String> fields = ImmutableMap.builder();
    fields.putAll(StatementFields.of(run.statement(), run.seed()));
    fields.put(SOLVER, run.solver().toString()).put(SEED, Long.toString(run.seed()));
    if (run.detail() == Detail.FINE) {
      fields.put(DETAIL, FINE);
    }
    if (run.solutions() > 1) {
      long number = run.solutions();
      fields.put(SOLUTIONS, number == Long.MAX_VALUE ? ALL : Long.toString(number));
    }
    run.filter().ifPresent(filter -> fields.put(FILTER, written(filter)));
    put(fields, NODES, run.bounds().nodes());
    put(fields, FAILS, run.bounds().fails());
    put(fields, ATTEMPTS, run.bounds().attempts());
    if (!run.choices().equals(Script.empty())) {
      fields.put(CHOICES, ScriptText.of(run.choices()));
    }
    return fields.buildOrThrow();
  }

  private static void put(ImmutableMap.Builder<String, String> fields, String name, long bound) {
    if (bound != Long.MAX_VALUE) {
      fields.put(name, Long.toString(bound));
    }
  }

  private static String written(OrderedFilter filter) {
    String queue =
        filter.queue() == QueueOrder.FIRST_IN_FIRST_OUT
            ? ""
            : "(queue=" + filter.queue().id() + ")";
    return filter.filter().id() + queue;
  }

  /**
   * Returns the run of a written form.
   *
   * @throws UnreadableException if a field has no valid value, or there is no problem
   */
  public static PageRun read(Map<String, String> fields) throws UnreadableException {
    FirstFault first = new FirstFault();
    Optional<PageRun> run = read(fields, first);
    first.throwIt();
    return run.orElseThrow(() -> new UnreadableException("expected a problem, found none"));
  }

  /**
   * Returns as much of a run as can be understood, with usual values for what cannot; empty if
   * there is no problem.
   *
   * @param faults receives what cannot be understood
   */
  static Optional<PageRun> read(Map<String, String> fields, Consumer<UnreadableException> faults) {
    return new RunFields(fields, faults).run();
  }

  private Optional<PageRun> run() {
    long seed = number(SEED, Settings.defaults().seed(), Long.MIN_VALUE);
    Optional<ProblemStatement> statement = Optional.empty();
    try {
      statement = StatementFields.read(fields, seed);
    } catch (UnreadableException e) {
      faults.accept(e);
    }
    SolverSpec solver = solver();
    Detail detail = detail();
    long solutions = ALL.equals(fields.get(SOLUTIONS)) ? Long.MAX_VALUE : number(SOLUTIONS, 1, 1);
    Bounds bounds =
        new Bounds(
            number(NODES, Long.MAX_VALUE, 0),
            number(FAILS, Long.MAX_VALUE, 0),
            number(ATTEMPTS, Long.MAX_VALUE, 1));
    Optional<OrderedFilter> filter = filter();
    Script choices = choices();
    return statement.map(
        problem -> new PageRun(problem, solver, seed, detail, solutions, bounds, filter, choices));
  }

  private SolverSpec solver() {
    SolverSpec usual = SolverSpec.of(SolverCatalog.find(USUAL_SOLVER).orElseThrow());
    String text = fields.get(SOLVER);
    try {
      return text == null ? usual : SolverSpec.readUntried(text);
    } catch (UnreadableException e) {
      faults.accept(e);
      return usual;
    }
  }

  private Detail detail() {
    String text = nullToEmpty(fields.get(DETAIL));
    if (!text.isEmpty() && !text.equals(FINE) && !text.equals("decisions")) {
      faults.accept(unexpected(DETAIL, "decisions or fine", text));
    }
    return text.equals(FINE) ? Detail.FINE : Detail.DECISIONS;
  }

  private long number(String name, long usual, long least) {
    String text = fields.get(name);
    if (text == null) {
      return usual;
    }
    Long number = Longs.tryParse(text);
    if (number == null || number < least) {
      faults.accept(unexpected(name, "a whole number", text));
      return usual;
    }
    return number;
  }

  private Optional<OrderedFilter> filter() {
    String text = fields.get(FILTER);
    if (text == null) {
      return Optional.empty();
    }
    int open = text.indexOf("(queue=");
    boolean isOrdered = open >= 0 && text.endsWith(")");
    Optional<Filter> filter = Filter.of(isOrdered ? text.substring(0, open) : text);
    Optional<QueueOrder> queue =
        isOrdered
            ? QueueOrder.of(text.substring(open + "(queue=".length(), text.length() - 1))
            : Optional.of(QueueOrder.FIRST_IN_FIRST_OUT);
    if (filter.isEmpty() || queue.isEmpty() || (isOrdered && !filter.get().hasQueue())) {
      faults.accept(unexpected(FILTER, "a filter such as ac3 or ac3(queue=lifo)", text));
      return Optional.empty();
    }
    return Optional.of(filter.get().with(queue.get()));
  }

  private Script choices() {
    try {
      return ScriptText.read(nullToEmpty(fields.get(CHOICES)));
    } catch (UnreadableException e) {
      faults.accept(e);
      return Script.empty();
    }
  }

  private static UnreadableException unexpected(String name, String expected, String found) {
    return new UnreadableException(name + ": expected " + expected + ", found '" + found + "'");
  }

  /** Keeps the first of several faults. */
  static final class FirstFault implements Consumer<UnreadableException> {
    private Optional<UnreadableException> first = Optional.empty();

    @Override
    public void accept(UnreadableException fault) {
      first = first.or(() -> Optional.of(fault));
    }

    void throwIt() throws UnreadableException {
      if (first.isPresent()) {
        throw first.get();
      }
    }
  }
}
