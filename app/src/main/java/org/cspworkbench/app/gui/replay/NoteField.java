package org.cspworkbench.app.gui.replay;

import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.util.function.Consumer;
import javax.swing.JTextField;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.LocalKeys;
import org.cspworkbench.viewer.words.Texts;

/** The text field for the note of a bookmark: Enter confirms the text, Escape discards it. */
final class NoteField extends JTextField {

  private final Consumer<String> kept;
  private final Runnable closed;
  private boolean isOver;

  /**
   * Creates a field with the text of a note.
   *
   * @param kept receives the new note
   * @param closed runs after the field has been closed, whether or not the note was confirmed
   */
  NoteField(String note, Consumer<String> kept, Runnable closed) {
    super(note);
    this.kept = kept;
    this.closed = closed;
    Labels.styled(this, "small");
    getAccessibleContext().setAccessibleName(Texts.text("scrub.note"));
    setToolTipText(Texts.text("scrub.note"));
    selectAll();
    addActionListener(event -> keep());
    LocalKeys.whenFocused(this, "ESCAPE", this::discard);
    addKeyListener(new OwnKeys());
    addFocusListener(
        new FocusAdapter() {
          @Override
          public void focusLost(FocusEvent event) {
            keep();
          }
        });
  }

  private void keep() {
    if (!isOver) {
      isOver = true;
      kept.accept(getText().strip());
      closed.run();
    }
  }

  private void discard() {
    isOver = true;
    closed.run();
  }

  /** Ignores the character of the key that opened the field. */
  private static final class OwnKeys extends KeyAdapter {
    private boolean isPressed;

    @Override
    public void keyPressed(KeyEvent event) {
      isPressed = true;
    }

    @Override
    public void keyTyped(KeyEvent event) {
      if (!isPressed) {
        event.consume();
      }
    }
  }
}
