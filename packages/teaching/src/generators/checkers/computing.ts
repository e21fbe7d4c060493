import { figureOf, list, num, numbersInStem, search, shows, sumOf, word } from './checker.ts';
import type { Checker, Checkers } from './checker.ts';
import { byForm } from './forms.ts';
import type { Generated } from '../generator.ts';

/** Doubles and adds from the left instead of using place values. */
const fromBits = (text: string): number => Array.from(text).reduce((value, bit) => value + value + (bit === '1' ? 1 : 0), 0);
const bitsIn = (text: string): readonly string[] => text.match(/\b[01]{4,8}\b/g) ?? [];
const fromHex = (text: string): number => Array.from(text).reduce((value, digit) => value * 16 + '0123456789ABCDEF'.indexOf(digit), 0);
const amount = (option: string): number => Number(option.replaceAll(/[^\d.]/g, ''));
const sizes: Readonly<Record<string, number>> = { bits: 0.125, bytes: 1, kilobytes: 1e3, megabytes: 1e6, gigabytes: 1e9, terabytes: 1e12 };

const logic: Checker = (option, question) => {
  const [x, y] = [word(question, 'x'), word(question, 'y')];
  if (word(question, 'text') === `NOT ${x}`) return option === [0, 1].map((bit) => (bit === 0 ? 1 : 0)).join(', ');
  const value = (a: boolean, b: boolean): boolean => {
    let text = word(question, 'text')
      .replaceAll(new RegExp(String.raw`\b${x}\b`, 'g'), a ? '1' : '0')
      .replaceAll(new RegExp(String.raw`\b${y}\b`, 'g'), b ? '1' : '0');
    text = text.replaceAll(/\(NOT ([01])\)/g, (_, bit: string) => (bit === '1' ? '0' : '1'));
    for (;;) {
      const next = text.replace(/\(?([01]) (AND|OR|XOR|NAND|NOR) ([01])\)?/, (_, p: string, gate: string, q: string) => {
        const ones = Number(p) + Number(q);
        return { AND: ones === 2, OR: ones > 0, XOR: ones === 1, NAND: ones < 2, NOR: ones === 0 }[gate] ? '1' : '0';
      });
      if (next === text) return text === '1';
      text = next;
    }
  };
  return (
    option === [value(false, false), value(false, true), value(true, false), value(true, true)].map((each) => (each ? 1 : 0)).join(', ')
  );
};

/** Runs the loop of the question move by move. */
const runLoop = (question: Generated): number => {
  const [start, step, count, limit] = [num(question, 'start'), num(question, 'step'), num(question, 'count'), num(question, 'limit')];
  if (word(question, 'kind') === 'while') return search((x) => x >= limit && (x - start) % step === 0, start);
  let x = start;
  for (let i = 1; i <= count; i += 1) {
    if (word(question, 'kind') === 'for') x += step;
    else if (i % 2 === 0) x += i;
  }
  return x;
};
/** Each value that the variable has, the first one with them. */
const valuesOf = (question: Generated): readonly number[] => {
  const [values, end] = [[num(question, 'start')], runLoop(question)];
  while ((values.at(-1) ?? end) < end) values.push((values.at(-1) ?? end) + num(question, 'step'));
  return values;
};
/** Where the loop ends after a slip. */
const loopAfter = (says: string, question: Generated): number => {
  const [start, step, count] = [num(question, 'start'), num(question, 'step'), num(question, 'count')];
  const counted = Array.from({ length: count }, (_, at) => at + 1);
  if (/too few|too early/.test(says)) return runLoop(question) - step;
  if (/time too many|turn too many/.test(says)) return runLoop(question) + step;
  if (says.includes('at the start')) return runLoop(question) - start;
  if (/added once(?! too)/.test(says)) return start + step + count;
  if (says.includes('limit')) return num(question, 'limit');
  if (says.includes('counted')) return valuesOf(question).length - 1;
  if (says.includes('only once')) return start + step;
  if (says.includes('Every i')) return start + sumOf(counted);
  if (says.startsWith('1 was')) return start + counted.filter((i) => i % 2 === 0).length;
  return says.includes('odd') ? start + sumOf(counted.filter((i) => i % 2 === 1)) : runLoop(question) + 2;
};

export const computingCheckers: Checkers = {
  'computing-binary-to-denary': shows(({ stem }) => fromBits(bitsIn(stem)[0] ?? '')),
  'computing-denary-to-binary': (option, question) =>
    fromBits(option) === numbersInStem(question)[0] && option.length === numbersInStem(question)[1],
  'computing-hexadecimal': (option, { stem }) => {
    if (stem.includes('in denary')) return Number(option) === fromHex(/number ([\dA-F]{2}) in/.exec(stem)?.[1] ?? '');
    if (stem.includes('in binary'))
      return option.length === 8 && fromBits(option) === fromHex(/number ([\dA-F]{2}) in/.exec(stem)?.[1] ?? '');
    const [bits] = stem.includes('binary') ? bitsIn(stem) : [];
    return fromHex(option) === (bits === undefined ? Number(/\d+/.exec(stem)?.[0]) : fromBits(bits));
  },
  'computing-binary-addition': (option, { stem }) =>
    bitsIn(stem)
      .map(fromBits)
      .reduce((a, b) => a + b, 0) === fromBits(option) && option.length === bitsIn(stem)[0]?.length,
  'computing-binary-shifts': (option, question) => {
    const { stem } = question;
    const left = stem.includes('left');
    const by = Number(/(\d) places?\b/.exec(stem)?.[1]);
    const [bits] = bitsIn(stem);
    const zeros = '0'.repeat(by);
    if (word(question, 'asks') === 'bits' && bits !== undefined)
      return option === (left ? bits.slice(by) + zeros : zeros + bits.slice(0, -by));
    const start = Number(/denary number (\d+)/.exec(stem)?.[1]);
    return left ? Number(option) / 2 ** by === start : Number(option) * 2 ** by === start;
  },
  'computing-data-units': (option, question) =>
    amount(option) * (sizes[word(question, 'small')] ?? 0) === num(question, 'amount') * (sizes[word(question, 'big')] ?? 1),
  'computing-image-file-size': (option, question) => {
    const [wide = 0, high = 0, third = 0] = numbersInStem(question);
    const depth = question.stem.includes('colours') ? search((bits) => 2 ** bits >= third) : third;
    return amount(option) * (question.stem.endsWith('bytes?') ? 8 : 1) === wide * high * depth;
  },
  'computing-sound-file-size': (option, question) => {
    const [seconds = 0, rate = 0, depth = 0] = numbersInStem(question);
    return (amount(option) * (question.stem.endsWith('bytes?') ? 8 : 1)) / rate / depth === seconds;
  },
  'computing-caesar-cipher': (option, question) => {
    const start = word(question, 'start');
    const [plainText, secret] = word(question, 'decode') === 'yes' ? [option, start] : [start, option];
    return (
      plainText.length === secret.length &&
      Array.from(plainText).every((letter, index) => (secret.charCodeAt(index) - letter.charCodeAt(0) + 26) % 26 === num(question, 'by'))
    );
  },
  'computing-logic-gates': logic,
  'computing-trace-loops': byForm({
    end: shows(runLoop),
    turns: shows((question) => valuesOf(question).length - 1),
    table: shows((question) => {
      const { rows } = figureOf(question, 'table');
      return valuesOf(question)[rows.findIndex(([, value]) => value === '?')] ?? Number.NaN;
    }),
    condition: (option, question) => {
      const limit = Number(/\d+/.exec(option)?.[0]);
      const [start, step] = [num(question, 'start'), num(question, 'step')];
      const end = Number(/at the end \w+ is (\d+)/.exec(question.stem)?.[1]);
      return search((x) => x >= limit && (x - start) % step === 0, start) === end;
    },
    mistake: (option, question) => {
      const said = Number(/is (\d+) at the end/.exec(question.stem)?.[1]);
      return said !== runLoop(question) && said === loopAfter(option, question);
    },
  }),
  'computing-searches': shows((question) => {
    const [items, target] = [list(question, 'list'), num(question, 'target')];
    if (word(question, 'binary') === 'no') return items.findIndex((each) => each === target) + 1;
    const dig = (left: readonly number[]): number => {
      const middle = (left.length - 1) / 2;
      const at = left[middle] ?? target;
      if (at === target) return 1;
      return 1 + dig(at < target ? left.slice(middle + 1) : left.slice(0, middle));
    };
    return dig(items);
  }),
};
