package org.cspworkbench.app.gui.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.cspworkbench.app.gui.FileEntry;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.playback.DelayUnit;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.animate.Notice;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.words.Texts;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A large image is recorded without revisions, unless the user asks for them. */
class LargeImageTest {

  private static final String LARGE = "tiles:sewer,129";
  private static final String LARGEST_USUAL = "tiles:sewer,128";

  private final AnimateModel model = new AnimateModel(Runs.THREADS);

  @AfterEach
  void stop() {
    model.stop();
  }

  private void preferRevisions() {
    model.options().setDetail(Detail.FINE);
    model.setDelayUnit(DelayUnit.REVISION);
  }

  private void assertRecordedWithoutRevisions() {
    assertThat(recorded()).isEqualTo(Detail.DECISIONS);
    assertThat(model.options().detail()).isEqualTo(Detail.DECISIONS);
    assertThat(model.delayUnit()).isEqualTo(DelayUnit.EVENT);
    assertThat(model.notices().current()).contains(Notice.remark(Texts.text("image.large")));
  }

  private Detail recorded() {
    return model.session().orElseThrow().request().detail();
  }

  @Test
  void itIsRecordedWithoutRevisionsHoweverItIsOpened(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("large.txt"), LARGE);
    model.prefer(Runs.solver("wfc-backjump"));
    Stream.of(
            PuzzleEntry.ofText("Typed", "text", LARGE),
            PuzzleEntry.ofClipboard(LARGE),
            PuzzleEntry.ofGallery(LARGE, 1),
            FileEntry.of(file))
        .forEach(
            opened -> {
              preferRevisions();
              model.open(opened);
              assertRecordedWithoutRevisions();
            });
  }

  @Test
  void everySolverThatIsChosenThenRecordsItWithoutRevisions() {
    model.prefer(Runs.solver("mac"));
    preferRevisions();
    model.prefer(Runs.solver("wfc-backjump"));
    model.open(PuzzleEntry.ofGallery(LARGE, 1));
    model.choose(Runs.solver("mac"));
    assertRecordedWithoutRevisions();
  }

  @Test
  void theUserMayAskForRevisionsThen() {
    model.prefer(Runs.solver("wfc-backjump"));
    model.open(PuzzleEntry.ofGallery(LARGE, 1));
    model.options().setDetail(Detail.FINE);
    model.runWithNewOptions();
    assertThat(recorded()).isEqualTo(Detail.FINE);
    assertThat(model.notices().current()).isNotEqualTo(Notice.remark(Texts.text("image.large")));
  }

  @Test
  void aSmallerImageIsRecordedAsTheUserHasChosen() {
    model.prefer(Runs.solver("wfc-backjump"));
    preferRevisions();
    Reading smaller = PuzzleEntry.ofGallery(LARGEST_USUAL, 1);
    model.open(smaller);
    assertThat(recorded()).isEqualTo(Detail.FINE);
    assertThat(model.delayUnit()).isEqualTo(DelayUnit.REVISION);
  }
}
