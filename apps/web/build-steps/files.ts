import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export const webRoot = join(import.meta.dirname, '..');
export const buildFolder = join(webRoot, 'build');
export const clientFolder = join(buildFolder, 'client');

/** All files below a folder, as absolute paths in a fixed order. */
export const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();

/** The path below `folder` with forward slashes, as it is asked for over HTTP. */
export const below = (folder: string, file: string): string => relative(folder, file).replaceAll(sep, '/');
