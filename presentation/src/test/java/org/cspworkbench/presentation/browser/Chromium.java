package org.cspworkbench.presentation.browser;

import com.google.gson.JsonObject;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A headless Chromium, controlled by the Chrome DevTools protocol. */
final class Chromium implements Browser.Engine {

  private final Connection connection;
  private final Map<String, ChromiumTab> tabs = new ConcurrentHashMap<>(); // by session

  private Chromium(URI address) {
    this.connection = new Connection(address, this::receive);
  }

  static Chromium start(Path program) {
    Path folder = BrowserProcess.folder();
    BrowserProcess process =
        BrowserProcess.start(
            folder,
            List.of(
                program.toString(),
                "--headless=new",
                "--no-sandbox",
                "--no-first-run",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--disable-background-networking",
                "--disable-background-timer-throttling",
                "--disable-backgrounding-occluded-windows",
                "--disable-renderer-backgrounding",
                "--proxy-server=127.0.0.1:9", // nobody listens: there is no network
                "--proxy-bypass-list=<-loopback>;" + Browser.REACHABLE_HOST,
                "--remote-debugging-port=0",
                "--user-data-dir=" + folder.resolve("profile"),
                "about:blank"));
    return new Chromium(process.address("DevTools listening on "));
  }

  @Override
  public Tab tab() {
    Map<String, Object> place = Map.of("url", "about:blank", "newWindow", true);
    String target = result("Target.createTarget", place).get("targetId").getAsString();
    Map<String, Object> attached = Map.of("targetId", target, "flatten", true);
    String session = result("Target.attachToTarget", attached).get("sessionId").getAsString();
    ChromiumTab tab = new ChromiumTab(this, target, session);
    tabs.put(session, tab);
    tab.listen();
    return tab;
  }

  void close(String target) {
    result("Target.closeTarget", Map.of("targetId", target));
    tabs.values().removeIf(tab -> tab.target().equals(target));
  }

  private JsonObject result(String method, Map<String, ?> parameters) {
    return connection.call(Json.call(method, parameters));
  }

  /** Calls a method of a page or a worker and waits for the result. */
  JsonObject call(String session, String method, Map<String, ?> parameters) {
    return connection.call(inSession(session, method, parameters));
  }

  private static JsonObject inSession(String session, String method, Map<String, ?> parameters) {
    JsonObject call = Json.call(method, parameters);
    call.addProperty("sessionId", session);
    return call;
  }

  private void receive(JsonObject event) {
    ChromiumTab tab =
        event.has("sessionId") ? tabs.get(event.get("sessionId").getAsString()) : null;
    if (tab == null) {
      return;
    }
    String method = event.get("method").getAsString();
    JsonObject parameters = event.getAsJsonObject("params");
    if (method.equals("Target.attachedToTarget")) {
      attach(tab, parameters.get("sessionId").getAsString());
    } else {
      tab.receive(method, parameters);
    }
  }

  /** Listens to a new worker of a page before it runs. */
  private void attach(ChromiumTab tab, String worker) {
    tabs.put(worker, tab);
    for (String method : List.of("Network.enable", "Runtime.enable", "Log.enable")) {
      connection.post(inSession(worker, method, Map.of()));
    }
    connection.post(inSession(worker, "Target.setAutoAttach", ChromiumTab.WORKERS));
    connection.post(inSession(worker, "Runtime.runIfWaitingForDebugger", Map.of()));
  }
}
