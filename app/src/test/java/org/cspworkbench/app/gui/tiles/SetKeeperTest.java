package org.cspworkbench.app.gui.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.primitives.ImmutableIntArray;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.cspworkbench.presentation.tile.DraftEdit;
import org.cspworkbench.tiles.EdgeLabel;
import org.cspworkbench.tiles.SymmetryClass;
import org.cspworkbench.tiles.draft.DraftTile;
import org.cspworkbench.tiles.draft.TileSetDraft;
import org.cspworkbench.tiles.drawing.PixelImage;
import org.cspworkbench.tiles.drawing.TilePicture;
import org.cspworkbench.tiles.format.ShippedTileSet;
import org.cspworkbench.viewer.animate.TileInspectorModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Verifies that tile sets with changes are there again at the next start. */
final class SetKeeperTest {

  private static final TilePicture PIXELS =
      TilePicture.Pixels.of(
          new PixelImage(2, 2, ImmutableIntArray.of(0xFF102030, 0x80405060, 0, 0xFFFFFFFF)),
          SymmetryClass.X);

  @TempDir private Path home;
  private final List<String> faults = new CopyOnWriteArrayList<>();

  private Path folder() {
    return home.resolve("tile-sets");
  }

  /** Returns the model at the end of a session of the program, in which {@code use} is done. */
  private TileInspectorModel session(Consumer<TileInspectorModel> use) {
    TileInspectorModel model = new TileInspectorModel();
    try (SetKeeper keeper = new SetKeeper(model, folder(), faults::add)) {
      keeper.recall(Runnable::run);
      use.accept(model);
      keeper.keepNow();
    }
    return model;
  }

  private static void weigh(TileInspectorModel model, double weight) {
    String tile = model.draft().tiles().get(0).name();
    model.edit(new DraftEdit(DraftEdit.Kind.WEIGHT, tile), draft -> draft.withWeight(tile, weight));
  }

  private static void addPixels(TileInspectorModel model) {
    model.addSet("mine");
    model.edit(
        new DraftEdit(DraftEdit.Kind.ADD, "a/b"),
        draft ->
            draft.withTile(DraftTile.plain("a/b", new EdgeLabel("x"))).withPicture("a/b", PIXELS));
  }

  private Path file(String folder, String content) throws IOException {
    Path file = Files.createDirectories(folder().resolve(folder)).resolve("set.json");
    return Files.writeString(file, content);
  }

  private long storedFolders() throws IOException {
    try (Stream<Path> folders = Files.list(folder())) {
      return folders.count();
    }
  }

  @Test
  void changedSetsAreThereAgainWithTheirPixels() throws IOException {
    TileInspectorModel before =
        session(
            model -> {
              model.choose("coast"); // is not changed
              model.choose("sewer");
              weigh(model, 7);
              addPixels(model);
              model.addSet("empty");
            });
    TileInspectorModel after = session(model -> {});
    assertThat(after.unsaved()).hasSize(2).isEqualTo(before.unsaved());
    after.choose("mine");
    assertThat(after.isChanged()).isTrue();
    assertThat(after.draft().tiles().get(0).picture()).isEqualTo(PIXELS);
    assertThat(after.nextUndo()).isEmpty();
    assertThat(storedFolders()).isEqualTo(2);
    assertThat(faults).isEmpty();
  }

  @Test
  void onlyTheLatestStateIsStored() throws IOException {
    session(
        model -> {
          model.choose("sewer");
          weigh(model, 7);
        });
    TileInspectorModel changed =
        session(
            model -> {
              model.choose("sewer");
              assertThat(model.draft().tiles().get(0).weight()).isEqualTo(7);
              for (int weight = 8; weight < 20; weight++) {
                weigh(model, weight);
              }
            });
    assertThat(session(model -> {}).unsaved()).hasSize(1).isEqualTo(changed.unsaved());
    assertThat(storedFolders()).isEqualTo(1);
  }

  @Test
  void undoneChangesAreNotStored() throws IOException {
    session(
        model -> {
          model.choose("sewer");
          weigh(model, 7);
          addPixels(model);
          model.choose("sewer");
          model.undo();
        });
    assertThat(session(model -> {}).unsaved())
        .extracting(TileSetDraft::name)
        .containsExactly("mine");
    assertThat(storedFolders()).isEqualTo(1);
  }

  @Test
  void aSetThatIsAgainAsItComesWithTheProgramIsNotStored() throws IOException {
    double weight = ShippedTileSet.named("sewer").orElseThrow().set().tiles().get(0).weight();
    session(
        model -> {
          model.choose("sewer");
          weigh(model, weight + 1);
        });
    session(
        model -> {
          model.choose("sewer");
          assertThat(model.isChanged()).isTrue();
          weigh(model, weight);
          assertThat(model.isChanged()).isFalse();
        });
    assertThat(storedFolders()).isZero();
  }

  @Test
  void aSetWhoseNameIsTakenGetsANumber() {
    session(
        model -> {
          model.choose("sewer");
          weigh(model, 7);
        });
    TileInspectorModel model = new TileInspectorModel();
    try (SetKeeper keeper = new SetKeeper(model, folder(), faults::add)) {
      model.choose("sewer");
      weigh(model, 9);
      keeper.recall(Runnable::run);
    }
    assertThat(session(it -> {}).unsaved())
        .extracting(TileSetDraft::name)
        .containsExactlyInAnyOrder("sewer", "sewer 2");
  }

  @Test
  void brokenFilesAreReportedAndStay() throws IOException {
    session(SetKeeperTest::addPixels);
    Path broken = file("7", "{\"name\": ");
    Path withoutPicture =
        file(
            "8",
            "{\"name\": \"b\", \"tiles\": [{\"name\": \"t\", \"symmetry\": \"X\","
                + " \"edges\": [\"x\", \"x\", \"x\", \"x\"], \"picture\": \"t.png\"}]}");
    TileInspectorModel after =
        session(
            model -> {
              model.choose("mine");
              weigh(model, 3);
            });
    assertThat(after.unsaved()).extracting(TileSetDraft::name).containsExactly("mine");
    assertThat(faults).hasSize(2);
    assertThat(faults.get(0))
        .startsWith("A tile set that was not saved cannot be opened again: " + broken + ":1:");
    assertThat(faults.get(1)).contains(withoutPicture.toString(), "t.png");
    assertThat(broken).exists();
    assertThat(withoutPicture).exists();
  }

  @Test
  void aFolderThatCannotBeWrittenIsReported() throws IOException {
    Files.writeString(folder(), "a file");
    TileInspectorModel after = session(SetKeeperTest::addPixels);
    assertThat(after.unsaved()).hasSize(1);
    assertThat(faults)
        .isNotEmpty()
        .allSatisfy(
            fault ->
                assertThat(fault)
                    .startsWith("A changed tile set could not be stored: " + folder()));
  }
}
