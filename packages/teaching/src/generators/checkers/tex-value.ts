/** Irrational-looking places at which two expressions that differ will hardly ever agree. */
const letters: Readonly<Record<string, number>> = {
  x: 1.3717,
  y: 2.6143,
  a: 1.7311,
  b: 0.6177,
  c: 2.2391,
  n: 3.1271,
  p: 1.1937,
  t: 0.7713,
  m: 1.9173,
  k: 2.0719,
  h: 1.5191,
  w: 1.8313,
  q: 0.9371,
  d: 1.2713,
  r: 2.4517,
  v: 1.4143,
  s: 2.8171,
};

const tokens = (source: string): readonly string[] =>
  source
    .replaceAll('{,}', '')
    .replaceAll('−', '-')
    .replaceAll(/\\(?:left|right|,|;|circ)|\\text\{[^}]*\}|\^\\circ/g, ' ')
    .replaceAll(/\\mathbf\{(\w)\}/g, '$1')
    .match(/\\[a-z]+|\d+(?:\.\d+)?|[a-z]|[()+\-^{}[\]]/g) ?? [];

const startsFactor = (token: string | undefined): boolean => token !== undefined && /^(?:[\da-z(]|\\pi|\\frac|\\sqrt)/.test(token);

/** Works out TeX of school arithmetic and algebra as a decimal: powers, roots, fractions, mixed numbers, letters at fixed values. */
export const texValue = (source: string, at: Readonly<Record<string, number>> = letters): number => {
  const list = tokens(source);
  let place = 0;
  const take = (wanted?: string): string => {
    const token = list[place];
    if (token === undefined || (wanted !== undefined && token !== wanted)) throw new SyntaxError(`Cannot read ${source} at ${token}`);
    place += 1;
    return token;
  };
  const inside = (open: string, shut: string): number => {
    take(open);
    const value = sum();
    take(shut);
    return value;
  };
  const group = (): number => (list[place] === '{' ? inside('{', '}') : atom());
  const atom = (): number => {
    const token = list[place];
    if (token === '(') return inside('(', ')');
    take();
    if (token === '\\pi') return Math.PI;
    if (token === '\\frac') return group() / group();
    if (token === '\\sqrt') {
      const root = list[place] === '[' ? inside('[', ']') : 2;
      return group() ** (1 / root);
    }
    const value = token !== undefined && /^\d/.test(token) ? Number(token) : at[token ?? ''];
    if (value === undefined) throw new SyntaxError(`Cannot read ${source}: ${token}`);
    const mixed = /^\d/.test(token ?? '') && list[place] === '\\frac';
    return mixed ? value + atom() : value;
  };
  const power = (): number => {
    const base = atom();
    if (list[place] !== '^') return base;
    take('^');
    return base ** group();
  };
  const product = (): number => {
    let value = power();
    for (;;) {
      const token = list[place];
      if (token === '\\times') {
        take();
        value *= signed();
      } else if (token === '\\div') {
        take();
        value /= signed();
      } else if (startsFactor(token)) value *= power();
      else return value;
    }
  };
  const signed = (): number => {
    if (list[place] !== '-') return power();
    take();
    return -signed();
  };
  const sum = (): number => {
    const negative = list[place] === '-';
    if (negative) take();
    let value = negative ? -product() : product();
    while (list[place] === '+' || list[place] === '-') {
      const minus = take() === '-';
      value += minus ? -product() : product();
    }
    return value;
  };
  const value = sum();
  if (place < list.length) throw new SyntaxError(`Cannot read ${source} beyond ${list[place]}`);
  return value;
};

/** Every value that an option shows: the right sides inside its formulas, or else the numbers of its text. */
export const valuesIn = (option: string, at: Readonly<Record<string, number>> = letters): readonly number[] => {
  const formulas = Array.from(option.matchAll(/\$([^$]+)\$/g), ([, body = '']) => body);
  if (formulas.length === 0) {
    const text = option.replaceAll('−', '-').replaceAll(/(?<=\d),(?=\d{3})/g, '');
    return Array.from(text.matchAll(/-?\d+(?:\.\d+)?/g), ([digits]) => Number(digits));
  }
  return formulas
    .flatMap((body) =>
      body
        .replaceAll('{,}', '')
        .replaceAll(/\\(?:begin|end)\{pmatrix\}/g, '')
        .split(/\\\\|,|\\text\{ or \}/),
    )
    .map((part) => texValue(part.split('=').at(-1) ?? part, at));
};
