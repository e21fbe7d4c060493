import { inflateRawSync } from 'node:zlib';
import type { ArchiveEntry, ArchiveLimits, ReadArchive } from '#ports/archive.ts';
import { documentRefused } from '#ports/text-reader.ts';
import { limits } from './limits.ts';

export type ZipEntry = ArchiveEntry;

const ofDocuments: ArchiveLimits = { entryBytes: limits.zipEntryBytes, totalBytes: limits.zipTotalBytes };

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const localHeader = 0x04034b50;
const endRecordBytes = 22;
const longestComment = 65_535;
const stored = 0;
const deflated = 8;

const findEndRecord = (zip: Buffer): number => {
  const lowest = Math.max(0, zip.length - endRecordBytes - longestComment);
  for (let at = zip.length - endRecordBytes; at >= lowest; at--) if (zip.readUInt32LE(at) === endOfDirectory) return at;
  throw documentRefused('corrupt');
};

const leavesItsFolder = (name: string): boolean =>
  name.includes('..') || name.startsWith('/') || name.includes('\\') || name.includes('\0');

/** Declared sizes are not trusted: inflating itself stops at the limit. */
const inflate = (method: number, packed: Buffer, most: ArchiveLimits): Buffer => {
  if (method === stored) return packed;
  if (method !== deflated) throw documentRefused('corrupt');
  try {
    return inflateRawSync(packed, { maxOutputLength: most.entryBytes });
  } catch (error) {
    const bomb = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw documentRefused(bomb ? 'too_complex' : 'corrupt', error);
  }
};

const parseDirectory = (zip: Buffer, most: ArchiveLimits): readonly ZipEntry[] => {
  const end = findEndRecord(zip);
  const count = zip.readUInt16LE(end + 10);
  if (count > limits.zipEntries) throw documentRefused('too_complex');
  const entries: ZipEntry[] = [];
  let inflatedBytes = 0;
  let at = zip.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    if (zip.readUInt32LE(at) !== directoryEntry) throw documentRefused('corrupt');
    const encrypted = (zip.readUInt16LE(at + 8) & 1) === 1;
    if (encrypted) throw documentRefused('locked');
    const method = zip.readUInt16LE(at + 10);
    const packedBytes = zip.readUInt32LE(at + 20);
    const nameEnd = at + 46 + zip.readUInt16LE(at + 28);
    const header = zip.readUInt32LE(at + 42);
    const name = zip.toString('utf8', at + 46, nameEnd);
    const read = () => {
      if (zip.readUInt32LE(header) !== localHeader) throw documentRefused('corrupt');
      const begin = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
      const data = inflate(method, zip.subarray(begin, begin + packedBytes), most);
      inflatedBytes += data.length;
      if (inflatedBytes > most.totalBytes) throw documentRefused('too_complex');
      return data;
    };
    if (!leavesItsFolder(name)) entries.push({ name, read });
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
};

/** The entries of a ZIP file. Nothing is inflated before it is asked for, and never beyond our limits. */
export const readZip = (zip: Buffer, most: ArchiveLimits = ofDocuments): readonly ZipEntry[] => {
  try {
    return parseDirectory(zip, most);
  } catch (error) {
    // A directory that points outside the file.
    if (error instanceof RangeError) throw documentRefused('corrupt', error);
    throw error;
  }
};

/** For archives that are no documents. */
export const readArchive: ReadArchive = (zip, most) =>
  readZip(zip, most).map(({ name, read }) => ({
    name,
    read: () => {
      try {
        return read();
      } catch (error) {
        if (error instanceof RangeError) throw documentRefused('corrupt', error);
        throw error;
      }
    },
  }));
