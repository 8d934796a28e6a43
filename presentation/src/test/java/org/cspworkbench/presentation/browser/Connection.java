package org.cspworkbench.presentation.browser;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * A socket to a browser that carries numbered calls, their results, and events. The DevTools
 * protocol and WebDriver BiDi agree on this much.
 */
final class Connection implements WebSocket.Listener {

  private static final int PATIENCE_SECONDS = 120;

  private final Consumer<JsonObject> events;
  private final WebSocket socket;
  private final AtomicInteger calls = new AtomicInteger();
  private final Map<Integer, CompletableFuture<JsonObject>> results = new ConcurrentHashMap<>();
  private final StringBuilder message = new StringBuilder();
  private CompletableFuture<?> sent = CompletableFuture.completedFuture(null);

  /**
   * Connects to a browser.
   *
   * @param events receives every event, in the thread of the socket: it must not wait for results
   */
  Connection(URI address, Consumer<JsonObject> events) {
    this.events = events;
    this.socket = HttpClient.newHttpClient().newWebSocketBuilder().buildAsync(address, this).join();
  }

  /** Sends a call, which may have members besides its method, and waits for its result. */
  JsonObject call(JsonObject call) {
    String method = call.get("method").getAsString();
    CompletableFuture<JsonObject> result = new CompletableFuture<>();
    int id = calls.incrementAndGet();
    call.addProperty("id", id);
    results.put(id, result);
    write(call);
    try {
      JsonObject answer = result.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (answer.has("error")) {
        throw new AssertionError(call + ": " + answer);
      }
      return answer.getAsJsonObject("result");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(method + " was interrupted", e);
    } catch (ExecutionException | TimeoutException e) {
      throw new AssertionError(method + " has no result", e);
    }
  }

  /** Sends a call and ignores its result. */
  void post(JsonObject call) {
    call.addProperty("id", calls.incrementAndGet());
    write(call);
  }

  private synchronized void write(JsonObject call) {
    sent = sent.thenCompose(before -> socket.sendText(call.toString(), true));
  }

  @Override
  public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    message.append(data);
    if (last) {
      JsonObject whole = JsonParser.parseString(message.toString()).getAsJsonObject();
      message.setLength(0);
      receive(whole);
    }
    from.request(1);
    return CompletableFuture.completedFuture(null);
  }

  private void receive(JsonObject whole) {
    if (whole.has("id") && !whole.get("id").isJsonNull()) {
      CompletableFuture<JsonObject> result = results.remove(whole.get("id").getAsInt());
      if (result != null) {
        result.complete(whole);
      }
    } else {
      events.accept(whole);
    }
  }

  @Override
  public CompletionStage<?> onClose(WebSocket from, int status, String reason) {
    end(new IllegalStateException("the browser has closed the connection: " + reason));
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public void onError(WebSocket from, Throwable error) {
    end(error);
  }

  private void end(Throwable cause) {
    results.values().forEach(result -> result.completeExceptionally(cause));
  }
}
