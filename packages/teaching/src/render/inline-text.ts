import { proseOf } from '@hedgerow/curriculum/markup';

const signs: readonly (readonly [RegExp, string])[] = [
  [/\\times(?![a-z])/gi, '×'],
  [/\\div(?![a-z])/gi, '÷'],
  [/\\pm(?![a-z])/gi, '±'],
  [/\\leq?(?![a-z])/gi, '≤'],
  [/\\geq?(?![a-z])/gi, '≥'],
  [/\\neq?(?![a-z])/gi, '≠'],
  [/\\approx(?![a-z])/gi, '≈'],
  [/\\cdot(?![a-z])/gi, '·'],
  [/\\pi(?![a-z])/gi, 'π'],
  [/\\theta(?![a-z])/gi, 'θ'],
  [/\\(?:right|to)?arrow(?![a-z])|\\to(?![a-z])/gi, '→'],
  [/\\sqrt\s*\{([^{}]*)\}/g, '√($1)'],
  [/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '$1/$2'],
  [/\\(?:text|mathrm|mathbf|operatorname)\s*\{([^{}]*)\}/g, '$1'],
  [/\^\{?\\circ\}?/g, '°'],
  [/\^\{?2\}?(?!\d)/g, '²'],
  [/\^\{?3\}?(?!\d)/g, '³'],
  [/_\{?(\w+)\}?/g, '$1'],
  [/\^\{([^{}]*)\}/g, '^($1)'],
  [/\\(?:left|right)(?![a-z])/g, ''],
  [/\\([%£$#&_{}])/g, '$1'],
  [/\{,\}/g, ','],
  [/\\[,;:! ]|[{}]/g, ' '],
  [/\\([a-z]+)/gi, '$1'],
];

const plainTex = (formula: string): string => signs.reduce((text, [sign, plain]) => text.replaceAll(sign, plain), formula);

/** Markdown of the smallest kind as plain text, formulas as they can be typed: for search, speech and exports. */
export const inlineText = (text: string): string => proseOf(text, plainTex).replaceAll(/\s+/g, ' ').trim();
