import { AppError } from '@hedgerow/domain/errors';

export type FrontMatter = { readonly fields: Readonly<Record<string, string>>; readonly body: string };

const whole = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/;

/** A Markdown file's head (`key: value` lines between two lines of ---) and its text. Throws `invalid` in words for whoever wrote the file. */
export const readFrontMatter = (file: string): FrontMatter => {
  const found = whole.exec(file.replace(/^\uFEFF/, ''));
  if (!found) throw new AppError('invalid', 'The file must begin with a head between two lines of ---.');
  const lines = (found[1] ?? '').split(/\r?\n/).filter((line) => line.trim() !== '');
  const fields = lines.map((line) => {
    const at = line.indexOf(':');
    if (at < 1) throw new AppError('invalid', `This line of the head is not "name: value": ${line}`);
    const value = line.slice(at + 1).trim();
    return [line.slice(0, at).trim(), value.replace(/^"(.*)"$/, '$1')] as const;
  });
  return { fields: Object.fromEntries(fields), body: (found[2] ?? '').trim() };
};
