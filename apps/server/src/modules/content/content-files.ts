import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPost, type StoredPost } from './read-post.ts';

const folder = fileURLToPath(new URL('../../../content', import.meta.url));

/** The articles that come with the product: `apps/server/content/blog/*.md`, read once at the start. */
export const blogFiles = (): readonly StoredPost[] =>
  readdirSync(join(folder, 'blog'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => readPost(name.slice(0, -'.md'.length), readFileSync(join(folder, 'blog', name), 'utf8')));

/** A file of `apps/server/content`, as text. */
export const contentFile = (...path: readonly string[]): string => readFileSync(join(folder, ...path), 'utf8');
