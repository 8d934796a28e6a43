package org.cspworkbench.presentation.browser;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A headless Firefox, controlled by WebDriver BiDi. */
final class Firefox implements Browser.Engine {

  /** Nobody listens to the proxy: there is no network. */
  private static final String SETTINGS =
      """
      user_pref("network.proxy.type", 1);
      user_pref("network.proxy.http", "127.0.0.1");
      user_pref("network.proxy.http_port", 9);
      user_pref("network.proxy.ssl", "127.0.0.1");
      user_pref("network.proxy.ssl_port", 9);
      user_pref("network.proxy.allow_hijacking_localhost", true);
      user_pref("network.proxy.no_proxies_on", "site.localhost");
      user_pref("datareporting.policy.dataSubmissionEnabled", false);
      user_pref("browser.startup.page", 0);
      user_pref("fission.bfcacheInParent", false);
      user_pref("focusmanager.testmode", true);
      """;

  /** An empty page from disk: what is set for a tab is lost on the way from a page of elsewhere. */
  private final URI blank;

  private final Connection connection;
  private final Map<String, FirefoxTab> tabs = new ConcurrentHashMap<>();

  private Firefox(URI address, URI blank) {
    this.blank = blank;
    this.connection = new Connection(address, this::receive);
    call("session.new", Map.of("capabilities", Map.of()));
    List<String> events = List.of("log.entryAdded", "network.beforeRequestSent");
    call("session.subscribe", Map.of("events", events));
  }

  static Firefox start(Path program) {
    Path folder = BrowserProcess.folder();
    Path profile = folder.resolve("profile");
    Path blank = folder.resolve("blank.html");
    try {
      Files.createDirectory(profile);
      Files.writeString(profile.resolve("user.js"), SETTINGS);
      Files.writeString(blank, "<!doctype html><title></title>");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    BrowserProcess process =
        BrowserProcess.start(
            folder,
            List.of(
                program.toString(),
                "--headless",
                "--no-remote",
                "--remote-debugging-port=0",
                "--remote-allow-system-access", // preferences of the reader have no other access
                "--profile",
                profile.toString(),
                "about:blank"));
    URI address = URI.create(process.address("WebDriver BiDi listening on ") + "/session");
    return new Firefox(address, blank.toUri());
  }

  @Override
  public Tab tab() {
    JsonObject created = call("browsingContext.create", Map.of("type", "window"));
    String context = created.get("context").getAsString();
    FirefoxTab tab = new FirefoxTab(this, context, blank);
    tabs.put(context, tab);
    tab.open(blank);
    return tab;
  }

  void close(String context) {
    tabs.remove(context);
    call("browsingContext.close", Map.of("context", context));
  }

  /** Calls a method of the protocol and waits for the result. */
  JsonObject call(String method, Map<String, ?> parameters) {
    return connection.call(Json.call(method, parameters));
  }

  /**
   * Evaluates a script in the window of the browser itself.
   *
   * @param script may name the {@code BrowsingContext} of the page as {@code page}
   */
  void configure(String context, String script) {
    JsonObject windows =
        call("browsingContext.getTree", Map.of("moz:scope", "chrome", "maxDepth", 0));
    JsonElement window = windows.getAsJsonArray("contexts").get(0).getAsJsonObject().get("context");
    String whole =
        """
        {
          const { NavigableManager } =
            ChromeUtils.importESModule("chrome://remote/content/shared/NavigableManager.sys.mjs");
          const page = NavigableManager.getBrowsingContextById("%s");
          %s
        }
        """
            .formatted(context, script);
    JsonObject answer =
        call(
            "script.evaluate",
            Map.of("expression", whole, "target", Map.of("context", window), "awaitPromise", true));
    if (!answer.get("type").getAsString().equals("success")) {
      throw new AssertionError(script + ": " + answer.get("exceptionDetails"));
    }
  }

  private void receive(JsonObject event) {
    JsonObject parameters = event.getAsJsonObject("params");
    JsonObject source =
        parameters.has("source") ? parameters.getAsJsonObject("source") : parameters;
    JsonElement context = source.get("context");
    if (context == null || context.isJsonNull()) {
      return;
    }
    FirefoxTab tab = tabs.get(context.getAsString());
    if (tab != null) {
      tab.receive(event.get("method").getAsString(), parameters);
    }
  }
}
