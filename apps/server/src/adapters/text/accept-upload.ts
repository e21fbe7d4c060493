import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileTypeFromFile } from 'file-type';
import { documentRefused, largestUpload, mimeOfKind, type DocumentKind, type TextReader } from '#ports/text-reader.ts';

const kindOfExtension: Readonly<Record<string, DocumentKind>> = {
  '.pdf': 'pdf',
  '.docx': 'docx',
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
};
const photoFormatsOfPhones: ReadonlySet<string> = new Set([
  'image/heic',
  'image/heif',
  'image/heic-sequence',
  'image/heif-sequence',
  'image/avif',
]);
const oleContainer = 'application/x-cfb';

const contentType = async (path: string): Promise<string | undefined> => {
  try {
    return (await fileTypeFromFile(path))?.mime;
  } catch {
    // file-type gives up on a file that runs into one of its limits or ends too early.
    return undefined;
  }
};

/** The kind of a document by its content; the extension of its name must say the same. */
export const documentKind = async (path: string, originalName: string): Promise<DocumentKind> => {
  const { size } = await stat(path);
  if (size > largestUpload) throw documentRefused('too_large');
  const extension = extname(originalName).toLowerCase();
  if (extension === '.heic' || extension === '.heif') throw documentRefused('heic');
  const declared = kindOfExtension[extension];
  if (declared === undefined) throw documentRefused('unsupported');
  if (size === 0) throw documentRefused('empty');
  const mime = await contentType(path);
  if (mime !== undefined && photoFormatsOfPhones.has(mime)) throw documentRefused('heic');
  if (mime === oleContainer && declared === 'docx') throw documentRefused('old_word');
  if (mime !== mimeOfKind[declared]) throw documentRefused('unsupported');
  return declared;
};

export const acceptUpload: TextReader['acceptUpload'] = async ({ path, originalName }) => {
  const kind = await documentKind(path, originalName);
  return { kind, mime: mimeOfKind[kind] };
};
