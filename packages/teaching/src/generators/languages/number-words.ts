const at = (words: string, index: number): string => words.split(' ')[index] ?? '';

const frenchUnits =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf';
const frenchTens = '- - vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt';
/** 0 to 999. */
export const inFrench = (n: number): string => {
  if (n >= 100) {
    const [hundreds, rest] = [Math.floor(n / 100), n % 100];
    const head = hundreds === 1 ? 'cent' : `${at(frenchUnits, hundreds)} cent${rest === 0 ? 's' : ''}`;
    return rest === 0 ? head : `${head} ${inFrench(rest)}`;
  }
  if (n < 20) return at(frenchUnits, n);
  const ten = Math.floor(n / 10);
  const rest = ten === 7 || ten === 9 ? n - 10 * ten + 10 : n % 10;
  const head = at(frenchTens, ten);
  if (n === 80) return 'quatre-vingts';
  if (rest === 0) return head;
  return (rest === 1 || rest === 11) && ten < 8 ? `${head} et ${at(frenchUnits, rest)}` : `${head}-${at(frenchUnits, rest)}`;
};

const spanishUnits =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve';
const spanishTens = '- - - treinta cuarenta cincuenta sesenta setenta ochenta noventa';
const spanishHundreds = '- ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos';
export const inSpanish = (n: number): string => {
  if (n === 100) return 'cien';
  if (n > 100) return n % 100 === 0 ? at(spanishHundreds, n / 100) : `${at(spanishHundreds, Math.floor(n / 100))} ${inSpanish(n % 100)}`;
  if (n < 30) return at(spanishUnits, n);
  const ten = at(spanishTens, Math.floor(n / 10));
  return n % 10 === 0 ? ten : `${ten} y ${at(spanishUnits, n % 10)}`;
};

const germanUnits =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn';
const germanTens = '- - zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig';
export const inGerman = (n: number): string => {
  if (n >= 100) return `${n >= 200 ? at(germanUnits, Math.floor(n / 100)) : ''}hundert${n % 100 === 0 ? '' : inGerman(n % 100)}`;
  if (n < 20) return at(germanUnits, n);
  const ten = at(germanTens, Math.floor(n / 10));
  const unit = at(germanUnits, n % 10);
  return n % 10 === 0 ? ten : `${unit === 'eins' ? 'ein' : unit}und${ten}`;
};

const latinUnits =
  '- unus duo tres quattuor quinque sex septem octo novem decem undecim duodecim tredecim quattuordecim quindecim sedecim septendecim duodeviginti undeviginti viginti';
const latinTens = '- decem viginti triginta quadraginta quinquaginta sexaginta septuaginta octoginta nonaginta centum';
/** 1 to 100, but not 28, 29, 38 and so on, which count back from the next ten. */
export const inLatin = (n: number): string =>
  n <= 20 ? at(latinUnits, n) : n % 10 === 0 ? at(latinTens, n / 10) : `${at(latinTens, Math.floor(n / 10))} ${at(latinUnits, n % 10)}`;

const hanzi = '零一二三四五六七八九';
/** 1 to 999 in characters. */
export const inChinese = (n: number): string => {
  if (n >= 100) {
    const rest = n % 100;
    const tail = rest === 0 ? '' : rest < 10 ? `零${inChinese(rest)}` : rest < 20 ? `一${inChinese(rest)}` : inChinese(rest);
    return `${hanzi[Math.floor(n / 100)]}百${tail}`;
  }
  if (n < 10) return hanzi[n] ?? '';
  const ten = Math.floor(n / 10);
  return `${ten === 1 ? '' : hanzi[ten]}十${n % 10 === 0 ? '' : hanzi[n % 10]}`;
};
