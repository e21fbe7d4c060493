/** Every colour of the product, once, by its purpose. `tokens.test.ts` computes the contrast of each pair that may meet. */
export type Scheme = 'light' | 'dark';

const light = {
  ground: '#fffdf8',
  surface: '#ffffff',
  sunken: '#f6f3ea',
  ink: '#1c1b2e',
  'ink-soft': '#565b6b',
  line: '#e6e0d2',
  'line-control': '#7d8296',
  action: '#5640d6',
  'action-hover': '#4632b4',
  'action-deep': '#362690',
  'on-action': '#ffffff',
  'action-tint': '#f1efff',
  link: '#4632b4',
  leaf: '#0a6b42',
  'leaf-tint': '#e7f7ee',
  sun: '#ffc163',
  'sun-deep': '#d98a17',
  'on-sun': '#3a2400',
  'sun-tint': '#fff3dc',
  warning: '#7a4200',
  danger: '#a3201a',
  'danger-fill': '#b3261e',
  'danger-tint': '#fdecea',
  hawthorn: '#a02a5c',
  'hawthorn-tint': '#fdeaf1',
  sky: '#0b5394',
  'sky-tint': '#e3effb',
} as const;

export type Token = keyof typeof light;

/** "Dusk": a deep blue-green ground under a warm lamp, not an inverted page. */
const dark: Readonly<Record<Token, string>> = {
  ground: '#10212b',
  surface: '#172d38',
  sunken: '#0c1922',
  ink: '#eef2f3',
  'ink-soft': '#b3c2c9',
  line: '#2d4653',
  'line-control': '#8298a3',
  action: '#6752e6',
  'action-hover': '#5a45d8',
  'action-deep': '#3a2aa0',
  'on-action': '#ffffff',
  'action-tint': '#2b2c5e',
  link: '#c0b6ff',
  leaf: '#63d6a0',
  'leaf-tint': '#12392f',
  sun: '#ffc163',
  'sun-deep': '#c07c1b',
  'on-sun': '#3a2400',
  'sun-tint': '#3a3122',
  warning: '#ffc163',
  danger: '#ff9d95',
  'danger-fill': '#b3261e',
  'danger-tint': '#47262a',
  hawthorn: '#ffabc8',
  'hawthorn-tint': '#45283b',
  sky: '#8fcaff',
  'sky-tint': '#15364f',
};

export const tokens: Readonly<Record<Scheme, Readonly<Record<Token, string>>>> = { light, dark };

/** `--ink: #1c1b2e` and its fellows, for one scheme. */
export const tokenVariables = (scheme: Scheme): Record<`--${string}`, string> =>
  Object.fromEntries(Object.entries(tokens[scheme]).map(([name, colour]) => [`--${name}`, colour]));
