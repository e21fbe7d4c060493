/** Of the compound files that Word and PowerPoint wrote before 2007: [MS-CFB], header fields by their offset. */
const signature = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const headerBytes = 512;
const entryBytes = 128;
const lastSector = 0xfffffffa;
/** Far more than a document has. */
const mostSectors = 4096;

/** Sectors of the table that chains all others; a file of 10 MB needs no more than the header names. */
const tableSectors = (file: Buffer): number[] =>
  Array.from({ length: 109 }, (_, at) => file.readUInt32LE(0x4c + 4 * at)).filter((sector) => sector < lastSector);

const nameOf = (entry: Buffer): string => {
  const bytes = Math.min(64, entry.readUInt16LE(64));
  return entry.toString('utf16le', 0, Math.max(0, bytes - 2));
};

/** The names of the streams and storages inside; undefined for what is no compound file, or a broken one. */
export const oleNames = (file: Buffer): readonly string[] | undefined => {
  if (file.length < headerBytes || !file.subarray(0, 8).equals(signature)) return undefined;
  try {
    const sectorBytes = 2 ** file.readUInt16LE(0x1e);
    if (sectorBytes !== 512 && sectorBytes !== 4096) return undefined;
    const place = (sector: number): number => (sector + 1) * sectorBytes;
    const tables = tableSectors(file);
    const perTable = sectorBytes / 4;
    const next = (sector: number): number => {
      const table = tables[Math.floor(sector / perTable)];
      return table === undefined ? lastSector : file.readUInt32LE(place(table) + 4 * (sector % perTable));
    };
    const names: string[] = [];
    let sector = file.readUInt32LE(0x30);
    for (let read = 0; sector < lastSector && read < mostSectors; read += 1) {
      for (let at = 0; at < sectorBytes; at += entryBytes)
        names.push(nameOf(file.subarray(place(sector) + at, place(sector) + at + entryBytes)));
      sector = next(sector);
    }
    return names.filter((name) => name !== '');
  } catch (error) {
    // A chain that points outside the file.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};
