package org.cspworkbench.app.gui.start;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import com.google.common.base.Suppliers;
import java.awt.CardLayout;
import java.awt.Component;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JToggleButton;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.settings.RecentFiles;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Bar;
import org.cspworkbench.app.gui.widget.BarItem;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.FillingScrollPane;
import org.cspworkbench.app.gui.widget.Keys;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.ScrolledColumn;
import org.cspworkbench.app.gui.widget.Segments;
import org.cspworkbench.app.gui.widget.WindowThreads;
import org.cspworkbench.app.gui.widget.WrappedText;
import org.cspworkbench.presentation.game.SavedGame;
import org.cspworkbench.presentation.lesson.Lesson;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.Commands;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.lesson.LessonResults;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.start.Card;
import org.cspworkbench.viewer.start.Example;
import org.cspworkbench.viewer.start.ProblemFormModel;
import org.cspworkbench.viewer.start.ProblemOpener;
import org.cspworkbench.viewer.words.Texts;

/** The start page: at the left the ways to open a puzzle, at the right example problems. */
public final class StartPage extends JPanel {

  private static final String CARDS = "cards";
  private static final String IMAGE = "image";
  private static final String PROBLEM = "problem";

  private final CardLayout layout = new CardLayout();
  private final JPanel right = new JPanel(layout);
  private final CardGrid problems = new CardGrid();
  private final CardGrid lessons = new CardGrid();
  private final JToggleButton showsProblems = new JToggleButton(Texts.text("start.examples"));
  private final JToggleButton showsLessons = new JToggleButton(Texts.text("start.lessons"));
  private final ImagePane image;
  private final ProblemPane problem;
  private final ContinueCard game;
  private final RecentPane recent;
  private LessonResults results = LessonResults.NONE;

  /**
   * Creates the start page.
   *
   * @param commands executes a command of the left side
   * @param examples opens an example
   * @param lessonsOpened opens a lesson
   * @param texts shows a text of a problem, to be changed
   * @param resume resumes the game in progress
   * @param files opens a recently used file
   * @param form the form for a new image of tiles
   * @param images opens the image that the form specifies
   * @param gallery the form for a problem of the gallery
   * @param problems opens the problem that the form specifies
   */
  public StartPage(
      Commands commands,
      Consumer<Example> examples,
      Consumer<ShippedLesson> lessonsOpened,
      Consumer<String> texts,
      Runnable resume,
      Consumer<Path> files,
      ImageFormModel form,
      Consumer<Reading> images,
      ProblemFormModel gallery,
      ProblemOpener problems) {
    super(new MigLayout("insets 0, gap 0, fill", "[290:372:372][grow, fill]", "[grow, fill]"));
    setFocusable(true);
    image =
        new ImagePane(
            form,
            WindowThreads.background(),
            () -> commands.accept(WindowCommands.OPEN),
            images,
            this::showCards);
    problem =
        new ProblemPane(
            gallery, problems, texts, () -> commands.accept(WindowCommands.OPEN), this::showCards);
    game = new ContinueCard(resume);
    recent = new RecentPane(files);
    right.add(new FillingScrollPane(cards(examples, lessonsOpened, commands), 300, 200), CARDS);
    right.add(new FillingScrollPane(image, 470, 520), IMAGE);
    right.add(new FillingScrollPane(problem, 450, 640), PROBLEM);
    add(left(commands), "growx, hmin 0");
    add(right, "wmin 0, hmin 0");
  }

  private JPanel left(Commands commands) {
    ScrolledColumn column =
        new ScrolledColumn("insets 36 32 8 32, fillx, wrap 1, gapy 0, hidemode 3");
    column.putClientProperty(FlatClientProperties.STYLE, "background: $" + Token.BG_WINDOW.key());
    JLabel title = Labels.styled(new JLabel(Texts.text("start.title")), "h1");
    column.add(title);
    column.add(
        new WrappedText(Texts.text("start.subtitle"), Token.TEXT_MUTED),
        "wmin 0, gaptop 4, gapbottom 28");
    column.add(game, "gapbottom 20");
    column.add(way(WindowCommands.NEW_GAME, "plus", commands));
    column.add(way(WindowCommands.TYPE, "edit", commands), "gaptop 6");
    column.add(way(WindowCommands.NEW_PROBLEM, "table", commands), "gaptop 6");
    column.add(way(WindowCommands.NEW_IMAGE, "tiles", commands), "gaptop 6");
    column.add(way(WindowCommands.OPEN, "folder", commands), "gaptop 6");
    column.add(way(WindowCommands.PASTE, "paste", commands), "gaptop 6");
    column.add(recent, "gaptop 18");
    JPanel foot = new JPanel(new MigLayout("insets 12 32 24 32, gap 8, fillx", "[][grow, fill]"));
    foot.setOpaque(false);
    foot.add(new JLabel(Icons.in(Token.TEXT_MUTED, "keyboard", Icons.ALONE)));
    foot.add(new WrappedText(Texts.text("start.keys"), Token.TEXT_MUTED), "wmin 0");
    JScrollPane scroll = column.scrolling();
    scroll.setOpaque(false);
    scroll.getViewport().setOpaque(false);
    scroll
        .getVerticalScrollBar()
        .putClientProperty(
            FlatClientProperties.STYLE,
            "track: $" + Token.BG_WINDOW.key() + "; thumb: $ScrollBar.thumb");
    JPanel left =
        Labels.panel(
            Token.BG_WINDOW, "insets 0, gap 0, fill, wrap 1", "[grow, fill]", "[grow, fill][]");
    left.add(scroll, "wmin 0, hmin 0");
    left.add(foot, "wmin 0");
    return left;
  }

  /** Creates a row that executes {@code command} and shows its key. */
  private static JButton way(Command command, String icon, Commands commands) {
    JButton row = new JButton(command.title(), Icons.in(Token.ACCENT, icon, Icons.ALONE));
    JLabel key = Labels.key(Keys.title(command));
    Buttons.showKey(row, key);
    row.addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            key.setVisible(row.getWidth() >= Buttons.widthWithKey(row, key));
          }
        });
    row.setIconTextGap(UIScale.scale(14));
    Labels.styled(row, "semibold");
    row.putClientProperty(
        FlatClientProperties.STYLE,
        "borderWidth: 0; background: null; margin: 10,8,10,8; hoverBackground: $Csp.bg.hover;"
            + " pressedBackground: $Csp.bg.hover");
    row.addActionListener(event -> commands.accept(command));
    return row;
  }

  private JPanel cards(
      Consumer<Example> examples, Consumer<ShippedLesson> lessonsOpened, Commands commands) {
    JPanel panel =
        Labels.panel(
            Token.BG_PANEL,
            "insets 36 32 0 16, fill, wrap 1, gapy 0",
            "[grow, fill]",
            "[]14[grow, fill]");
    Bar heading =
        new Bar(
            "insets 0, fillx",
            "[baseline]",
            BarItem.of(new Segments(showsProblems, showsLessons)).at("height 32!"),
            BarItem.of(Labels.note("")).text(this::note).at("gapleft 10").omitted(0),
            BarItem.space());
    panel.add(heading, "wmin 0");
    int number = 0;
    for (Example example : Example.ALL) {
      problems.add(new ExampleCard(example, ++number, () -> examples.accept(example)));
    }
    problems.add(
        new ExampleCard(
            new NewImageCard(), ++number, () -> commands.accept(WindowCommands.NEW_IMAGE)));
    number = 0;
    for (ShippedLesson lesson : ShippedLesson.ALL) {
      lessons.add(
          new ExampleCard(new LessonCard(lesson), ++number, () -> lessonsOpened.accept(lesson)));
    }
    JScrollPane scroll =
        new JScrollPane(
            problems,
            JScrollPane.VERTICAL_SCROLLBAR_AS_NEEDED,
            JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
    scroll.setBorder(BorderFactory.createEmptyBorder());
    scroll.setViewportBorder(null);
    scroll.getViewport().setOpaque(false);
    scroll.setOpaque(false);
    panel.add(scroll);
    showsProblems.addActionListener(event -> show(scroll, problems));
    showsLessons.addActionListener(event -> show(scroll, lessons));
    showsProblems.addActionListener(event -> heading.update());
    showsLessons.addActionListener(event -> heading.update());
    showsProblems.doClick(0);
    return panel;
  }

  private static void show(JScrollPane scroll, CardGrid cards) {
    scroll.setViewportView(cards);
    scroll.getViewport().setOpaque(false);
  }

  private String note() {
    return Texts.text(showsLessons.isSelected() ? "start.lessons.note" : "start.examples.note");
  }

  /** Returns whether the pictures of all cards are available. */
  public boolean isReady() {
    return problems.isReady() && lessons.isReady();
  }

  /** Shows the game in progress, if there is one. */
  public void showGame(Optional<SavedGame> inProgress) {
    game.show(inProgress);
  }

  /** Shows how far lessons were read. */
  public void showLessons(LessonResults read) {
    results = read;
    lessons.update();
  }

  /** Shows the recently used files. */
  public void showRecent(RecentFiles files) {
    recent.show(files);
  }

  /** Shows the examples. */
  public void showCards() {
    layout.show(right, CARDS);
  }

  /** Shows the form for a new image of tiles. */
  public void showImage() {
    layout.show(right, IMAGE);
    image.begin();
  }

  /** Shows the form for a problem of the gallery. */
  public void showProblem() {
    layout.show(right, PROBLEM);
    problem.begin();
  }

  /** Shows the examples instead of a form; returns whether there was one. */
  public boolean leaveForm() {
    boolean isForm = Arrays.stream(right.getComponents()).skip(1).anyMatch(Component::isVisible);
    showCards();
    return isForm;
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_WINDOW));
    if (right != null) { // null during the constructor of the superclass
      right.setBackground(Colours.of(Token.BG_PANEL));
    }
  }

  /** The card of the form for a new image of tiles. */
  private record NewImageCard() implements Card {

    @Override
    public String title() {
      return Texts.text("image.card");
    }

    @Override
    public String line() {
      return Texts.text("image.card.line");
    }

    @Override
    public String foot() {
      return Texts.text("image.card.foot");
    }

    @Override
    public String solver() {
      return "wfc-backjump";
    }

    @Override
    public Reading open() {
      return PuzzleEntry.ofGallery("tiles:coast,12", 1);
    }
  }

  /** The card of a lesson, with how far it was read. */
  private final class LessonCard implements Card {
    private final ShippedLesson lesson;
    private final Supplier<Lesson> read;

    LessonCard(ShippedLesson lesson) {
      this.lesson = lesson;
      this.read = Suppliers.memoize(lesson::read);
    }

    @Override
    public String title() {
      return Texts.text("lesson." + lesson.id());
    }

    @Override
    public String line() {
      return Texts.text("lesson." + lesson.id() + ".line");
    }

    @Override
    public String foot() {
      Optional<String> result =
          results.lessons().isEmpty() ? Optional.empty() : results.sentence(read.get());
      return result.orElseGet(() -> Texts.text("start.lesson"));
    }

    /** Returns the id of the solver of the first run. */
    @Override
    public String solver() {
      return read.get().runs().get(0).solver().about().id();
    }

    @Override
    public Reading open() {
      return new Reading.Opened(title(), read.get().runs().get(0).problem(), Optional.empty());
    }
  }
}
