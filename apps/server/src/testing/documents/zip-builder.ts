import { constants, deflateRawSync } from 'node:zlib';

export type ZipPart = {
  readonly name: string;
  /** Deflated bytes; see `deflated` and `deflatedRepeat`. */
  readonly packed: Buffer;
  /** What the directory claims; hostile files lie. */
  readonly claimedSize: number;
  readonly encrypted?: boolean;
};

export const deflated = (name: string, content: string | Buffer): ZipPart => {
  const bytes = Buffer.from(content);
  return { name, packed: deflateRawSync(bytes), claimedSize: bytes.length };
};

/** Deflated bytes of `megabytes` spaces between two texts, made without ever holding them. */
export const repeatedDeflate = (before: string, megabytes: number, after: string): Buffer => {
  const open = { finishFlush: constants.Z_FULL_FLUSH };
  const block = deflateRawSync(Buffer.alloc(1_000_000, ' '), open);
  return Buffer.concat([
    deflateRawSync(Buffer.from(before), open),
    ...Array.from({ length: megabytes }, () => block),
    deflateRawSync(Buffer.from(after)),
  ]);
};

const record = (bytes: number, fields: readonly (readonly [offset: number, size: 2 | 4, value: number])[]): Buffer => {
  const buffer = Buffer.alloc(bytes);
  for (const [offset, size, value] of fields) buffer.writeUIntLE(value, offset, size);
  return buffer;
};

/** A ZIP file as an attacker may write one: sizes and flags are whatever the parts say. */
export const buildZip = (parts: readonly ZipPart[]): Buffer => {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, packed, claimedSize, encrypted = false } of parts) {
    const encodedName = Buffer.from(name);
    const flags = encrypted ? 1 : 0;
    const local = record(30, [
      [0, 4, 0x04034b50],
      [4, 2, 20],
      [6, 2, flags],
      [8, 2, 8],
      [18, 4, packed.length],
      [22, 4, claimedSize],
      [26, 2, encodedName.length],
    ]);
    bodies.push(local, encodedName, packed);
    directory.push(
      record(46, [
        [0, 4, 0x02014b50],
        [4, 2, 20],
        [6, 2, 20],
        [8, 2, flags],
        [10, 2, 8],
        [20, 4, packed.length],
        [24, 4, claimedSize],
        [28, 2, encodedName.length],
        [42, 4, offset],
      ]),
      encodedName,
    );
    offset += local.length + encodedName.length + packed.length;
  }
  const entries = Buffer.concat(directory);
  return Buffer.concat([
    ...bodies,
    entries,
    record(22, [
      [0, 4, 0x06054b50],
      [8, 2, parts.length],
      [10, 2, parts.length],
      [12, 4, entries.length],
      [16, 4, offset],
    ]),
  ]);
};

const mainPart = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const words = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const maths = 'http://schemas.openxmlformats.org/officeDocument/2006/math';

export const contentTypes = (type = mainPart): ZipPart =>
  deflated(
    '[Content_Types].xml',
    `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
  );

const packageRelationships = deflated(
  '_rels/.rels',
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
);

export const documentXml = (body: string, head = ''): string =>
  `<?xml version="1.0"?>${head}<w:document xmlns:w="${words}" xmlns:m="${maths}"><w:body>${body}</w:body></w:document>`;

export const paragraph = (content: string): string => `<w:p><w:r><w:t>${content}</w:t></w:r></w:p>`;

export const buildDocx = (document: string, more: readonly ZipPart[] = []): Buffer =>
  buildZip([contentTypes(), packageRelationships, deflated('word/document.xml', document), ...more]);

/** A DOCX whose text inflates to that many megabytes, whatever its directory claims. */
export const buildBomb = (megabytes: number, claimedSize: number): Buffer => {
  const [before = '', after = ''] = documentXml(paragraph('|')).split('|');
  return buildZip([
    contentTypes(),
    packageRelationships,
    { name: 'word/document.xml', packed: repeatedDeflate(before, megabytes, after), claimedSize },
  ]);
};
