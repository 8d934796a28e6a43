package org.cspworkbench.app.gui.animate;

import java.awt.Toolkit;
import java.awt.datatransfer.StringSelection;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.animate.Notice.Choice;
import org.cspworkbench.app.gui.animate.Notice.Kind;
import org.cspworkbench.app.gui.run.RunSession;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.Overflow;
import org.cspworkbench.app.gui.widget.StripBorder;
import org.cspworkbench.app.gui.words.Texts;
import org.cspworkbench.presentation.paint.Token;
import org.jspecify.annotations.Nullable;

/** The strip below the header that displays a notice and its actions. */
public final class NoticeStrip extends JPanel {

  private final AnimateModel model;
  private final Supplier<Optional<Notice>> notices;
  private @Nullable Notice shown;

  /** Creates the strip for the notices of {@code model} that {@code notices} supplies. */
  public NoticeStrip(AnimateModel model, Supplier<Optional<Notice>> notices) {
    super(new MigLayout("insets 6 16 6 10, fillx, hidemode 3", "[]8[grow, left]8[]4[]4[]"));
    this.model = model;
    this.notices = notices;
    setVisible(false);
  }

  /** Displays the current notice. */
  public void update() {
    Notice notice = notices.get().orElse(null);
    if (notice == null ? shown != null : !notice.equals(shown)) {
      shown = notice;
      rebuild();
    }
  }

  private void rebuild() {
    removeAll();
    setVisible(shown != null);
    if (shown != null) {
      fill(shown);
    }
    revalidate();
    repaint();
  }

  private void fill(Notice notice) {
    boolean problem = notice.kind() == Kind.PROBLEM;
    Token text = problem ? Token.CONFLICT_TEXT : Token.TEXT;
    setBackground(Colours.of(problem ? Token.CONFLICT_FILL : Token.BG_RAISED));
    setBorder(StripBorder.over(problem ? Token.CONFLICT_MARK : Token.ACCENT));
    add(new JLabel(Icons.in(text, problem ? "warning" : "info", Icons.ALONE)));
    JLabel sentence = Labels.coloured(Labels.text(notice.text()), text);
    sentence.setToolTipText(notice.text());
    Overflow.SHORTENED.declareFor(sentence); // in one line, so that the board does not move
    add(sentence, "growx, wmin 0");
    for (Choice choice : notice.choices()) {
      add(button(choice));
    }
    JButton close =
        Buttons.icon("close", Icons.BESIDE_TEXT, Texts.text("notice.close"), model::dismissNotice);
    add(close);
    getAccessibleContext().setAccessibleDescription(notice.text());
  }

  private JButton button(Choice choice) {
    return switch (choice) {
      case RUN_ON -> Buttons.plain(Texts.text("notice.runon"), model::dismissNotice);
      case STOP -> Buttons.plain(Texts.text("notice.stop"), model::stop);
      case COPY_DETAILS -> Buttons.plain(Texts.text("notice.copy"), this::copyDetails);
    };
  }

  private void copyDetails() {
    model
        .session()
        .flatMap(RunSession::failure)
        .ifPresent(
            failure -> {
              StringWriter details = new StringWriter();
              failure.printStackTrace(new PrintWriter(details));
              Toolkit.getDefaultToolkit()
                  .getSystemClipboard()
                  .setContents(new StringSelection(details.toString()), null);
            });
  }

  @Override
  public void updateUI() {
    super.updateUI();
    if (shown != null) {
      rebuild();
    }
  }
}
