/** What a sum practises, in the words in which it is asked for: "2/7 + 3/7" is "adding fractions with the same denominator". */
type Rule = readonly [RegExp, string | ((match: RegExpMatchArray) => string | undefined)];

const fraction = String.raw`\d{1,3}\s?[/⁄]\s?\d{1,3}`;
const mixed = String.raw`\d{1,2}\s${fraction}`;
const decimal = String.raw`\d+\.\d+`;
const gap = String.raw`(?:_{2,}|\.{3,}|[□?])`;
const operation: Readonly<Record<string, string>> = { '+': 'adding', '-': 'subtracting', '−': 'subtracting', '–': 'subtracting' };

const digits = (text: string | undefined): number => Number((text ?? '').replaceAll(',', ''));
/** Sums of whole numbers are taught by their size. */
const whole = ([, first, sign = '', second]: RegExpMatchArray): string | undefined => {
  const [a, b] = [digits(first), digits(second)];
  if (sign === '+' || operation[sign] !== undefined) {
    const doing = operation[sign] ?? 'adding';
    const most = sign === '+' ? a + b : a;
    if (sign !== '+' && a < b) return 'subtracting with a negative answer';
    if (most <= 10) return `${doing} within 10`;
    if (most <= 20) return `${doing} within 20`;
    if (most <= 100) return `${doing} two-digit numbers`;
    return sign === '+' ? 'column addition' : 'column subtraction';
  }
  if (sign === '÷') return b <= 12 && a <= 12 * b ? `division facts of the ${b} times table` : b >= 10 ? 'long division' : 'short division';
  if (a <= 12 && b <= 12) return `${b} times table`;
  if ([a, b].some((one) => one === 10 || one === 100 || one === 1000)) return 'multiplying by 10, 100 and 1000';
  return a >= 10 && b >= 10 ? 'long multiplication' : 'short multiplication';
};

/** Numbers whose steps grow by the same: 5, 12, 23, 38. */
const isQuadratic = (line: string): boolean => {
  const terms = (line.match(/-?\d+(?=[\s,.]|$)/g) ?? []).map(Number).slice(-5);
  const steps = terms.slice(1).map((term, at) => term - (terms[at] ?? 0));
  return steps.length >= 3 && new Set(steps).size > 1 && new Set(steps.slice(1).map((step, at) => step - (steps[at] ?? 0))).size === 1;
};

/** Orders that worksheets give in the same words, whatever stands behind them. */
const orders: readonly Rule[] = [
  [/\bnth term\b/i, ({ input = '' }) => `nth term of a ${isQuadratic(input) ? 'quadratic' : 'linear'} sequence`],
  [/\brationalise\b/i, 'rationalising the denominator'],
  [/^simplify .*√/i, 'simplifying surds'],
  [/\bcompound interest\b/i, 'compound interest'],
  [/\bwithout (?:replacement|replacing|being replaced)\b/i, 'probability without replacement'],
  [/\bsimilar (?:shapes|solids|cylinders|cones|triangles)\b.*\b(?:area|volume)\b/i, 'areas and volumes of similar shapes'],
  [/\binversely proportional\b/i, 'inverse proportion'],
  [/\bproportional to\b/i, 'direct proportion'],
  [/\bsubject of\b/i, 'rearranging formulae'],
  [/\bordinary numbers?\b/i, 'writing numbers in standard form as ordinary numbers'],
  [/\b(?:HCF|highest common factor)\b/, 'highest common factor'],
  [/\b(?:LCM|lowest common multiple)\b/, 'lowest common multiple'],
  [/\bfactors of \d/i, 'finding factors of a number'],
  [/\bmultiples of \d/i, 'multiples of a number'],
  [/\brectangle\b.*\barea\b.*\bperimeter\b|\brectangle\b.*\bperimeter\b.*\barea\b/i, 'area and perimeter of rectangles'],
  [/\b(?:if|when) [a-z] = -?\d/i, 'substituting numbers into expressions'],
  [/\bsimultaneous\b/i, 'simultaneous equations'],
  [
    /[a-z]\s*[-+−–]\s*[\d.]*[a-z]\s*=\s*[-−–]?\s*\d[\d.]*\s*(?:and|,)\s*[-+−–]?[\d.]*[a-z]\s*[-+−–]\s*[\d.]*[a-z]\s*=/i,
    'simultaneous equations',
  ],
  [/^expand(?: and simplify)? .*\).*\(|^expand .*\(\s*\w [-+−–] \d+\s*\)\s*[²2]/i, 'expanding double brackets'],
  [/^expand\b/i, 'expanding a single bracket'],
  [/^factorise .*[a-z](?:\s?\^?2|²).*[-+−–]\s?\d*[a-z]\b.*[-+−–]/i, 'factorising quadratics'],
  [/^factorise\b/i, 'factorising into a single bracket'],
  [/^(?:hence )?solve .*[a-z](?:\^?2|²)/i, 'solving quadratic equations by factorising'],
  [/^solve .*[<>≤≥]/i, 'solving inequalities'],
  [/^solve [^=]*[a-z][^=]*=[^=]*\d?[a-z]\b(?!\s*=)/i, 'solving equations with unknowns on both sides'],
  [/^solve .*\(/i, 'solving equations with brackets'],
  [/^solve\b.*=/i, 'solving linear equations'],
  [/^simplify .*\d\s*:\s*\d/i, 'simplifying ratios'],
  [/^simplify (?:fully )?\d+\s?[/⁄]\s?\d+/i, 'simplifying fractions'],
  [/^simplify (?:fully )?\(?\d*[a-z]\s?\^?\d*\)?\s*(?:[×÷/x]\s*\d*[a-z]|\d\s*$)/i, 'laws of indices'],
  [/^simplify (?:fully )?[\da-z²³\s+−–-]+$/i, 'collecting like terms'],
  [/\bshare\b.*\bratio\b|\bratio\b.*\bshare/i, 'sharing in a ratio'],
  [/\bstandard form\b.*[×x]|[×x].*\bstandard form\b/i, 'calculating with numbers in standard form'],
  [/^(?:write|give) .*\bstandard form\b/i, 'writing numbers in standard form'],
  [/\bsignificant figures?\b/i, 'rounding to significant figures'],
  [/^round\b.*\bdecimal places?\b/i, 'rounding to decimal places'],
  [/\bproduct of\b.*\bprime/i, 'product of prime factors'],
  [/\bbefore the (?:increase|decrease|sale|reduction|discount|rise)\b|\boriginal (?:price|cost|value|amount)\b/i, 'reverse percentages'],
  [
    /\b(?:increased?|decreased?|reduced|reduction|goes up|rises?|off)\b[^.?]*%|%[^.?]*\b(?:off|increase|decrease|reduction|discount|sale)\b/i,
    'percentage increase and decrease',
  ],
  [/\bright[- ]angled\b.*\b(?:angle|size of)\b.*\b[A-Z]{3}\b/i, 'trigonometry: finding an angle'],
  [/\bright[- ]angled\b.*\b(?:length|long|side|hypotenuse)\b/i, 'Pythagoras theorem'],
  [/\b(?:frequency|table)\b.*\bmean\b/i, 'mean from a frequency table'],
  // Of numbers as large as these only sums and differences are asked in a story.
  [
    /\b[1-9]\d?,?\d{3}\b.*\b[1-9]\d{0,2},?\d{2,3}\b.*\bhow (?:many|much|far|long)\b.*\b(?:altogether|in total|left|more|fewer|further)\b/i,
    'addition and subtraction word problems',
  ],
];

const rules: readonly Rule[] = [
  [new RegExp(String.raw`${mixed}\s*[×x*]`), 'multiplying mixed numbers'],
  [new RegExp(String.raw`${mixed}\s*÷`), 'dividing mixed numbers'],
  [new RegExp(String.raw`${mixed}\s*\+`), 'adding mixed numbers'],
  [new RegExp(String.raw`${mixed}\s*[-−–]`), 'subtracting mixed numbers'],
  [new RegExp(String.raw`^${fraction}\s+of\s+\D{0,2}\d`), 'finding a fraction of an amount'],
  [/^\d+(?:\.\d+)?\s?%\s+of\s+\D{0,2}\d/, 'finding a percentage of an amount'],
  [
    new RegExp(String.raw`^(\d+)\s?[/⁄]\s?(\d+)\s*([-+−–])\s*(\d+)\s?[/⁄]\s?(\d+)`),
    ([, , bottom, sign = '+', , other]) =>
      `${operation[sign]} fractions with ${bottom === other ? 'the same denominator' : 'different denominators'}`,
  ],
  [new RegExp(String.raw`^1\s*[-−–]\s*${fraction}`), 'subtracting fractions with the same denominator'],
  [new RegExp(String.raw`^${fraction}\s*[×x*]`), 'multiplying fractions'],
  [new RegExp(String.raw`^${fraction}\s*÷`), 'dividing fractions'],
  [new RegExp(String.raw`^${fraction}\s*(?:[<>○◯O]|${gap})\s*${fraction}`), 'comparing fractions'],
  [new RegExp(String.raw`^${fraction}\s*=\s*(?:${gap}|\d+\s?[/⁄])`), 'equivalent fractions'],
  [/[×x]\s?10\s?\^?\s?[-−–]?[\d⁰¹²³⁴⁵⁶⁷⁸⁹⁻]{1,2}\)?\s*[×x÷+−–-]/, 'calculating with numbers in standard form'],
  [new RegExp(String.raw`^${decimal}\s*\+|^\d+\s*\+\s*${decimal}`), 'adding decimals'],
  [new RegExp(String.raw`^${decimal}\s*[-−–]|^\d+\s*[-−–]\s*${decimal}`), 'subtracting decimals'],
  [
    /^\d+(?:\.\d+)?\s*[×x÷]\s*10{2,3}\b|^\d*\.\d+\s*[×x÷]\s*10\b|^\d{2,}\s*[×x÷]\s*10\b(?<!^1[0-2]\D.*)/,
    ([sum]) => `${sum.includes('÷') ? 'dividing' : 'multiplying'} by 10, 100 and 1000`,
  ],
  [new RegExp(String.raw`^${decimal}\s*[×x*]`), 'multiplying decimals'],
  [new RegExp(String.raw`^${decimal}\s*÷`), 'dividing decimals'],
  [new RegExp(String.raw`^${decimal}\s*(?:[<>○◯]|${gap})\s*\d`), 'comparing decimals'],
  [/^\(?[-−–]\s?\d+\)?\s*[-+×x÷−–]|^\d+\s*[-+×x÷−–]\s*\(?[-−–]\s?\d/, 'calculating with negative numbers'],
  [/^\d+\s*[×x]\s*\(|^\(\s*\d+.*\)\s*[×x÷+−-]|^\d+\s*[-+−–]\s*\d+\s*[×x÷]/, 'order of operations'],
  [
    /^(\d[\d,]*)\s*([-+×x*÷−–])\s*(\d[\d,]*)\s*=?/,
    (match) => whole([match[0], match[1] ?? '', (match[2] ?? '').replace(/[x*]/, '×'), match[3] ?? '']),
  ],
  [new RegExp(String.raw`^(?:${gap}\s*[×x]\s*\d+|\d+\s*[×x]\s*${gap})\s*=`), 'missing numbers in the times tables'],
  [
    new RegExp(String.raw`${gap}\s*[-+−–]\s*[\d,]+\s*=|\d+\s*[-+−–]\s*${gap}\s*=|=\s*[\d,]+\s*[-+−–]\s*${gap}`),
    ({ input = '' }) => (/\d{3}/.test(input) ? 'missing numbers in addition and subtraction' : 'missing numbers in adding and subtracting'),
  ],
  [new RegExp(String.raw`^(?:[\d,]+\s+){2,}(?:${gap}|\d)`), 'continuing a number sequence'],
];

/** The words for a sum at the beginning of a line; undefined where it is none that is known. */
export const sumInWords = (task: string): string | undefined => {
  // "Work out: 3/8 + 1/4" is the sum; "Write in standard form: 50 000" is the order.
  const [, order = '', rest = ''] = /^([^:\d]+): (.+)$/.exec(task) ?? [];
  const line = order === '' || /standard form|ordinary|simplif|expand|factoris|solve|round/i.test(order) ? task.replace(': ', ' ') : rest;
  const sum = line.replace(/^(?:work out|calculate|find|evaluate|what is)\s+/i, '').trim();
  for (const [pattern, words] of [...orders, ...rules]) {
    const match = pattern.exec(sum);
    const said = match === null ? undefined : typeof words === 'string' ? words : words(match);
    if (said !== undefined) return said;
  }
  return undefined;
};

/** The tables that a sheet is on: of "3 × 7" and "8 × 3" the three, which stands in sum after sum. */
const ofTables = /^(\d{1,2}|_{2,}|□)\s*[×x*]\s*(\d{1,2}|_{2,}|□)\s*=/;
const shareOfTable = 0.2;
export const tablesIn = (tasks: readonly string[]): string | undefined => {
  const sums = tasks.flatMap((task) => {
    const [, a, b] = ofTables.exec(task) ?? [];
    return a === undefined || b === undefined || [a, b].some((one) => Number(one) > 12) ? [] : [[a, b].map(Number)];
  });
  const counted = Map.groupBy(
    sums.flat().filter((one) => !Number.isNaN(one)),
    (one) => one,
  );
  const tables = [...counted]
    .filter(([, all]) => all.length >= shareOfTable * sums.length && all.length > 1)
    .map(([table]) => table)
    .toSorted((a, b) => a - b);
  return sums.length < 4 || tables.length === 0 || tables.length > 4
    ? undefined
    : tables.map((table) => `${table} times table`).join(' and ');
};
export const isOfTables = (task: string): boolean => ofTables.test(task);
