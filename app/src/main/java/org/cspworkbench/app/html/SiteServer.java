package org.cspworkbench.app.html;

import com.google.common.collect.ImmutableMap;
import com.google.common.io.Files;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Optional;

/** Serves the files of a site to browsers on this machine only. */
public final class SiteServer implements AutoCloseable {

  private static final int FOUND = 200;
  private static final int NOT_FOUND = 404;
  private static final int WRONG_METHOD = 405;
  private static final long NO_CONTENT = -1;

  private static final ImmutableMap<String, String> TYPES =
      ImmutableMap.of(
          "css", "text/css; charset=utf-8",
          "html", "text/html; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "png", "image/png",
          "packed", "text/plain; charset=utf-8",
          "svg", "image/svg+xml",
          "webmanifest", "application/manifest+json");

  private final SiteFiles files;
  private final HttpServer server;

  private SiteServer(SiteFiles files, HttpServer server) {
    this.files = files;
    this.server = server;
  }

  /**
   * Starts to serve {@code files}.
   *
   * @param port the port, or 0 for any free one
   * @throws IOException if the port is in use
   */
  public static SiteServer start(SiteFiles files, int port) throws IOException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
    SiteServer started = new SiteServer(files, server);
    server.createContext("/", started::answer);
    server.start();
    return started;
  }

  /** Returns the address of the home page. */
  public String address() {
    return "http://localhost:" + server.getAddress().getPort() + "/";
  }

  @Override
  public void close() {
    server.stop(0);
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      boolean isHead = exchange.getRequestMethod().equals("HEAD");
      if (!isHead && !exchange.getRequestMethod().equals("GET")) {
        exchange.sendResponseHeaders(WRONG_METHOD, NO_CONTENT);
        return;
      }
      String path = exchange.getRequestURI().getPath();
      String name = path.equals("/") ? "index.html" : path.substring(1);
      Optional<byte[]> content = files.content(name);
      if (content.isEmpty()) {
        exchange.sendResponseHeaders(NOT_FOUND, NO_CONTENT);
        return;
      }
      exchange
          .getResponseHeaders()
          .set("Content-Type", TYPES.getOrDefault(Files.getFileExtension(name), "text/plain"));
      byte[] bytes = content.get();
      exchange.sendResponseHeaders(FOUND, isHead ? NO_CONTENT : bytes.length);
      if (!isHead) {
        exchange.getResponseBody().write(bytes);
      }
    }
  }
}
