package org.cspworkbench.xcsp3.models;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The instances in the repository are those that are written here, and what is known is right. */
final class PublishedModelsTest {

  private static final Path FOLDER = Path.of("../data/xcsp3");
  private static final Path RACED = Path.of("../data/races");
  private static final String LIST = "expected.csv";

  static Stream<PublishedModel> models() {
    return Stream.concat(PublishedModels.ALL.stream(), RacedModels.SMALL.stream());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("models")
  void bruteForceComesToTheSameNumber(PublishedModel model) {
    assertThat(model.bruteForce().getAsLong()).isEqualTo(model.number());
  }

  /** To write the files again: {@code -Dinstances=write}. */
  @Test
  void theFilesAreThoseThatAreWrittenHere() throws IOException {
    assertFiles(FOLDER, PublishedModels.ALL);
  }

  /** When they are written again, the numbers of the large ones are confirmed, in some minutes. */
  @Test
  void theFilesForRacesAreThoseThatAreWrittenHere() throws IOException {
    if (isWriting()) {
      RacedModels.LARGE.stream()
          .filter(model -> !model.evidence().startsWith("literature"))
          .forEach(this::bruteForceComesToTheSameNumber);
    }
    assertFiles(
        RACED,
        ImmutableList.<PublishedModel>builder()
            .addAll(RacedModels.SMALL)
            .addAll(RacedModels.LARGE)
            .build());
  }

  private static boolean isWriting() {
    return System.getProperty("instances", "").equals("write");
  }

  private static void assertFiles(Path folder, List<PublishedModel> models) throws IOException {
    assertThat(models).extracting(PublishedModel::name).doesNotHaveDuplicates();
    if (isWriting()) {
      write(folder, models);
    }
    for (PublishedModel model : models) {
      assertThat(folder.resolve(model.name() + ".xml")).hasContent(model.text());
    }
    assertThat(folder.resolve(LIST)).hasContent(list(models));
  }

  private static void write(Path folder, List<PublishedModel> models) throws IOException {
    Files.createDirectories(folder);
    for (PublishedModel model : models) {
      Files.writeString(folder.resolve(model.name() + ".xml"), model.text());
    }
    Files.writeString(folder.resolve(LIST), list(models));
  }

  private static String list(List<PublishedModel> models) {
    List<String> lines = new ArrayList<>(List.of("file;type;status;solutions;evidence"));
    models.forEach(model -> lines.add(model.line()));
    return Joiner.on('\n').join(lines) + "\n";
  }
}
