import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const whole = process.env['WHOLE'] === '1';

const git = (...words: readonly string[]): readonly string[] => {
  try {
    const said = execFileSync('git', words, { cwd: import.meta.dirname, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return said.split('\n').filter((line) => line !== '');
  } catch {
    return [];
  }
};

/** What differs from the main branch, committed or not; on the main branch itself, what its last commit changed. Nothing without git. */
const filesChanged = (): readonly string[] => {
  const [head] = git('rev-parse', 'HEAD');
  const [base] = ['origin/main', 'main'].flatMap((branch) => git('merge-base', 'HEAD', branch));
  const since = base === undefined || base === head ? 'HEAD~1' : base;
  return [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
};

const changedFiles = filesChanged();

/** A busy machine is slow, not wrong: what is waited for has as long here as a screen's own words have (browser-parts.ts). */
const patient = { poll: { timeout: 10_000 } };

const steadyProperties = join(import.meta.dirname, 'steady-properties.ts');

export default defineConfig({
  test: {
    // Server tests wait for PostgreSQL and for processes that read or draw: with a worker for each of two cores a fifth of their
    // time was idle, so there is one more. Its own preset leaves a core out.
    maxWorkers: availableParallelism() + 1,
    // The files of a worker share their modules: whoever asks for the whole meets them in another order each time (the seed is printed).
    ...(whole ? { sequence: { shuffle: { files: true } } } : {}),
    // No project isolates its files: half of the time would go into loading the same modules, and the bank, again for each.
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/*/src/**/*.test.ts', 'bench/src/*.test.ts'],
          setupFiles: [steadyProperties],
          provide: { whole, changedFiles },
          isolate: false,
          // Long pure work is slow on a busy machine, and right all the same; so is a compiler that a hook runs.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: patient,
        },
      },
      {
        test: {
          name: 'server',
          root: './apps/server',
          include: ['src/**/*.test.ts'],
          setupFiles: [steadyProperties],
          globalSetup: [join(import.meta.dirname, 'apps/server/src/testing/one-postgres.ts')],
          provide: { whole, changedFiles },
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: patient,
        },
      },
      {
        test: {
          name: 'web',
          root: './apps/web',
          include: ['app/**/*.test.ts', 'build-steps/**/*.test.ts'],
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 30_000,
          expect: patient,
        },
      },
      {
        test: {
          name: 'screens',
          root: './apps/web',
          include: ['app/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: [join(import.meta.dirname, 'apps/web/app/testing/browser-parts.ts')],
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 30_000,
          expect: patient,
        },
      },
    ],
  },
});
