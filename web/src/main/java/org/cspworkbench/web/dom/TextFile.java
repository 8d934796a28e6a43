package org.cspworkbench.web.dom;

import java.util.function.Consumer;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.core.JSString;
import org.teavm.jso.dom.html.HTMLInputElement;

/** A file that the user has chosen. */
public final class TextFile {

  private interface Chooser extends JSObject {

    @JSProperty
    Files getFiles();
  }

  private interface Files extends JSObject {

    Blob item(int index);
  }

  private interface Blob extends JSObject {

    Later text();
  }

  private interface Later extends JSObject {

    void then(Receiver receiver);
  }

  @JSFunctor
  private interface Receiver extends JSObject {

    @SuppressWarnings("UnusedMethod") // the browser calls it
    void receive(JSString text);
  }

  private TextFile() {}

  /** Passes the text of the file that was chosen in {@code input} on, if there is one. */
  public static void read(HTMLInputElement input, Consumer<String> receiver) {
    Blob file = ((Chooser) (JSObject) input).getFiles().item(0);
    if (file != null) {
      file.text().then(text -> Failures.guard(() -> receiver.accept(text.stringValue())));
    }
  }
}
