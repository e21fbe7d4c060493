import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { figureKinds } from '@hedgerow/figures/figure';
import { turnedBy } from '@hedgerow/teaching/on-figure/figure-form';
import { picturedBy } from '@hedgerow/teaching/on-figure/picture-tasks';
import { expect, test } from 'vitest';
import { installFiguresSheet, looks } from './figures-sheet.ts';

const opened = async (url: string) => {
  const app = Fastify();
  installFiguresSheet(app);
  const answer = await app.inject({ url });
  await app.close();
  return answer;
};

const ui = join(import.meta.dirname, '../../../web/app/ui');
const css = readFileSync(join(ui, 'figure.module.css'), 'utf8');
const themes = readFileSync(join(ui, 'theme/tokens.ts'), 'utf8');

const block = (selector: string): string => css.slice(css.indexOf(selector)).split('}')[0] ?? '';
const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** What an ink of figure.module.css is in a theme: a colour of its own, one of the theme, or a mixture of two. */
const inkOnScreen = (ink: string, scheme: 'light' | 'dark'): string => {
  const ofTheme = themes.slice(themes.indexOf(`const ${scheme}`), scheme === 'light' ? themes.indexOf('const dark') : undefined);
  const token = (name: string): string => new RegExp(`\\b'?${name}'?: '(#[\\da-f]{6})'`).exec(ofTheme)?.[1] ?? '';
  const said = (within: string): string | undefined => new RegExp(`--figure-${ink}: (.*);`).exec(within)?.[1];
  const value =
    (scheme === 'dark' ? said(block(":global(html[data-mantine-color-scheme='dark']) .figure {")) : undefined) ??
    said(block('.figure {')) ??
    '';
  const [, one, share, other] = /color-mix\(in srgb, var\(--([\w-]+)\) (\d+)%, var\(--([\w-]+)\)\)/.exec(value) ?? [];
  if (one === undefined || other === undefined) return /^var\(--([\w-]+)\)$/.test(value) ? token(value.slice(6, -1)) : value;
  const [from, to] = [channels(token(one)), channels(token(other))];
  return `#${from
    .map((channel, at) =>
      Math.round(channel * (Number(share) / 100) + (to[at] ?? 0) * (1 - Number(share) / 100))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};

test.each(['light', 'dark'] as const)('the sheet has the inks of the %s screen', (scheme) => {
  const { none, ...inks } = looks[scheme].inks;
  expect(none).toBe('none');
  expect(inks).toEqual(Object.fromEntries(Object.keys(inks).map((ink) => [ink, inkOnScreen(ink, scheme)])));
});

test('the sheet shows every kind five times, light, dark and on paper, and no fault', async () => {
  const { body } = await opened('/dev/figures');
  for (const kind of figureKinds) expect(body.match(new RegExp(`src="/dev/figures/${kind}/`, 'g'))).toHaveLength(15);
  expect(body).not.toContain('class="faults"');
});

test('it shows what is answered on a picture, as it is asked and with the right answer', async () => {
  const { body } = await opened('/dev/figures');
  const shown = [...body.matchAll(/src="(\/dev\/figures\/answered\/[^"]+)"/g)].map(([, url]) => url ?? '');
  expect(shown).toHaveLength(Object.keys(turnedBy).length * 6);
  const asked = shown.find((url) => url.endsWith('maths-two-way-tables/asked/light')) ?? '';
  const [empty, full] = await Promise.all([opened(asked), opened(asked.replace('asked', 'right'))]);
  expect(empty?.headers['content-type']).toBe('image/svg+xml');
  expect(full?.body.length).toBeGreaterThan(empty?.body.length ?? 0);
});

test('it shows pictures to match, order or sort', async () => {
  const { body } = await opened('/dev/figures');
  for (const id of Object.keys(picturedBy)) expect(body).toContain(`src="/dev/figures/pictured/${id}/2/print"`);
  expect((await opened('/dev/figures/pictured/maths-clock-times/2/dark')).headers['content-type']).toBe('image/svg+xml');
  expect((await opened('/dev/figures/pictured/maths-clock-times/9/dark')).statusCode).toBe(404);
});

test('a picture has the colours of its page, and paper has none', async () => {
  const [light, dark, print] = await Promise.all(['light', 'dark', 'print'].map((look) => opened(`/dev/figures/clock/1/${look}`)));
  expect(light?.headers['content-type']).toBe('image/svg+xml');
  expect(light?.body).toContain('#1c1b2e');
  expect(dark?.body).toContain('#eef2f3');
  expect(print?.body).not.toMatch(/#1c1b2e|#eef2f3/);
});

test.each([
  '/dev/figures/answered/nothing/asked/light',
  '/dev/figures/nothing/1/light',
  '/dev/figures/clock/1/neon',
  '/dev/figures/clock/x/light',
])('%s is not there', async (url) => {
  expect((await opened(url)).statusCode).toBe(404);
});
