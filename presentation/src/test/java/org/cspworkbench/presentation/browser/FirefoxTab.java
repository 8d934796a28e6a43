package org.cspworkbench.presentation.browser;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.net.URI;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;

/** A tab of Firefox. */
final class FirefoxTab implements Tab {

  private final Firefox browser;
  private final String context;
  private final URI blank;
  private final Reports reports = new Reports();

  FirefoxTab(Firefox browser, String context, URI blank) {
    this.blank = blank;
    this.browser = browser;
    this.context = context;
  }

  private JsonObject call(String method, Map<String, ?> parameters) {
    JsonObject all = Json.of(parameters).getAsJsonObject();
    all.addProperty("context", context);
    return browser.call(method, all.asMap());
  }

  void receive(String method, JsonObject event) {
    if (method.equals("network.beforeRequestSent")) {
      reports.addRequest(event.getAsJsonObject("request").get("url").getAsString());
    } else if (event.get("type").getAsString().equals("console")) {
      reports.addMessage(
          event.get("method").getAsString() + ": " + event.get("text").getAsString());
    } else {
      reports.addFault(event.toString());
    }
  }

  @Override
  public void open(URI page) {
    navigate(blank.toString()); // forces a reload for another fragment of the same page
    navigate(page.toString());
  }

  private void navigate(String address) {
    reports.clear(address);
    call("browsingContext.navigate", Map.of("url", address, "wait", "complete"));
  }

  @Override
  public JsonElement evaluate(String script) {
    JsonObject answer =
        browser.call(
            "script.evaluate",
            Map.of(
                "expression", script, "target", Map.of("context", context), "awaitPromise", true));
    if (!answer.get("type").getAsString().equals("success")) {
      throw new AssertionError(script + ": " + answer.get("exceptionDetails"));
    }
    return RemoteValue.json(answer.getAsJsonObject("result"));
  }

  @Override
  public Spoken spoken(String selector) {
    throw new UnsupportedOperationException("the protocol of Firefox has no accessibility tree");
  }

  @Override
  public void press(String keys) {
    Stroke stroke = Stroke.of(keys);
    List<Object> actions = new ArrayList<>();
    stroke.held().forEach(key -> actions.add(key("keyDown", key)));
    actions.add(key("keyDown", stroke.key()));
    actions.add(key("keyUp", stroke.key()));
    stroke.held().forEach(key -> actions.add(key("keyUp", key)));
    perform(List.of(Map.of("type", "key", "id", "keyboard", "actions", actions)));
  }

  private static Map<String, Object> key(String type, Key key) {
    return Map.of("type", type, "value", key.symbol());
  }

  @Override
  public void drag(List<Point> path) {
    perform(List.of(pointer("mouse", "mouse", stroke(path))));
  }

  @Override
  public void move(Point to) {
    perform(List.of(pointer("mouse", "mouse", List.of(moved(to)))));
  }

  @Override
  public void touch(List<List<Point>> fingers) {
    List<Object> sources = new ArrayList<>();
    for (List<Point> finger : fingers) {
      sources.add(pointer("finger" + sources.size(), "touch", stroke(finger)));
    }
    perform(sources);
  }

  private static List<Object> stroke(List<Point> path) {
    List<Object> actions = new ArrayList<>();
    actions.add(moved(path.get(0)));
    actions.add(Map.of("type", "pointerDown", "button", 0));
    path.subList(1, path.size()).forEach(each -> actions.add(moved(each)));
    actions.add(Map.of("type", "pointerUp", "button", 0));
    return actions;
  }

  private static Map<String, Object> moved(Point to) {
    return Map.of("type", "pointerMove", "x", to.x(), "y", to.y());
  }

  private static Map<String, Object> pointer(String id, String kind, List<Object> actions) {
    return Map.of(
        "type", "pointer", "id", id, "parameters", Map.of("pointerType", kind), "actions", actions);
  }

  @Override
  public void wheel(Point at, int pixels) {
    Map<String, Object> turn =
        Map.of("type", "scroll", "x", at.x(), "y", at.y(), "deltaX", 0, "deltaY", pixels);
    perform(List.of(Map.of("type", "wheel", "id", "wheel", "actions", List.of(turn))));
  }

  private void perform(List<?> sources) {
    call("input.performActions", Map.of("actions", sources));
  }

  @Override
  public void resize(int width, int height, double scale) {
    Map<String, Object> size = Map.of("width", width, "height", height);
    call("browsingContext.setViewport", Map.of("viewport", size, "devicePixelRatio", scale));
  }

  @Override
  public void useFingers() {
    browser.configure(context, "page.touchEventsOverride = 'enabled'");
  }

  @Override
  public void prefer(Preference... preferences) {
    List<Preference> set = List.of(preferences);
    browser.configure(
        context,
        """
        page.prefersColorSchemeOverride = "%s";
        page.prefersReducedMotionOverride = "%s";
        page.forcedColorsOverride = "%s";
        """
            .formatted(
                set.contains(Preference.DARK) ? "dark" : "light",
                set.contains(Preference.REDUCED_MOTION) ? "reduce" : "no-preference",
                set.contains(Preference.FORCED_COLOURS) ? "active" : "none"));
  }

  @Override
  public void goOffline() {
    browser.call(
        "emulation.setNetworkConditions",
        Map.of("networkConditions", Map.of("type", "offline"), "contexts", List.of(context)));
  }

  @Override
  public byte[] screenshot() {
    return data(call("browsingContext.captureScreenshot", Map.of()));
  }

  @Override
  public byte[] print() {
    return data(call("browsingContext.print", Map.of("background", true)));
  }

  private static byte[] data(JsonObject result) {
    return Base64.getDecoder().decode(result.get("data").getAsString());
  }

  @Override
  public List<String> requests() {
    return reports.requests();
  }

  @Override
  public List<String> faults() {
    return reports.faults();
  }

  @Override
  public List<String> messages() {
    return reports.messages();
  }

  @Override
  public void close() {
    browser.close(context);
  }
}
