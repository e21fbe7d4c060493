import { proseOf } from './markup.ts';
import { isAscii } from './words.ts';

/** TeX of a number as plain characters: "\frac{1}{2}" reads "1/2". */
const plainNumber = (tex: string): string =>
  tex
    .replaceAll(/(\d)\s*\\[dt]?frac\s*\{\s*(\d+)\s*\}\s*\{\s*(\d+)\s*\}/g, '$1 $2/$3')
    .replaceAll(/\\[dt]?frac\s*\{\s*(-?\d+)\s*\}\s*\{\s*(\d+)\s*\}/g, '$1/$2')
    .replaceAll(/\\text\s*\{([^}]*)\}|\\mathrm\s*\{([^}]*)\}/g, ' $1$2')
    .replaceAll(/\{,\}|\\[,;:! ]/g, '')
    .replaceAll('\\%', '%')
    .replaceAll('\\pounds', '£')
    .replaceAll(/\^\{?\\circ\}?/g, '°');

/** An option as a reader sees it: no marks, one kind of space, minus and quote. */
export const optionText = (option: string): string => {
  const prose = proseOf(option, plainNumber);
  // Most options have nothing but plain letters, and are read some times as fast without looking for more.
  const plain = isAscii(prose) ? prose : prose.normalize('NFC').replaceAll(/[−–]/g, '-').replaceAll(/[’‘]/g, "'");
  return plain.replaceAll(/\s+/g, ' ').trim();
};

const amount =
  /^(?<sign>-?)\s*(?<money>[£€$]?)\s*(?:(?<whole>\d[\d,]*)\s+(?=\d+\/))?(?<number>\d[\d,]*(?:\.\d+)?)(?:\/(?<under>\d+))?\s*(?<unit>[^\d]*)$/u;

const digitsOf = (digits: string | undefined): number => Number((digits ?? '0').replaceAll(',', ''));

/**
 * The value of an option that is an amount: "0.50", "1/2" and "$\frac{2}{4}$" are one value; a different unit is a different value.
 * Undefined when the option is words.
 */
export const amountOf = (option: string): { readonly value: number; readonly unit: string } | undefined => {
  const found = amount.exec(optionText(option))?.groups;
  if (found === undefined) return undefined;
  const unit = `${found['money'] ?? ''}${found['unit'] ?? ''}`.replaceAll(/\s+/g, ' ').trim();
  const under = Number(found['under'] ?? 1);
  if (under === 0 || unit.includes('/')) return undefined;
  const value = digitsOf(found['whole']) + digitsOf(found['number']) / under;
  return { value: found['sign'] === '-' ? -value : value, unit };
};

/** Two options with the same value name the same answer. */
export const optionValue = (option: string): string => {
  const found = amountOf(option);
  return found === undefined ? optionText(option) : `${found.value.toPrecision(12)} ${found.unit}`;
};

/** Whether the option is nothing but an amount with at most a short unit. */
export const isAmount = (option: string): boolean => (amountOf(option)?.unit.split(' ').length ?? 9) <= 2;
