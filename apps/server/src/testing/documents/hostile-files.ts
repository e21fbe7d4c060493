import { deflateSync, crc32 } from 'node:zlib';
import type { RefusalReason } from '#ports/text-reader.ts';
import { buildPdf, font, onePage, shownText, stream } from './pdf-builder.ts';
import { buildBomb, buildDocx, buildZip, contentTypes, deflated, documentXml, paragraph, repeatedDeflate } from './zip-builder.ts';

export type HostileFile = { readonly what: string; readonly name: string; readonly bytes: Buffer; readonly refused: RefusalReason };

const pngChunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
};

const pngOf = (side: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
};

const jpegHeaderOf = (side: number): Buffer => {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  const scan = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 0x3f, 0]);
  frame.writeUInt16BE(side, 5);
  frame.writeUInt16BE(side, 7);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
    Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0'),
    frame,
    scan,
    Buffer.from([0xff, 0xd9]),
  ]);
};

const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(200)]);
const ole = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1024)]);
const key = `<${'ab'.repeat(32)}>`;
const flateBomb = (megabytes: number): Buffer =>
  stream('/Filter /FlateDecode', Buffer.concat([Buffer.from([0x78, 0x9c]), repeatedDeflate('q ', megabytes, ' Q')]));

const pdfFiles: readonly HostileFile[] = [
  {
    what: 'a PDF with a password',
    name: 'a.pdf',
    bytes: buildPdf(
      [...onePage(shownText([[72, 700, 12, 'secret']])), `<< /Filter /Standard /V 1 /R 2 /O ${key} /U ${key} /P -44 >>`],
      '/Encrypt 6 0 R /ID [<00><00>]',
    ),
    refused: 'locked',
  },
  { what: 'a PDF of which only the start arrived', name: 'a.pdf', bytes: Buffer.from('%PDF-1.7\n1 0 obj\n<<'), refused: 'corrupt' },
  {
    what: 'a page tree that contains itself',
    name: 'a.pdf',
    bytes: buildPdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']),
    refused: 'corrupt',
  },
  {
    what: 'a page whose content inflates to two gigabytes',
    name: 'a.pdf',
    bytes: buildPdf(onePage(flateBomb(2000))),
    refused: 'too_complex',
  },
];

const wordFiles: readonly HostileFile[] = [
  { what: 'a zip bomb', name: 'a.docx', bytes: buildBomb(400, 400_000_000), refused: 'too_complex' },
  { what: 'a zip bomb that claims to be small', name: 'a.docx', bytes: buildBomb(400, 1000), refused: 'too_complex' },
  {
    what: 'many parts that are large together',
    name: 'a.docx',
    bytes: buildDocx(
      documentXml(paragraph('x')),
      Array.from({ length: 5 }, (_, index) => ({ name: `word/media/p${index}.png`, packed: repeatedDeflate('', 35, ''), claimedSize: 9 })),
    ),
    refused: 'too_complex',
  },
  {
    what: 'more parts than any document has',
    name: 'a.docx',
    bytes: buildDocx(
      documentXml(paragraph('x')),
      Array.from({ length: 3000 }, (_, index) => deflated(`word/media/p${index}.png`, '')),
    ),
    refused: 'too_complex',
  },
  {
    what: 'an external entity',
    name: 'a.docx',
    bytes: buildDocx(documentXml(paragraph('&x;'), '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>')),
    refused: 'corrupt',
  },
  {
    what: 'entities that multiply',
    name: 'a.docx',
    bytes: buildDocx(documentXml(paragraph('&b;'), `<!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "${'&a;'.repeat(1000)}">]>`)),
    refused: 'corrupt',
  },
  { what: 'XML that ends in the middle', name: 'a.docx', bytes: buildDocx(documentXml(paragraph('x')).slice(0, -30)), refused: 'corrupt' },
  {
    what: 'paragraphs nested a hundred thousand deep',
    name: 'a.docx',
    bytes: buildDocx(documentXml('<w:p>'.repeat(100_000) + '</w:p>'.repeat(100_000))),
    refused: 'corrupt',
  },
  {
    what: 'an encrypted part',
    name: 'a.docx',
    bytes: buildZip([contentTypes(), { ...deflated('word/document.xml', documentXml(paragraph('x'))), encrypted: true }]),
    refused: 'locked',
  },
  { what: 'a document without its main part', name: 'a.docx', bytes: buildZip([contentTypes()]), refused: 'corrupt' },
  {
    what: 'a DOCX of which only half arrived',
    name: 'a.docx',
    bytes: buildDocx(documentXml(paragraph('x'))).subarray(0, 600),
    refused: 'corrupt',
  },
  { what: 'an old or encrypted Word file', name: 'a.docx', bytes: ole, refused: 'old_word' },
  {
    what: 'a presentation under another name',
    name: 'a.docx',
    bytes: buildZip([
      contentTypes('application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml'),
      deflated('ppt/presentation.xml', '<p/>'),
    ]),
    refused: 'unsupported',
  },
  {
    what: 'a document with macros under another name',
    name: 'a.docx',
    bytes: buildZip([
      contentTypes('application/vnd.ms-word.document.macroEnabled.main+xml'),
      deflated('word/document.xml', documentXml('')),
    ]),
    refused: 'unsupported',
  },
  { what: 'any ZIP file', name: 'a.docx', bytes: buildZip([deflated('hello.txt', 'hello')]), refused: 'unsupported' },
];

const pictureFiles: readonly HostileFile[] = [
  { what: 'a PNG of 40,000 times 40,000 pixels', name: 'a.png', bytes: pngOf(40_000), refused: 'too_many_pixels' },
  { what: 'a JPEG of 65,500 times 65,500 pixels', name: 'a.jpg', bytes: jpegHeaderOf(65_500), refused: 'too_many_pixels' },
  { what: 'a JPEG with a header only', name: 'a.jpg', bytes: jpegHeaderOf(100).subarray(0, 22), refused: 'corrupt' },
  { what: 'a PNG with a signature only', name: 'a.png', bytes: pngOf(10).subarray(0, 20), refused: 'corrupt' },
  { what: 'a HEIC photo', name: 'IMG_0001.HEIC', bytes: heic, refused: 'heic' },
  { what: 'a HEIC photo under another name', name: 'a.jpg', bytes: heic, refused: 'heic' },
];

const html = Buffer.from('<!doctype html><script>alert(1)</script>');
const svg = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const gif = Buffer.concat([Buffer.from('GIF89a\x01\0\x01\0\0\0\0;'), Buffer.alloc(20)]);
const webp = Buffer.concat([Buffer.from('RIFF\x40\0\0\0WEBPVP8 '), Buffer.alloc(60)]);

const disguisedFiles: readonly HostileFile[] = [
  ...['a.pdf', 'a.docx', 'a.png', 'a.jpg'].map((name) => ({
    what: `a web page named ${name}`,
    name,
    bytes: html,
    refused: 'unsupported' as const,
  })),
  { what: 'an SVG drawing', name: 'a.svg', bytes: svg, refused: 'unsupported' },
  { what: 'an SVG drawing under another name', name: 'a.png', bytes: svg, refused: 'unsupported' },
  { what: 'a GIF under another name', name: 'a.png', bytes: gif, refused: 'unsupported' },
  { what: 'a WebP under another name', name: 'a.jpeg', bytes: webp, refused: 'unsupported' },
  {
    what: 'a PDF named as a picture',
    name: 'a.png',
    bytes: buildPdf(onePage(shownText([[72, 700, 12, 'hello']]))),
    refused: 'unsupported',
  },
  { what: 'a file with two extensions', name: 'a.pdf.exe', bytes: buildPdf([font]), refused: 'unsupported' },
  { what: 'an empty file', name: 'a.pdf', bytes: Buffer.alloc(0), refused: 'empty' },
  {
    what: 'a file one byte too large',
    name: 'a.pdf',
    bytes: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(10 * 1024 * 1024 - 8)]),
    refused: 'too_large',
  },
];

/** Files that people send by mistake and attackers on purpose, each with the reason it must be refused for. */
export const hostileFiles: readonly HostileFile[] = [...pdfFiles, ...wordFiles, ...pictureFiles, ...disguisedFiles];
