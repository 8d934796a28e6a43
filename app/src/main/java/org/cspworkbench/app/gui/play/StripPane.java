package org.cspworkbench.app.gui.play;

import static com.formdev.flatlaf.util.UIScale.scale;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.BasicStroke;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.geom.Ellipse2D;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.Pen;
import org.cspworkbench.app.gui.widget.StripBorder;
import org.cspworkbench.app.gui.widget.WrappedText;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.play.Strip;
import org.cspworkbench.viewer.play.Strip.Choice;
import org.cspworkbench.viewer.play.Strip.Kind;
import org.cspworkbench.viewer.words.Texts;
import org.jspecify.annotations.Nullable;

/** The strip below the board, which shows hints, problems and the result of the game. */
final class StripPane extends JPanel {

  private static final int HEIGHT = 76;
  // three lines of headline and one of detail, in font sizes
  private static final float LINES = 5.85f;
  private static final int HEIGHT_IF_NARROW = 136;
  private static final int HEIGHT_IF_NARROWEST = 160;
  private static final int NARROW = 620;
  private static final int NARROWEST = 480;
  private static final String LAYOUT = "insets 0 16 0 16, fill, hidemode 3, gapy 4";
  private static final String COLUMNS = "[]14[grow, fill]14[]";

  /** The minimum width of a sentence next to buttons. */
  private static final int WORDS = 300;

  /** The appearance of a kind of strip. */
  private enum Tone {
    HINT(Token.HINT_MARK, Token.HINT_FILL, Token.HINT_TEXT, "hint"),
    PROBLEM(Token.CONFLICT_MARK, Token.CONFLICT_FILL, Token.CONFLICT_TEXT, "warning"),
    DONE(Token.SOLVED_MARK, Token.SOLVED_FILL, Token.SOLVED_TEXT, "solution"),
    REMARK(Token.ACCENT, Token.ACCENT_TINT, Token.ACCENT_TEXT, "info"),
    WORKING(Token.ACCENT, Token.ACCENT_TINT, Token.ACCENT_TEXT, "clock");

    private final Token mark;
    private final Token fill;
    private final Token text;
    private final String icon;

    Tone(Token mark, Token fill, Token text, String icon) {
      this.mark = mark;
      this.fill = fill;
      this.text = text;
      this.icon = icon;
    }

    static Tone of(Kind kind) {
      return valueOf(kind.name());
    }
  }

  private final Consumer<Choice> choices;
  private @Nullable Strip shown;
  private WrappedText detail = new WrappedText("", Token.TEXT_MUTED);
  private int builtWidth;

  StripPane(Consumer<Choice> choices) {
    super(new MigLayout(LAYOUT, COLUMNS, "[center]"));
    this.choices = choices;
    addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            if (getWidth() != builtWidth) {
              rebuild();
            }
          }
        });
  }

  /** Shows {@code strip}; without one the area stays empty. */
  void show(Optional<Strip> strip) {
    Optional<Strip> before = Optional.ofNullable(shown);
    if (!strip.equals(before)) {
      shown = strip.orElse(null);
      if (strip.isPresent() && before.filter(strip.get()::differsOnlyInDetail).isPresent()) {
        showDetail(strip.get().detail()); // keeps a button that is being pressed
      } else {
        rebuild();
      }
    }
  }

  private void showDetail(String words) {
    detail.setText(words);
    getAccessibleContext().setAccessibleDescription(words);
  }

  private void rebuild() {
    removeAll();
    builtWidth = getWidth();
    Strip strip = shown;
    if (strip == null) {
      setBackground(Colours.of(Token.BG_PANEL));
      setBorder(null);
    } else {
      fill(strip, Tone.of(strip.kind()));
    }
    revalidate();
    repaint();
  }

  private void fill(Strip strip, Tone tone) {
    boolean isLoud = strip.kind() == Kind.PROBLEM || strip.kind() == Kind.DONE;
    setBackground(Colours.of(isLoud ? tone.fill : Token.BG_RAISED));
    setBorder(StripBorder.under(tone.mark));
    WrappedText headline = wrapped("font: +2", isLoud ? tone.text : Token.TEXT);
    headline.setText(strip.headline());
    detail = wrapped("font: +0", isLoud ? tone.text : Token.TEXT_MUTED);
    JPanel buttons = new JPanel(new MigLayout("insets 0, gap 8"));
    buttons.setOpaque(false);
    buttons.setBackground(null); // quiet buttons use the background of the strip
    strip.choices().forEach(choice -> buttons.add(button(choice)));
    Badge badge = new Badge(tone);
    int left =
        getWidth() - badge.getPreferredSize().width - buttons.getPreferredSize().width - scale(72);
    if (left < scale(WORDS) && getWidth() > 0) {
      stack(badge, headline, strip.detail(), buttons, left);
    } else {
      layOut(badge, headline, strip.detail(), buttons);
    }
    getAccessibleContext().setAccessibleName(strip.headline());
    showDetail(strip.detail());
  }

  private void layOut(Badge badge, WrappedText headline, String details, JPanel buttons) {
    setLayout(new MigLayout(LAYOUT, COLUMNS, "[center]"));
    JPanel words = new JPanel(new MigLayout("insets 0, gapy 3, fillx, wrap 1", "[grow, fill]"));
    words.setOpaque(false);
    words.add(headline, "wmin 0");
    if (!details.isEmpty()) {
      words.add(detail, "wmin 0");
    }
    add(badge);
    add(words, "wmin 0");
    add(buttons);
  }

  /**
   * Places the buttons below the headline; the detail stands next to them if it fits in one line.
   */
  private void stack(Badge badge, WrappedText headline, String details, JPanel buttons, int left) {
    setLayout(new MigLayout(LAYOUT, COLUMNS, "push[]4[]push"));
    add(badge, "spany 2");
    add(headline, "span 2, growx, wmin 0, wrap");
    boolean isRoom = detail.getFontMetrics(detail.getFont()).stringWidth(details) <= left;
    if (isRoom && !details.isEmpty()) {
      add(detail, "wmin 0");
      add(buttons);
    } else {
      add(buttons, "span 2, left");
    }
  }

  /** Creates a text that wraps if the width is small. */
  private static WrappedText wrapped(String font, Token colour) {
    WrappedText text = new WrappedText("", colour);
    text.putClientProperty(
        FlatClientProperties.STYLE, font + "; foreground: $" + colour.key() + "; margin: 0,0,0,0");
    return text;
  }

  /** The icon of a strip, in a circle. */
  private static final class Badge extends Canvas {
    private static final int SIDE = 40;
    private static final int ICON = 18;

    private final Tone tone;

    Badge(Tone tone) {
      super(tone.fill);
      this.tone = tone;
      setOpaque(false);
      setWantedSize(SIDE, SIDE);
    }

    @Override
    protected void draw(Graphics2D g, int width, int height) {
      Ellipse2D circle = new Ellipse2D.Double(1, 1, SIDE - 2, SIDE - 2);
      Pen pen = new Pen(g);
      pen.fill(circle, tone.fill);
      pen.outline(circle, tone.mark, new BasicStroke(2));
      double corner = (SIDE - ICON) / 2.0;
      Icons.paint(Icons.in(tone.text, tone.icon, ICON), this, g, corner, corner);
    }
  }

  private JButton button(Choice choice) {
    Runnable action = () -> choices.accept(choice);
    return switch (choice) {
      case CLOSE -> Buttons.close(Texts.text("notice.close"), action);
      case STRONGER_HINT -> Buttons.plain(Texts.text("choice.stronger_hint"), action);
      case SOLUTION -> Buttons.plain(Texts.text("choice.solution"), action);
      case CONTINUE -> Buttons.plain(Texts.text("choice.continue"), action);
      case GO_BACK -> Buttons.plain(Texts.text("choice.go_back"), action);
      case PLAY_WAITING -> Buttons.plain(Texts.text("choice.play_waiting"), action);
      case UNDO -> Buttons.plain(Texts.text("choice.undo"), action);
      case NEW_GAME -> Buttons.plain(Texts.text("choice.new_game"), action);
      case CANCEL -> Buttons.plain(Texts.text("choice.cancel"), action);
    };
  }

  @Override
  public Dimension getPreferredSize() {
    return new Dimension(super.getPreferredSize().width, wantedHeight());
  }

  @Override
  public Dimension getMinimumSize() {
    return new Dimension(0, getPreferredSize().height);
  }

  /** Returns a height that does not depend on the text, so that the board does not move. */
  private int wantedHeight() {
    int width = Canvas.unscaled(getWidth());
    if (width == 0 || width >= NARROW) {
      return Math.max(scale(HEIGHT), Math.round(LINES * getFont().getSize2D()));
    }
    return scale(width >= NARROWEST ? HEIGHT_IF_NARROW : HEIGHT_IF_NARROWEST);
  }

  @Override
  public void updateUI() {
    super.updateUI();
    if (choices != null) { // null during the constructor of the superclass
      rebuild();
    }
  }
}
