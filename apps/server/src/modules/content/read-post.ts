import { readCalendarDate } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';
import { readFrontMatter } from './front-matter.ts';

/** An article as it is kept, in a file or in the database. */
export type StoredPost = {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly content: string;
  readonly category: string;
  readonly author: string;
  readonly coverImage: string | null;
  readonly featured: boolean;
  /** YYYY-MM-DD; before that day it is not shown. */
  readonly publishedOn: string;
};

const ownOrSecure = /^(?:\/(?!\/)|https:\/\/)\S+$/;

/** Reads an article's file. The id is the file's name without `.md`. Throws `invalid` in words for whoever wrote it. */
export const readPost = (id: string, file: string): StoredPost => {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) || id.length > 80)
    throw new AppError('invalid', 'The file’s name becomes the address: small letters, numbers and single hyphens, at most 80.');
  const { fields, body } = readFrontMatter(file);
  const wanted = (name: string): string => {
    const value = fields[name] ?? '';
    if (value === '') throw new AppError('invalid', `The head lacks "${name}".`);
    return value;
  };
  const publishedOn = readCalendarDate(wanted('published'));
  if (publishedOn === undefined) throw new AppError('invalid', '"published" must be a date such as 2026-11-20.');
  const coverImage = fields['cover'] ?? null;
  if (coverImage !== null && !ownOrSecure.test(coverImage))
    throw new AppError('invalid', '"cover" must be a path of this site or an https address.');
  return {
    id,
    title: wanted('title'),
    excerpt: wanted('excerpt'),
    category: wanted('category'),
    author: wanted('author'),
    coverImage,
    featured: fields['featured'] === 'true',
    publishedOn,
    content: body,
  };
};
