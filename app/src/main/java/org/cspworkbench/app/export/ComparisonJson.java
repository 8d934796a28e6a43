package org.cspworkbench.app.export;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.presentation.comparison.Comparison;
import org.cspworkbench.presentation.comparison.StatisticsFields;
import org.cspworkbench.presentation.comparison.TimingFields;
import org.cspworkbench.presentation.timing.Ranking;

/** A writer of one JSON object on one line. */
public final class ComparisonJson implements ComparisonWriter {

  @Override
  public String write(Comparison comparison) {
    return JsonLine.of(
        json -> {
          json.name("problems").value(comparison.problems());
          json.name("seed").value(comparison.seed());
          json.name("repeat").value(comparison.protocol().samples());
          json.name("warmUpNanos").value(comparison.protocol().warmUp().toNanos());
          json.name("timeBudgetNanos").value(comparison.protocol().budget().toNanos());
          json.name("timeoutNanos").value(comparison.timeout().toNanos());
          json.name("solvers").beginArray();
          Ranking ranking = comparison.ranking();
          for (int i = 0; i < comparison.rows().size(); i++) {
            json.beginObject();
            write(json, comparison.rows().get(i));
            writeTiming(json, comparison, i, ranking);
            json.endObject();
          }
          json.endArray().name("leftOut").beginObject();
          for (Map.Entry<String, String> left : comparison.leftOut().entrySet()) {
            json.name(left.getKey()).value(left.getValue());
          }
          json.endObject();
        });
  }

  private static void write(JsonWriter json, Comparison.Row row) throws IOException {
    json.name("solver").value(row.solver());
    json.name("solved").value(row.solved());
    json.name("unsatisfiable").value(row.unsatisfiable());
    json.name("stalled").value(row.stalled());
    json.name("cutOff").value(row.cutOffs());
    json.name("solutions").value(row.solutions());
    if (row.best().isPresent()) {
      json.name("best").value(row.best().getAsLong());
    }
    json.name("checkUnit").value(row.checkUnit().title());
    JsonLine.writeStatistics(json, StatisticsFields.TOTALS, row.totals());
  }

  private static void writeTiming(
      JsonWriter json, Comparison comparison, int index, Ranking ranking) throws IOException {
    Comparison.Row row = comparison.rows().get(index);
    json.name("timing").beginObject();
    for (Map.Entry<String, Object> field : TimingFields.of(row.time()).entrySet()) {
      if (field.getValue() instanceof Number number) {
        json.name(field.getKey()).value(number);
      } else {
        json.name(field.getKey()).value(field.getValue().toString());
      }
    }
    if (comparison.isColdShown()) {
      json.name("coldNanos").value(row.firstNanos());
    }
    json.endObject();
    Optional<Ranking.Place> place = ranking.place(index);
    if (place.isPresent()) {
      json.name("place").beginObject();
      json.name("first").value(place.get().first());
      json.name("last").value(place.get().last());
      json.endObject();
    }
  }
}
