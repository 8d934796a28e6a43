package org.cspworkbench.sudoku.format;

import com.google.common.collect.ImmutableList;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.JsonDocument;
import org.cspworkbench.sudoku.GivenCandidates;
import org.cspworkbench.sudoku.PencilMarks;
import org.cspworkbench.sudoku.Shape;

/** The given candidates of a Sukaku, by the names of cells: {@code {"r1c2": [2, 4]}}. */
final class CandidatesMember implements RuleMember {

  @Override
  public String name() {
    return "candidates";
  }

  @Override
  public ImmutableList<String> foreignNames() {
    return ImmutableList.of();
  }

  @Override
  public Class<GivenCandidates> kind() {
    return GivenCandidates.class;
  }

  @Override
  public void write(JsonWriter json, Shape shape) throws IOException {
    Optional<GivenCandidates> given = shape.rule(GivenCandidates.class);
    if (given.isPresent()) {
      json.name(name()).beginObject();
      for (int cell = 0; cell < shape.cellCount(); cell++) {
        int mask = given.get().masks().get(cell);
        if (mask != 0) {
          json.name(shape.cellName(cell)).beginArray();
          for (int value = 1; value <= shape.size(); value++) {
            if ((mask >>> (value - 1) & 1) != 0) {
              json.value(value);
            }
          }
          json.endArray();
        }
      }
      json.endObject();
    }
  }

  @Override
  public RuleMember.RuleReader reader() {
    return new CandidatesReader();
  }

  /** Reads given candidates. */
  private static final class CandidatesReader implements RuleMember.RuleReader {

    private final List<CellName> names = new ArrayList<>();
    private final List<Integer> masks = new ArrayList<>();

    @Override
    public void read(JsonDocument json) throws UnreadableException {
      json.beginObject();
      while (json.hasNext()) {
        JsonDocument.Text name = json.placedName();
        SourcePosition position = name.position();
        int mask = 0;
        for (int value : JsonCells.read(json, position).numbers().toArray()) {
          mask |= value == 0 ? 0 : 1 << (value - 1);
        }
        if (mask == 0 || names.size() == JsonCells.MOST_CELLS) {
          throw new UnreadableException(
              position, "expected the candidates of a cell, from 1, found none");
        }
        names.add(new CellName(position, name.value()));
        masks.add(mask);
      }
      json.endObject();
    }

    @Override
    public Shape addTo(Shape shape) throws UnreadableException {
      if (names.isEmpty()) {
        return shape;
      }
      int[] all = new int[shape.cellCount()];
      for (int i = 0; i < names.size(); i++) {
        all[names.get(i).in(shape)] = masks.get(i);
      }
      try {
        return shape.with(new GivenCandidates(PencilMarks.of(all).masks()));
      } catch (IllegalArgumentException e) {
        throw RuleMember.misfit(names.get(0).position(), e);
      }
    }
  }
}
