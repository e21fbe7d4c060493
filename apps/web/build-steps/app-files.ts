import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { clientFolder, filesBelow } from './files.ts';

/** What loads on its own beside the pupil's home, by the name of its file: the day, cards, quizzes, and how the worker is looked after. */
const parts = [
  'account-entries',
  'achievements',
  'activity-details',
  'activity-dialog',
  'announcements',
  'assessment-review',
  'assessment-runner',
  'avatar-picture',
  'begin-step',
  'celebration-card',
  'checks-panel',
  'daily-quiz',
  'day-dialog',
  'figure-board',
  'figure-drawing',
  'flashcard-study',
  'from-your-teacher',
  'learning-calendar',
  'leave-device',
  'listen-button',
  'locked-journey',
  'own-device',
  'pupil-practice',
  'pupil-dialogs',
  'quizzes-panel',
  'recommendation-list',
  'set-for-you',
  'subject-topics',
  'talk-dialog',
  'tap-drawing',
  'toast-card',
  'today-steps',
  'day-path',
  'walking-avatar',
  'worlds-panel',
  'check-in-offer',
  'topics-dialog',
  'unsent-answers',
] as const;

/** The faces of both stages, as far as English needs them. */
const fonts = /^(?:andika-latin-(?:400|700)-normal|atkinson-hyperlegible-next-latin-wght-normal|lexend-latin-wght-normal)-[\w-]{8}\.woff2$/;

/** What the bundler wrote of each source file that loads on its own, and of each chunk that such files share. */
type Part = {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
};
export type BuildManifest = Readonly<Record<string, Part>>;

/** Everything that the sources need, and of what they load later the wanted parts; and which of these were found. */
export const neededBy = (manifest: BuildManifest, sources: readonly string[], wanted: readonly string[]) => {
  const files = new Set<string>();
  const found = new Set<string>();
  const seen = new Set<string>();
  const take = (source: string): void => {
    const part = manifest[source];
    if (part === undefined || seen.has(source)) return;
    seen.add(source);
    for (const file of [part.file, ...(part.css ?? [])]) files.add(file);
    for (const other of part.imports ?? []) take(other);
    for (const other of part.dynamicImports ?? []) {
      const name = manifest[other]?.name;
      if (name === undefined || !wanted.includes(name)) continue;
      found.add(name);
      take(other);
    }
  };
  for (const source of sources) take(source);
  return { files, missing: wanted.filter((part) => !found.has(part)) };
};

const pageSources = [
  'root.tsx',
  'routes/layouts/pupil.tsx',
  'routes/student-dashboard.tsx',
  'routes/pupil/quizzes.tsx',
  'routes/pupil/adventure.tsx',
  'routes/pupil/me.tsx',
  'routes/pupil/subjects.tsx',
  'routes/pupil/library.tsx',
  'routes/pupil/cards.tsx',
  'routes/pupil/progress.tsx',
];

/** Below build/client: everything that today's plan, cards and quizzes are made of. */
export const appFiles = (): readonly string[] => {
  const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as BuildManifest;
  const page = readFileSync(join(clientFolder, 'student/dashboard/index.html'), 'utf8');
  const sources = Object.keys(manifest).filter((source) => pageSources.some((own) => source.startsWith(`app/${own}?`)));
  if (sources.length < pageSources.length) throw new Error(`Of the pupil’s page only these are in the build: ${sources.join(', ')}`);
  const { files, missing } = neededBy(manifest, sources, parts);
  if (missing.length > 0) throw new Error(`Not in the build any more, so not there without a line: ${missing.join(', ')}`);
  // The page itself names what begins the app, and React Router's list of routes.
  for (const [, name = ''] of page.matchAll(/"\/(assets\/[^"#]+)/g)) files.add(name);
  for (const file of filesBelow(join(clientFolder, 'assets')))
    if (fonts.test(posix.basename(file))) files.add(`assets/${posix.basename(file)}`);
  return [...files].map((name) => `/${name}`).toSorted();
};
