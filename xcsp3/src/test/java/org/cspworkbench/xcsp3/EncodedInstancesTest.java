package org.cspworkbench.xcsp3;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.stream.Stream;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.kernel.AllDifferentFiltering;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.order.DomWdeg;
import org.cspworkbench.core.text.CspDecoder;
import org.cspworkbench.core.text.CspEncoder;
import org.cspworkbench.core.text.ProblemContents;
import org.cspworkbench.core.trace.Counts;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** An instance that has been encoded and decoded is solved by the same events. */
final class EncodedInstancesTest {

  static Stream<Path> ours() throws IOException {
    return files(Path.of("../data/xcsp3"));
  }

  static Stream<Path> publicOnes() throws IOException {
    Path folder = Path.of("../../shared/data/xcsp3");
    return Files.isDirectory(folder) ? files(folder) : Stream.empty();
  }

  private static Stream<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return ImmutableList.sortedCopyOf(
          files.filter(file -> file.toString().contains(".xml")).toList())
          .stream();
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("ours")
  void anInstanceIsSolvedByTheSameEvents(Path file) throws Exception {
    assertSolvedAlike(file);
  }

  @Tag("slow")
  @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
  @MethodSource("publicOnes")
  void aPublicInstanceIsSolvedByTheSameEvents(Path file) throws Exception {
    assertSolvedAlike(file);
  }

  private static void assertSolvedAlike(Path file) throws Exception {
    XcspInstance instance = XcspReader.read(file);
    ProblemContents contents =
        new ProblemContents(instance.csp(), instance.own(), instance.objective());
    byte[] bytes = CspEncoder.encode(contents);
    ProblemContents decoded = CspDecoder.decodeContents(bytes);
    assertThat(CspEncoder.encode(decoded)).isEqualTo(bytes);
    assertThat(decoded.shown()).isEqualTo(contents.shown());
    assertThat(decoded.objective()).isEqualTo(contents.objective());
    assertThat(decoded.csp().constraints().stream().map(Constraint::toString))
        .containsExactlyElementsOf(
            contents.csp().constraints().stream().map(Constraint::toString).toList());
    TraceRecorder before = new TraceRecorder(Detail.FINE, 1 << 18);
    TraceRecorder after = new TraceRecorder(Detail.FINE, 1 << 18);
    assertThat(solve(decoded.csp(), after))
        .usingRecursiveComparison()
        .isEqualTo(solve(contents.csp(), before));
    assertThat(events(after)).isEqualTo(events(before));
  }

  private static Counts solve(Csp csp, TraceRecorder recorder) {
    Network network = new Network(csp.structure(), AllDifferentFiltering.DOMAIN_CONSISTENT);
    return new Search(network, csp)
        .order(new DomWdeg())
        .lookAhead(Gac::new)
        .solve(Limits.none().withNodes(100), recorder)
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
}
