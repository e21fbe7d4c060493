import { add, mul, q, type Rational } from '../generators/rational.ts';
import { type Judgement, nearly, right, unread, wrong } from './judgement.ts';
import { readNumber, sameValue } from './read-number.ts';
import { readUnit, type Unit } from './units.ts';

export type QuantityAnswer = {
  readonly kind: 'quantity';
  readonly value: string;
  readonly unit: string;
  /** The unit stands beside the box already. */
  readonly unitGiven?: boolean;
  /** The question asks for this unit: another one with the same amount is nearly right. */
  readonly thisUnit?: boolean;
};

type Amount = { readonly base: Rational; readonly units: readonly Unit[] };

const part =
  /^([-−]?[\d.,½¼¾⅓⅔ /]*[\d½¼¾⅓⅔])\s*([a-z°Ω][^\d\s½¼¾⅓⅔]*[²³]?(?:\s(?:per\s)?(?:met(?:re|er)s?|centimet(?:re|er)s?|kilomet(?:re|er)s?|celsius|second|hour|cm|m|c|s|h)\b)*)\s*(?:and\s|,\s)?/iu;

const sideOf = '(mm|cm|km|m|millimet(?:re|er)s?|centimet(?:re|er)s?|kilomet(?:re|er)s?|met(?:re|er)s?)';
const named = (before: string, after: string): RegExp =>
  new RegExp(`(?<![a-z])(?:(?:${before}) ${sideOf}|${sideOf} ${after})(?![a-z])`, 'giu');
const [squares, cubes] = [named('square|sq', 'squared'), named('cubic|cu', 'cubed')];
/** "centimetres" as "cm". */
const asSign = (side: string): string =>
  side
    .toLowerCase()
    .replace(/met(?:re|er)s?$/, 'm')
    .replace('milli', 'm')
    .replace('centi', 'c')
    .replace('kilo', 'k');

/** "12 square cm" and "12 centimetres squared" as 12 cm². */
const withPowers = (text: string): string =>
  text
    .replaceAll(squares, (_, one?: string, other?: string) => `${asSign(one ?? other ?? '')}²`)
    .replaceAll(cubes, (_, one?: string, other?: string) => `${asSign(one ?? other ?? '')}³`);

/** "2 h 30 min" as one amount; undefined where a part has no unit we know, or the parts do not belong together. */
export const readAmount = (text: string): Amount | undefined => {
  let rest = withPowers(text.trim())
    .replaceAll(/(?<=[a-z])\^?2(?!\d)/gi, '²')
    .replaceAll(/(?<=[a-z])\^?3(?!\d)/gi, '³');
  let sum = q(0);
  const units: Unit[] = [];
  while (rest !== '' && units.length < 4) {
    const found = part.exec(rest);
    const number = found && readNumber(found[1] ?? '');
    const unit = found && readUnit(found[2] ?? '');
    if (!number || !unit || (units[0] && units[0].dimension !== unit.dimension)) return undefined;
    sum = add(sum, mul(number.value, unit.factor));
    units.push(unit);
    rest = rest.slice(found[0].length).trim();
  }
  return rest === '' && units.length > 0 ? { base: sum, units } : undefined;
};

/** An amount with its unit, in any unit of the same kind: 2.5 km is 2500 m. */
export const judgeQuantity = (typed: string, { value, unit, unitGiven = false, thisUnit = false }: QuantityAnswer): Judgement => {
  const expectedUnit = readUnit(unit);
  const expected = readNumber(value);
  if (expectedUnit === undefined || expected === undefined) throw new TypeError(`${value} ${unit} is no amount`);
  const bare = readNumber(typed);
  if (bare !== undefined) {
    if (!sameValue(bare.value, expected.value)) return wrong();
    return unitGiven ? right() : nearly('The number is right. Now add what it is measured in.');
  }
  const given = readAmount(typed);
  if (given === undefined) return unread('Write a number and what it is measured in.');
  const sameKind = given.units.every(({ dimension }) => dimension === expectedUnit.dimension);
  if (!sameKind || !sameValue(given.base, mul(expected.value, expectedUnit.factor))) {
    const [only] = given.units;
    const number = only && given.units.length === 1 && sameValue(given.base, mul(expected.value, only.factor));
    return wrong(number === true ? 'The number is right, but look again at the unit.' : undefined);
  }
  if (thisUnit && given.units.some(({ name }) => name !== expectedUnit.name))
    return nearly(`That is the same amount. Now write it in ${expectedUnit.name}.`);
  return right();
};
