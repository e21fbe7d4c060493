/** A piece of a formula that is written: `glue` says what stands beside it. */
type Piece = { readonly text: string; readonly kind: 'plain' | 'fraction' | 'sign' | 'function' };
type Read = { readonly text: string; readonly next: number };

/** Signs with a space on both sides. */
const betweenSigns: ReadonlyMap<string, string> = new Map(
  Object.entries({
    times: '×',
    div: '÷',
    pm: '±',
    leq: '≤',
    le: '≤',
    geq: '≥',
    ge: '≥',
    neq: '≠',
    ne: '≠',
    approx: '≈',
    equiv: '≡',
    cdot: '·',
    propto: '∝',
    rightarrow: '→',
    Rightarrow: '⇒',
    therefore: '∴',
    rightleftharpoons: '⇌',
    to: '→',
    cap: '∩',
    cup: '∪',
    in: '∈',
    notin: '∉',
  }),
);
const plainSigns: ReadonlyMap<string, string> = new Map(
  Object.entries({
    pi: 'π',
    theta: 'θ',
    lambda: 'λ',
    rho: 'ρ',
    xi: 'ξ',
    alpha: 'α',
    beta: 'β',
    gamma: 'γ',
    sigma: 'σ',
    sum: '∑',
    mu: 'μ',
    Delta: 'Δ',
    Omega: 'Ω',
    circ: '°',
    degree: '°',
    angle: '∠',
    square: '□',
    triangle: '△',
    emptyset: '∅',
    dots: '…',
    ldots: '…',
    infty: '∞',
    left: '',
    right: '',
  }),
);
const spaces: ReadonlyMap<string, string> = new Map(
  Object.entries({ quad: ', ', qquad: ', ', ',': ' ', ';': ' ', ':': ' ', '!': '', ' ': ' ', '\\': ', ' }),
);
const functions = ['sin', 'cos', 'tan', 'log', 'ln'];
const styles = ['text', 'mathrm', 'mathbf', 'mathit', 'operatorname'];

/** Where the group that opens at `at` closes. */
const closing = (tex: string, at: number): number => {
  let depth = 0;
  for (let place = at; place < tex.length; place += 1) {
    if (tex[place] === '\\') place += 1;
    else if (tex[place] === '{') depth += 1;
    else if (tex[place] === '}') {
      depth -= 1;
      if (depth === 0) return place;
    }
  }
  return tex.length;
};

const skipSpaces = (tex: string, at: number): number => at + (/^\s*/.exec(tex.slice(at))?.[0].length ?? 0);

/** The group, command or single sign that a command takes. */
const argument = (tex: string, from: number): Read => {
  const at = skipSpaces(tex, from);
  if (tex[at] !== '{') {
    const [sign = ''] = /^(?:\\[a-z]+|\\?.)/i.exec(tex.slice(at)) ?? [];
    return { text: sign, next: at + sign.length };
  }
  const end = closing(tex, at);
  return { text: tex.slice(at + 1, end), next: end + 1 };
};

const isWhole = (text: string): boolean => /^(?:-?[\d.,]+[%°]?|\p{L}\d?|\p{L}+|[√∠]?\([^()]*\))$/u.test(text);
const bracketed = (text: string): string => (isWhole(text) ? text : `(${text})`);
/** A product above the line stays clear without brackets; a sum, a sign or another fraction does not. */
const above = (text: string): string => (/^-?[\p{L}\d.,()²³√π]+$/u.test(text) && !/\)\(/.test(text) ? text : bracketed(text));

const power = (text: string): string => {
  if (text === '°' || text === '2' || text === '3') return { '°': '°', '2': '²', '3': '³' }[text];
  return /^(?:\d+|\p{L})$/u.test(text) ? `^${text}` : `^(${text})`;
};
const subscript = (text: string): string => (/^[\p{L}\d]+$/u.test(text) ? text : `_(${text})`);

/** A column vector or a matrix, row by row: "(3, -2)". */
const matrix = (body: string): string =>
  `(${body
    .split('\\\\')
    .map((row) =>
      row
        .split('&')
        .map((cell) => plainTex(cell).trim())
        .join(' '),
    )
    .join(', ')})`;

const environment = (tex: string, from: number): { readonly piece: Piece; readonly next: number } => {
  const name = argument(tex, from);
  const end = `\\end{${name.text}}`;
  const at = tex.indexOf(end, name.next);
  const stop = at < 0 ? tex.length : at;
  return { piece: { text: matrix(tex.slice(name.next, stop)), kind: 'plain' }, next: stop + end.length };
};

const plain = (text: string): Piece => ({ text, kind: 'plain' });

const command = (tex: string, name: string, next: number): { readonly piece: Piece; readonly next: number } => {
  if (/^[dt]?frac$/.test(name)) {
    const over = argument(tex, next);
    const under = argument(tex, over.next);
    const text = `${above(plainTex(over.text))}/${bracketed(plainTex(under.text))}`;
    return { piece: { text, kind: 'fraction' }, next: under.next };
  }
  if (name === 'sqrt') {
    const [root = '', index = ''] = /^\s*\[([^\]]*)\]/.exec(tex.slice(next)) ?? [];
    const inside = argument(tex, next + root.length);
    const sign = { '': '√', '2': '√', '3': '∛', '4': '∜' }[index] ?? `${index}√`;
    return { piece: plain(`${sign}(${plainTex(inside.text)})`), next: inside.next };
  }
  if (name === 'begin') return environment(tex, next);
  if (styles.includes(name)) {
    const inside = argument(tex, next);
    return { piece: plain(name === 'text' ? inside.text : plainTex(inside.text)), next: inside.next };
  }
  if (name === 'dot') {
    const inside = argument(tex, next);
    return { piece: plain(`${plainTex(inside.text)}\u0307`), next: inside.next };
  }
  if (name === 'overrightarrow' || name === 'vec') {
    const inside = argument(tex, next);
    return { piece: plain(`vector ${plainTex(inside.text)}`), next: inside.next };
  }
  const after = /^[a-z]/i.test(name) ? skipSpaces(tex, next) : next;
  if (functions.includes(name)) return { piece: { text: name, kind: 'function' }, next: after };
  const between = betweenSigns.get(name);
  if (between !== undefined) return { piece: { text: ` ${between} `, kind: 'sign' }, next: after };
  return { piece: plain(plainSigns.get(name) ?? spaces.get(name) ?? name), next: plainSigns.get(name) === undefined ? next : after };
};

const pieceAt = (tex: string, at: number): { readonly piece: Piece; readonly next: number } => {
  const sign = tex[at] ?? '';
  if (sign === '\\') {
    const [name = ''] = /^(?:[a-z]+|.)/i.exec(tex.slice(at + 1)) ?? [];
    return command(tex, name, at + 1 + name.length);
  }
  if (sign === '{') {
    const end = closing(tex, at);
    return { piece: plain(plainTex(tex.slice(at + 1, end))), next: end + 1 };
  }
  if (sign === '^' || sign === '_') {
    const raised = argument(tex, at + 1);
    const text = plainTex(raised.text);
    return { piece: plain(sign === '^' ? power(text) : subscript(text)), next: raised.next };
  }
  return { piece: plain(sign === '&' || sign === '~' ? ' ' : sign), next: at + 1 };
};

/** What is written before a piece, so that "365 1/4", "(1/2)r²" and "sin θ" are read as they are meant. */
const joined = (pieces: readonly Piece[]): string =>
  pieces.reduce((text, piece, at) => {
    const before = pieces[at - 1];
    const after = pieces.slice(at + 1).find(({ text: next }) => next !== '');
    if (piece.kind === 'fraction') {
      if (/\d$/.test(text)) return `${text} ${piece.text}`;
      const touches = /[\p{L}\d(√π]/u.test(after?.text.charAt(0) ?? '') || /[\p{L})]$/u.test(text) || after?.text.startsWith('^') === true;
      return text + (touches ? `(${piece.text})` : piece.text);
    }
    const isWord = before?.kind === 'function' && /^[\p{L}\d∠]/u.test(piece.text);
    const isFunction = piece.kind === 'function' && /[\p{L}\d]$/u.test(text);
    return `${text}${isWord || isFunction ? ' ' : ''}${piece.text}`;
  }, '');

/** A formula as it can be typed and read aloud, with brackets wherever the line of a fraction or a root held things together. */
export const plainTex = (tex: string): string => {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < tex.length) {
    const { piece, next } = pieceAt(tex, at);
    pieces.push(piece);
    at = next;
  }
  return joined(pieces).replaceAll(/\s+/g, ' ').trim();
};
