package org.cspworkbench.xcsp3;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.cancellation.CancelledException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An instance that takes long to read is given up at the first look after the request. */
class CancelledReadingTest {

  private static final int PLACES = 25; // at which the reading is cancelled

  private static String variables(String size, String domain) {
    return "<array id=\"x\" size=\"[%s]\"> %s </array>".formatted(size, domain);
  }

  private static String instance(String kind) {
    return switch (kind) {
      case "group" ->
          Instances.text(
              variables("4", "0..9"),
              "<group><intension>ne(add(%0,%1),%2)</intension>"
                  + IntStream.range(0, 500)
                      .mapToObj(
                          k -> "<args>x[" + k % 4 + "] x[" + (k + 1) % 4 + "] " + k + "</args>")
                      .collect(Collectors.joining())
                  + "</group>");
      case "table" ->
          Instances.text(
              variables("2", "0..39"),
              "<extension><list>x[]</list><supports>"
                  + IntStream.range(0, 1600)
                      .filter(k -> k % 3 > 0)
                      .mapToObj(k -> "(" + k / 40 + "," + k % 40 + ")")
                      .collect(Collectors.joining())
                  + "</supports></extension>");
      case "names" ->
          Instances.text(
              variables("4", "0..9"),
              "<sum><list>"
                  + "x[0] x[1] x[2] x[3] ".repeat(300)
                  + "</list><condition>(ge,0)</condition></sum>");
      case "listed" ->
          Instances.text(
              variables("3", "0..19"), "<intension>eq(mod(mul(x[0],x[1]),7),x[2])</intension>");
      default ->
          Instances.text(
              variables("200", "0..1"),
              "<regular><list>x[]</list><transitions>(a,0,b)(a,1,a)(b,0,b)(b,1,a)</transitions>"
                  + "<start>a</start><final>b</final></regular>");
    };
  }

  @ParameterizedTest
  @CsvSource({"group, 1000", "table, 1000", "names, 1000", "listed, 300", "regular, 300"})
  void readingEndsAtTheFirstLookAfterTheRequest(String kind, long leastLooks) throws Exception {
    String text = instance(kind);
    XcspInstance whole = Instances.read(text);
    AtomicLong looks = new AtomicLong();
    Cancellation never = Cancellation.when(() -> looks.incrementAndGet() < 0);
    assertThat(never.during(() -> Instances.read(text)).csp().constraints())
        .hasSameSizeAs(whole.csp().constraints());
    long all = looks.get();
    assertThat(all).isGreaterThan(leastLooks);
    for (int place = 0; place < PLACES; place++) {
      long number = 1 + place * (all - 1) / PLACES;
      looks.set(0);
      Cancellation request = Cancellation.when(() -> looks.incrementAndGet() >= number);
      assertThatThrownBy(() -> request.during(() -> Instances.read(text)))
          .as("look %d of %d", number, all)
          .isInstanceOf(CancelledException.class);
      assertThat(looks).hasValue(number);
    }
  }

  /** The parser of declarations cannot be ended: a reader does not wait for it. */
  @Test
  void declarationsAreNotWaitedForAfterTheRequest() {
    Cancellation request = new Cancellation();
    request.request();
    assertThatThrownBy(() -> request.during(() -> Declarations.resultOf(new CompletableFuture<>())))
        .isInstanceOf(CancelledException.class);
  }
}
