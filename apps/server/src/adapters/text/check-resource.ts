import { readFile, stat } from 'node:fs/promises';
import { type ResourceKind, resourceKindOf } from '@hedgerow/domain/resource-rules';
import { maxUploadBytes } from '@hedgerow/domain/upload-rules';
import { type ResourceCheck, resourceRefused } from '#ports/resource-check.ts';
import { oleNames } from './ole-names.ts';
import { readZip } from './zip-archive.ts';

const isPdf = (file: Buffer): boolean => file.subarray(0, 1024).includes('%PDF-');

/** The stream that makes a compound file a document of its kind. */
const oleStream = { doc: 'WordDocument', ppt: 'PowerPoint Document' } as const;
const oleMacros = /^(?:Macros|VBA|_VBA_PROJECT|_VBA_PROJECT_CUR)$/;
/** The part that makes a package a document of its kind. */
const packagePart = { docx: 'word/document.xml', pptx: 'ppt/presentation.xml' } as const;

const checkOle = (file: Buffer, kind: keyof typeof oleStream): void => {
  const names = oleNames(file);
  if (names === undefined) throw resourceRefused('unsupported');
  if (!names.includes(oleStream[kind])) throw resourceRefused(names.includes('EncryptedPackage') ? 'damaged' : 'unsupported');
  if (names.some((name) => oleMacros.test(name))) throw resourceRefused('macros');
};

const partsOf = (file: Buffer): readonly string[] => {
  try {
    return readZip(file).map(({ name }) => name);
  } catch (cause) {
    throw resourceRefused('damaged', cause);
  }
};

const checkPackage = (file: Buffer, kind: keyof typeof packagePart): void => {
  // A document with a password is a compound file under the new name.
  if (oleNames(file) !== undefined) throw resourceRefused('damaged');
  if (file.subarray(0, 4).toString('latin1') !== 'PK\u0003\u0004') throw resourceRefused('unsupported');
  const parts = partsOf(file);
  if (!parts.includes('[Content_Types].xml') || !parts.includes(packagePart[kind])) throw resourceRefused('unsupported');
  if (parts.some((part) => /vbaProject/i.test(part))) throw resourceRefused('macros');
};

const checkContent = (file: Buffer, kind: ResourceKind): void => {
  if (kind === 'doc' || kind === 'ppt') return checkOle(file, kind);
  if (kind === 'docx' || kind === 'pptx') return checkPackage(file, kind);
  if (!isPdf(file)) throw resourceRefused('unsupported');
};

/** By content, whatever the name says; nothing in it is opened or run. Macros stay out: pupils open these on family computers. */
export const checkResource: ResourceCheck = async ({ path, originalName }) => {
  const { size } = await stat(path);
  if (size > maxUploadBytes) throw resourceRefused('tooLarge');
  const kind = resourceKindOf(originalName);
  if (kind === undefined) throw resourceRefused('unsupported');
  if (size === 0) throw resourceRefused('empty');
  checkContent(await readFile(path), kind);
  return kind;
};
