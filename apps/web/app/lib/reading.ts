import type { ReadingPreferences } from '@hedgerow/domain/reading';
import { readingPlace } from './reading-place.ts';

const names = ['typeface', 'letters', 'lines', 'motion'] as const;

/** What the stylesheet (theme/reading.css) goes by: marks of the page, none for what is as usual. */
const marksOf = ({ typeface, letters, lines, lessMotion }: ReadingPreferences): Partial<Record<(typeof names)[number], string>> => ({
  ...(typeface === 'brand' ? {} : { typeface }),
  ...(letters === 'usual' ? {} : { letters }),
  ...(lines === 'usual' ? {} : { lines }),
  ...(lessMotion ? { motion: 'less' } : {}),
});

const remember = (marks: object): void => {
  try {
    if (Object.keys(marks).length === 0) localStorage.removeItem(readingPlace);
    else localStorage.setItem(readingPlace, JSON.stringify(marks));
  } catch {
    // A full or forbidden storage: the page is right once it has asked.
  }
};

/** The whole page takes on how this person likes to read; nobody: as usual. */
export const applyReading = (reading: ReadingPreferences | undefined): void => {
  const marks = reading === undefined ? {} : marksOf(reading);
  const { dataset } = document.documentElement;
  for (const name of names) delete dataset[name];
  Object.assign(dataset, marks);
  remember(marks);
};

/** The device asks for less motion, or the person does. */
export const wantsStillness = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset['motion'] === 'less';
