import { crc32 } from 'node:zlib';
import type { WriteArchive } from '#ports/archive.ts';

const localHeader = (name: Buffer, data: Buffer): Buffer => {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt32LE(crc32(data), 14);
  header.writeUInt32LE(data.length, 18);
  header.writeUInt32LE(data.length, 22);
  header.writeUInt16LE(name.length, 26);
  return header;
};

const directoryEntry = (name: Buffer, data: Buffer, offset: number): Buffer => {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(20, 4);
  entry.writeUInt16LE(20, 6);
  entry.writeUInt32LE(crc32(data), 16);
  entry.writeUInt32LE(data.length, 20);
  entry.writeUInt32LE(data.length, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt32LE(offset, 42);
  return entry;
};

const endRecord = (count: number, directoryBytes: number, directoryOffset: number): Buffer => {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directoryBytes, 12);
  end.writeUInt32LE(directoryOffset, 16);
  return end;
};

/** A ZIP file without compression: between our gate and mammoth, and for a paper that a teacher takes away. */
export const writeZip: WriteArchive = (files) => {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data } of files) {
    const encodedName = Buffer.from(name);
    directory.push(directoryEntry(encodedName, data, offset), encodedName);
    bodies.push(localHeader(encodedName, data), encodedName, data);
    offset += 30 + encodedName.length + data.length;
  }
  const directoryBytes = Buffer.concat(directory);
  return Buffer.concat([...bodies, directoryBytes, endRecord(files.length, directoryBytes.length, offset)]);
};
