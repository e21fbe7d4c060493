import { folded } from './csv-table.ts';

export type SenStatus = 'none' | 'support' | 'plan';
/** What a school reports on, of one pupil; null where its list says nothing. */
export type PupilGroups = { readonly sen: SenStatus | null; readonly pupilPremium: boolean | null; readonly eal: boolean | null };

const senWords: ReadonlyMap<string, SenStatus> = new Map(
  Object.entries({
    none: ['n', 'no', 'none', 'no sen', 'no special educational need', 'no special educational needs', 'not sen', 'f', 'false'],
    support: ['k', 'sen support', 'support', 'special educational needs support', 's', 'a', 'p', 'sen'],
    plan: ['e', 'ehcp', 'ehc plan', 'education health and care plan', 'education, health and care plan', 'plan'],
  } satisfies Record<SenStatus, readonly string[]>).flatMap(([status, all]) => all.map((word) => [word, status as SenStatus] as const)),
);

/** "K - SEN support" is read by its letter. */
export const readSen = (text: string): SenStatus | undefined => {
  const word = folded(text);
  return senWords.get(word) ?? senWords.get(word.split(' - ')[0] ?? '') ?? senWords.get(word.split(' - ')[1] ?? '');
};

const yes = new Set(['y', 'yes', 't', 'true', '1', 'x', '✓', 'eligible', 'pp', 'eal', 'recipient']);
const no = new Set(['n', 'no', 'f', 'false', '0', 'not eligible', 'none']);

export const readYesNo = (text: string): boolean | undefined => {
  const word = folded(text);
  if (yes.has(word)) return true;
  return no.has(word) ? false : undefined;
};
