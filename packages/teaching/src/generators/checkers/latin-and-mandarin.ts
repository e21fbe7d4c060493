import { convert, pinyin } from 'pinyin-pro';
import { num, word } from './checker.ts';
import type { Checkers } from './checker.ts';

/** Singular and plural in the order nominative, accusative, genitive, dative, ablative. */
const declined: Readonly<Record<string, string>> = {
  puella: 'puella puellam puellae puellae puella puellae puellas puellarum puellis puellis',
  ancilla: 'ancilla ancillam ancillae ancillae ancilla ancillae ancillas ancillarum ancillis ancillis',
  via: 'via viam viae viae via viae vias viarum viis viis',
  servus: 'servus servum servi servo servo servi servos servorum servis servis',
  dominus: 'dominus dominum domini domino domino domini dominos dominorum dominis dominis',
  amicus: 'amicus amicum amici amico amico amici amicos amicorum amicis amicis',
  bellum: 'bellum bellum belli bello bello bella bella bellorum bellis bellis',
  donum: 'donum donum doni dono dono dona dona donorum donis donis',
  rex: 'rex regem regis regi rege reges reges regum regibus regibus',
  mercator: 'mercator mercatorem mercatoris mercatori mercatore mercatores mercatores mercatorum mercatoribus mercatoribus',
  miles: 'miles militem militis militi milite milites milites militum militibus militibus',
};
const dictionary: Readonly<Record<string, string>> = Object.fromEntries(
  `puella girl does/puellae girls does/puellam girl suffers/puellas girls suffers/ancilla slave girl does/ancillae slave girls does/ancillam slave girl suffers/ancillas slave girls suffers/servus slave does/servi slaves does/
servum slave suffers/servos slaves suffers/dominus master does/domini masters does/dominum master suffers/dominos masters suffers/amicus friend does/amici friends does/amicum friend suffers/amicos friends suffers`
    .split('/')
    .map((entry) => entry.trim())
    .map((entry) => [entry.slice(0, entry.indexOf(' ')), entry.slice(entry.indexOf(' ') + 1)]),
);
const verbs: Readonly<Record<string, string>> = {
  laudat: 'praises',
  laudant: 'praise',
  vocat: 'calls',
  vocant: 'call',
  videt: 'sees',
  vident: 'see',
  salutat: 'greets',
  salutant: 'greet',
};
const measureWords: readonly (readonly [string, RegExp])[] = [
  ['本', /^(?:书|杂志|词典|小说)$/],
  ['只', /^(?:猫|狗|鸟|兔子)$/],
  ['张', /^(?:纸|桌子|照片|票)$/],
  ['条', /^(?:鱼|裤子|河|路)$/],
  ['杯', /^(?:茶|水|咖啡|牛奶)$/],
  ['辆', /车$/],
];

export const latinAndMandarinCheckers: Checkers = {
  'latin-noun-endings': (option, question) =>
    (declined[word(question, 'noun')] ?? '').split(' ')[num(question, 'place') + (word(question, 'plural') === 'yes' ? 5 : 0)] === option,
  'latin-nominative-accusative-sentences': (option, question) => {
    const found = word(question, 'latin')
      .split(' ')
      .map((each) => dictionary[each] ?? verbs[each] ?? '');
    const [subject = '', object = ''] = ['does', 'suffers'].map((job) =>
      found.find((entry) => entry.endsWith(` ${job}`))?.replace(` ${job}`, ''),
    );
    return option === `The ${subject} ${found.at(-1)} the ${object}`;
  },
  'mandarin-tone-marks': (option, question) =>
    convert(`${word(question, 'syllable')}${num(question, 'tone')}`, { format: 'numToSymbol' }) === option,
  'mandarin-word-tones': (option, question) => pinyin(word(question, 'hanzi')) === option,
  'mandarin-measure-words': (option, question) => measureWords.find(([, nouns]) => nouns.test(word(question, 'hanzi')))?.[0] === option,
};
