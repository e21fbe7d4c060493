import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { clientFolder, filesBelow } from './files.ts';

/** What loads on its own beside the pupil's home, by the name of its chunk: the day, cards, quizzes, and how the worker is looked after. */
const parts = [
  'account-entries',
  'achievements',
  'activity-details',
  'activity-dialog',
  'adventure',
  'announcements',
  'assessment-review',
  'assessment-runner',
  'avatar-picture',
  'begin-step',
  'celebration-card',
  'checks-panel',
  'daily-quiz',
  'day-dialog',
  'flashcard-study',
  'from-your-teacher',
  'learning-calendar',
  'leave-device',
  'listen-button',
  'locked-journey',
  'own-device',
  'recommendation-list',
  'set-for-you',
  'talk-dialog',
  'toast-card',
  'today-steps',
  'topics-dialog',
  'unsent-answers',
] as const;

/** The faces of both stages, as far as English needs them. */
const fonts = /^(?:andika-latin-(?:400|700)-normal|atkinson-hyperlegible-next-latin-wght-normal|lexend-latin-wght-normal)-[\w-]{8}\.woff2$/;

const all = (text: string, pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The files that a script loads by itself, and those of the wanted parts that it loads later. Stylesheets of a part stand in the bundler's own list. */
export const neededBy = (code: string, isWanted: (chunk: string) => boolean): readonly string[] => {
  const list = all(/m\.f\|\|\(m\.f=\[([^\]]*)\]/.exec(code)?.[1] ?? '', /"([^"]+)"/g);
  const later = [...code.matchAll(/import\(`\.\/([^`]+)`\)(?:(?!import\().)*?__vite__mapDeps\(\[([\d,]*)\]\)/gs)]
    .filter(([, chunk = '']) => isWanted(chunk))
    .flatMap(([, chunk = '', places = '']) => [chunk, ...places.split(',').map((place) => posix.basename(list[Number(place)] ?? ''))]);
  return [...all(code, /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g), ...later].filter((name) => name !== '');
};

const partOf = (chunk: string): string | undefined =>
  parts.find((part) => chunk.startsWith(`${part}-`) && chunk.length === part.length + 12);

/** Below build/client: everything that today's plan, cards and quizzes are made of. */
export const appFiles = (): readonly string[] => {
  const assets = join(clientFolder, 'assets');
  const page = readFileSync(join(clientFolder, 'student/dashboard/index.html'), 'utf8');
  const found = new Set<string>();
  const parted = new Set<string>();
  const isWanted = (chunk: string): boolean => {
    const part = partOf(chunk);
    if (part !== undefined) parted.add(part);
    return part !== undefined;
  };
  const take = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    if (name.endsWith('.js')) for (const other of neededBy(readFileSync(join(assets, name), 'utf8'), isWanted)) take(other);
  };
  for (const name of all(page, /"\/assets\/([^"#]+)/g)) take(name);
  for (const file of filesBelow(assets)) if (fonts.test(posix.basename(file))) found.add(posix.basename(file));
  const missing = parts.filter((part) => !parted.has(part));
  if (missing.length > 0) throw new Error(`Not in the build any more, so not there without a line: ${missing.join(', ')}`);
  return [...found].map((name) => `/assets/${name}`).toSorted();
};
