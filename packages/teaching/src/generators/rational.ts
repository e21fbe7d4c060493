/** An exact fraction in lowest terms with a positive denominator. */
export type Rational = { readonly n: bigint; readonly d: bigint };
export type Num = number | Rational;

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b));

const lowest = (n: bigint, d: bigint): Rational => {
  if (d === 0n) throw new RangeError('A fraction cannot have the denominator 0');
  const by = d < 0n ? -gcd(n, d) : gcd(n, d);
  return { n: n / by, d: d / by };
};

/** `q(3, 4)` is three quarters; both must be whole numbers. */
export const q = (n: number, d = 1): Rational => lowest(BigInt(n), BigInt(d));
export const exact = (x: Num): Rational => (typeof x === 'number' ? q(x) : x);

export const add = (a: Num, b: Num): Rational => {
  const [x, y] = [exact(a), exact(b)];
  return lowest(x.n * y.d + y.n * x.d, x.d * y.d);
};
export const mul = (a: Num, b: Num): Rational => {
  const [x, y] = [exact(a), exact(b)];
  return lowest(x.n * y.n, x.d * y.d);
};
export const sub = (a: Num, b: Num): Rational => add(a, mul(-1, b));
export const div = (a: Num, b: Num): Rational => {
  const y = exact(b);
  return mul(a, lowest(y.d, y.n));
};
export const toNumber = (x: Num): number => (typeof x === 'number' ? x : Number(x.n) / Number(x.d));
export const isWhole = (x: Num): boolean => exact(x).d === 1n;

/** Halves go away from zero, as schools teach it. */
export const roundTo = (x: Num, places: number): Rational => {
  const scaled = mul(x, Number(10n ** BigInt(places)));
  const size = scaled.n < 0n ? -scaled.n : scaled.n;
  const whole = (2n * size + scaled.d) / (2n * scaled.d);
  return lowest(scaled.n < 0n ? -whole : whole, 10n ** BigInt(places));
};

/** More decimals than anybody is asked to write. */
const mostDigits = 12;

/** Decimal digits without separators, at least `places` of them; throws where the decimal never ends. */
export const formatDecimal = (x: Num, places = 0): string => {
  const { n, d } = exact(x);
  const size = n < 0n ? -n : n;
  let digits = places;
  let scale = 10n ** BigInt(places);
  while (digits <= mostDigits && scale % d !== 0n) {
    digits += 1;
    scale *= 10n;
  }
  if (digits > mostDigits) throw new RangeError(`${n}/${d} has no short decimal`);
  const text = ((size * scale) / d).toString().padStart(digits + 1, '0');
  const body = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
  return n < 0n ? `-${body}` : body;
};

/** TeX without the dollars: `\frac{3}{4}`, `-\frac{1}{2}`, `5`. */
export const fractionTex = (x: Num): string => {
  const { n, d } = exact(x);
  if (d === 1n) return `${n}`;
  return n < 0n ? `-\\frac{${-n}}{${d}}` : `\\frac{${n}}{${d}}`;
};

/** `1\frac{3}{4}` where the fraction is greater than one. */
export const mixedTex = (x: Num): string => {
  const { n, d } = exact(x);
  const size = n < 0n ? -n : n;
  if (d === 1n || size < d) return fractionTex(x);
  return `${n < 0n ? '-' : ''}${size / d}\\frac{${size % d}}{${d}}`;
};

/** Reads `3`, `-2.75`, `3/4`, `1 3/4` and the TeX that the two functions above write; undefined when it is none of them. */
export const parseRational = (text: string): Rational | undefined => {
  const plain = text
    .trim()
    .replaceAll(/\\frac\{(\d+)\}\{(\d+)\}/g, ' $1/$2')
    .replaceAll(/\s+/g, ' ')
    .replace('- ', '-')
    .trim();
  const parts = /^(-?)(?:(\d+)(?:\.(\d+))?)?(?:(?:^|(?<=\d) |(?<=-))(\d+)\/(\d+))?$/.exec(plain.replace(/^(-?)(\d+\/\d+)$/, '$10 $2'));
  if (!parts || plain === '' || plain === '-') return undefined;
  const [, sign, whole = '0', decimals = '', n = '0', d = '1'] = parts;
  if (BigInt(d) === 0n) return undefined;
  const size = add(lowest(BigInt(whole + decimals), 10n ** BigInt(decimals.length)), lowest(BigInt(n), BigInt(d)));
  return sign === '-' ? mul(-1, size) : size;
};
