import { writeZip } from '../adapters/text/zip-writer.ts';

const sector = 512;

const oleEntry = (name: string, kind: number): Buffer => {
  const entry = Buffer.alloc(128);
  entry.write(name, 0, 'utf16le');
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry.writeUInt8(kind, 66);
  return entry;
};

/** The smallest compound file with streams of these names: header, chain table, directory. */
export const anOleFile = (...streams: readonly string[]): Buffer => {
  const header = Buffer.alloc(sector);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(9, 0x1e);
  header.writeUInt32LE(1, 0x2c);
  header.writeUInt32LE(1, 0x30);
  for (let at = 0; at < 109; at += 1) header.writeUInt32LE(at === 0 ? 0 : 0xffffffff, 0x4c + 4 * at);
  const entries = Buffer.concat([oleEntry('Root Entry', 5), ...streams.map((name) => oleEntry(name, 2))]);
  const sectors = Math.ceil(entries.length / sector);
  const directory = Buffer.alloc(sectors * sector);
  entries.copy(directory);
  const table = Buffer.alloc(sector, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  for (let at = 1; at <= sectors; at += 1) table.writeUInt32LE(at === sectors ? 0xfffffffe : at + 1, 4 * at);
  return Buffer.concat([header, table, directory]);
};

const text = Buffer.from('<x/>');

/** A package with these parts, as Word and PowerPoint write since 2007. */
export const aPackage = (...parts: readonly string[]): Buffer =>
  writeZip(['[Content_Types].xml', ...parts].map((name) => ({ name, data: text })));

/** One sound document of each kind that teachers share. */
export const soundDocuments: readonly (readonly [name: string, content: Buffer])[] = [
  ['Fractions.pdf', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')],
  ['Fractions.doc', anOleFile('WordDocument', '1Table')],
  ['Fractions.docx', aPackage('word/document.xml')],
  ['Fractions.ppt', anOleFile('PowerPoint Document', 'Current User', 'Pictures', 'SummaryInformation', 'More')],
  ['Fractions.pptx', aPackage('ppt/presentation.xml')],
];
