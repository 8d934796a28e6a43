package org.cspworkbench.viewer.problem;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.presentation.input.NotationText;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.presentation.paint.graph.StatedModel;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.viewer.words.Texts;

/**
 * A problem that a person states: its text, and the picture of what can be read of it. What is
 * edited is always the text; an edit in the picture changes the characters that state it. A text
 * that cannot be read leaves the last picture where it is.
 *
 * <p>A text is read in the background once it was typed, and at once where an edit in the picture
 * needs it. Used by one thread.
 */
public final class OwnProblem extends ObservableModel {

  private final Background background;
  private final TextHistory history = new TextHistory();
  private final NodePlaces places = new NodePlaces();
  private ReadModel read = ReadModel.of("");
  private ReadModel drawn = read; // the last one that states a problem
  private Optional<Reading.Opened> opened = Optional.empty(); // the last one without a fault
  private final ModelSelection selection = new ModelSelection(() -> drawn, this::notifyListeners);
  private Optional<TextEdit.InText> refusal = Optional.empty();

  /** Creates an empty problem, whose text is read by {@code background}. */
  public OwnProblem(Background background) {
    this.background = background;
  }

  /** Returns the text that states a problem, if it has one of which each part is a character. */
  public static Optional<String> textOf(Reading.Opened problem) {
    return problem.problem() instanceof Problem.Sudoku sudoku
        ? OwnBoard.text(sudoku.grid())
        : problem.problem() instanceof Problem.General general
            ? general
                .origin()
                .filter(NotationText.class::isInstance)
                .map(each -> ((NotationText) each).text())
            : Optional.empty();
  }

  /** Returns the text. */
  public String text() {
    return history.text();
  }

  /** Sets the text as it is after something was typed. */
  public void type(String typed) {
    if (typed.equals(text())) {
      return;
    }
    history.type(typed);
    readInBackground();
  }

  private void readInBackground() {
    String wanted = text();
    refusal = Optional.empty();
    background.run(
        () -> ReadModel.laidOut(wanted),
        made -> {
          if (wanted.equals(text()) && !isRead()) {
            keep(made);
          }
        });
    notifyListeners();
  }

  /** Replaces the whole text by that of another problem. */
  public void open(String other) {
    history.set(other);
    places.clear();
    opened = Optional.empty();
    selection.clear();
    read = ReadModel.of("");
    drawn = read;
    readInBackground();
  }

  /** Undoes the last change. */
  public void undo() {
    history.undo();
    readInBackground();
  }

  /** Redoes the last undone change. */
  public void redo() {
    history.redo();
    readInBackground();
  }

  /** Returns whether there is a change to undo. */
  public boolean canUndo() {
    return history.canUndo();
  }

  /** Returns whether there is a change to redo. */
  public boolean canRedo() {
    return history.canRedo();
  }

  /** Sets the text by an edit elsewhere than in the text. */
  void set(String changed) {
    history.set(changed);
    readNow();
  }

  private void readNow() {
    refusal = Optional.empty();
    keep(ReadModel.of(text()));
  }

  private void keep(ReadModel made) {
    read = made;
    if (made.faults().isEmpty() || made.names().containsAll(drawn.names())) {
      drawn = made; // else it has lost variables by a fault
    }
    drawn.csp().filter(csp -> isPad()).ifPresent(this::places); // of new variables, at once
    if (made.reading() instanceof Reading.Opened now) {
      opened = Optional.of(now);
    }
    selection.follow();
    notifyListeners();
  }

  private boolean isRead() {
    return read.text().equals(text());
  }

  /** Returns what the text states, or why it cannot be read. */
  public Reading reading() {
    if (!isRead()) {
      readNow();
    }
    return read.reading();
  }

  /** Returns the problem of the last text that could be read without a fault. */
  public Optional<Reading.Opened> opened() {
    return opened;
  }

  /** Returns whether the text that was read last states nothing yet. */
  public boolean isEmpty() {
    return read.isEmpty();
  }

  /** Returns the faults of the text that was read last, in the order of its lines. */
  public ImmutableList<ModelFault> faults() {
    return read.faults();
  }

  /** Returns why the text that was read last states no problem; empty if it does. */
  public Optional<String> obstacle() {
    return read.reading() instanceof Reading.Refused refused
        ? Optional.of(refused.sentence())
        : Optional.empty();
  }

  /** Returns the Sudoku, if the text writes one cell by cell. */
  Optional<OwnBoard> board() {
    return ReadModel.isStated(text()) ? Optional.empty() : OwnBoard.of(text(), reading());
  }

  /** Returns whether the picture is a pad on which the problem can be drawn. */
  public boolean isPad() {
    return ReadModel.isStated(text()) && drawn.csp().map(StatedModel::fits).orElse(true);
  }

  /** Returns what the pad shows; empty while there are no variables. */
  public Optional<StatedModel> model() {
    return drawn.csp().filter(csp -> isPad()).map(this::model);
  }

  private StatedModel model(Csp csp) {
    return new StatedModel(
        csp,
        places(csp),
        IntStream.range(0, drawn.constraintCount())
            .mapToObj(drawn::words)
            .collect(toImmutableList()),
        selection.variable().map(Variable::index).orElse(NONE),
        selection.marked(),
        ImmutableSet.of(),
        read.unread(csp),
        Optional.empty(),
        Optional.empty());
  }

  /** Returns whether the picture is that of the text, and not of an earlier one. */
  @SuppressWarnings("ReferenceEquality") // one reading, of which nothing else is a copy
  private boolean isDrawn() {
    return drawn == read;
  }

  private ImmutableList<Point> places(Csp csp) {
    return places.of(csp, drawn.layout());
  }

  /** Returns the constraints and the lines that could not be read, in the order of the text. */
  public ImmutableList<ModelRow> rows() {
    return isRead() && isDrawn() ? read.rows() : drawn.rows();
  }

  /** Returns what is selected. */
  public ModelSelection selection() {
    return selection;
  }

  private Variable variable(int x) {
    return drawn.csp().orElseThrow().variables().get(x);
  }

  /** Returns the refused edit, until something else is edited. */
  public Optional<TextEdit.InText> refusal() {
    return refusal;
  }

  /** Returns the comparison of the selected constraint, if the picture can change it. */
  public Optional<Comparison> comparison() {
    return selection.constraint() == NONE
        ? Optional.empty()
        : drawn.edits().comparison(selection.constraint());
  }

  /** Returns the values of a variable as the text states them; empty if it has no own statement. */
  public Optional<String> values(Variable x) {
    return drawn.edits().values(x);
  }

  /** Adds a variable, at a place of the picture if one is given, and selects it. */
  public void addVariable(Optional<Point> place) {
    place.ifPresent(places::putNext);
    ImmutableList<String> before = drawn.names();
    edit(ModelText::withVariable);
    drawn.names().stream()
        .filter(name -> !before.contains(name))
        .findFirst()
        .ifPresent(selection::select);
  }

  /** Adds that two variables, by index, have different values, and selects that constraint. */
  public void connect(int x, int y) {
    int before = drawn.constraintCount();
    edit(model -> model.withConstraint(variable(x), variable(y), Comparison.UNEQUAL));
    if (drawn.constraintCount() > before) {
      selection.selectConstraint(drawn.constraintCount() - 1);
    }
  }

  /** Changes the selected constraint to another comparison. */
  public void compareBy(Comparison comparison) {
    int selected = selection.constraint();
    if (selected != NONE && !comparison().equals(Optional.of(comparison))) {
      edit(model -> model.with(selected, comparison));
      if (refusal.isEmpty()) {
        selection.selectConstraint(selected);
      }
    }
  }

  /** Removes the selected constraint, or the selected variable with its comparisons. */
  public void remove() {
    int selected = selection.constraint();
    if (selected != NONE) {
      edit(model -> model.without(selected));
    } else {
      selection.variable().ifPresent(x -> edit(model -> model.without(x)));
    }
  }

  /** Renames a variable. */
  public void rename(Variable x, String name) {
    if (!name.equals(x.name())) {
      places.rename(x.name(), name);
      edit(model -> model.renamed(x, name));
      if (refusal.isEmpty()) {
        selection.select(name);
      }
    }
  }

  /** Sets the values of a variable, as the text is to write them. */
  public void setValues(Variable x, String values) {
    if (!values(x).equals(Optional.of(values))) {
      edit(model -> model.with(x, values));
    }
  }

  /** Moves a variable, by index, in the picture. */
  public void move(int x, Point place) {
    places.put(variable(x).name(), place);
    notifyListeners();
  }

  /** Puts the word that is proposed in place of the one at a fault. */
  public void accept(ModelFault fault) {
    String[] lines = text().split("\n", -1);
    String wrong = lines[fault.line() - 1];
    lines[fault.line() - 1] =
        wrong.substring(0, fault.column() - 1)
            + fault.proposal().orElseThrow()
            + wrong.substring(fault.end(wrong) - 1);
    set(String.join("\n", lines));
  }

  /** Makes an edit of the text as it is now; one that is to be made in the text goes there. */
  private void edit(Function<ModelText, TextEdit> edit) {
    if (!isRead()) {
      readNow();
    }
    TextEdit made = isDrawn() ? edit.apply(drawn.edits()) : faultFirst(read.faults().get(0));
    if (made instanceof TextEdit.Changed changed) {
      set(changed.text());
    } else if (made instanceof TextEdit.InText inText) {
      selection.setLine(inText.line());
      refusal = Optional.of(inText);
      notifyListeners();
    }
  }

  /** Refuses an edit because the picture is that of an earlier text. */
  private static TextEdit faultFirst(ModelFault fault) {
    return new TextEdit.InText(
        fault.line(), Texts.text("own.first", fault.line(), fault.sentence()));
  }
}
