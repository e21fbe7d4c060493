import { expect, test } from 'vitest';
import { undressed } from './budgets.ts';

const stylesOf = new Map([
  ['/assets/home.css', new Set(['_hero_1vhbn_1'])],
  ['/assets/below.css', new Set(['_strip_ab1cd_1', '_when_ab1cd_19'])],
]);
const page = (links: string, classes: string): string =>
  `${links}<section class="${classes}"><p data-class="_when_ab1cd_19">Words</p></section>`;
const home = '<link rel="stylesheet" href="/assets/home.css#"/>';

test('a class in a page’s HTML whose style would come with code is named', () => {
  expect(undressed(page(home, '_hero_1vhbn_1 _strip_ab1cd_1 m_4081bf90'), stylesOf)).toEqual(['_strip_ab1cd_1']);
  expect(undressed(page(`${home}<link rel="stylesheet" href="/assets/below.css"/>`, '_hero_1vhbn_1 _strip_ab1cd_1'), stylesOf)).toEqual([]);
});

test('a class that has no style anywhere is no fault', () => {
  expect(undressed(page(home, '_ghost_zzzzz_1'), stylesOf)).toEqual([]);
});
