const signs: Readonly<Record<string, string>> = {
  times: '×',
  div: '÷',
  pm: '±',
  cdot: '·',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  neq: '≠',
  ne: '≠',
  approx: '≈',
  equiv: '≡',
  infty: '∞',
  pi: 'π',
  theta: 'θ',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  lambda: 'λ',
  mu: 'μ',
  Omega: 'Ω',
  Delta: 'Δ',
  rho: 'ρ',
  sigma: 'σ',
  sum: '∑',
  degree: '°',
  circ: '°',
  angle: '∠',
  to: '→',
  rightarrow: '→',
  rightleftharpoons: '⇌',
  Rightarrow: '⇒',
  therefore: '∴',
  cup: '∪',
  cap: '∩',
  in: '∈',
  ldots: '…',
  dots: '…',
};

const single = (text: string): string => (/^[\p{L}\p{N}.]+$/u.test(text) ? text : `(${text})`);
const group = String.raw`\{([^{}]*)\}`;

/** TeX as it would be typed in one line: 3/4, √(x+1), x^2. For screen readers, and where a formula cannot be set. */
export const plainTex = (tex: string): string => {
  let text = tex.slice(0, 2000);
  // From the innermost group outwards.
  for (let round = 0; round < 6; round++) {
    text = text
      .replaceAll(new RegExp(String.raw`\\(?:text|mathrm|mathbf|mathit|textbf|operatorname)${group}`, 'g'), '$1')
      .replaceAll(
        new RegExp(String.raw`\\[dt]?frac${group}${group}`, 'g'),
        (_, over: string, under: string) => `${single(over)}/${single(under)}`,
      )
      .replaceAll(new RegExp(String.raw`\\sqrt${group}`, 'g'), (_, inside: string) => `√${single(inside)}`)
      .replaceAll(new RegExp(String.raw`([\^_])${group}`, 'g'), (_, mark: string, inside: string) => `${mark}${single(inside)}`);
  }
  return text
    .replaceAll(/\\(?:left|right)(?![a-zA-Z])/g, '')
    .replaceAll(/\\([a-zA-Z]+)/g, (whole, name: string) => (Object.hasOwn(signs, name) ? (signs[name] ?? whole) : whole))
    .replaceAll(/\^\(?°\)?/g, '°')
    .replaceAll(/\\[,;: !]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
};
