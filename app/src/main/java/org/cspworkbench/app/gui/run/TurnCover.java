package org.cspworkbench.app.gui.run;

import com.google.common.collect.ImmutableList;
import java.awt.Component;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JComponent;
import org.cspworkbench.app.gui.exercise.TurnPage;
import org.cspworkbench.viewer.animate.AnimateCommands;
import org.cspworkbench.viewer.command.Bindings;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.KeyScope;
import org.cspworkbench.viewer.lesson.TurnCommands;
import org.cspworkbench.viewer.lesson.TurnModel;
import org.cspworkbench.viewer.problem.Reading;
import org.jspecify.annotations.Nullable;

/** The exercise in which a learner executes an algorithm on the problem of the run. */
final class TurnCover implements RunCover {

  private final TurnModel model;
  private final Consumer<Command> commands;
  private @Nullable TurnPage page;

  TurnCover(TurnModel model, Consumer<Command> commands) {
    this.model = model;
    this.commands = commands;
  }

  @Override
  public Command command() {
    return AnimateCommands.YOUR_TURN;
  }

  @Override
  public KeyScope scope() {
    return TurnCommands.Scopes.TURN;
  }

  @Override
  public void bind(Bindings bindings, Consumer<Reading> run) {
    bindings
        .on(TurnCommands.CONFIRM_MOVE, model::confirm)
        .on(TurnCommands.SHOW_MOVE, model::showMove)
        .on(TurnCommands.PASS_OVER, model::passOver)
        .on(TurnCommands.BEGIN_AGAIN, model::begin);
  }

  @Override
  public boolean accepts(Reading.Opened opened) {
    return true;
  }

  @Override
  public void open(Reading.Opened opened) {
    model.open(opened.problem());
  }

  @Override
  public boolean isOpen() {
    return model.isOpen();
  }

  @Override
  public boolean isOn(Optional<Reading.Opened> opened) {
    return model.isOn(opened.map(Reading.Opened::problem));
  }

  @Override
  public void close() {
    model.close();
  }

  @Override
  public JComponent page() {
    return turnPage();
  }

  private TurnPage turnPage() {
    if (page == null) {
      page = new TurnPage(model, commands);
    }
    return page;
  }

  @Override
  public boolean isReady() {
    return page == null || page.isReady();
  }

  @Override
  public void focus() {
    turnPage().focusList();
  }

  @Override
  public ImmutableList<Component> regions() {
    return turnPage().regions();
  }
}
