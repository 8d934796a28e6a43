package org.cspworkbench.app.html;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/** A headless Chromium, controlled by the Chrome DevTools protocol over a socket. */
final class Browser implements AutoCloseable, WebSocket.Listener {

  private static final String LISTENING = "DevTools listening on ";
  private static final int PATIENCE_SECONDS = 120;

  private final Process process;
  private final WebSocket socket;
  private final AtomicInteger calls = new AtomicInteger();
  private final Map<Integer, CompletableFuture<JsonObject>> answers = new ConcurrentHashMap<>();
  private final List<JsonObject> events = new CopyOnWriteArrayList<>();
  private final StringBuilder message = new StringBuilder();
  private String session = "";

  private Browser(Process process, URI address) {
    this.process = process;
    this.socket = HttpClient.newHttpClient().newWebSocketBuilder().buildAsync(address, this).join();
  }

  /** Returns the path of the browser, if it is installed. */
  static Optional<Path> program() {
    String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
    return Stream.of("chromium", "chromium-browser", "google-chrome")
        .flatMap(name -> Stream.of(path.split(":")).map(folder -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /** Starts the browser with an empty page of this size; its files are stored in {@code folder}. */
  static Browser start(Path folder, int width, int height) throws IOException {
    Process process =
        new ProcessBuilder(
                program().orElseThrow().toString(),
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--force-prefers-reduced-motion",
                "--remote-debugging-port=0",
                "--user-data-dir=" + folder.resolve("browser"),
                "about:blank")
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    Browser browser = new Browser(process, address(process));
    JsonObject target = new JsonObject();
    target.addProperty("url", "about:blank");
    String id = browser.call("Target.createTarget", target).get("targetId").getAsString();
    JsonObject attached = new JsonObject();
    attached.addProperty("targetId", id);
    attached.addProperty("flatten", true);
    browser.session =
        browser.call("Target.attachToTarget", attached).get("sessionId").getAsString();
    browser.call("Page.enable", new JsonObject());
    browser.call("Runtime.enable", new JsonObject());
    browser.call("Network.enable", new JsonObject());
    browser.call("Log.enable", new JsonObject());
    browser.resize(width, height, false);
    return browser;
  }

  private static URI address(Process process) throws IOException {
    BufferedReader errors =
        new BufferedReader(new InputStreamReader(process.getErrorStream(), UTF_8));
    for (String line = errors.readLine(); line != null; line = errors.readLine()) {
      if (line.startsWith(LISTENING)) {
        Thread rest = new Thread(() -> errors.lines().forEach(each -> {}), "what the browser says");
        rest.setDaemon(true);
        rest.start();
        return URI.create(line.substring(LISTENING.length()).trim());
      }
    }
    throw new IOException("the browser has ended before it listened");
  }

  /** Calls a method of the protocol and waits for the result. */
  JsonObject call(String method, JsonObject parameters) {
    int id = calls.incrementAndGet();
    JsonObject call = new JsonObject();
    call.addProperty("id", id);
    call.addProperty("method", method);
    call.add("params", parameters);
    if (!session.isEmpty()) {
      call.addProperty("sessionId", session);
    }
    CompletableFuture<JsonObject> answer = new CompletableFuture<>();
    answers.put(id, answer);
    socket.sendText(call.toString(), true).join();
    try {
      JsonObject given = answer.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (given.has("error")) {
        throw new AssertionError(method + ": " + given.get("error"));
      }
      return given.getAsJsonObject("result");
    } catch (InterruptedException | ExecutionException | TimeoutException e) {
      throw new AssertionError(method + " has no answer", e);
    }
  }

  @Override
  public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    message.append(data);
    if (last) {
      JsonObject whole = JsonParser.parseString(message.toString()).getAsJsonObject();
      message.setLength(0);
      if (whole.has("id")) {
        CompletableFuture<JsonObject> answer = answers.remove(whole.get("id").getAsInt());
        if (answer != null) { // the result of the last call may arrive after the end
          answer.complete(whole);
        }
      } else {
        events.add(whole);
      }
    }
    from.request(1);
    return CompletableFuture.completedFuture(null);
  }

  /** Opens a page and waits until its script has run. */
  void open(URI page) throws InterruptedException {
    navigate("about:blank"); // forces a reload for another fragment of the same page
    navigate(page.toString());
  }

  private void navigate(String address) throws InterruptedException {
    events.clear();
    JsonObject where = new JsonObject();
    where.addProperty("url", address);
    call("Page.navigate", where);
    while (events("Page.loadEventFired").findAny().isEmpty()) {
      Thread.sleep(10);
    }
  }

  private Stream<JsonObject> events(String method) {
    return events.stream().filter(event -> event.get("method").getAsString().equals(method));
  }

  /** Evaluates an expression on the page. */
  JsonElement evaluate(String expression) {
    JsonObject parameters = new JsonObject();
    parameters.addProperty("expression", expression);
    parameters.addProperty("returnByValue", true);
    JsonObject answer = call("Runtime.evaluate", parameters);
    if (answer.has("exceptionDetails")) {
      throw new AssertionError(expression + ": " + answer.get("exceptionDetails"));
    }
    JsonElement value = answer.getAsJsonObject("result").get("value");
    return value == null ? new JsonObject() : value;
  }

  /** Presses a key with the modifier Shift (8), Control (2) or none (0). */
  void press(String key, int modifiers) {
    for (String type : List.of("rawKeyDown", "keyUp")) {
      JsonObject stroke = new JsonObject();
      stroke.addProperty("type", type);
      stroke.addProperty("key", key);
      stroke.addProperty("modifiers", modifiers);
      call("Input.dispatchKeyEvent", stroke);
    }
  }

  /** Resizes the page to this size in CSS pixels. */
  void resize(int width, int height, boolean isMobile) {
    JsonObject size = new JsonObject();
    size.addProperty("width", width);
    size.addProperty("height", height);
    size.addProperty("deviceScaleFactor", 1);
    size.addProperty("mobile", isMobile);
    call("Emulation.setDeviceMetricsOverride", size);
  }

  /** Writes the visible part as PNG. */
  void screenshot(Path file) throws IOException {
    JsonObject form = new JsonObject();
    form.addProperty("format", "png");
    String data = call("Page.captureScreenshot", form).get("data").getAsString();
    Files.write(file, Base64.getDecoder().decode(data));
  }

  /** Prints the page to PDF. */
  byte[] print() {
    JsonObject form = new JsonObject();
    form.addProperty("preferCSSPageSize", true);
    form.addProperty("printBackground", true);
    String data = call("Page.printToPDF", form).get("data").getAsString();
    return Base64.getDecoder().decode(data);
  }

  /** Returns the addresses requested by the page since it was opened. */
  List<String> requests() {
    return events("Network.requestWillBeSent")
        .map(event -> event.getAsJsonObject("params").getAsJsonObject("request"))
        .map(request -> request.get("url").getAsString())
        .filter(address -> !address.equals("about:blank"))
        .toList();
  }

  /** Returns the errors of the page since it was opened. */
  List<String> faults() {
    return Stream.concat(events("Runtime.exceptionThrown"), events("Log.entryAdded"))
        .map(JsonObject::toString)
        .toList();
  }

  @Override
  public void close() {
    session = "";
    socket.sendText("{\"id\":0,\"method\":\"Browser.close\"}", true).join();
    try {
      if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }
}
