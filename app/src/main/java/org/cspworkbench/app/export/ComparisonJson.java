package org.cspworkbench.app.export;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.Map;

/** Writes a comparison as one JSON object, on one line. */
public final class ComparisonJson implements ComparisonWriter {

  @Override
  public String write(Comparison comparison) {
    return JsonLine.of(
        json -> {
          json.name("problems").value(comparison.problems());
          json.name("seed").value(comparison.seed());
          json.name("repeat").value(comparison.repeat());
          json.name("timeoutNanos").value(comparison.timeout().toNanos());
          json.name("solvers").beginArray();
          for (Comparison.Row row : comparison.rows()) {
            write(json, row);
          }
          json.endArray().name("leftOut").beginObject();
          for (Map.Entry<String, String> left : comparison.leftOut().entrySet()) {
            json.name(left.getKey()).value(left.getValue());
          }
          json.endObject();
        });
  }

  private static void write(JsonWriter json, Comparison.Row row) throws IOException {
    json.beginObject();
    json.name("solver").value(row.about().id());
    json.name("solved").value(row.solved());
    json.name("unsatisfiable").value(row.unsatisfiable());
    json.name("stalled").value(row.stalled());
    json.name("cutOff").value(row.cutOffs());
    json.name("solutions").value(row.solutions());
    if (row.best().isPresent()) {
      json.name("best").value(row.best().getAsLong());
    }
    json.name("checkUnit").value(row.about().checkUnit().title());
    JsonLine.writeStatistics(json, StatisticsFields.TOTALS, row.totals());
    json.endObject();
  }
}
