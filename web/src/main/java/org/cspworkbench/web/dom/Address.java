package org.cspworkbench.web.dom;

import org.teavm.jso.browser.Location;
import org.teavm.jso.browser.Window;

/** The address of the page. */
public final class Address {

  private Address() {}

  /** Returns the fragment without its hash sign; empty if there is none. */
  public static String fragment() {
    String hash = location().getHash();
    return hash.startsWith("#") ? hash.substring(1) : hash;
  }

  /** Returns the address with this fragment. */
  public static String with(String fragment) {
    String address = location().getFullURL();
    int hash = address.indexOf('#');
    return (hash < 0 ? address : address.substring(0, hash)) + "#" + fragment;
  }

  /** Runs {@code action} whenever another fragment is opened. */
  public static void onChange(Runnable action) {
    Window.current().addEventListener("hashchange", event -> Failures.guard(action));
  }

  private static Location location() {
    return Window.current().getLocation();
  }
}
