package org.cspworkbench.web.page;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.stage.StageModel;
import org.cspworkbench.web.dom.Elements;
import org.cspworkbench.web.dom.FullScreen;
import org.cspworkbench.web.dom.LaterTask;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLElement;

/**
 * Switches the stage of a page on and off: the picture, the sentence and the code alone, for an
 * audience, and the controls while the pointer moves. The style sheet lays it out. It has the whole
 * screen, or the window of the page where the browser does not give more.
 */
final class StageControls {

  private static final String STAGE = "data-stage"; // names of attributes in the style sheet
  private static final String IN_USE = "data-in-use";
  private static final LaterTask LOOK = new LaterTask(300); // at whether the controls are in use

  private final OpenedTurn turn;
  private final StageModel stage = new StageModel();
  private final HTMLElement root = (HTMLElement) Elements.document().getDocumentElement();
  private final HTMLElement controls = Elements.byId("controls");
  private boolean isFollowing;

  /**
   * Finds the elements on the page.
   *
   * @param turn the exercise, which ends where the stage begins
   */
  StageControls(OpenedTurn turn) {
    this.turn = turn;
    stage.addListener(this::mark);
    Elements.onClick(Elements.byId("stage-open"), this::enter);
    Elements.onClick(Elements.byId("stage-leave"), stage::switchOnOrOff);
    Elements.onKey(this::press);
    Elements.on(root, "pointermove", this::use);
    Elements.on(root, "pointerdown", this::use);
    Elements.on(root, "focusin", this::use);
    FullScreen.onChange(this::follow);
  }

  /** Keeps stage and full screen together: one may be left while the other is entered. */
  private void follow(boolean isFull) {
    if (isFull && !stage.isOn()) {
      FullScreen.leave();
    } else if (!isFull && stage.isOn()) {
      stage.switchOnOrOff();
    }
  }

  private void enter() {
    PageFrame.closeTools();
    if (turn.isShown()) {
      turn.openOrClose();
    }
    FullScreen.enter();
    stage.switchOnOrOff();
  }

  private boolean press(KeyboardEvent key) {
    if (CommandKeys.pressed(ImmutableList.of(WindowCommands.STAGE), key).isPresent()) {
      if (stage.isOn()) {
        stage.switchOnOrOff();
      } else {
        enter();
      }
      return true;
    }
    boolean isLeft = stage.isOn() && key.getKey().equals("Escape");
    if (isLeft) {
      stage.escape();
    }
    return isLeft;
  }

  private void use(Event event) {
    if (stage.isOn()) {
      stage.showControls(System.nanoTime());
      follow();
    }
  }

  /** Looks at the controls until they are hidden. */
  private void follow() {
    if (!isFollowing && stage.hasControls()) {
      isFollowing = true;
      LOOK.execute(
          () -> {
            isFollowing = false;
            boolean areUsed = controls.querySelector(":hover, :focus-visible") != null;
            stage.follow(System.nanoTime(), areUsed);
            follow();
          });
    }
  }

  private void mark() {
    if (!stage.isOn()) {
      FullScreen.leave();
    }
    mark(STAGE, stage.isOn());
    mark(IN_USE, stage.hasControls());
  }

  private void mark(String attribute, boolean isSet) {
    if (isSet) {
      root.setAttribute(attribute, "");
    } else {
      root.removeAttribute(attribute);
    }
  }
}
