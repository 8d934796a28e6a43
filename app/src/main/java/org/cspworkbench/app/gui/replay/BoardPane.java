package org.cspworkbench.app.gui.replay;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.cspworkbench.app.canvas.Awt;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.WindowThreads;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.core.trace.ValueSet;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Moments;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.moment.VariableWords;
import org.cspworkbench.presentation.paint.Pictures;
import org.cspworkbench.presentation.paint.board.BoardPicture;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.paint.tile.CellFigure;
import org.cspworkbench.presentation.paint.tile.TilesPicture;
import org.cspworkbench.presentation.picture.Picture;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.words.IntervalText;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.SudokuCsp;
import org.cspworkbench.viewer.animate.GivensView;
import org.cspworkbench.viewer.words.Texts;
import org.jspecify.annotations.Nullable;

/** The board: the problem at the displayed event, as large as possible. */
public final class BoardPane extends PictureCanvas {

  /** The most intervals of a wide domain that are named. */
  private static final int MOST_INTERVALS = 12;

  private static final VariableWords WORDS = new VariableWords(Texts.phrases());

  private final Supplier<Optional<TracePlayer>> players;
  private final Supplier<Optional<GivensView>> stills;
  private final BoardView view;
  private final BiFunction<Moment, Csp, Moment> look;
  private @Nullable Trace trace;
  private @Nullable Moments moments;
  private @Nullable Shape drawnShape; // the shape of the Sudoku in the picture
  private @Nullable Csp drawn; // the problem whose picture exists or is being created
  private @Nullable Picture picture;
  private @Nullable Moment moment;

  private CellFigure figure = CellFigure.COUNT; // on the cells of an image

  private BoardPane(
      Supplier<Optional<TracePlayer>> players,
      Supplier<Optional<GivensView>> stills,
      BoardView view,
      BiFunction<Moment, Csp, Moment> look,
      int margin) {
    super(margin);
    this.players = players;
    this.stills = stills;
    this.view = view;
    this.look = look;
    setFocusable(true);
    getAccessibleContext().setAccessibleName(Texts.text("board.name"));
    addMouseListener(
        new MouseAdapter() {
          @Override
          public void mousePressed(MouseEvent event) {
            requestFocusInWindow();
          }
        });
    setToolTipText(""); // enables tooltips
  }

  /**
   * Creates a board with all details, at the position of the player that {@code players} supplies.
   *
   * @param stills the puzzle displayed in place of an event, if there is one
   * @param look the displayed part of each moment
   */
  public static BoardPane full(
      Supplier<Optional<TracePlayer>> players,
      Supplier<Optional<GivensView>> stills,
      BiFunction<Moment, Csp, Moment> look) {
    return new BoardPane(players, stills, BoardView.full(), look, 12);
  }

  /**
   * Creates a board with all details, on which the user performs the steps.
   *
   * @param look the displayed part of each moment
   */
  public static BoardPane byHand(
      Supplier<Optional<TracePlayer>> players, BiFunction<Moment, Csp, Moment> look) {
    return new BoardPane(players, Optional::empty, BoardView.full(), look, 12);
  }

  /**
   * Creates a board to be displayed beside others.
   *
   * @param look the displayed part of each moment
   */
  public static BoardPane compact(
      Supplier<Optional<TracePlayer>> players, BiFunction<Moment, Csp, Moment> look) {
    return new BoardPane(players, Optional::empty, BoardView.compact(), look, 4);
  }

  /** Writes another figure on the cells of an image. */
  public void showFigure(CellFigure newFigure) {
    if (figure != newFigure) {
      figure = newFigure;
      picture = picture == null ? null : withFigure(picture);
      repaint();
    }
  }

  private Picture withFigure(Picture of) {
    return of instanceof TilesPicture tiles ? tiles.withFigure(figure) : of;
  }

  /** Returns the bounds of a variable in this component, if it has a place. */
  public Optional<Rectangle> boundsOf(int x) {
    return picture == null || trace == null
        ? Optional.empty()
        : Optional.of(
            scaled(
                picture.boundsOf(
                    x, area(unscaled(getWidth()), unscaled(getHeight())), Theme.current().look())));
  }

  private static Rectangle scaled(Box box) {
    return new Rectangle(
        UIScale.scale((int) box.x()),
        UIScale.scale((int) box.y()),
        UIScale.scale((int) Math.ceil(box.width())),
        UIScale.scale((int) Math.ceil(box.height())));
  }

  /** Returns the bounds of the variable whose value is being tried, if there is one. */
  public Optional<Rectangle> tried() {
    Moment now = moment;
    return now == null
        ? Optional.empty()
        : IntStream.range(0, now.spots().size())
            .filter(x -> now.spot(x).state() == Spot.State.TRIED)
            .boxed()
            .findFirst()
            .flatMap(this::boundsOf);
  }

  /** Scrolls to the variable being tried, if it is out of sight and the user has not scrolled. */
  public void followTried() {
    if (!getVisibleRect().getSize().equals(getSize())) {
      tried().ifPresent(this::follow);
    }
  }

  /** Displays the current position. */
  public void update() {
    TracePlayer player = players.get().orElse(null);
    GivensView still = stills.get().orElse(null);
    if (still != null) {
      clear();
      show(still);
    } else if (player == null) {
      clear();
    } else {
      Trace shown = player.trace();
      if (moments == null || trace != shown) {
        trace = shown;
        moments = new Moments(shown);
        draw(shown.csp());
      }
      moment = look.apply(moments.at(player.position()), shown.csp());
    }
    repaint();
  }

  private void show(GivensView still) {
    if (picture == null || !still.shape().equals(drawnShape)) {
      drawn = null;
      drawnShape = still.shape();
      picture = BoardPicture.sudoku(still.shape(), view);
      revalidate();
    }
    moment = still.moment();
    if (moment.selected() != TraceEvent.NONE) {
      describe(moment.selected());
    }
  }

  /** Announces the selected cell to screen readers when the cell or its content has changed. */
  private void describe(int cell) {
    String name = cellName(cell);
    if (!name.equals(getAccessibleContext().getAccessibleDescription())) {
      getAccessibleContext().setAccessibleDescription(name);
      announce(cell);
    }
  }

  /** Creates the picture in the background, since the layout of a graph takes time. */
  private void draw(Csp csp) {
    if (csp == drawn) {
      return;
    }
    drawn = csp;
    Shape shape = SudokuCsp.shapeOf(csp).orElse(null);
    if (picture != null && shape != null && shape.equals(drawnShape)) {
      return; // the picture is unchanged
    }
    drawnShape = shape;
    picture = null;
    WindowThreads.background()
        .run(
            () -> Pictures.of(csp, view),
            made -> {
              if (csp == drawn) {
                picture = withFigure(made);
                revalidate();
                repaint();
              }
            });
  }

  /** Returns whether the picture lists the variables, so that it needs more height than width. */
  public boolean isList() {
    return picture != null && picture.wraps();
  }

  /** Returns whether the picture of the problem is ready, or there is no problem. */
  public boolean isReady() {
    return trace == null || picture != null;
  }

  @Override
  protected Optional<Picture> picture() {
    return Optional.ofNullable(picture);
  }

  @Override
  protected Optional<Rectangle> focus() {
    return tried();
  }

  @Override
  protected boolean isOverview() {
    return !view.coordinates();
  }

  @Override
  protected int cellCount() {
    return moment == null ? 0 : moment.spots().size();
  }

  @Override
  protected String cellName(int cell) {
    if (moment == null) {
      return "";
    }
    if (trace != null) {
      return WORDS.spoken(trace.csp(), cell, moment.spot(cell));
    }
    return drawnShape == null ? "" : WORDS.spoken(drawnShape, cell, moment.spot(cell));
  }

  @Override
  protected boolean isCellSelected(int cell) {
    return moment != null && (moment.lookedAt() == cell || moment.selected() == cell);
  }

  private void clear() {
    trace = null;
    moments = null;
    moment = null;
  }

  @Override
  protected void draw(Graphics2D g, int width, int height) {
    Picture shown = picture;
    Moment now = moment;
    if (shown != null && now != null) {
      Box area = area(width, height);
      GraphicsSurface.paint(g, on -> shown.paint(on, area, Theme.current().look(), now));
    }
  }

  @Override
  protected void drawOverview(Graphics2D g, Box place, Box visible) {
    Picture shown = picture;
    Moment now = moment;
    if (shown != null && now != null) {
      Box area = area(unscaled(getWidth()), unscaled(getHeight()));
      GraphicsSurface.paint(
          g, on -> shown.paintOverview(on, place, Theme.current().look(), now, area, visible));
    }
  }

  @Override
  public @Nullable String getToolTipText(MouseEvent event) {
    TracePlayer player = players.get().orElse(null);
    if (trace == null || player == null || picture instanceof TilesPicture) {
      return null; // the tiles of a cell are listed beside it
    }
    OptionalInt x = cellAt(event);
    return x.isEmpty() ? null : describe(player, x.getAsInt());
  }

  /** Returns the variable at the position of the mouse, if there is one. */
  public OptionalInt cellAt(MouseEvent event) {
    return picture == null
        ? OptionalInt.empty()
        : picture.variableAt(
            Awt.point(at(event)),
            area(unscaled(getWidth()), unscaled(getHeight())),
            Theme.current().look());
  }

  private static String describe(TracePlayer player, int x) {
    TraceState state = player.state();
    Variable variable = player.trace().csp().variables().get(x);
    if (state.assigned(x) >= 0) {
      return variable.name() + " = " + variable.domain().labelAt(state.assigned(x));
    }
    Domain domain = variable.domain();
    ValueSet left = state.values(x);
    String values =
        IntervalText.isFor(domain)
            ? IntervalText.of(domain, left, MOST_INTERVALS)
            : left.indices().mapToObj(domain::labelAt).collect(Collectors.joining(", "));
    return Texts.text("board.open", variable.name(), left.size(), values);
  }
}
