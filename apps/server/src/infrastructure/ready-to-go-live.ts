import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a controller of children's data has in writing before the first child comes (docs/privacy). */
export const privacyDocuments = [
  'best-interests',
  'breach',
  'childrens-code',
  'complaints',
  'dpia',
  'processors',
  'record-of-processing',
] as const;

/** "[name, telephone]", and no link; what only the operator knows. */
const bracket = /\[[^\]\n]+\](?!\()/g;
const unchecked = /\*\*To be checked by /;

/** Places that are still to be filled in or checked: "breach.md:3: [name, telephone]". A page that is not there is one, too. */
export const openPlacesIn = (folder: string): readonly string[] => {
  const there = new Set(readdirSync(folder));
  return privacyDocuments.flatMap((name) => {
    const file = `${name}.md`;
    if (!there.has(file)) return [`${file} is missing`];
    return readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => [
        ...(unchecked.test(line) ? [`${file}:${at + 1}: says that nobody has checked it`] : []),
        ...Array.from(line.matchAll(bracket), ([open]) => `${file}:${at + 1}: ${open}`),
      ]);
  });
};

type Going = {
  /** Real families pay. */
  readonly takesMoney: boolean;
  readonly privacyDocuments: string | undefined;
  readonly hasSafeguardingContact: boolean;
};

/** Why the product does not open to families yet: one line each; none for a trial without real money. */
export const notYetLive = ({ takesMoney, privacyDocuments: folder, hasSafeguardingContact }: Going): readonly string[] => {
  if (!takesMoney) return [];
  const contact = hasSafeguardingContact ? [] : ['SAFEGUARDING_EMAIL is required: a child’s call for help must reach somebody trained.'];
  if (folder === undefined)
    return [...contact, 'PRIVACY_DOCUMENTS is required: the folder of your own copies of docs/privacy, filled in and checked by a lawyer.'];
  try {
    const open = openPlacesIn(folder);
    const more = open.length > 3 ? `, and ${open.length - 3} more` : '';
    return [...contact, ...(open.length === 0 ? [] : [`PRIVACY_DOCUMENTS is not finished: ${open.slice(0, 3).join('; ')}${more}.`])];
  } catch {
    return [...contact, `PRIVACY_DOCUMENTS: the folder ${folder} cannot be read.`];
  }
};
