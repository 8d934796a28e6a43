package org.cspworkbench.web.dom;

import java.util.Optional;
import java.util.function.Supplier;
import org.teavm.jso.browser.Storage;
import org.teavm.jso.browser.Window;

/**
 * A text that the browser keeps on the device for this page. Nothing is kept where the reader has
 * switched that off.
 */
public final class KeptText {

  private static final String PREFIX = "csp-workbench:";

  private final String key;
  private boolean isClosed;

  /**
   * Creates the text of this page.
   *
   * @param identity what the page is about, in words that later versions use too: a page about
   *     something else at the same address has another text
   */
  public KeptText(String identity) {
    key = PREFIX + Address.path() + ":" + Integer.toHexString(identity.hashCode());
  }

  private static Optional<Storage> storage() {
    try {
      return Optional.ofNullable(Storage.getLocalStorage());
    } catch (RuntimeException e) { // browsers throw where storage is switched off
      return Optional.empty();
    }
  }

  /** Returns the text, if there is one. */
  public Optional<String> read() {
    return storage().map(kept -> kept.getItem(key));
  }

  /** Keeps what {@code text} returns whenever the reader leaves the page. */
  public void keep(Supplier<Optional<String>> text) {
    Runnable keep = () -> text.get().ifPresent(this::write);
    Window.current().addEventListener("pagehide", event -> Failures.guard(keep));
    Elements.document()
        .addEventListener("visibilitychange", event -> Failures.guard(keep)); // of phones
  }

  private void write(String text) {
    try {
      if (!isClosed) {
        storage().ifPresent(kept -> kept.setItem(key, text));
      }
    } catch (RuntimeException e) { // there is no room for it; the page goes on without
      isClosed = true;
    }
  }

  /** Removes the text, and opens the page again without it. */
  public void startAgain() {
    isClosed = true;
    storage().ifPresent(kept -> kept.removeItem(key));
    Address.reload();
  }
}
