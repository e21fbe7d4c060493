import type { Plugin } from 'vite';
import { subjectVariables } from '../app/ui/theme/subject-colours.ts';
import { type Scheme, tokenVariables } from '../app/ui/theme/tokens.ts';

const name = 'virtual:tokens.css';
const resolved = `\0${name}`;

const declarations = (scheme: Scheme): string =>
  Object.entries({ ...tokenVariables(scheme), ...subjectVariables(scheme) })
    .map(([variable, colour]) => `${variable}:${colour};`)
    .join('');

/** The colours of tokens.ts as a stylesheet that is cached, not as a style that every page carries. */
export const tokensCss = (): Plugin => ({
  name: 'hedgerow:tokens-css',
  resolveId: (id) => (id === name ? resolved : null),
  load: (id) =>
    id === resolved ? `:root{${declarations('light')}}\n:root[data-mantine-color-scheme='dark']{${declarations('dark')}}` : null,
});
