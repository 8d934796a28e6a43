package org.cspworkbench.app.gui;

import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.TransferHandler;

/** A transfer handler that opens the first of the files that are dropped onto the window. */
final class FileDrop extends TransferHandler {

  private final Consumer<Path> open;

  FileDrop(Consumer<Path> open) {
    this.open = open;
  }

  @Override
  public boolean canImport(TransferSupport dropped) {
    return dropped.isDataFlavorSupported(DataFlavor.javaFileListFlavor);
  }

  @Override
  public boolean importData(TransferSupport dropped) {
    try {
      Object files = dropped.getTransferable().getTransferData(DataFlavor.javaFileListFlavor);
      if (files instanceof List<?> list && !list.isEmpty() && list.get(0) instanceof File file) {
        open.accept(file.toPath());
        return true;
      }
      return false;
    } catch (UnsupportedFlavorException | IOException e) {
      return false; // the source has withdrawn the files
    }
  }
}
