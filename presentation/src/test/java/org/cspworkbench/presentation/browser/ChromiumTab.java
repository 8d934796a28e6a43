package org.cspworkbench.presentation.browser;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.net.URI;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/** A tab of Chromium. */
final class ChromiumTab implements Tab {

  /** Attaches to the workers of a page, which wait until they are listened to. */
  static final Map<String, Object> WORKERS =
      Map.of("autoAttach", true, "waitForDebuggerOnStart", true, "flatten", true);

  private static final String OBSERVER = "observer";

  /** Reports what the policy blocked; a page that catches the error would hide it from the log. */
  private static final String VIOLATIONS =
      """
      document.addEventListener("securitypolicyviolation", event =>
        report(`Content Security Policy: ${event.effectiveDirective} blocks ${event.blockedURI}`))
      """;

  private static final int PATIENCE_SECONDS = 120;

  private final Chromium browser;
  private final String target;
  private final String session;
  private final Reports reports = new Reports();
  private final Map<String, Object> metrics = new HashMap<>(Map.of("mobile", false));
  private final Semaphore loads = new Semaphore(0);

  ChromiumTab(Chromium browser, String target, String session) {
    this.browser = browser;
    this.target = target;
    this.session = session;
  }

  String target() {
    return target;
  }

  /** Asks for the events of the page. */
  void listen() {
    for (String domain : List.of("Page", "Runtime", "Network", "Log")) {
      call(domain + ".enable", Map.of());
    }
    call("Runtime.addBinding", Map.of("name", "report", "executionContextName", OBSERVER));
    call(
        "Page.addScriptToEvaluateOnNewDocument",
        Map.of("source", VIOLATIONS, "worldName", OBSERVER));
    call("Target.setAutoAttach", WORKERS);
    call("Emulation.setFocusEmulationEnabled", Map.of("enabled", true));
  }

  private JsonObject call(String method, Map<String, ?> parameters) {
    return browser.call(session, method, parameters);
  }

  void receive(String method, JsonObject event) {
    switch (method) {
      case "Page.loadEventFired" -> loads.release();
      case "Network.requestWillBeSent" ->
          reports.addRequest(event.getAsJsonObject("request").get("url").getAsString());
      case "Network.webSocketCreated" -> reports.addRequest(event.get("url").getAsString());
      case "Runtime.exceptionThrown" ->
          reports.addFault(event.getAsJsonObject("exceptionDetails").toString());
      case "Runtime.bindingCalled" -> reports.addFault(event.get("payload").getAsString());
      case "Log.entryAdded" -> addEntry(event.getAsJsonObject("entry"));
      case "Runtime.consoleAPICalled" -> reports.addMessage(message(event));
      default -> {}
    }
  }

  private void addEntry(JsonObject entry) {
    if (!entry.get("source").getAsString().equals("worker")) { // workers report this themselves
      reports.addFault(entry.toString());
    }
  }

  private static String message(JsonObject event) {
    return StreamSupport.stream(event.getAsJsonArray("args").spliterator(), false)
        .map(JsonElement::getAsJsonObject)
        .map(each -> each.has("value") ? each.get("value") : each.get("description"))
        .map(each -> each != null && each.isJsonPrimitive() ? each.getAsString() : "" + each)
        .collect(Collectors.joining(" ", event.get("type").getAsString() + ": ", ""));
  }

  @Override
  public void open(URI page) {
    navigate("about:blank"); // forces a reload for another fragment of the same page
    navigate(page.toString());
  }

  private void navigate(String address) {
    loads.drainPermits();
    reports.clear(address);
    JsonObject result = call("Page.navigate", Map.of("url", address));
    if (result.has("errorText")) {
      throw new AssertionError(address + ": " + result.get("errorText"));
    }
    try {
      if (!loads.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        throw new AssertionError(address + " does not load");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(address + ": interrupted", e);
    }
  }

  @Override
  public JsonElement evaluate(String script) {
    JsonObject answer =
        call(
            "Runtime.evaluate",
            Map.of("expression", script, "returnByValue", true, "awaitPromise", true));
    if (answer.has("exceptionDetails")) {
      throw new AssertionError(script + ": " + answer.get("exceptionDetails"));
    }
    JsonElement value = answer.getAsJsonObject("result").get("value");
    return value == null ? new JsonObject() : value;
  }

  @Override
  public Spoken spoken(String selector) {
    String script = "document.querySelector(%s)".formatted(Json.of(selector));
    JsonObject found = call("Runtime.evaluate", Map.of("expression", script));
    String element = found.getAsJsonObject("result").get("objectId").getAsString();
    JsonObject node =
        call("Accessibility.getPartialAXTree", Map.of("objectId", element, "fetchRelatives", false))
            .getAsJsonArray("nodes")
            .get(0)
            .getAsJsonObject();
    return new Spoken(text(node, "role"), text(node, "name"), text(node, "description"));
  }

  private static String text(JsonObject node, String property) {
    return node.has(property) ? node.getAsJsonObject(property).get("value").getAsString() : "";
  }

  @Override
  public void press(String keys) {
    Stroke stroke = Stroke.of(keys);
    stroke.held().forEach(key -> key("rawKeyDown", key, "", stroke.modifiers()));
    String typed = stroke.text();
    key(typed.isEmpty() ? "rawKeyDown" : "keyDown", stroke.key(), typed, stroke.modifiers());
    key("keyUp", stroke.key(), "", stroke.modifiers());
    stroke.held().forEach(key -> key("keyUp", key, "", 0));
  }

  private void key(String type, Key key, String text, int modifiers) {
    call(
        "Input.dispatchKeyEvent",
        Map.of(
            "type",
            type,
            "key",
            key.name(),
            "code",
            key.place(),
            "text",
            text,
            "windowsVirtualKeyCode",
            key.code(),
            "modifiers",
            modifiers));
  }

  @Override
  public void drag(List<Point> path) {
    Point first = path.get(0);
    move(first);
    mouse("mousePressed", first, Map.of("button", "left", "buttons", 1, "clickCount", 1));
    for (Point each : path.subList(1, path.size())) {
      mouse("mouseMoved", each, Map.of("button", "left", "buttons", 1));
    }
    Point last = path.get(path.size() - 1);
    mouse("mouseReleased", last, Map.of("button", "left", "buttons", 0, "clickCount", 1));
  }

  @Override
  public void move(Point to) {
    mouse("mouseMoved", to, Map.of());
  }

  @Override
  public void wheel(Point at, int pixels) {
    mouse("mouseWheel", at, Map.of("deltaX", 0, "deltaY", pixels));
  }

  private void mouse(String type, Point at, Map<String, ?> more) {
    JsonObject event = Json.of(more).getAsJsonObject();
    event.addProperty("type", type);
    event.addProperty("x", at.x());
    event.addProperty("y", at.y());
    call("Input.dispatchMouseEvent", event.asMap());
  }

  @Override
  public void touch(List<List<Point>> fingers) {
    for (int step = 0; step < fingers.get(0).size(); step++) {
      List<Object> points = new ArrayList<>();
      for (List<Point> finger : fingers) {
        Point at = finger.get(step);
        points.add(Map.of("x", at.x(), "y", at.y(), "id", points.size()));
      }
      touch(step == 0 ? "touchStart" : "touchMove", points);
    }
    touch("touchEnd", List.of());
  }

  private void touch(String type, List<?> points) {
    call("Input.dispatchTouchEvent", Map.of("type", type, "touchPoints", points));
  }

  @Override
  public void resize(int width, int height, double scale) {
    metrics.putAll(Map.of("width", width, "height", height, "deviceScaleFactor", scale));
    call("Emulation.setDeviceMetricsOverride", metrics);
  }

  @Override
  public void useFingers() {
    metrics.put("mobile", true);
    call("Emulation.setDeviceMetricsOverride", metrics);
    call("Emulation.setTouchEmulationEnabled", Map.of("enabled", true, "maxTouchPoints", 5));
  }

  @Override
  public void prefer(Preference... preferences) {
    List<Preference> set = List.of(preferences);
    List<Object> features =
        List.of(
            feature("prefers-color-scheme", set.contains(Preference.DARK) ? "dark" : "light"),
            feature(
                "prefers-reduced-motion",
                set.contains(Preference.REDUCED_MOTION) ? "reduce" : "no-preference"),
            feature("forced-colors", set.contains(Preference.FORCED_COLOURS) ? "active" : "none"));
    call("Emulation.setEmulatedMedia", Map.of("features", features));
  }

  private static Map<String, String> feature(String name, String value) {
    return Map.of("name", name, "value", value);
  }

  @Override
  public void goOffline() {
    call(
        "Network.emulateNetworkConditions",
        Map.of("offline", true, "latency", 0, "downloadThroughput", -1, "uploadThroughput", -1));
  }

  @Override
  public byte[] screenshot() {
    return data(call("Page.captureScreenshot", Map.of("format", "png")));
  }

  @Override
  public byte[] print() {
    return data(
        call("Page.printToPDF", Map.of("preferCSSPageSize", true, "printBackground", true)));
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
    browser.close(target);
  }
}
