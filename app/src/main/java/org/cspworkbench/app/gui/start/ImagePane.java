package org.cspworkbench.app.gui.start;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.FlatClientProperties;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.LocalKeys;
import org.cspworkbench.app.gui.widget.ParameterField;
import org.cspworkbench.app.gui.widget.WrappedText;
import org.cspworkbench.presentation.input.ParameterWords;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.presentation.tile.ImageFields;
import org.cspworkbench.presentation.tile.TileMaterial;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.viewer.start.ImageFindings;
import org.cspworkbench.viewer.start.ImageRequest;
import org.cspworkbench.viewer.words.SolverWords;
import org.cspworkbench.viewer.words.Texts;

/** The form for a new image of tiles, with a preview of what it is made of. */
final class ImagePane extends JPanel {

  private final ParameterWords sentences = new ParameterWords(Texts.phrases());
  private final ImageFormModel model;
  private final Consumer<Reading> made;
  private final JComboBox<String> material = new JComboBox<>();
  private final ParameterField side = ParameterField.listed(ImageFields.SIDE);
  private final ParameterField symmetry = ParameterField.counted(ImageFields.SYMMETRY, 1);
  private final ParameterField width = ParameterField.counted(ImageFields.WIDTH, 1);
  private final ParameterField height = ParameterField.counted(ImageFields.HEIGHT, 1);
  private final ParameterField border = ParameterField.checked(text("image.border"));
  private final ImmutableMap<Parameter, ParameterField> fields =
      ImmutableMap.<Parameter, ParameterField>builder()
          .put(ImageFields.SIDE, side)
          .put(ImageFields.SYMMETRY, symmetry)
          .put(ImageFields.PERIODIC_INPUT, ParameterField.checked(text("image.periodicinput")))
          .put(ImageFields.GROUND, ParameterField.checked(text("image.ground")))
          .put(ImageFields.WIDTH, width)
          .put(ImageFields.HEIGHT, height)
          .put(ImageFields.PERIODIC, ParameterField.checked(text("image.periodic")))
          .put(ImageFields.BORDER, border)
          .buildOrThrow();
  private final ParameterField solver =
      ParameterField.chosen(
          ImageFormModel.SOLVER.parameter(),
          ImageFormModel.SOLVER.byId().values().stream().map(SolverWords::label).toList());
  private final ParameterField seed = ParameterField.typed(Settings.SEED, 8).onEnter(this::start);
  private final WrappedText facts = new WrappedText(" ", Token.TEXT_MUTED);
  private final WrappedText fault = new WrappedText("", Token.CONFLICT_TEXT);
  private final JPanel ofSample = column();
  private final ImagePreview preview;
  private final JButton start;
  private boolean isFilling; // the fields from the model, and not the model from the fields

  /**
   * Creates the form.
   *
   * @param files asks for a file of which images can be made
   * @param made receives the problem
   * @param back leaves the form
   */
  ImagePane(
      ImageFormModel model,
      Background background,
      Runnable files,
      Consumer<Reading> made,
      Runnable back) {
    super(
        new MigLayout(
            "insets 36 32 24 32, fill",
            "[270:340:340, fill]28[grow, fill]",
            "[]4[]16[top]18[]push"));
    this.model = model;
    this.made = made;
    preview = new ImagePreview(model, background);
    start = Buttons.primary(text("image.start"), "play", this::start);
    JLabel title = Labels.heading(text("image.title"));
    title.putClientProperty(FlatClientProperties.STYLE, "font: +3 $semibold.font");
    add(title, "span 2, wrap");
    add(new WrappedText(text("image.note"), Token.TEXT_MUTED), "span 2, growx, wmin 0, wrap");
    add(fields(files), "top");
    add(preview, "growx, wmin 0, height 120:440:440, top, wrap");
    JPanel buttons = new JPanel(new MigLayout("insets 0, gap 8"));
    buttons.setOpaque(false);
    buttons.add(start);
    buttons.add(Buttons.plain(text("start.back"), back));
    add(buttons, "span 2");
    listen();
    LocalKeys.whenFocusWithin(this, "control ENTER", this::start);
    model.addListener(this::update);
    update();
  }

  private JPanel fields(Runnable files) {
    JPanel form = column();
    JPanel first = new JPanel(new MigLayout("insets 0, gap 6, fillx", "[grow, fill][]"));
    first.setOpaque(false);
    JLabel ofMaterial = label("image.material", material);
    first.add(material, "wmin 0");
    JButton file = Buttons.plain(text("image.file"), files);
    file.setToolTipText(text("image.file.tip"));
    first.add(file);
    form.add(ofMaterial);
    form.add(first, "wmin 0");
    form.add(facts, "wmin 0");
    JPanel patterns = new JPanel(new MigLayout("insets 0, gap 8", "[][]16[][]"));
    patterns.setOpaque(false);
    patterns.add(side.label(text("image.side")));
    patterns.add(side.component());
    patterns.add(symmetry.label(text("image.symmetry")));
    patterns.add(symmetry.component(), "width 60!");
    symmetry.component().setToolTipText(text("image.symmetry.tip"));
    ofSample.add(patterns);
    add(ofSample, ImageFields.PERIODIC_INPUT);
    add(ofSample, ImageFields.GROUND);
    form.add(ofSample, "wmin 0");
    JPanel size = new JPanel(new MigLayout("insets 0, gap 8"));
    size.setOpaque(false);
    size.add(width.label(text("image.size")), "gapright 8");
    size.add(width.named(text("image.width")), "width 76!");
    size.add(Labels.text("×"));
    size.add(height.named(text("image.height")), "width 76!");
    form.add(size, "gaptop 8");
    add(form, ImageFields.PERIODIC);
    add(form, ImageFields.BORDER);
    form.add(solver.label(text("image.solver")), "gaptop 8");
    form.add(solver.component(), "wmin 0");
    JPanel last = new JPanel(new MigLayout("insets 0, gap 8"));
    last.setOpaque(false);
    last.add(seed.label(text("image.seed")));
    last.add(seed.component(), "width 120!");
    seed.component().setToolTipText(SolverWords.description(Settings.SEED));
    form.add(last, "gaptop 8");
    form.add(fault, "wmin 0, gaptop 6");
    return form;
  }

  private void add(JPanel column, Parameter parameter) {
    fields.entrySet().stream()
        .filter(entry -> entry.getKey().equals(parameter))
        .forEach(entry -> column.add(entry.getValue().component()));
  }

  private static JPanel column() {
    JPanel column =
        new JPanel(new MigLayout("insets 0, gapy 5, fillx, wrap 1, hidemode 3", "[grow, fill]"));
    column.setOpaque(false);
    return column;
  }

  private static JLabel label(String key, JComponent field) {
    JLabel label = new JLabel(text(key));
    label.setLabelFor(field);
    field.getAccessibleContext().setAccessibleName(text(key));
    return label;
  }

  private void listen() {
    material.addActionListener(
        event -> {
          if (!isFilling && material.getSelectedIndex() >= 0) {
            model.choose(material.getSelectedIndex());
          }
        });
    fields.forEach(
        (parameter, field) ->
            field.onChange(
                () ->
                    model
                        .request()
                        .map(request -> request.with(parameter, field.text()))
                        .ifPresent(model::change)));
    solver.onChange(() -> model.setSolver(ImageFormModel.SOLVER.parse(solver.text())));
  }

  private void start() {
    if (takeSeed()) {
      model.start(made);
    }
  }

  private boolean takeSeed() {
    Optional<String> wrong = sentences.fault(Settings.SEED, sentences.seed(), seed.text());
    seed.mark(wrong.isPresent());
    if (wrong.isEmpty()) {
      model.setSeed(Settings.SEED.parse(seed.text()));
    } else {
      fault.setText(wrong.get());
      fault.setVisible(true);
    }
    return wrong.isEmpty();
  }

  /** Reads the usual set, and moves the focus to the first field. */
  void begin() {
    model.begin();
    material.requestFocusInWindow();
  }

  private void update() {
    isFilling = true;
    if (material.getItemCount() != model.materials().size()
        || !model.materials().contains(material.getItemAt(material.getItemCount() - 1))) {
      material.setModel(new DefaultComboBoxModel<>(model.materials().toArray(String[]::new)));
    }
    material.setSelectedIndex(model.chosen());
    solver.show(model.solver().about().id());
    if (!seed.component().isFocusOwner()) {
      seed.show(Long.toString(model.seed()));
    }
    model.request().ifPresent(this::fill);
    isFilling = false;
    facts.setText(model.findings().map(ImageFindings::facts).orElse(" "));
    String wrong = model.findings().flatMap(ImageFindings::fault).orElse("");
    fault.setText(wrong);
    fault.setVisible(!wrong.isEmpty());
    start.setEnabled(model.canStart());
    preview.update();
    revalidate();
  }

  private void fill(ImageRequest request) {
    boolean isSample = request.material() instanceof TileMaterial.Image;
    ofSample.setVisible(isSample);
    request.values().forEach((parameter, value) -> show(parameter, value));
    border
        .component()
        .setVisible(request.material() instanceof TileMaterial.Tiles tiles && tiles.hasBorder());
    border.component().setEnabled(!request.isPeriodic());
  }

  private void show(Parameter parameter, String value) {
    ParameterField field = fields.get(parameter);
    if (field != null) {
      field.show(value);
    }
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
  }
}
