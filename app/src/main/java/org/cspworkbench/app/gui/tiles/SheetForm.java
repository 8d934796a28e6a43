package org.cspworkbench.app.gui.tiles;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.Ints;
import java.io.File;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.JPanel;
import javax.swing.filechooser.FileNameExtensionFilter;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.ParameterField;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.app.gui.widget.WrappedText;
import org.cspworkbench.app.input.TileFiles;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.presentation.tile.DraftEdit;
import org.cspworkbench.presentation.tile.DraftFields;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.tiles.draft.TileSetDraft;
import org.cspworkbench.tiles.draft.TileSheet;
import org.cspworkbench.tiles.draft.TileSheet.Cut;
import org.cspworkbench.tiles.draft.TileSheet.Turning;
import org.cspworkbench.tiles.drawing.PixelImage;
import org.cspworkbench.viewer.animate.TileInspectorModel;
import org.cspworkbench.viewer.run.Background;
import org.jspecify.annotations.Nullable;

/**
 * The form that cuts an image into tiles and adds them to the set. Several images of one size are
 * one image of several tiles.
 */
final class SheetForm {

  private final TileInspectorModel model;
  private final Background background;
  private final ParameterField side =
      ParameterField.counted(DraftFields.SIDE, 1).onChange(this::cut);
  private final ParameterField margin =
      ParameterField.counted(DraftFields.MARGIN, 1).onChange(this::cut);
  private final ParameterField gap = ParameterField.counted(DraftFields.GAP, 1).onChange(this::cut);
  private final ParameterField turned =
      ParameterField.checked(text("sheet.turned")).onChange(this::cut);
  private final WrappedText result = new WrappedText(" ", Token.TEXT_MUTED);
  private final JButton add = Buttons.primary(text("sheet.add"), "plus", this::add);
  private @Nullable Sheet sheet;
  private @Nullable TileSetDraft cut;
  private @Nullable Popover popover;

  /** An image, and its name. */
  private record Sheet(String name, PixelImage image) {}

  /** A result, or the sentence why there is none. */
  private record Outcome<T>(Optional<T> value, String fault) {}

  SheetForm(TileInspectorModel model, Background background) {
    this.model = model;
    this.background = background;
  }

  /** Asks for images, and opens the form below a component. */
  void open(JComponent below) {
    JFileChooser chooser = new JFileChooser();
    chooser.setMultiSelectionEnabled(true);
    chooser.setFileFilter(new FileNameExtensionFilter(text("sheet.files"), "png"));
    if (chooser.showOpenDialog(below) == JFileChooser.APPROVE_OPTION) {
      open(below, ImmutableList.copyOf(chooser.getSelectedFiles()));
    }
  }

  /** Opens the form for these files. */
  void open(JComponent below, ImmutableList<File> files) {
    background.run(() -> read(files), read -> show(below, read));
  }

  private static Outcome<Sheet> read(ImmutableList<File> files) {
    try {
      ImmutableList.Builder<PixelImage> images = ImmutableList.builder();
      for (File file : files) {
        images.add(TileFiles.sample(file.toPath()));
      }
      String name = files.get(0).getName().replaceFirst("\\.[^.]*$", "");
      return new Outcome<>(Optional.of(new Sheet(name, joined(images.build()))), "");
    } catch (UnreadableException e) {
      return new Outcome<>(Optional.empty(), e.problem());
    } catch (IllegalArgumentException e) {
      return new Outcome<>(Optional.empty(), String.valueOf(e.getMessage()));
    }
  }

  /** Places images of one size side by side. */
  private static PixelImage joined(ImmutableList<PixelImage> images) {
    PixelImage first = images.get(0);
    if (images.size() == 1) {
      return first;
    }
    if (images.stream()
        .anyMatch(each -> each.width() != first.width() || each.height() != first.width())) {
      throw new IllegalArgumentException(text("sheet.unequal"));
    }
    ImmutableIntArray.Builder colours = ImmutableIntArray.builder();
    for (int y = 0; y < first.height(); y++) {
      for (PixelImage image : images) {
        for (int x = 0; x < image.width(); x++) {
          colours.add(image.at(x, y));
        }
      }
    }
    return new PixelImage(first.width() * images.size(), first.height(), colours.build());
  }

  private void show(JComponent below, Outcome<Sheet> read) {
    JPanel form =
        Labels.panel(Token.BG_PANEL, "insets 14 16 14 16, gapy 8, wrap 2", "[][grow, fill]", "");
    form.add(Labels.heading(text("sheet.title")), "span 2");
    sheet = read.value().orElse(null);
    if (sheet == null) {
      result.setText(read.fault());
      form.add(result, "span 2, width 280!");
      popover = Popover.below(below, form, form);
      return;
    }
    PixelImage image = sheet.image();
    boolean isRow = image.width() % image.height() == 0 && image.width() > image.height();
    Cut guess =
        isRow
            ? new Cut(image.height(), 0, 0, Turning.TURNED)
            : TileSheet.guess(image.width(), image.height(), Turning.TURNED);
    side.show(Long.toString(Math.min(DraftFields.SIDE.max(), guess.side())));
    margin.show(Integer.toString(guess.margin()));
    gap.show(Integer.toString(guess.gap()));
    turned.show(DraftFields.TURNED.usual());
    form.add(Labels.note(text("sheet.size", image.width(), image.height())), "span 2");
    field(form, "sheet.side", side);
    field(form, "sheet.margin", margin);
    field(form, "sheet.gap", gap);
    form.add(turned.component(), "span 2");
    form.add(result, "span 2, width 280!");
    form.add(add, "span 2, growx 0");
    Buttons.name(add, text("sheet.add"));
    cut();
    popover = Popover.below(below, form, add);
  }

  private static void field(JPanel form, String key, ParameterField field) {
    form.add(field.label(text(key)));
    form.add(field.component(), "width 80!");
  }

  private static int number(Parameter.WholeNumber parameter, ParameterField field) {
    return Ints.checkedCast(parameter.parse(field.text()));
  }

  private void cut() {
    Sheet of = sheet;
    if (of == null) {
      return;
    }
    cut = null;
    add.setEnabled(false);
    Cut how =
        new Cut(
            number(DraftFields.SIDE, side),
            number(DraftFields.MARGIN, margin),
            number(DraftFields.GAP, gap),
            DraftFields.TURNED.parse(turned.text()) ? Turning.TURNED : Turning.UPRIGHT);
    background.run(
        () -> cut(of, how),
        outcome -> {
          cut = outcome.value().orElse(null);
          add.setEnabled(cut != null);
          result.setText(
              cut == null
                  ? outcome.fault()
                  : text("sheet.found", cut.tiles().size(), cut.labels().size()));
          if (popover != null) {
            popover.resize();
          }
        });
  }

  private static Outcome<TileSetDraft> cut(Sheet sheet, Cut how) {
    try {
      return new Outcome<>(Optional.of(TileSheet.read(sheet.name(), sheet.image(), how)), "");
    } catch (IllegalArgumentException e) {
      return new Outcome<>(Optional.empty(), String.valueOf(e.getMessage()));
    }
  }

  private void add() {
    TileSetDraft found = cut;
    if (found == null) {
      return;
    }
    if (popover != null) {
      popover.close();
    }
    ImmutableList<String> before =
        model.draft().tiles().stream().map(tile -> tile.name()).collect(toImmutableList());
    model.edit(
        new DraftEdit(DraftEdit.Kind.SHEET, found.name()), draft -> draft.withTilesOf(found));
    model.draft().tiles().stream()
        .map(tile -> tile.name())
        .filter(name -> !before.contains(name))
        .findFirst()
        .ifPresent(model::selectTile);
  }
}
