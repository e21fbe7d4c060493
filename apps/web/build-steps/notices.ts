import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientFolder, webRoot } from './files.ts';

const repository = join(webRoot, '../..');

type Locked = {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: true;
  readonly devOptional?: true;
  readonly link?: true;
};
export type Shipped = { readonly name: string; readonly version: string; readonly licence: string; readonly folder: string };

/** What may be shipped with a product under the MIT licence, its own text beside it; anything else is for a lawyer first. */
const allowed =
  /^\(?(?:MIT(?:-0)?|ISC|0?BSD(?:-[23]-Clause)?|Apache-2\.0|BlueOak-1\.0\.0|OFL-1\.1|MPL-2\.0|LGPL-3\.0-or-later|Zlib|CC0-1\.0)\b/;

/** The packages that ship: those of the lock file that no work of development asks for, as far as they are installed here. */
export const shippedPackages = (lock: string = readFileSync(join(repository, 'package-lock.json'), 'utf8')): Shipped[] => {
  const { packages }: { packages: Readonly<Record<string, Locked>> } = JSON.parse(lock);
  return Object.entries(packages).flatMap(([folder, { version = '', license = '', dev, devOptional, link }]) => {
    const name = folder.split('node_modules/').at(-1) ?? folder;
    const ships = folder.includes('node_modules/') && !dev && !devOptional && !link && existsSync(join(repository, folder));
    return ships ? [{ name, version, licence: license, folder }] : [];
  });
};

export const unknownLicences = (packages: readonly Shipped[]): Shipped[] =>
  packages.filter(({ licence }) => !allowed.test(licence.replace(/^\(AFL-2\.1 OR /, '(')));

const textOf = (folder: string): string => {
  const files = readdirSync(join(repository, folder)).filter((file) => /^(?:licen[cs]e|notice|copying)/i.test(file));
  return files
    .toSorted()
    .map((file) => readFileSync(join(repository, folder, file), 'utf8').trim())
    .join('\n\n');
};

const line = '-'.repeat(80);

/** Each text once, under the packages that bring it. */
export const noticesOf = (packages: readonly Shipped[]): string => {
  const byText = Map.groupBy(packages, ({ licence, folder }) => textOf(folder) || `Licence: ${licence}`);
  const parts = [...byText].map(([text, these]) => {
    const names = [...new Set(these.map(({ name, version, licence }) => `${name} ${version} (${licence})`))];
    return `${names.toSorted().join('\n')}\n\n${text}`;
  });
  return `Hedgerow is made with the work of others. These are the packages that come with it, and the words of their licences.\n\n${line}\n\n${parts.join(`\n\n${line}\n\n`)}\n`;
};

/** Served as /third-party-notices.txt; the build fails on a licence that nobody has thought about. */
export const writeNotices = (): void => {
  const packages = shippedPackages();
  const unknown = unknownLicences(packages);
  if (unknown.length > 0)
    throw new Error(`Licences to be thought about: ${unknown.map(({ name, licence }) => `${name} (${licence})`).join(', ')}`);
  writeFileSync(join(clientFolder, 'third-party-notices.txt'), noticesOf(packages));
};
