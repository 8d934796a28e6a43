package org.cspworkbench.web;

import java.util.Collection;
import java.util.stream.Stream;
import org.cspworkbench.presentation.input.ShippedProblem;
import org.cspworkbench.tiles.format.ShippedSample;
import org.cspworkbench.tiles.format.ShippedTileSet;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/** Names the files beside classes that are compiled into the engine: themes, problems, tiles. */
public final class ShippedResources implements ResourcesPolicy {

  private static final String PRESENTATION = "org/cspworkbench/presentation/";
  private static final String TILES = "org/cspworkbench/tiles/format/";

  @Override
  public String[] supplyResources(Collection<? extends String> known) {
    return Stream.of(
            Stream.of("light", "dark", "projector", "print")
                .map(theme -> PRESENTATION + "theme/" + theme + ".properties"),
            ShippedProblem.ENTRIES.stream()
                .map(entry -> PRESENTATION + "input/problems/" + entry.id() + ".csp"),
            ShippedTileSet.names().stream().map(set -> TILES + set + ".json"),
            ShippedSample.names().stream().map(sample -> TILES + "samples/" + sample + ".json"))
        .flatMap(names -> names)
        .toArray(String[]::new);
  }
}
