package org.cspworkbench.app.gui;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.awt.CardLayout;
import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.awt.MouseInfo;
import java.awt.Point;
import java.awt.PointerInfo;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.stage.StageCanvas;
import org.cspworkbench.app.gui.stage.StageControls;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.app.gui.widget.RaisedStrip;
import org.cspworkbench.viewer.stage.StageModel;
import org.cspworkbench.viewer.stage.StageScene;

/**
 * The stage in place of the content of the window: what the displayed workspace shows an audience,
 * in full screen, with controls that appear with the pointer or the Tab key.
 */
final class Stage {

  private static final String CONTENT = "content"; // the cards of the window
  private static final String STAGE = "stage";

  private final JFrame frame;
  private final WorkbenchModels models;
  private final StageModel model;
  private final FullScreen fullScreen;
  private final Consumer<Boolean> whenSwitched;
  private final StageCanvas canvas;
  private final Strip strip;
  private final JPanel pane;
  private final Map<Workspace, Optional<StageControls>> controls = new HashMap<>();
  private final JPanel cards = new JPanel(new CardLayout());
  private boolean isShown;
  private boolean isAwaited; // the stage is to be shown as soon as there is a scene
  private boolean wasFullScreen;

  /**
   * Creates the stage of a window with a content.
   *
   * @param whenSwitched receives whether the stage is shown, when that changes
   */
  Stage(
      JFrame frame, WorkbenchModels models, FullScreen fullScreen, Consumer<Boolean> whenSwitched) {
    this.frame = frame;
    this.models = models;
    this.model = models.stage();
    this.fullScreen = fullScreen;
    this.whenSwitched = whenSwitched;
    canvas = new StageCanvas(model, this::scene);
    strip = new Strip();
    pane = new Pane();
    pane.add(strip);
    pane.add(canvas);
    cards.add(frame.getContentPane(), CONTENT);
    cards.add(pane, STAGE);
    frame.setContentPane(cards);
    Hand hand = new Hand();
    canvas.addMouseListener(hand);
    canvas.addMouseMotionListener(hand);
    canvas.addKeyListener(new TypedKeys());
    model.addListener(this::follow);
    models.model().addListener(this::update);
    models.compareModel().addListener(this::update);
    models.playModel().addListener(this::update);
    models.exploreModel().addListener(this::update);
    models.exploreModel().conflict().addListener(this::update);
  }

  private Workspace workspace() {
    return models.workspaces().shown();
  }

  private Optional<StageScene> scene() {
    return workspace().stage();
  }

  /** Returns why there can be no stage, if there can be none. */
  Optional<String> obstacle() {
    return isShown || scene().isPresent() ? Optional.empty() : Optional.of(text("obstacle.stage"));
  }

  /** Shows the stage as soon as the displayed workspace has something for it. */
  void await() {
    isAwaited = true;
  }

  /** Returns the canvas, which is shown in the window while the stage is on. */
  StageCanvas canvas() {
    return canvas;
  }

  /** Returns the parts in the order of keyboard traversal. */
  ImmutableList<Component> regions() {
    return ImmutableList.of(canvas, strip);
  }

  private void follow() {
    if (model.isOn() != isShown) {
      isShown = model.isOn();
      if (isShown) {
        enter();
      } else {
        leave();
      }
      whenSwitched.accept(isShown);
      canvas.requestFocusInWindow();
    }
    update();
  }

  private void enter() {
    wasFullScreen = fullScreen.isOn();
    show(STAGE);
    if (!wasFullScreen) {
      fullScreen.enterOrLeave();
    }
  }

  private void leave() {
    show(CONTENT);
    if (!wasFullScreen && fullScreen.isOn()) {
      fullScreen.enterOrLeave();
    }
    models.workspaces().focus();
  }

  /** Shows a card; the other one stays in the window, since popups belong to its parts. */
  private void show(String card) {
    Popover.closeAll(frame.getRootPane());
    ((CardLayout) cards.getLayout()).show(cards, card);
  }

  private void update() {
    if (isShown) {
      strip.show(controls.computeIfAbsent(workspace(), this::made));
      strip.setVisible(model.hasControls());
      strip.controls.filter(shown -> strip.isVisible()).ifPresent(StageControls::update);
      canvas.update();
      pane.repaint(); // as one region
    }
  }

  private Optional<StageControls> made(Workspace workspace) {
    return workspace.stageControls(canvas::requestFocusInWindow);
  }

  /**
   * Hides the controls when they are not needed, and leaves the stage for the start page; called
   * once per frame. Between two scenes of a lecture the stage is empty for a moment.
   */
  void refresh(long now) {
    if (isShown && workspace().equals(models.start())) {
      model.switchOnOrOff();
    } else if (isShown) {
      model.follow(now, areControlsUsed());
    } else if (isAwaited && scene().isPresent()) {
      isAwaited = false;
      model.switchOnOrOff();
    }
  }

  private boolean areControlsUsed() {
    Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
    if (owner != null && SwingUtilities.isDescendingFrom(owner, strip)) {
      return true;
    }
    PointerInfo pointer = strip.isShowing() ? MouseInfo.getPointerInfo() : null;
    if (pointer == null) {
      return false;
    }
    Point at = pointer.getLocation();
    SwingUtilities.convertPointFromScreen(at, strip);
    return strip.contains(at);
  }

  /** The canvas, with the controls in front of it. */
  private final class Pane extends JPanel {
    Pane() {
      super(null);
    }

    @Override
    public void doLayout() {
      canvas.setBounds(0, 0, getWidth(), getHeight());
      int height = Math.max(canvas.controls().height, strip.getPreferredSize().height);
      strip.setBounds(0, getHeight() - height, getWidth(), height);
    }

    @Override
    public boolean isOptimizedDrawingEnabled() {
      return false; // the controls overlap the canvas
    }
  }

  /** The strip at the bottom: the controls of the workspace, and the button that leaves. */
  private final class Strip extends RaisedStrip {
    private final JButton close = Buttons.close(text("stage.leave"), model::switchOnOrOff);
    private Optional<StageControls> controls = Optional.empty();

    Strip() {
      super(new MigLayout("insets 0 0 0 12, gap 0, fill", "[grow, fill][]"), () -> lines(1, 0));
      setVisible(false);
      show(Optional.empty());
    }

    void show(Optional<StageControls> shown) {
      if (getComponentCount() == 0 || !shown.equals(controls)) {
        controls = shown;
        removeAll();
        JComponent part = shown.<JComponent>map(each -> each).orElseGet(JPanel::new);
        SwingUtilities.updateComponentTreeUI(part); // the look may have changed since
        add(part, "wmin 0");
        add(close);
        revalidate();
      }
    }
  }

  /** The pointer, which shows the controls, and selects what is clicked. */
  private final class Hand extends MouseAdapter {
    private Point last = new Point();

    @Override
    public void mouseMoved(MouseEvent event) {
      if (!event.getLocationOnScreen().equals(last)) { // not if only the canvas has moved
        last = event.getLocationOnScreen();
        model.showControls(System.nanoTime());
      }
    }

    @Override
    public void mousePressed(MouseEvent event) {
      canvas.requestFocusInWindow();
      canvas.partAt(event.getPoint()).ifPresent(model::choose);
      canvas.variableAt(event.getPoint()).ifPresent(workspace()::selectOnStage);
    }
  }

  /** Keys that are typed on the canvas: Tab, and those of a game. */
  private final class TypedKeys extends KeyAdapter {
    @Override
    public void keyPressed(KeyEvent event) {
      if (event.getKeyCode() == KeyEvent.VK_TAB) {
        event.consume();
        tab();
      } else {
        workspace().stageKeys().ifPresent(keys -> keys.keyPressed(event));
      }
    }

    /** Shows the controls and chooses the next board; after the last one, goes to the controls. */
    private void tab() {
      model.showControls(System.nanoTime());
      StageScene scene = canvas.scene().orElse(null);
      if (scene == null || model.chosen(scene) == scene.parts().size() - 1) { // the last one
        model.choose(0);
        canvas.transferFocus();
      } else {
        model.chooseNext(scene);
      }
    }
  }
}
