package org.cspworkbench.app.gui.problem;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.EventQueue;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.KeyboardFocusManager;
import java.awt.RenderingHints;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextPane;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import javax.swing.text.BadLocationException;
import javax.swing.text.Element;
import javax.swing.text.MutableAttributeSet;
import javax.swing.text.SimpleAttributeSet;
import javax.swing.text.StyleConstants;
import javax.swing.text.StyledDocument;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Type;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.LocalKeys;
import org.cspworkbench.app.gui.widget.WrappedText;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.problem.ModelFault;
import org.cspworkbench.viewer.problem.OwnProblem;

/**
 * The text of a stated problem: keywords and remarks have their own colours, the current line and
 * those of faults are marked, and the sentence of a fault is under its line.
 */
final class ModelTextPane extends JScrollPane {

  private static final Pattern WORDS =
      Pattern.compile(
          "(?<remark>#.*)|\\b(?<keyword>problem|variables?|in|let|not|and|or|if|then|forall|exists"
              + "|sum|min|max|abs|count|alldifferent|inorder|circuit|cumulative|nooverlap|minimise"
              + "|maximise|draw as|mod|boolean|where)\\b");
  private static final int TRAVERSE_ON = KeyboardFocusManager.FORWARD_TRAVERSAL_KEYS;
  private static final int TRAVERSE_BACK = KeyboardFocusManager.BACKWARD_TRAVERSAL_KEYS;
  private static final double LETTERS = 14;
  private static final int NUMBERS = 46; // the width of the line numbers
  private static final int CARD = 20; // above and below the sentence of a fault
  private static final int IN_CARD = 28; // beside the sentence, with the gap before a button
  private static final int BESIDE_CARD = 12;

  private final OwnProblem problem;
  private final Area area = new Area();
  private final List<Card> cards = new ArrayList<>();
  private List<ModelFault> faults = List.of();
  private boolean isWriting; // the text of the model into the area

  ModelTextPane(OwnProblem problem) {
    this.problem = problem;
    setViewportView(area);
    setBorder(BorderFactory.createEmptyBorder());
    area.getDocument().addDocumentListener(new Typing());
    area.addCaretListener(event -> goToLine());
    LocalKeys.whenFocused(area, "control Z", problem::undo);
    LocalKeys.whenFocused(area, "control Y", problem::redo);
    LocalKeys.whenFocused(area, "control shift Z", problem::redo);
    getViewport()
        .addComponentListener(
            new ComponentAdapter() {
              @Override
              public void componentResized(ComponentEvent event) {
                if (!cards.isEmpty()) {
                  EventQueue.invokeLater(ModelTextPane.this::style); // lines are wrapped anew
                }
              }
            });
    problem.addListener(this::update);
    update();
  }

  /** Moves the focus to the text. */
  void begin() {
    area.requestFocusInWindow();
  }

  /** Moves the caret to the end of a line, and the focus to the text. */
  void goTo(int line) {
    Element root = area.getDocument().getDefaultRootElement();
    Element element = root.getElement(Math.min(line, root.getElementCount()) - 1);
    area.setCaretPosition(Math.max(element.getStartOffset(), element.getEndOffset() - 1));
    area.requestFocusInWindow();
  }

  private int lineAt(int offset) {
    return area.getDocument().getDefaultRootElement().getElementIndex(offset) + 1;
  }

  private void goToLine() {
    if (!isWriting) {
      problem.selection().goToLine(lineAt(area.getCaretPosition()));
    }
  }

  private void update() {
    write(problem.text());
    if (!problem.faults().equals(faults)) {
      faults = problem.faults();
      EventQueue.invokeLater(this::style);
    }
    area.repaint();
  }

  /** Writes a text of which only the part that differs is replaced, so that the caret stays. */
  private void write(String wanted) {
    String shown = area.shown();
    if (shown.equals(wanted)) {
      return;
    }
    int shortest = Math.min(shown.length(), wanted.length());
    int start = 0;
    while (start < shortest && shown.charAt(start) == wanted.charAt(start)) {
      start++;
    }
    int same = 0;
    while (same < shortest - start
        && shown.charAt(shown.length() - 1 - same) == wanted.charAt(wanted.length() - 1 - same)) {
      same++;
    }
    isWriting = true;
    area.select(start, shown.length() - same);
    area.replaceSelection(wanted.substring(start, wanted.length() - same));
    isWriting = false;
    EventQueue.invokeLater(this::style);
  }

  /** Colours the words, and makes room for the sentences of faults under their lines. */
  private void style() {
    StyledDocument document = area.getStyledDocument();
    String all = area.shown();
    document.setCharacterAttributes(0, all.length() + 1, letters(Token.TEXT), true);
    Matcher words = WORDS.matcher(all);
    while (words.find()) {
      boolean isRemark = words.group("remark") != null;
      MutableAttributeSet style = letters(isRemark ? Token.TEXT_MUTED : Token.ACCENT_TEXT);
      StyleConstants.setBold(style, !isRemark);
      document.setCharacterAttributes(words.start(), words.end() - words.start(), style, true);
    }
    SimpleAttributeSet plain = new SimpleAttributeSet();
    StyleConstants.setSpaceBelow(plain, 0);
    StyleConstants.setLineSpacing(plain, 0.3f);
    document.setParagraphAttributes(0, all.length() + 1, plain, true);
    cards.forEach(area::remove);
    cards.clear();
    for (ModelFault fault : faults) {
      Element line = area.line(fault.line());
      SimpleAttributeSet room = new SimpleAttributeSet(plain);
      Card card = new Card(fault);
      StyleConstants.setSpaceBelow(room, card.height);
      document.setParagraphAttributes(line.getStartOffset(), 1, room, true);
      cards.add(card);
      area.add(card);
    }
    area.revalidate();
    area.repaint();
  }

  private int cardWidth() {
    return Math.max(0, getViewport().getWidth() - UIScale.scale(NUMBERS + BESIDE_CARD));
  }

  private static MutableAttributeSet letters(Token token) {
    SimpleAttributeSet style = new SimpleAttributeSet();
    StyleConstants.setFontFamily(style, Type.mono(LETTERS).getFamily());
    StyleConstants.setFontSize(style, Math.round(UIScale.scale((float) LETTERS)));
    StyleConstants.setForeground(style, Colours.of(token));
    return style;
  }

  @Override
  public void updateUI() {
    super.updateUI();
    if (area != null) { // null during the constructor of the superclass
      getViewport().setBackground(Colours.of(Token.BG_PANEL));
      EventQueue.invokeLater(this::style);
    }
  }

  /** Passes what is typed on to the problem. */
  private final class Typing implements DocumentListener {
    @Override
    public void insertUpdate(DocumentEvent event) {
      changed();
    }

    @Override
    public void removeUpdate(DocumentEvent event) {
      changed();
    }

    private void changed() {
      if (!isWriting) {
        problem.type(area.shown()); // at once: the model must not write an earlier text back
        EventQueue.invokeLater(ModelTextPane.this::style);
      }
    }

    @Override
    public void changedUpdate(DocumentEvent event) {} // of styles
  }

  /** The sentence of a fault, with the word that is proposed. */
  private final class Card extends JPanel {
    private final int line;
    private final WrappedText words;
    private final int height;

    Card(ModelFault fault) {
      super(new MigLayout("insets 4 10 4 6, fill", "[grow, fill]6[]"));
      this.line = fault.line();
      String said = fault.sentence();
      String sentence = said.substring(0, 1).toUpperCase(Locale.ROOT) + said.substring(1);
      setBackground(Colours.of(Token.BG_PANEL));
      setBorder(BorderFactory.createLineBorder(Colours.of(Token.CONFLICT_MARK)));
      words = new WrappedText(sentence, Token.TEXT);
      add(words, "wmin 0");
      fault
          .proposal()
          .ifPresent(
              word -> {
                JButton use = Buttons.plain(text("own.use", word), () -> problem.accept(fault));
                add(use);
              });
      height = neededHeight();
    }

    /** Returns the height that the sentence needs in the width in sight, at least two lines. */
    private int neededHeight() {
      int button = getComponentCount() > 1 ? getComponent(1).getPreferredSize().width : 0;
      int width = cardWidth() - button - UIScale.scale(IN_CARD);
      words.setSize(Math.max(1, width), Short.MAX_VALUE);
      int two = 2 * getFontMetrics(getFont()).getHeight();
      return Math.max(two, words.getPreferredSize().height) + UIScale.scale(CARD);
    }
  }

  /** The text itself. */
  private final class Area extends JTextPane {
    Area() {
      setOpaque(false);
      for (int keys : new int[] {TRAVERSE_ON, TRAVERSE_BACK}) {
        setFocusTraversalKeys(keys, null); // those of the window: no text here needs a tab
      }
      putClientProperty(FlatClientProperties.STYLE, "background: $" + Token.BG_PANEL.key());
      getAccessibleContext().setAccessibleName(text("own.text"));
    }

    String shown() {
      try {
        return getDocument().getText(0, getDocument().getLength());
      } catch (BadLocationException e) {
        throw new IllegalStateException("a document contains itself", e);
      }
    }

    Element line(int number) {
      Element root = getDocument().getDefaultRootElement();
      return root.getElement(Math.max(0, Math.min(number, root.getElementCount()) - 1));
    }

    /** Lines are not wrapped. */
    @Override
    public boolean getScrollableTracksViewportWidth() {
      return getParent() == null || getUI().getPreferredSize(this).width <= getParent().getWidth();
    }

    @Override
    public Dimension getPreferredScrollableViewportSize() {
      return UIScale.scale(new Dimension(300, 200));
    }

    @Override
    public void updateUI() {
      super.updateUI();
      setOpaque(false);
      setForeground(Colours.of(Token.TEXT));
      setCaretColor(Colours.of(Token.TEXT));
      int gap = UIScale.scale(8);
      setBorder(BorderFactory.createEmptyBorder(gap, UIScale.scale(NUMBERS), gap, gap));
    }

    private Optional<Rectangle2D> place(int offset) {
      try {
        return Optional.ofNullable(modelToView2D(offset));
      } catch (BadLocationException e) {
        return Optional.empty();
      }
    }

    @Override
    public void doLayout() {
      super.doLayout();
      for (Card each : cards) {
        place(line(each.line).getStartOffset())
            .ifPresent(
                at ->
                    each.setBounds(
                        UIScale.scale(NUMBERS),
                        (int) at.getMaxY() + UIScale.scale(2),
                        cardWidth(),
                        each.height - UIScale.scale(6)));
      }
    }

    @Override
    protected void paintComponent(Graphics graphics) {
      Graphics2D g = (Graphics2D) graphics.create();
      g.setColor(Colours.of(Token.BG_PANEL));
      g.fillRect(0, 0, getWidth(), getHeight());
      problem.selection().lines().forEach(each -> band(g, each, Token.ACCENT_TINT, Token.ACCENT));
      faults.forEach(each -> band(g, each.line(), Token.CONFLICT_FILL, Token.CONFLICT_MARK));
      numbers(g);
      faults.forEach(each -> wave(g, each));
      g.dispose();
      super.paintComponent(graphics);
    }

    private void band(Graphics2D g, int number, Token fill, Token bar) {
      place(line(number).getStartOffset())
          .ifPresent(
              at -> {
                int y = (int) at.getY();
                int height = (int) Math.ceil(at.getHeight());
                g.setColor(Colours.of(fill));
                g.fillRect(0, y, getWidth(), height);
                g.setColor(Colours.of(bar));
                g.fillRect(0, y, UIScale.scale(3), height);
              });
    }

    private void numbers(Graphics2D g) {
      g.setFont(Type.mono(UIScale.scale(12f)));
      g.setRenderingHint(
          RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
      Element root = getDocument().getDefaultRootElement();
      for (int k = 0; k < root.getElementCount(); k++) {
        String number = Integer.toString(k + 1);
        int right = UIScale.scale(NUMBERS - 14) - g.getFontMetrics().stringWidth(number);
        place(root.getElement(k).getStartOffset())
            .ifPresent(
                at -> {
                  g.setColor(Colours.of(Token.TEXT_MUTED));
                  g.drawString(number, right, (int) (at.getY() + UIScale.scale(15f)));
                });
      }
    }

    /** Draws a wave under the word at a fault. */
    private void wave(Graphics2D g, ModelFault fault) {
      Element line = line(fault.line());
      String words = shown().lines().skip(fault.line() - 1L).findFirst().orElse("");
      int last = line.getEndOffset() - 1;
      int start = Math.min(last, line.getStartOffset() + fault.column() - 1);
      int end = Math.min(last, line.getStartOffset() + fault.end(words) - 1);
      Rectangle2D from = place(start).orElse(null);
      Rectangle2D to = place(end).orElse(null);
      if (from == null || to == null) {
        return;
      }
      g.setColor(Colours.of(Token.CONFLICT_MARK));
      int step = UIScale.scale(3);
      int y = (int) from.getMaxY() - UIScale.scale(3);
      int width = Math.max(2 * step, (int) (to.getX() - from.getX()));
      for (int x = 0; x < width; x += 2 * step) {
        int left = (int) from.getX() + x;
        g.drawLine(left, y + step, left + step, y);
        g.drawLine(left + step, y, left + 2 * step, y + step);
      }
    }
  }
}
