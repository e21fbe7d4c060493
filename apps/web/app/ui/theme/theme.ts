import { createTheme, type MantineColorsTuple, mergeThemeOverrides } from '@mantine/core';

const brand: MantineColorsTuple = [
  '#f1efff',
  '#dfdbfd',
  '#bdb4f6',
  '#998cf0',
  '#7a68ea',
  '#6752e6',
  '#5640d6',
  '#4632b4',
  '#362690',
  '#271a6c',
];
const leaf: MantineColorsTuple = [
  '#e7f7ee',
  '#c8ecd8',
  '#97dcb8',
  '#63d6a0',
  '#35b67c',
  '#0f7d4e',
  '#0a6b42',
  '#085a38',
  '#06492d',
  '#043822',
];
const sun: MantineColorsTuple = [
  '#fff8e1',
  '#ffeccb',
  '#ffd79a',
  '#ffc163',
  '#ffae36',
  '#e89a1c',
  '#8a4b00',
  '#7a4200',
  '#633500',
  '#4a2800',
];
const danger: MantineColorsTuple = [
  '#fdecea',
  '#fbd5d2',
  '#f7aaa5',
  '#ff9d95',
  '#e2665e',
  '#c8372f',
  '#b3261e',
  '#a3201a',
  '#821a15',
  '#621310',
];
const sky: MantineColorsTuple = [
  '#e3effb',
  '#c7dff6',
  '#9fd0ff',
  '#8fcaff',
  '#3f8fd6',
  '#1f6fb8',
  '#0b5394',
  '#0a477f',
  '#083a68',
  '#062c50',
];
/** Mantine's dark ramp: 0 is text, 4 borders, 6 fields, 7 the page. */
const dusk: MantineColorsTuple = [
  '#eef2f3',
  '#d3dde1',
  '#b3c2c9',
  '#8298a3',
  '#3a5563',
  '#2d4653',
  '#172d38',
  '#10212b',
  '#0c1922',
  '#081118',
];

const headings = "'Lexend Variable', 'Lexend Fallback', system-ui, sans-serif";
const target = { wrapper: { '--input-size': 'var(--target)' } };

/** Parents, teachers, visitors and pupils of Year 7 and above: 16 px, radius 8, dense where numbers are. */
export const plainTheme = createTheme({
  colors: { brand, green: leaf, yellow: sun, red: danger, blue: sky, dark: dusk },
  primaryColor: 'brand',
  primaryShade: { light: 6, dark: 5 },
  black: '#1c1b2e',
  fontFamily: "'Atkinson Hyperlegible Next Variable', 'Atkinson Fallback', system-ui, sans-serif",
  headings: {
    fontFamily: headings,
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(1.75rem, 1.35rem + 1.6vw, 2.5rem)', lineHeight: '1.15' },
      h2: { fontSize: '1.5rem', lineHeight: '1.25' },
      h3: { fontSize: '1.25rem', lineHeight: '1.3' },
      h4: { fontSize: '1.125rem', lineHeight: '1.35' },
    },
  },
  fontSizes: { xs: '0.875rem', sm: '0.9375rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  lineHeights: { xs: '1.45', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.5' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '20px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  autoContrast: true,
  luminanceThreshold: 0.35,
  components: {
    Modal: {
      defaultProps: {
        radius: 'lg',
        attributes: { header: { role: 'presentation' } },
        closeButtonProps: { 'aria-label': 'Close', size: 'lg' },
      },
    },
    Input: { defaultProps: { size: 'md' }, vars: () => target },
    InputWrapper: { defaultProps: { size: 'md' } },
    Badge: { defaultProps: { size: 'lg', variant: 'light', tt: 'none', fw: 600 } },
  },
});

/** Reception to Year 6: Andika (a face for learning to read), 19 px, radius 20, larger targets. */
export const playfulTheme = mergeThemeOverrides(
  plainTheme,
  createTheme({
    fontFamily: "'Andika', 'Andika Fallback', system-ui, sans-serif",
    headings: { fontFamily: headings, fontWeight: '700' },
    fontSizes: { xs: '1rem', sm: '1.0625rem', md: '1.1875rem', lg: '1.375rem', xl: '1.625rem' },
    lineHeights: { xs: '1.5', sm: '1.5', md: '1.6', lg: '1.6', xl: '1.5' },
    radius: { xs: '8px', sm: '12px', md: '20px', lg: '24px', xl: '32px' },
  }),
);
