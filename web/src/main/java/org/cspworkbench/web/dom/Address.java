package org.cspworkbench.web.dom;

import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.JSTopLevel;
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
    return path() + "#" + fragment;
  }

  /** Returns the address without its fragment. */
  static String path() {
    String address = location().getFullURL();
    int hash = address.indexOf('#');
    return hash < 0 ? address : address.substring(0, hash);
  }

  private interface Reloaded extends JSObject {

    void reload();
  }

  private interface History extends JSObject {

    void replaceState(@Nullable JSObject state, String title, String address);
  }

  private abstract static class Scripts implements JSObject {

    @JSTopLevel
    @JSProperty("history")
    static native History history();
  }

  /** Opens another page. */
  public static void open(String address) {
    location().assign(address);
  }

  /** Opens the page again, without a fragment. */
  static void reload() {
    Scripts.history().replaceState(null, "", path());
    ((Reloaded) (JSObject) location()).reload();
  }

  /** Runs {@code action} whenever another fragment is opened. */
  public static void onChange(Runnable action) {
    Window.current().addEventListener("hashchange", event -> Failures.guard(action));
  }

  private static Location location() {
    return Window.current().getLocation();
  }
}
