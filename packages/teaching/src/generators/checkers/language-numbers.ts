import { figureOf } from './checker.ts';
import type { Checker, Checkers } from './checker.ts';

const valued = (list: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    list
      .trim()
      .split(/\s+/)
      .map((entry) => entry.split('='))
      .map(([word = '', value]) => [word, Number(value)]),
  );

const frenchWords =
  valued(`un=1 une=1 deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 onze=11 douze=12 treize=13 quatorze=14 quinze=15 seize=16
 vingt=20 vingts=20 trente=30 quarante=40 cinquante=50 soixante=60 et=0`);
/** Reads from the left: "quatre" before "vingt" and any number before "cent" multiply, the rest adds. */
const fromFrench = (text: string): number => {
  let [hundreds, rest] = [0, 0];
  for (const token of text.split(/[- ]/)) {
    if (/^cents?$/.test(token)) [hundreds, rest] = [100 * Math.max(1, rest), 0];
    else if (/^vingts?$/.test(token) && rest === 4) rest = 80;
    else rest += frenchWords[token] ?? Number.NaN;
  }
  return hundreds + rest;
};
const spanishWords =
  valued(`uno=1 una=1 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 trece=13 catorce=14 quince=15 dieciséis=16 diecisiete=17 dieciocho=18
 diecinueve=19 veinte=20 veintiuno=21 veintidós=22 veintitrés=23 veinticuatro=24 veinticinco=25 veintiséis=26 veintisiete=27 veintiocho=28 veintinueve=29 treinta=30 cuarenta=40 cincuenta=50
 sesenta=60 setenta=70 ochenta=80 noventa=90 cien=100 ciento=100 doscientos=200 trescientos=300 cuatrocientos=400 quinientos=500 seiscientos=600 setecientos=700 ochocientos=800 novecientos=900 y=0`);
const fromSpanish = (text: string): number => text.split(' ').reduce((sum, token) => sum + (spanishWords[token] ?? Number.NaN), 0);
const germanWords =
  valued(`ein=1 eins=1 zwei=2 drei=3 vier=4 fünf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 elf=11 zwölf=12 dreizehn=13 vierzehn=14 fünfzehn=15 sechzehn=16 siebzehn=17 achtzehn=18
 neunzehn=19 zwanzig=20 dreißig=30 vierzig=40 fünfzig=50 sechzig=60 siebzig=70 achtzig=80 neunzig=90`);
const fromGerman = (text: string): number => {
  const [, head, hundred, tail = ''] = /^(.*?)(hundert)?((?<=hundert).*)?$/.exec(text) ?? [];
  const [start, rest] = hundred === undefined ? ['', text] : [head ?? '', tail];
  const parts = rest === '' ? [] : germanWords[rest] === undefined ? rest.split('und') : [rest];
  return (
    (hundred === undefined ? 0 : 100 * (start === '' ? 1 : (germanWords[start] ?? Number.NaN))) +
    parts.reduce((sum, part) => sum + (germanWords[part] ?? Number.NaN), 0)
  );
};
const latinWords =
  valued(`unus=1 duo=2 tres=3 quattuor=4 quinque=5 sex=6 septem=7 octo=8 novem=9 decem=10 undecim=11 duodecim=12 tredecim=13 quattuordecim=14 quindecim=15 sedecim=16 septendecim=17
 duodeviginti=18 undeviginti=19 viginti=20 triginta=30 quadraginta=40 quinquaginta=50 sexaginta=60 septuaginta=70 octoginta=80 nonaginta=90 centum=100`);
const fromLatin = (text: string): number => text.split(' ').reduce((sum, token) => sum + (latinWords[token] ?? Number.NaN), 0);
const fromChinese = (text: string): number => {
  let [sum, digit] = [0, 0];
  for (const sign of text) {
    if (sign === '百' || sign === '十') [sum, digit] = [sum + (digit || 1) * (sign === '百' ? 100 : 10), 0];
    else digit = '零一二三四五六七八九'.indexOf(sign === '两' ? '二' : sign);
  }
  return sum + digit;
};

const either =
  (read: (text: string) => number): Checker =>
  (option, question) => {
    const quoted = /\*([^*]+)\*/.exec(question.stem)?.[1];
    if (quoted === undefined) return read(option) === Number(/\d+/.exec(question.stem)?.[0]);
    return Number(option) === read(quoted);
  };

/** Reads a phrase back into minutes after twelve, and the hands of the clock. */
const clockCheck =
  (read: (text: string) => number): Checker =>
  (option, question) => {
    const { hour, minute } = figureOf(question, 'clock');
    const [, figures = '', after = ''] = /(\d+):(\d\d)/.exec(question.stem) ?? [];
    return (read(option) + 1440) % 720 === (hour % 12) * 60 + minute && Number(figures) === hour && Number(after) === minute;
  };
const frenchClock = (text: string): number => {
  const [, hour = '', minus, rest] = /^Il est (midi|\S+ heures?)(?: (moins))?(?: (.*))?$/.exec(text) ?? [];
  const noon = hour === 'midi';
  const part = rest === undefined ? 0 : rest.endsWith('quart') ? 15 : rest === (noon ? 'et demi' : 'et demie') ? 30 : fromFrench(rest);
  return (noon ? 12 : fromFrench(hour.replace(/ heures?$/, ''))) * 60 + (minus === undefined ? part : -part);
};
const spanishClock = (text: string): number => {
  const [, hour = '', sign, rest = ''] = /^(?:Son las|Es la) (\S+)(?: (y|menos) (.*))?$/.exec(text) ?? [];
  const part = sign === undefined ? 0 : rest === 'cuarto' ? 15 : rest === 'media' ? 30 : fromSpanish(rest);
  return fromSpanish(hour) * 60 + (sign === 'menos' ? -part : part);
};
const germanClock = (text: string): number => {
  const said = text.replace('Es ist ', '');
  if (said.endsWith(' Uhr')) return fromGerman(said.replace(' Uhr', '')) * 60;
  if (said.startsWith('halb ')) return fromGerman(said.slice(5)) * 60 - 30;
  const [part = '', way, hour = ''] = said.split(' ');
  return fromGerman(hour) * 60 + (way === 'vor' ? -1 : 1) * (part === 'Viertel' ? 15 : fromGerman(part));
};
const chineseClock = (text: string): number => {
  const [hour = '', rest = ''] = text.split('点');
  const part = rest === '' ? 0 : rest === '半' ? 30 : rest === '一刻' ? 15 : rest === '三刻' ? 45 : fromChinese(rest.replace('分', ''));
  return fromChinese(hour) * 60 + part;
};

export const languageNumberCheckers: Checkers = {
  'french-numbers': either(fromFrench),
  'spanish-numbers': either(fromSpanish),
  'german-numbers': either(fromGerman),
  'latin-numbers': either(fromLatin),
  'mandarin-numbers': either(fromChinese),
  'french-time': clockCheck(frenchClock),
  'spanish-time': clockCheck(spanishClock),
  'german-time': clockCheck(germanClock),
  'mandarin-time': clockCheck(chineseClock),
};
