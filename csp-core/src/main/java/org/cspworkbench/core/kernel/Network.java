package org.cspworkbench.core.kernel;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.TraceKey;

/**
 * The constraint network of a structure, compiled: n variables over value indices and e arcs in
 * flat arrays. Immutable, and shared by all runs over problems of that structure.
 *
 * <p>An arc (x, y) revises its <em>tail</em> x and depends on its <em>head</em> y. Each constraint
 * keeps arcs of its own, so between two variables there may be several. An arc of a constraint on
 * three or more variables depends on all of them but its tail; its head and inverse are {@link
 * #NONE}.
 */
public final class Network implements TraceKey {

  /** Stands for "no variable", "no value" and "no arc". */
  public static final int NONE = -1;

  /** The memory for tables of allowed pairs, unless the caller sets another limit: 64 MiB. */
  public static final long DEFAULT_TABLE_BYTES = 1L << 26;

  /** The number of values up to which a domain is narrow, unless the caller sets another: 1,024. */
  public static final int DEFAULT_NARROW = 1 << 10;

  private static final int NO_SHIFT = Integer.MIN_VALUE;
  private static final int MAX_ARCS = (1 << 27) - 1; // what an event has room for

  private final Csp.Structure structure;
  private final ImmutableList<Constraint> constraints; // those of the structure, then implied ones
  private final DomainWords words;
  private final int[] domainSize; // of the words, for inner loops
  private final int[] firstWord;
  private final int[] endOfWords;
  private final int[] wideNumber; // by variable: which of the wide domains, or NONE
  private final InitialDomains stated; // every value of every domain
  private final InitialDomains initial; // what the constraints on one variable leave

  private final int arcCount;
  private final int unaryArcsEnd;
  private final int[] tail; // of the arcs, those of one variable, then the reasons
  private final int[] head;
  private final int[] inverse;
  private final int[] constraintIndex;
  private final Relation[] relation;
  private final int[] shift; // by arc, or NO_SHIFT where it is no difference
  private final boolean hasManyPairs;
  private final boolean[] isDirect; // by arc
  private final long[][] rowsOfHead; // by arc: of its inverse
  private final int[] leastSupports;
  private final Adjacency arcsFrom;
  private final Adjacency arcsInto; // those of pairs
  private final Adjacency constraintsWith; // those on several variables
  private final int[] firstArcOf; // by constraint, and the arc count behind the last
  private final int[] wholes; // the first arc of each constraint that is not made of pairs
  private final int[] leastSupportsInto;
  private final ImmutableMap<Integer, Integer> firstReason; // by constraint filtered as a whole
  private final Map<Class<?>, Optional<?>> derived = new HashMap<>();

  /**
   * Compiles {@code structure}, with each pair of an all-different constraint by itself.
   *
   * @throws IllegalArgumentException if it has more than 2<sup>27</sup> arcs or more than
   *     2<sup>31</sup> values
   */
  public Network(Csp.Structure structure) {
    this(structure, AllDifferentFiltering.PAIRWISE);
  }

  /**
   * Compiles {@code structure}, with all-different constraints filtered like this.
   *
   * @throws IllegalArgumentException if it has more than 2<sup>27</sup> arcs or more than
   *     2<sup>31</sup> values
   */
  public Network(Csp.Structure structure, AllDifferentFiltering filtering) {
    this(structure, filtering, DEFAULT_TABLE_BYTES, DEFAULT_NARROW);
  }

  /**
   * Compiles {@code structure} within limits of memory.
   *
   * @param filtering how all-different constraints are filtered
   * @param tableBytes the memory for the tables of allowed pairs, all together; a constraint whose
   *     table would exceed it is asked about each pair instead, which is slower
   * @param mostNarrow a domain of more values than this is wide: an interval instead of bits
   * @throws IllegalArgumentException if it has more than 2<sup>27</sup> arcs or more than
   *     2<sup>31</sup> values
   */
  public Network(
      Csp.Structure structure, AllDifferentFiltering filtering, long tableBytes, int mostNarrow) {
    this.structure = structure;
    words = new DomainWords(structure, mostNarrow);
    Compiler compiler = new Compiler(structure, filtering, tableBytes, mostNarrow);
    constraints =
        ImmutableList.<Constraint>builder()
            .addAll(structure.constraints())
            .addAll(compiler.implied())
            .build();
    stated = InitialDomains.whole(structure, words);
    initial = stated.after(compiler.unaryArcs());
    domainSize = words.domainSizes();
    firstWord = words.firsts();
    endOfWords = words.ends();
    wideNumber = words.wideNumbers();

    List<Compiler.Arc> arcs = new ArrayList<>(compiler.arcs());
    arcCount = arcs.size();
    arcs.addAll(compiler.unaryArcs());
    unaryArcsEnd = arcs.size();
    firstReason = addReasons(compiler, arcs);
    checkArgument(arcs.size() <= MAX_ARCS, "the constraints have too many arcs: %s", arcs.size());
    tail = arcs.stream().mapToInt(Compiler.Arc::tail).toArray();
    head = arcs.stream().mapToInt(Compiler.Arc::head).toArray();
    inverse = arcs.stream().mapToInt(Compiler.Arc::inverse).toArray();
    constraintIndex = arcs.stream().mapToInt(Compiler.Arc::constraint).toArray();
    relation = arcs.stream().map(Compiler.Arc::relation).toArray(Relation[]::new);
    shift = Arrays.stream(relation).mapToInt(Network::shiftOf).toArray();
    hasManyPairs =
        words.wideCount() > 0
            || Arrays.stream(relation).anyMatch(each -> each instanceof Relation.Asked);
    isDirect = new boolean[relation.length];
    for (int arc = 0; arc < isDirect.length; arc++) {
      isDirect[arc] = relation[arc].isDirect();
    }
    rowsOfHead =
        Arrays.stream(inverse)
            .mapToObj(arc -> arc == NONE ? Relation.NO_ROWS : relation[arc].rows())
            .toArray(long[][]::new);
    leastSupports = arcs.stream().mapToInt(arc -> arc.relation().leastSupports()).toArray();

    int n = domainSize.length;
    arcsFrom = new Adjacency(n, arcCount, arc -> tail[arc]);
    arcsInto = new Adjacency(n, arcCount, arc -> head[arc]);
    constraintsWith =
        new Adjacency(n, arcCount, arc -> head[arc] == NONE ? tail[arc] : NONE)
            .map(arc -> constraintIndex[arc]);
    firstArcOf = firstArcs(constraints.size(), constraintIndex, arcCount);
    wholes = wholes(firstArcOf, head);
    leastSupportsInto = leastSupportsInto(n, arcCount, head, leastSupports);
  }

  /** Behind the arcs, one number for each variable of a constraint that is filtered as a whole. */
  private static ImmutableMap<Integer, Integer> addReasons(
      Compiler compiler, List<Compiler.Arc> arcs) {
    ImmutableMap.Builder<Integer, Integer> first = ImmutableMap.builder();
    compiler
        .propagated()
        .forEach(
            (position, constraint) -> {
              first.put(position, arcs.size());
              for (Variable x : constraint.scope()) {
                arcs.add(new Compiler.Arc(x.index(), NONE, NONE, position, Relation.OF_SEVERAL));
              }
            });
    return first.buildOrThrow();
  }

  private static int shiftOf(Relation relation) {
    return relation instanceof Relation.Difference difference ? difference.shift() : NO_SHIFT;
  }

  private static int[] firstArcs(int constraints, int[] constraintIndex, int arcCount) {
    int[] first = new int[constraints + 1];
    for (int arc = 0; arc < arcCount; arc++) {
      first[constraintIndex[arc] + 1] = arc + 1;
    }
    for (int c = 0; c < constraints; c++) { // some constraints have no arc of their own
      first[c + 1] = Math.max(first[c], first[c + 1]);
    }
    return first;
  }

  private static int[] wholes(int[] firstArcOf, int[] head) {
    return IntStream.range(0, firstArcOf.length - 1)
        .filter(c -> firstArcOf[c] < firstArcOf[c + 1] && head[firstArcOf[c]] == NONE)
        .map(c -> firstArcOf[c])
        .toArray();
  }

  private static int[] leastSupportsInto(int n, int arcCount, int[] head, int[] leastSupports) {
    int[] into = new int[n];
    Arrays.fill(into, Integer.MAX_VALUE);
    for (int arc = 0; arc < arcCount; arc++) {
      if (head[arc] != NONE) {
        into[head[arc]] = Math.min(into[head[arc]], leastSupports[arc]);
      }
    }
    return into;
  }

  @Override
  public Csp.Structure structure() {
    return structure;
  }

  /**
   * Returns the constraints of the structure, and behind them those that they imply and by which
   * this network filters too.
   */
  public ImmutableList<Constraint> constraints() {
    return constraints;
  }

  @Override
  public Constraint constraint(int arc) {
    return constraints.get(constraintIndex[arc]);
  }

  /** Returns the number of variables, n. */
  public int variableCount() {
    return domainSize.length;
  }

  /** Returns the number of values in the whole domain of variable {@code x}, given or not. */
  public int domainSize(int x) {
    return domainSize[x];
  }

  /** Returns the number of arcs, e; those of constraints on one variable stand apart. */
  public int arcCount() {
    return arcCount;
  }

  /**
   * Returns the first of the arcs of constraints on one variable, which depend on nothing. No run
   * needs to revise them, since the initial domains are what they leave; node consistency does.
   */
  public int unaryArcsStart() {
    return arcCount;
  }

  /** Returns the number behind the last of the arcs of constraints on one variable. */
  public int unaryArcsEnd() {
    return unaryArcsEnd;
  }

  /** Returns the positions of the constraints that are also filtered as a whole. */
  public ImmutableSet<Integer> propagatedConstraints() {
    return firstReason.keySet();
  }

  /**
   * Returns what stands as the arc of a pruning that the constraint at {@code constraint}, filtered
   * as a whole, makes at the first variable of its scope; the next variable has the next number.
   * Never revised.
   */
  public int firstReason(int constraint) {
    Integer first = firstReason.get(constraint);
    checkArgument(first != null, "constraint %s is not filtered as a whole", constraint);
    return first;
  }

  /** Returns the number behind the last arc, those of one variable and the reasons included. */
  @Override
  public int endOfArcs() {
    return tail.length;
  }

  @Override
  public int tail(int arc) {
    return tail[arc];
  }

  @Override
  public int head(int arc) {
    return head[arc];
  }

  /**
   * Returns the arc of the same constraint in the other direction, or {@link #NONE} if {@code arc}
   * depends on several variables.
   */
  public int inverse(int arc) {
    return inverse[arc];
  }

  @Override
  public int constraintIndex(int arc) {
    return constraintIndex[arc];
  }

  /** Returns whether every arc depends on one variable. */
  public boolean hasOnlyPairs() {
    return wholes.length == 0;
  }

  /** The first arc of each constraint that is not made of pairs; not to be changed. */
  int[] wholes() {
    return wholes;
  }

  /** Returns whether {@code arc} depends on more than one variable. */
  public boolean dependsOnSeveral(int arc) {
    return head[arc] == NONE;
  }

  /**
   * Returns whether value {@code i} of the tail and value {@code j} of the head of {@code arc} go
   * together.
   */
  public boolean allows(int arc, int i, int j) {
    return isDifference(arc) ? j != i + shift[arc] : relation[arc].allows(i, j);
  }

  /**
   * Returns the values of the head of {@code arc} that support value {@code i} of its tail, from 64
   * · {@code word} on: bit b is value 64 · {@code word} + b. Bits beyond the domain are arbitrary.
   */
  public long supports(int arc, int i, int word) {
    return relation[arc].supports(i, word);
  }

  /** Returns whether {@code arc} requires only that the indices of two values differ. */
  public boolean forbidsEqualIndices(int arc) {
    return shift[arc] == 0;
  }

  /**
   * Returns those of {@code values} that go together with value {@code v} of the head of {@code
   * arc}.
   *
   * @param values some of the values 64 · {@code word} to 64 · {@code word} + 63 of the tail, one
   *     bit each
   */
  public long allowed(int arc, int word, long values, int v) {
    if (isTable(arc)) {
      int wordsPerRow = (domainSize[tail[arc]] + 63) >>> 6;
      return values & rowsOfHead[arc][v * wordsPerRow + word];
    }
    return relation[arc].allowed(word, values, v);
  }

  /**
   * Returns whether {@code arc} relates two values by an order or a fixed difference, so that
   * {@link #supported} finds the values with a support at once.
   */
  public boolean isDirect(int arc) {
    return isDirect[arc];
  }

  /**
   * Returns which of the values 64 · {@code word} to 64 · {@code word} + 63 of the tail of {@code
   * arc}, which {@link #isDirect}, have a support among {@code domains}. Bits beyond the domain are
   * arbitrary.
   */
  public long supported(int arc, int word, DomainStore domains) {
    return relation[arc].supported(word, domains, head[arc]);
  }

  /** Returns whether {@code arc} relates two values other than by a difference of a number. */
  public boolean isDifference(int arc) {
    return shift[arc] != NO_SHIFT;
  }

  /**
   * Returns the index at the tail of {@code arc}, a difference, that does not go with value {@code
   * v} of its head; it may lie outside the domain.
   */
  public int conflict(int arc, int v) {
    return v - shift[arc];
  }

  /** Returns whether the pairs that {@code arc} allows are listed in rows of bits. */
  public boolean isTable(int arc) {
    return rowsOfHead[arc].length > 0;
  }

  /**
   * Returns for each value of the head of {@code arc}, which must be a table, the values of the
   * tail that it supports: a row of as many words as the domain of the tail takes.
   */
  public long[] rowsOfHead(int arc) {
    return rowsOfHead[arc];
  }

  /**
   * Returns for each value of the tail of {@code arc}, which must be a table, the values of the
   * head that support it: a row of as many words as the domain of the head takes.
   */
  public long[] rowsOfTail(int arc) {
    return relation[arc].rows();
  }

  /**
   * Returns the least number of supports of a value at the tail of {@code arc} while its head has
   * its whole domain: while fewer values than this have left the head, a revision finds nothing. 0
   * if it is not known.
   */
  public int leastSupports(int arc) {
    return leastSupports[arc];
  }

  /** Returns the least of {@link #leastSupports} over the arcs into {@code y}. */
  public int leastSupportsInto(int y) {
    return leastSupportsInto[y];
  }

  /** Returns for each variable the arcs of which it is the tail. */
  public Adjacency arcsFrom() {
    return arcsFrom;
  }

  /** Returns for each variable the arcs of which it is the head: those that depend on it alone. */
  public Adjacency arcsInto() {
    return arcsInto;
  }

  /**
   * Returns for each variable the positions of the constraints on it and several others. The arcs
   * of these constraints depend on the variable and others, except the one of which it is the tail.
   */
  public Adjacency constraintsWith() {
    return constraintsWith;
  }

  /**
   * Returns the first arc of the constraint at {@code constraint}; its arcs have consecutive
   * numbers.
   */
  public int firstArcOf(int constraint) {
    return firstArcOf[constraint];
  }

  /**
   * Returns whether a variable occurs twice in the constraint at {@code constraint}, which is not
   * pairs.
   */
  public boolean repeatsVariable(int constraint) {
    List<Variable> scope = constraints.get(constraint).scope();
    return endOfArcsOf(constraint) - firstArcOf(constraint) < scope.size();
  }

  /** Returns the number behind the last arc of the constraint at {@code constraint}. */
  public int endOfArcsOf(int constraint) {
    return firstArcOf[constraint + 1];
  }

  /**
   * Returns what {@code compute} makes of this network: computed when it is first asked for, and
   * shared by all runs.
   *
   * @param kind its class, of which there is one for each network
   */
  public synchronized <T> Optional<T> derived(
      Class<T> kind, Function<Network, Optional<T>> compute) {
    Optional<?> known = derived.get(kind);
    if (known == null) {
      known = compute.apply(this);
      derived.put(kind, known);
    }
    return known.map(kind::cast);
  }

  @Override
  public ImmutableIntArray parallels(int arc) {
    if (head[arc] == NONE) {
      return ImmutableIntArray.of(arc);
    }
    ImmutableIntArray.Builder parallels = ImmutableIntArray.builder();
    for (int place = arcsFrom.start(tail[arc]); place < arcsFrom.end(tail[arc]); place++) {
      if (head[arcsFrom.at(place)] == head[arc]) {
        parallels.add(arcsFrom.at(place));
      }
    }
    return parallels.build();
  }

  @Override
  public long keptBy(int arc, int v) {
    long kept = -1L;
    for (int place = arcsFrom.start(tail[arc]); place < arcsFrom.end(tail[arc]); place++) {
      int parallel = arcsFrom.at(place);
      if (head[parallel] == head[arc]) {
        kept &= supports(inverse[parallel], v, 0);
      }
    }
    return kept;
  }

  @Override
  public int cause(int arc, int v, int i) {
    return cause(tail[arc], i, head[arc], v);
  }

  /**
   * Returns the first arc that forbids value {@code i} of {@code x} with {@code v} of {@code y}.
   */
  int cause(int x, int i, int y, int v) {
    int place = arcsFrom.start(x);
    while (head[arcsFrom.at(place)] != y || allows(arcsFrom.at(place), i, v)) {
      place++;
    }
    return arcsFrom.at(place);
  }

  @Override
  public int violated(int x, int i, IntUnaryOperator assigned) {
    return Violations.count(this, x, i, assigned);
  }

  @Override
  public int wordCount() {
    return words.count();
  }

  @Override
  public int firstWord(int x) {
    return firstWord[x];
  }

  @Override
  public int endOfWords(int x) {
    return endOfWords[x];
  }

  @Override
  public int variableOfWord(int word) {
    return words.variable(word);
  }

  /** Returns whether every domain fits into one word, so that the word of variable x is word x. */
  public boolean isOneWordEach() {
    return words.narrowCount() == domainSize.length && words.wideCount() == 0;
  }

  /**
   * Returns whether the domain of {@code x} has so many values that it is kept as an interval. Its
   * words are numbers only, behind those of all narrow domains.
   */
  @Override
  public boolean isWide(int x) {
    return wideNumber[x] != NONE;
  }

  /** Returns whether any domain is wide. */
  public boolean hasWideDomains() {
    return words.wideCount() > 0;
  }

  /**
   * Returns whether {@code arc}, of a constraint on two variables, is one of a constraint that is
   * filtered as a whole too, since there are many pairs to ask about.
   */
  public boolean hasManyPairs(int arc) {
    return !isDifference(arc)
        && (relation[arc] instanceof Relation.Asked || isWide(tail[arc]) || isWide(head[arc]));
  }

  /** Returns whether there is such an arc, or a domain is wide. */
  public boolean hasManyPairs() {
    return hasManyPairs;
  }

  /** Returns the number of words of narrow domains. */
  @Override
  public int narrowWordCount() {
    return words.narrowCount();
  }

  /** Returns which of the wide domains that of {@code x} is. */
  @Override
  public int wideNumber(int x) {
    return wideNumber[x];
  }

  /** Returns the number of wide domains. */
  @Override
  public int wideCount() {
    return words.wideCount();
  }

  /**
   * Returns the initial domains of {@code csp}: what its givens and the constraints on one variable
   * leave.
   */
  InitialDomains initialDomains(Csp csp) {
    return restricted(initial, csp);
  }

  /** Returns what the givens of {@code csp} leave of the domains. */
  InitialDomains statedDomains(Csp csp) {
    return restricted(stated, csp);
  }

  private InitialDomains restricted(InitialDomains whole, Csp csp) {
    checkArgument(csp.structure() == structure, "%s is not of the structure of this network", csp);
    return whole.of(csp);
  }
}
