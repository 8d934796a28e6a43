package org.cspworkbench.app.gui.widget;

import java.util.function.Consumer;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import javax.swing.text.JTextComponent;

/** A listener that receives the text of a component each time it changes, without outer spaces. */
public final class TypedText implements DocumentListener {

  private final JTextComponent component;
  private final Consumer<String> receiver;

  private TypedText(JTextComponent component, Consumer<String> receiver) {
    this.component = component;
    this.receiver = receiver;
  }

  /** Sends the text of {@code component} to {@code receiver} after each change. */
  public static void whenChanged(JTextComponent component, Consumer<String> receiver) {
    component.getDocument().addDocumentListener(new TypedText(component, receiver));
  }

  @Override
  public void insertUpdate(DocumentEvent event) {
    receiver.accept(component.getText().strip());
  }

  @Override
  public void removeUpdate(DocumentEvent event) {
    receiver.accept(component.getText().strip());
  }

  @Override
  public void changedUpdate(DocumentEvent event) {
    receiver.accept(component.getText().strip());
  }
}
