package org.cspworkbench.xcsp3.models;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Joiner;
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
  private static final String LIST = "expected.csv";

  static Stream<PublishedModel> models() {
    return PublishedModels.ALL.stream();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("models")
  void bruteForceComesToTheSameNumber(PublishedModel model) {
    assertThat(model.bruteForce().getAsLong()).isEqualTo(model.number());
  }

  /** To write the files again: {@code -Dinstances=write}. */
  @Test
  void theFilesAreThoseThatAreWrittenHere() throws IOException {
    assertThat(PublishedModels.ALL).extracting(PublishedModel::name).doesNotHaveDuplicates();
    if (System.getProperty("instances", "").equals("write")) {
      write();
    }
    for (PublishedModel model : PublishedModels.ALL) {
      assertThat(FOLDER.resolve(model.name() + ".xml")).hasContent(model.text());
    }
    assertThat(FOLDER.resolve(LIST)).hasContent(list());
  }

  private static void write() throws IOException {
    for (PublishedModel model : PublishedModels.ALL) {
      Files.writeString(FOLDER.resolve(model.name() + ".xml"), model.text());
    }
    Files.writeString(FOLDER.resolve(LIST), list());
  }

  private static String list() {
    List<String> lines = new ArrayList<>(List.of("file;type;status;solutions;evidence"));
    PublishedModels.ALL.forEach(model -> lines.add(model.line()));
    return Joiner.on('\n').join(lines) + "\n";
  }
}
