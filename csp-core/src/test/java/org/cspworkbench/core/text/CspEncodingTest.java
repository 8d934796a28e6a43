package org.cspworkbench.core.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.hash.Hasher;
import com.google.common.hash.Hashing;
import com.google.common.io.BaseEncoding;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.cspworkbench.core.gallery.Gallery;
import org.cspworkbench.core.gallery.Gallery.Entry;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Drawing;
import org.cspworkbench.core.model.Extension;
import org.cspworkbench.core.model.MalformedEncodingException;
import org.cspworkbench.core.model.NotEncodableException;
import org.cspworkbench.core.model.Predicate;
import org.cspworkbench.core.model.ShortExtension;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.notation.ProblemReader;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.order.Mrv;
import org.cspworkbench.core.testing.RandomCsp;
import org.cspworkbench.core.testing.SameProblem;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Expression.Reference;
import org.cspworkbench.core.trace.Counts;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A decoded problem states the same as the encoded one, and is solved by the same events. */
final class CspEncodingTest {

  @Test
  void everyClassOfConstraintOfTheModelCanBeEncoded() throws Exception {
    Set<String> classes =
        new ClassFileImporter()
                .importPackages("org.cspworkbench.core.model", "org.cspworkbench.core.schedule")
                .stream()
                .filter(type -> type.isAssignableTo(Constraint.class) && !type.isInterface())
                .map(JavaClass::getName)
                .filter(name -> !name.contains("Test"))
                .collect(Collectors.toSet());
    Set<String> drawn =
        RandomStatement.draw(1).csp().constraints().stream()
            .map(c -> c.getClass().getName())
            .collect(Collectors.toSet());
    assertThat(drawn).isEqualTo(classes).hasSizeGreaterThan(20);
  }

  @Test
  void aDecodedProblemStatesTheSame() throws Exception {
    for (long seed = 0; seed < 300; seed++) {
      ProblemContents contents = RandomStatement.draw(seed);
      ProblemContents decoded = CspDecoder.decodeContents(CspEncoder.encode(contents));
      SameProblem.assertSame(decoded.csp(), contents.csp());
      assertThat(decoded.shown()).as("seed %d", seed).isEqualTo(contents.shown());
      assertThat(decoded.objective()).as("seed %d", seed).isEqualTo(contents.objective());
      assertThat(CspEncoder.encode(decoded)).isEqualTo(CspEncoder.encode(contents));
    }
  }

  @Test
  void aDecodedProblemIsDrawnAsTheEncodedOne() throws Exception {
    for (Drawing drawing : Drawing.values()) {
      Csp.Builder statement = Csp.builder("one variable");
      statement.variable("NT", 1, 1);
      byte[] undrawn = CspEncoder.encode(statement.build());
      byte[] drawn = CspEncoder.encode(statement.depicting(drawing).build());
      assertThat(CspDecoder.decode(undrawn).depiction()).isEmpty();
      assertThat(CspDecoder.decode(drawn).depiction()).contains(drawing);
      assertThat(drawn).as("what has no drawing is encoded as ever").startsWith(undrawn);
    }
  }

  @Test
  void aDrawingThatDoesNotFitIsNoEncoding() throws Exception {
    Csp.Builder statement = Csp.builder("no state of Australia");
    statement.variable("x", 1, 1);
    byte[] bytes = CspEncoder.encode(statement.depicting(Drawing.MAP_OF_AUSTRALIA).build());
    assertThatThrownBy(() -> CspDecoder.decode(bytes))
        .isInstanceOf(MalformedEncodingException.class)
        .hasMessageContaining("cannot be drawn");
  }

  @Test
  void aDecodedProblemIsSolvedByTheSameEvents() throws Exception {
    for (long seed = 0; seed < 200; seed++) {
      assertSolvedAlike(RandomCsp.mixed(seed));
      assertSolvedAlike(RandomCsp.binary(seed));
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("entries")
  void everyProblemOfTheGalleryIsSolvedByTheSameEvents(Entry entry) throws Exception {
    ImmutableList<String> arguments =
        ImmutableList.copyOf(Splitter.on(',').omitEmptyStrings().split(entry.example()));
    assertSolvedAlike(entry.make(arguments, 1));
  }

  static ImmutableList<Entry> entries() {
    return Gallery.ENTRIES;
  }

  @Test
  void aProblemInNotationIsSolvedByTheSameEvents() throws Exception {
    assertSolvedAlike(
        ProblemReader.read(
                "test",
                """
            variables x, y, z in 0..9
            variable colour in {red, green}
            x * y = z + 2
            abs(x - y) mod 3 = 1 or colour = red
            x + y + z <= 20
            """)
            .csp());
  }

  private static void assertSolvedAlike(Csp csp) throws Exception {
    Csp decoded = CspDecoder.decode(CspEncoder.encode(csp));
    SameProblem.assertSame(decoded, csp);
    TraceRecorder before = new TraceRecorder(Detail.FINE, 1 << 20);
    TraceRecorder after = new TraceRecorder(Detail.FINE, 1 << 20);
    assertThat(solve(decoded, after))
        .as(csp.name())
        .usingRecursiveComparison()
        .isEqualTo(solve(csp, before));
    assertThat(events(after)).as(csp.name()).isEqualTo(events(before));
  }

  private static Counts solve(Csp csp, TraceRecorder recorder) {
    return new Search(new Network(csp.structure()), csp)
        .order(new Mrv())
        .maintainArcConsistency()
        .solve(Limits.none().withNodes(2_000), recorder)
        .counters();
  }

  private static ImmutableList<TraceEvent> events(TraceRecorder recorder) {
    ImmutableList.Builder<TraceEvent> events = ImmutableList.builder();
    TracePlayer player = Objects.requireNonNull(recorder.trace()).player();
    while (player.stepForward()) {
      events.add(Objects.requireNonNull(player.lastEvent()));
    }
    return events.build();
  }

  @Test
  void tablesAndTestsThatConstraintsShareAreSharedAgain() throws Exception {
    ImmutableList<Constraint> decoded =
        CspDecoder.decode(CspEncoder.encode(RandomStatement.draw(1).csp())).constraints();
    ImmutableList<Extension> tables = of(Extension.class, decoded);
    assertThat(tables.get(0).tuples()).isSameAs(tables.get(1).tuples());
    ImmutableList<ShortExtension> open = of(ShortExtension.class, decoded);
    assertThat(open.get(0).tuples()).isSameAs(open.get(1).tuples());
    ImmutableList<Predicate> predicates = of(Predicate.class, decoded);
    assertThat(predicates.get(0).test()).isSameAs(predicates.get(1).test());
  }

  private static <T> ImmutableList<T> of(Class<T> type, ImmutableList<Constraint> constraints) {
    return constraints.stream()
        .filter(type::isInstance)
        .map(type::cast)
        .collect(ImmutableList.toImmutableList());
  }

  /** Maps of different JDKs, and of browsers, list the same givens in different orders. */
  @Test
  void theOrderInWhichGivensAreListedDoesNotMatter() throws Exception {
    Csp queens = Queens.pairwise(5);
    Variable x = queens.variables().get(1);
    Variable y = queens.variables().get(4);
    Domain given = Domain.of(2);
    Csp one = queens.restricted("given", ImmutableMap.of(x, given, y, given));
    Csp other = queens.restricted("given", ImmutableMap.of(y, given, x, given));
    assertThat(CspEncoder.encode(one)).isEqualTo(CspEncoder.encode(other));
  }

  @Test
  void aTestInCodeWithTooManyCombinationsIsRejectedByName() {
    Csp.Builder csp = Csp.builder("large");
    ImmutableList<Variable> x = csp.variables("x", 3, Domain.range(1, 200));
    csp.post(new Predicate("my relation", x, v -> v[0] + v[1] == v[2]));
    assertThatThrownBy(() -> CspEncoder.encode(csp.build()))
        .isInstanceOf(NotEncodableException.class)
        .hasMessageContaining("my relation")
        .hasMessageContaining("2,097,152");
  }

  @Test
  void aConstraintOfAClassFromOutsideIsRejectedByName() {
    Csp.Builder csp = Csp.builder("outside");
    Variable only = csp.variable("only", 0, 1);
    csp.post(
        new Constraint() {
          @Override
          public ImmutableList<Variable> scope() {
            return ImmutableList.of(only);
          }

          @Override
          public boolean isSatisfiedBy(int... values) {
            return true;
          }

          @Override
          public String toString() {
            return "whatever";
          }
        });
    assertThatThrownBy(() -> CspEncoder.encode(csp.build()))
        .isInstanceOf(NotEncodableException.class)
        .hasMessageContaining("whatever");
  }

  @Test
  void theHighestExpressionIsEncoded() throws Exception {
    Csp highest = nested(Expression.MAX_HEIGHT - 1);
    assertThat(CspDecoder.decode(CspEncoder.encode(highest)).isSolution(1)).isFalse();
  }

  private static Csp nested(int operators) {
    Csp.Builder csp = Csp.builder("nested");
    Variable x = csp.variable("x", 0, 1);
    Expression expression = new Reference(x);
    for (int k = 0; k < operators; k++) {
      expression = Operation.of(Operator.NOT, expression);
    }
    ImmutableList<Variable> scope = ImmutableList.of(x);
    return csp.post(new Predicate("not not x", scope, new Condition(expression, scope))).build();
  }

  /** Bytes of this version are in files and must remain readable. */
  @Test
  void theFormOfVersionOneStaysReadable() throws Exception {
    Csp.Builder csp = Csp.builder("three regions");
    Domain colours = Domain.named("red", "green");
    Variable wa = csp.variable("WA", colours);
    Variable nt = csp.variable("NT", colours);
    ImmutableList<Variable> both = ImmutableList.of(wa, nt);
    Expression same = Operation.of(Operator.EQ, new Reference(wa), new Reference(nt));
    csp.notEqual(wa, nt)
        .allDifferent(both)
        .post(new Predicate("same", both, new Condition(same, both)));
    Csp stated = csp.build();
    byte[] bytes =
        BaseEncoding.base16()
            .decode(
                "0100000D746872656520726567696F6E730201000257410002010002000372656403000567726565"
                    + "6E0400024E5400030100020005020102004105000473616D650201020000020102020002010406000245510200000000");
    SameProblem.assertSame(CspDecoder.decode(bytes), stated);
    assertThat(CspEncoder.encode(stated)).isEqualTo(bytes);
  }

  /** Pages that were exported contain these bytes, so that every kind keeps its form. */
  @Test
  void theBytesOfEachKindStayTheSame() throws Exception {
    SortedMap<String, Hasher> hashers = new TreeMap<>();
    for (long seed = 0; seed < 20; seed++) {
      Csp drawn = RandomStatement.draw(seed).csp();
      for (Constraint constraint : drawn.constraints()) {
        Csp.Builder alone = Csp.builder("alone");
        drawn.variables().forEach(x -> alone.variable(x.name(), x.domain()));
        hashers
            .computeIfAbsent(
                constraint.getClass().getSimpleName(), kind -> Hashing.sha256().newHasher())
            .putBytes(CspEncoder.encode(alone.post(constraint).build()));
      }
    }
    StringBuilder fingerprints = new StringBuilder();
    hashers.forEach(
        (kind, hasher) ->
            fingerprints
                .append(kind)
                .append(' ')
                .append(hasher.hash().toString(), 0, 16)
                .append('\n'));
    assertThat(fingerprints.toString())
        .isEqualTo(
            """
            AllDifferent df444562e10143df
            AllDifferentSums f0a1b14ae5ef34bc
            BinPacking 108aa0cc3f7d3b65
            BoxOrder ee670766c84f3473
            Circuit e9a74b26cea04580
            Connected 6e2d82e586d3781a
            Count fd52132e4b9e7cd1
            CountBetween f1d36613a1a76062
            Cumulative a8e0c19d0fa573de
            DecisionDiagram db5c6ef5c4aa169c
            DifferentLists bf4ad673cb0fba52
            DisjointBoxes 6f95b5eb843cf578
            Disjunctive a04d0c36d9fad867
            Element 03258f5d86f98922
            ElementOfNumbers 3522e8155a54b8a0
            Equal 7cb6bcda890c7ead
            Extension c0b4e5bdb6b5b24c
            Extremum 8c3f53a7b0699c37
            LessThan 5525ce8c6d696e62
            Lex ef8a5638e98ee3f9
            LinearSum 12c22f7ddef89935
            LongestRun dabbce8e5f8cdfcb
            NValues 762af6e789e3a97e
            NoOverlap ba30543be279fa10
            NotAllEqual adf3f4fb9e7538c7
            NotEqual d9824a3fc095461d
            Predicate 338ad2f955babd07
            ReifiedSum 785e0babd23f0f3c
            ShortExtension 10685c86c504afc7
            TaskOrder 6048b2368288a3c6
            """);
  }
}
