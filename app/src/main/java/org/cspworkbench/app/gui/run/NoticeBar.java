package org.cspworkbench.app.gui.run;

import com.google.common.collect.ImmutableList;
import java.awt.Toolkit;
import java.awt.datatransfer.StringSelection;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.JButton;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.MessageBar;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.animate.Notice;
import org.cspworkbench.viewer.animate.Notice.Choice;
import org.cspworkbench.viewer.animate.Notice.Kind;
import org.cspworkbench.viewer.run.RunSession;
import org.cspworkbench.viewer.words.Texts;
import org.jspecify.annotations.Nullable;

/** The bar under the header that displays a notice of a run, with what can be done about it. */
public final class NoticeBar extends MessageBar {

  private final AnimateModel model;
  private final Supplier<Optional<Notice>> notices;
  private @Nullable Notice shown;

  /** Creates a bar that displays what {@code notices} supplies, which comes from {@code model}. */
  public NoticeBar(AnimateModel model, Supplier<Optional<Notice>> notices) {
    this.model = model;
    this.notices = notices;
  }

  /** Updates the displayed notice. */
  public void update() {
    Notice notice = notices.get().orElse(null);
    if (notice == null) {
      hideMessage();
    } else if (!notice.equals(shown)) {
      display(message(notice), buttons(notice));
    }
    shown = notice;
  }

  private static Message message(Notice notice) {
    return notice.kind() == Kind.PROBLEM
        ? Message.problem(notice.text())
        : Message.remark("info", notice.text());
  }

  private ImmutableList<JButton> buttons(Notice notice) {
    return ImmutableList.<JButton>builder()
        .addAll(notice.choices().stream().map(this::button).iterator())
        .add(Buttons.close(Texts.text("notice.close"), model.notices()::dismiss))
        .build();
  }

  private JButton button(Choice choice) {
    return switch (choice) {
      case RUN_ON -> Buttons.plain(Texts.text("notice.runon"), model.notices()::dismiss);
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
}
