package org.cspworkbench.app.gui;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import java.awt.CardLayout;
import java.awt.Dimension;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.beans.PropertyChangeListener;
import java.nio.file.Path;
import java.util.List;
import javax.swing.JFrame;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.animate.AnimateModel;
import org.cspworkbench.app.gui.animate.AnimatePage;
import org.cspworkbench.app.gui.animate.NoticeStrip;
import org.cspworkbench.app.gui.input.PuzzleEntry;
import org.cspworkbench.app.gui.input.Reading;
import org.cspworkbench.app.gui.keys.Command.Scope;
import org.cspworkbench.app.gui.keys.KeyBinder;
import org.cspworkbench.app.gui.start.Example;
import org.cspworkbench.app.gui.start.StartPage;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.words.Texts;
import org.cspworkbench.app.paint.Token;
import org.cspworkbench.solvers.catalog.SolverCatalog;

/**
 * The window: menus and the name of the puzzle in the title bar, the side bar, and the page that is
 * shown.
 */
final class Workbench {

  private static final Dimension USUAL = new Dimension(1280, 832);
  private static final Dimension LEAST = new Dimension(960, 640);
  private static final int MILLIS_PER_FRAME = 16;
  private static final String START = "start";
  private static final String ANIMATE = "animate";

  private final AnimateModel model;
  private final JFrame frame = new JFrame(Texts.text("window.title"));
  private final CardLayout pages = new CardLayout();
  private final JPanel page = new JPanel(pages);
  private final SideBar sideBar;
  private final StartPage startPage;
  private final NoticeStrip startNotices;
  private final AnimatePage animatePage;
  private final Timer clock;
  private final PropertyChangeListener themeListener = change -> paintTitleBar();
  private boolean animates;

  /** A window that is not yet on the screen. To be made on the event thread. */
  Workbench(AnimateModel model) {
    this.model = model;
    KeyBinder keys = new KeyBinder();
    new WindowCommands(this, model).bindTo(keys);
    sideBar = new SideBar(keys::run);
    startPage = new StartPage(keys::run, this::open, this::open);
    startNotices = new NoticeStrip(model, model::fault);
    animatePage = new AnimatePage(model, keys::run);
    clock = new Timer(MILLIS_PER_FRAME, event -> refresh());
    build(keys);
    model.addListener(startNotices::update);
    showStart();
  }

  private void build(KeyBinder keys) {
    JPanel start =
        new JPanel(
            new MigLayout(
                "insets 0, gap 0, fill, wrap 1, hidemode 3", "[grow, fill]", "[][grow, fill]"));
    start.add(startNotices);
    start.add(startPage);
    page.add(start, START);
    page.add(animatePage, ANIMATE);
    JPanel content =
        new JPanel(new MigLayout("insets 0, gap 0, fill", "[72!][grow, fill]", "[grow, fill]"));
    content.add(sideBar, "growy");
    content.add(page, "wmin 0, hmin 0");
    frame.setContentPane(content);
    frame.setJMenuBar(new Menus(keys::run).bar());
    paintTitleBar();
    UIManager.addPropertyChangeListener(themeListener);
    frame.setIconImages(List.of(Icons.mark(32).getImage(), Icons.mark(64).getImage()));
    frame.setDefaultCloseOperation(JFrame.DISPOSE_ON_CLOSE);
    frame.addWindowListener(new Closing());
    frame.setMinimumSize(UIScale.scale(LEAST));
    frame.setSize(UIScale.scale(USUAL));
    frame.setLocationRelativeTo(null);
    keys.bind(frame.getRootPane(), scope -> scope == Scope.EVERYWHERE || animates);
  }

  private void paintTitleBar() {
    frame
        .getRootPane()
        .putClientProperty(FlatClientProperties.TITLE_BAR_BACKGROUND, Colours.of(Token.BG_WINDOW));
  }

  /** Stops everything when the window closes. */
  private final class Closing extends WindowAdapter {
    @Override
    public void windowClosed(WindowEvent event) {
      clock.stop();
      UIManager.removePropertyChangeListener(themeListener);
      model.stop();
    }
  }

  private void refresh() {
    model.refresh(System.nanoTime());
    animatePage.follow();
  }

  void show() {
    frame.setVisible(true);
    startPage.requestFocusInWindow(); // and not whatever comes first
    clock.start();
  }

  JFrame frame() {
    return frame;
  }

  AnimateModel model() {
    return model;
  }

  /** Whether the start page is shown. */
  boolean isAtStart() {
    return !animates;
  }

  void showStart() {
    animates = false;
    pages.show(page, START);
    startPage.showCards();
    sideBar.showStart();
    frame.setTitle(Texts.text("window.title"));
    startPage.requestFocusInWindow();
  }

  void showTyping() {
    showStart();
    startPage.showTyping();
  }

  void showAnimate() {
    model
        .opened()
        .ifPresent(
            opened -> {
              animates = true;
              pages.show(page, ANIMATE);
              sideBar.showAnimate();
              frame.setTitle(opened.title());
              animatePage.focusBoard();
            });
  }

  /** Reads a file beside the window, which stays alive however slow the disk is. */
  void open(Path file) {
    Thread reader =
        new Thread(
            () -> {
              Reading reading = PuzzleEntry.ofFile(file);
              SwingUtilities.invokeLater(() -> open(reading));
            },
            "file reader");
    reader.setDaemon(true);
    reader.start();
  }

  private void open(Example example) {
    model.prefer(SolverCatalog.find(example.solver()).orElseThrow());
    open(example.open());
  }

  /** Takes over what somebody has handed in. */
  void open(Reading reading) {
    model.open(reading);
    if (reading instanceof Reading.Opened) {
      showAnimate();
    }
  }
}
