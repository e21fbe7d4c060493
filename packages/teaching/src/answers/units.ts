import { div, q, type Rational } from '../generators/rational.ts';

type Dimension =
  | 'length'
  | 'mass'
  | 'capacity'
  | 'time'
  | 'area'
  | 'volume'
  | 'speed'
  | 'angle'
  | 'temperature'
  | 'force'
  | 'energy'
  | 'power'
  | 'current'
  | 'voltage'
  | 'resistance';
export type Unit = { readonly dimension: Dimension; readonly factor: Rational; readonly name: string };

const unit = (dimension: Dimension, name: string, factor: Rational, ...spellings: readonly string[]) => ({
  dimension,
  name,
  factor,
  spellings: [name, ...spellings],
});

const table = [
  unit('length', 'mm', q(1, 1000), 'millimetre', 'millimetres'),
  unit('length', 'cm', q(1, 100), 'centimetre', 'centimetres'),
  unit('length', 'm', q(1), 'metre', 'metres'),
  unit('length', 'km', q(1000), 'kilometre', 'kilometres'),
  unit('mass', 'mg', q(1, 1000), 'milligram', 'milligrams'),
  unit('mass', 'g', q(1), 'gms', 'gram', 'grams'),
  unit('mass', 'kg', q(1000), 'kilogram', 'kilograms', 'kilos'),
  unit('mass', 't', q(1_000_000), 'tonne', 'tonnes'),
  unit('capacity', 'ml', q(1, 1000), 'millilitre', 'millilitres'),
  unit('capacity', 'cl', q(1, 100), 'centilitre', 'centilitres'),
  unit('capacity', 'l', q(1), 'litre', 'litres'),
  unit('time', 's', q(1), 'sec', 'secs', 'second', 'seconds'),
  unit('time', 'min', q(60), 'mins', 'minute', 'minutes'),
  unit('time', 'h', q(3600), 'hr', 'hrs', 'hour', 'hours'),
  unit('time', 'days', q(86_400), 'day'),
  unit('time', 'weeks', q(604_800), 'week'),
  unit('area', 'mm²', q(1, 1_000_000)),
  unit('area', 'cm²', q(1, 10_000), 'square centimetres', 'sq cm'),
  unit('area', 'm²', q(1), 'square metres', 'sq m'),
  unit('area', 'km²', q(1_000_000), 'square kilometres'),
  unit('volume', 'mm³', q(1, 1_000_000_000)),
  unit('volume', 'cm³', q(1, 1_000_000), 'cubic centimetres'),
  unit('volume', 'm³', q(1), 'cubic metres'),
  unit('speed', 'm/s', q(1), 'm per second', 'm per s', 'metres per second'),
  unit('speed', 'km/h', div(1000, 3600), 'kph', 'kmph', 'kmh', 'km per hour', 'km per h', 'kilometres per hour'),
  unit('angle', '°', q(1), 'degrees', 'degree'),
  unit('temperature', '°C', q(1), 'degrees c', 'degrees celsius'),
  unit('force', 'N', q(1), 'newton', 'newtons'),
  unit('force', 'kN', q(1000)),
  unit('energy', 'J', q(1), 'joule', 'joules'),
  unit('energy', 'kJ', q(1000), 'kilojoules'),
  unit('power', 'W', q(1), 'watt', 'watts'),
  unit('power', 'kW', q(1000), 'kilowatts'),
  unit('current', 'A', q(1), 'amp', 'amps'),
  unit('voltage', 'V', q(1), 'volt', 'volts'),
  unit('resistance', 'Ω', q(1), 'ohm', 'ohms'),
] as const;

const folded = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/\^?2$/g, '²')
    .replaceAll(/\^?3$/g, '³')
    .replace(/\.$/, '')
    .replace(/(met|lit)ers?\b/, '$1res')
    .replace(/^(mm|cm|km|mg|kg|ml|cl)s$/, '$1');

const bySpelling: ReadonlyMap<string, Unit> = new Map(table.flatMap((one) => one.spellings.map((spelling) => [folded(spelling), one])));

/** A unit by any of its usual spellings; capitals are not looked at. */
export const readUnit = (text: string): Unit | undefined => bySpelling.get(folded(text));
