/** What one document may cost. Measured against 37 kinds of hostile files (docs/decisions/0020). */
export const limits = {
  /** The child process: see `ChildLimits`. */
  child: { heapMb: 384, killAtMb: 900, reuseBelowMb: 600, taskMs: 90_000, idleMs: 60_000 },
  /** Pages of a PDF that are read, and characters that are kept. */
  pdfPages: 200,
  textCharacters: 200_000,
  /** Pages whose letters are recognised, and the time for it in milliseconds. */
  ocrPages: 20,
  ocrMs: 60_000,
  /** Pixels of a PDF page when it is drawn, and its longest side. */
  pagePixels: 9_000_000,
  pageSide: 3400,
  /** Pixels a picture may declare. Baseline JPEG is decoded line by line, so it may be larger. */
  picturePixels: 50_000_000,
  baselineJpegPixels: 120_000_000,
  /** Longest side that is kept for recognition. */
  pictureSide: 4000,
  zipEntries: 2000,
  zipEntryBytes: 40 * 1024 * 1024,
  zipTotalBytes: 120 * 1024 * 1024,
  /** Pictures inside a DOCX whose letters are recognised. */
  docxPictures: 10,
  /** Fewer characters than this get a warning (docs/product/uploads.md#reading). */
  littleText: 50,
  /** Percent; handwriting stayed below, every printed page above. */
  lowConfidence: 70,
} as const;
