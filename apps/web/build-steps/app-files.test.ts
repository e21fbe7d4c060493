import { expect, test } from 'vitest';
import { type BuildManifest, neededBy } from './app-files.ts';

const manifest: BuildManifest = {
  'app/routes/home.tsx?route': {
    file: 'assets/home-1.js',
    imports: ['_base-2.js'],
    dynamicImports: ['app/features/cards/cards.tsx', 'app/features/maps/map.tsx'],
  },
  '_base-2.js': { file: 'assets/base-2.js', css: ['assets/base-2.css'] },
  'app/features/cards/cards.tsx': {
    name: 'cards',
    file: 'assets/cards-3.js',
    css: ['assets/cards-3.css'],
    imports: ['_base-2.js', '_fields-4.js'],
    dynamicImports: ['app/features/cards/celebration.tsx'],
  },
  '_fields-4.js': { file: 'assets/fields-4.js' },
  'app/features/cards/celebration.tsx': { name: 'celebration', file: 'assets/celebration-5.js' },
  'app/features/maps/map.tsx': { name: 'map', file: 'assets/map-6.js' },
};

test('a page needs what it begins with, and of what it loads later the wanted parts with their stylesheets', () => {
  const { files, missing } = neededBy(manifest, ['app/routes/home.tsx?route'], ['cards', 'celebration']);
  expect([...files].toSorted()).toEqual([
    'assets/base-2.css',
    'assets/base-2.js',
    'assets/cards-3.css',
    'assets/cards-3.js',
    'assets/celebration-5.js',
    'assets/fields-4.js',
    'assets/home-1.js',
  ]);
  expect(missing).toEqual([]);
});

test('a part that is not in the build any more is named', () => {
  expect(neededBy(manifest, ['app/routes/home.tsx?route'], ['cards', 'quiz']).missing).toEqual(['quiz']);
});
