package org.cspworkbench.app.gui.tape;

import java.awt.event.ActionEvent;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.words.Texts;

/** The note of a bookmark while it is written: Enter keeps it, Escape leaves it as it was. */
final class NoteField extends JTextField {

  private final Consumer<String> kept;
  private final Runnable closed;
  private boolean isOver;

  /**
   * A field with this note.
   *
   * @param kept takes the new note
   * @param closed what follows, whether or not it was kept
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
    getInputMap(JComponent.WHEN_FOCUSED).put(KeyStroke.getKeyStroke("ESCAPE"), "leave");
    getActionMap().put("leave", new Leaving());
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

  /** Leaves out the letter of the key that has opened the field: it was pressed before. */
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

  /** Closes the field and forgets what was written. */
  private final class Leaving extends AbstractAction {
    @Override
    public void actionPerformed(ActionEvent event) {
      isOver = true;
      closed.run();
    }
  }
}
