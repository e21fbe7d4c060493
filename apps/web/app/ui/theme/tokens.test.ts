import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { subjectPairs } from './subject-colours.ts';
import { type Scheme, type Token, tokens } from './tokens.ts';

const grounds = ['ground', 'surface', 'sunken'] as const;
const texts = ['ink', 'ink-soft', 'link', 'leaf', 'warning', 'danger', 'hawthorn', 'sky'] as const;

const readable: readonly (readonly [Token, Token])[] = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ['on-action', 'danger-fill'],
  ['on-sun', 'sun'],
  ['link', 'action-tint'],
  ['ink', 'action-tint'],
  ['leaf', 'leaf-tint'],
  ['ink', 'leaf-tint'],
  ['warning', 'sun-tint'],
  ['ink', 'sun-tint'],
  ['danger', 'danger-tint'],
  ['ink', 'danger-tint'],
  ['hawthorn', 'hawthorn-tint'],
  ['ink', 'hawthorn-tint'],
  ['sky', 'sky-tint'],
  ['ink', 'sky-tint'],
  ['ink-soft', 'action-tint'],
  ['ink-soft', 'leaf-tint'],
  ['ink-soft', 'sky-tint'],
  ['ink-soft', 'sun-tint'],
];

const seen: readonly (readonly [Token, Token])[] = grounds.flatMap((ground) => [
  ['line-control', ground] as const,
  ['link', ground] as const,
]);

const failing = (scheme: Scheme, pairs: readonly (readonly [Token, Token])[], least: number) =>
  pairs
    .map(([one, other]) => ({ pair: `${one} on ${other}`, ratio: contrast(tokens[scheme][one], tokens[scheme][other]) }))
    .filter(({ ratio }) => ratio < least);

describe.each(['light', 'dark'] as const)('%s scheme', (scheme) => {
  test('all text can be read on every ground it may stand on', () => {
    expect(failing(scheme, readable, 4.5)).toEqual([]);
  });

  test('borders of controls and the focus ring can be seen', () => {
    expect(failing(scheme, seen, 3)).toEqual([]);
  });

  test.each(Object.entries(subjectPairs))('%s can be read on its tint and on a card', (_, pairs) => {
    const [text, tint] = pairs[scheme];
    expect(contrast(text, tint)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(text, tokens[scheme].surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens[scheme].ink, tint)).toBeGreaterThanOrEqual(4.5);
  });
});

test('of a progress bar is seen how much is done and where it ends', () => {
  const sheet = readFileSync(join(import.meta.dirname, '../progress-bar.module.css'), 'utf8');
  const track = /box-shadow: inset 0 0 0 1px var\(--([\w-]+)\)/.exec(sheet)?.[1];
  const edge = (Object.keys(tokens.light) as Token[]).find((token) => token === track);
  for (const scheme of ['light', 'dark'] as const) {
    expect(failing(scheme, edge === undefined ? [] : grounds.map((ground) => [edge, ground] as const), 3)).toEqual([]);
    expect(contrast(tokens[scheme].leaf, tokens[scheme].sunken)).toBeGreaterThanOrEqual(3);
  }
  expect(edge).toBeDefined();
});

test('every variable that a sheet reads is given somewhere: a colour of a name that nothing has is no colour', () => {
  const app = join(import.meta.dirname, '../..');
  const read = (pattern: string): string =>
    globSync(pattern, { cwd: app })
      .map((file) => readFileSync(join(app, file), 'utf8'))
      .join('\n');
  const [sheets, code] = [read('**/*.css'), read('**/*.{ts,tsx}')];
  const given = new Set([
    ...Object.keys(tokens.light).map((name) => `--${name}`),
    ...Object.keys(subjectPairs).flatMap((name) => [`--${name}-ink`, `--${name}-tint`]),
    ...Array.from(sheets.matchAll(/(--[\w-]+)\s*:/g), ([, name]) => name),
    ...Array.from(code.matchAll(/['"`](--[\w-]+)['"`]/g), ([, name]) => name),
  ]);
  const used = new Set(Array.from(sheets.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name));
  expect(used.size).toBeGreaterThan(20);
  expect([...used].filter((name) => !given.has(name) && !name.startsWith('--mantine-'))).toEqual([]);
});

test('the ratio is the one WCAG defines', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});
