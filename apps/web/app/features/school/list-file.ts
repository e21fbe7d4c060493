import { saveText } from './save-text.ts';

/** The list as a school would begin it: the columns, and a line that shows each. */
const listTemplate = [
  'first_name,last_name,year_group,class,subject,teacher_email,pupil_number',
  'Sam,Lee,Year 4,4 Oak,Maths,j.hart@school.example,A1024',
  '"Mary, Ann",O’Neil,Reception,R Ash,English,,A1025',
  '',
].join('\r\n');

/** What is sent of a file: the text of a list, or a package as base64. */
export type ListFile = { readonly list: string } | { readonly archive: string };

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** In pieces: a call takes only so many arguments. */
const base64 = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCodePoint(...bytes.subarray(at, at + 8192));
  return btoa(text);
};

/** The file's text in UTF-8, or in what Excel writes on Windows when it is not asked for UTF-8; a OneRoster package as it is. */
export const readListFile = async (file: Blob): Promise<ListFile> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isZip(bytes)) return { archive: base64(bytes) };
  try {
    return { list: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { list: new TextDecoder('windows-1252').decode(bytes) };
  }
};

export const keepTemplate = (): void => saveText('hedgerow-pupils.csv', listTemplate);
