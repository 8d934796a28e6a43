package org.cspworkbench.app.gui.output;

import static org.cspworkbench.viewer.words.Texts.text;

import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.ParameterField;
import org.cspworkbench.app.gui.widget.WrappedText;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.viewer.output.FilmModel;

/** The form for a film, beside the name of its file: size, part of the run, speed, estimate. */
final class FilmPane extends JPanel {

  private static final int DIGITS = 8;

  private final FilmModel film;
  private final WrappedText estimate = new WrappedText(" ", Token.TEXT_MUTED);

  FilmPane(FilmModel film) {
    super(new MigLayout("insets 0 14 0 0, wrap 2", "[]12[grow, fill]", "[]10[]"));
    this.film = film;
    add(Labels.heading(text("film.title")), "span 2");
    film.fields().forEach(this::add);
    estimate.getAccessibleContext().setAccessibleName(text("film.title"));
    add(estimate, "span 2, width 240!, hmin 54");
    film.addListener(this::update);
    film.estimate();
    update();
  }

  private void add(Parameter parameter) {
    boolean isChecked = parameter instanceof Parameter.Truth;
    ParameterField field =
        isChecked
            ? ParameterField.checked(film.label(parameter))
            : ParameterField.digits(parameter, DIGITS);
    field.show(film.typed(parameter));
    field.onChange(() -> film.type(parameter, field.text()));
    if (!isChecked) {
      add(field.label(film.label(parameter)));
    }
    add(field.component(), isChecked ? "span 2" : "");
  }

  private void update() {
    estimate.setText(film.sentence());
    Token colour = film.fault().isPresent() ? Token.CONFLICT_TEXT : Token.TEXT_MUTED;
    Labels.coloured(estimate, colour);
  }
}
