package org.cspworkbench.tiles.format;

import com.google.common.collect.ImmutableMap;
import org.cspworkbench.tiles.drawing.PixelImage;

/**
 * The files of a tile set.
 *
 * @param json the set
 * @param pictures the pictures that the set names, by the name of their PNG file
 */
public record WrittenTileSet(String json, ImmutableMap<String, PixelImage> pictures) {}
