package org.cspworkbench.app.gui.start;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.FlatClientProperties;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSpinner;
import javax.swing.JTextField;
import javax.swing.SpinnerNumberModel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.LocalKeys;
import org.cspworkbench.app.gui.widget.WrappedText;
import org.cspworkbench.presentation.look.Token;
import org.cspworkbench.presentation.tile.TileMaterial;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.tiles.TileGrid;
import org.cspworkbench.tiles.overlap.Sample;
import org.cspworkbench.viewer.problem.OptionsModel;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.viewer.start.ImageFindings;
import org.cspworkbench.viewer.start.ImageRequest;
import org.cspworkbench.viewer.words.SolverWords;

/** The form for a new image of tiles, with a preview of what it is made of. */
final class ImagePane extends JPanel {

  private final ImageFormModel model;
  private final Consumer<Reading> made;
  private final JComboBox<String> material = new JComboBox<>();
  private final JComboBox<Integer> side = new JComboBox<>(new Integer[] {2, 3, 4});
  private final JSpinner symmetry = new JSpinner(new SpinnerNumberModel(8, 1, 8, 1));
  private final JCheckBox periodicInput = box("image.periodicinput");
  private final JCheckBox ground = box("image.ground");
  private final JSpinner width = sides();
  private final JSpinner height = sides();
  private final JCheckBox periodic = box("image.periodic");
  private final JCheckBox border = box("image.border");
  private final JComboBox<String> solver = new JComboBox<>();
  private final JTextField seed = new JTextField(8);
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
    buttons.add(Buttons.plain(text("typing.back"), back));
    add(buttons, "span 2");
    for (Solver each : model.solvers()) {
      solver.addItem(SolverWords.label(each));
    }
    listen();
    onEnter();
    model.addListener(this::update);
    update();
  }

  private JPanel fields(Runnable files) {
    JPanel fields = column();
    JPanel first = new JPanel(new MigLayout("insets 0, gap 6, fillx", "[grow, fill][]"));
    first.setOpaque(false);
    first.add(named("image.material", material), "wmin 0");
    JButton file = Buttons.plain(text("image.file"), files);
    file.setToolTipText(text("image.file.tip"));
    first.add(file);
    fields.add(label("image.material", material));
    fields.add(first, "wmin 0");
    fields.add(facts, "wmin 0");
    JPanel patterns = new JPanel(new MigLayout("insets 0, gap 8", "[][]16[][]"));
    patterns.setOpaque(false);
    patterns.add(label("image.side", side));
    patterns.add(named("image.side", side));
    patterns.add(label("image.symmetry", symmetry));
    patterns.add(named("image.symmetry", symmetry), "width 60!");
    ofSample.add(patterns);
    ofSample.add(periodicInput);
    ofSample.add(ground);
    fields.add(ofSample, "wmin 0");
    JPanel size = new JPanel(new MigLayout("insets 0, gap 8"));
    size.setOpaque(false);
    size.add(label("image.size", width), "gapright 8");
    size.add(named("image.width", width), "width 76!");
    size.add(Labels.text("×"));
    size.add(named("image.height", height), "width 76!");
    fields.add(size, "gaptop 8");
    fields.add(periodic);
    fields.add(border);
    fields.add(label("image.solver", solver), "gaptop 8");
    fields.add(named("image.solver", solver), "wmin 0");
    JPanel last = new JPanel(new MigLayout("insets 0, gap 8"));
    last.setOpaque(false);
    last.add(label("image.seed", seed));
    last.add(named("image.seed", seed), "width 120!");
    seed.setToolTipText(text("options.seed"));
    symmetry.setToolTipText(text("image.symmetry.tip"));
    fields.add(last, "gaptop 8");
    fields.add(fault, "wmin 0, gaptop 6");
    return fields;
  }

  private static JPanel column() {
    JPanel column =
        new JPanel(new MigLayout("insets 0, gapy 5, fillx, wrap 1, hidemode 3", "[grow, fill]"));
    column.setOpaque(false);
    return column;
  }

  private static JCheckBox box(String key) {
    JCheckBox box = new JCheckBox(text(key));
    box.setOpaque(false);
    return box;
  }

  private static JSpinner sides() {
    return new JSpinner(new SpinnerNumberModel(24, 1, TileGrid.MAX_SIDE, 1));
  }

  private static JLabel label(String key, JComponent field) {
    JLabel label = new JLabel(text(key));
    label.setLabelFor(field);
    return label;
  }

  private static <C extends JComponent> C named(String key, C field) {
    field.getAccessibleContext().setAccessibleName(text(key));
    return field;
  }

  private void listen() {
    material.addActionListener(
        event -> {
          if (!isFilling && material.getSelectedIndex() >= 0) {
            model.choose(material.getSelectedIndex());
          }
        });
    side.addActionListener(event -> change(request -> request.withCut(cut())));
    symmetry.addChangeListener(event -> change(request -> request.withCut(cut())));
    periodicInput.addActionListener(event -> change(request -> request.withCut(cut())));
    ground.addActionListener(event -> change(request -> request.withGround(ground.isSelected())));
    width.addChangeListener(event -> change(this::resized));
    height.addChangeListener(event -> change(this::resized));
    periodic.addActionListener(
        event -> change(request -> request.withPeriodic(periodic.isSelected())));
    border.addActionListener(event -> change(request -> request.withBorder(border.isSelected())));
    solver.addActionListener(
        event -> {
          if (!isFilling) {
            model.setSolver(model.solvers().get(solver.getSelectedIndex()));
          }
        });
  }

  private Sample.Cut cut() {
    return new Sample.Cut(
        side.getItemAt(side.getSelectedIndex()),
        (Integer) symmetry.getValue(),
        periodicInput.isSelected());
  }

  private ImageRequest resized(ImageRequest request) {
    return request.withSize((Integer) width.getValue(), (Integer) height.getValue());
  }

  private void change(UnaryOperator<ImageRequest> change) {
    if (!isFilling) {
      model.request().map(change).ifPresent(model::change);
    }
  }

  private void onEnter() {
    LocalKeys.whenFocusWithin(this, "control ENTER", this::start);
    seed.addActionListener(event -> start());
  }

  private void start() {
    if (takeSeed()) {
      model.start(made);
    }
  }

  private boolean takeSeed() {
    OptionsModel options = new OptionsModel(model.solver());
    String wrong = options.setSeed(seed.getText()).orElse(null);
    seed.putClientProperty(
        FlatClientProperties.OUTLINE, wrong == null ? null : FlatClientProperties.OUTLINE_ERROR);
    if (wrong == null) {
      model.setSeed(options.settings().seed());
    } else {
      fault.setText(wrong);
      fault.setVisible(true);
    }
    return wrong == null;
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
    solver.setSelectedIndex(model.solvers().indexOf(model.solver()));
    if (!seed.isFocusOwner()) {
      seed.setText(Long.toString(model.seed()));
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
    side.setSelectedItem(request.cut().side());
    symmetry.setValue(request.cut().symmetry());
    periodicInput.setSelected(request.cut().isPeriodic());
    ground.setSelected(request.hasGround());
    width.setValue(request.width());
    height.setValue(request.height());
    periodic.setSelected(request.isPeriodic());
    border.setVisible(request.material() instanceof TileMaterial.Tiles tiles && tiles.hasBorder());
    border.setSelected(request.isBordered());
    border.setEnabled(!request.isPeriodic());
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
  }
}
