import {
  convertCssVariables,
  type ConvertCSSVariablesInput,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import type { Plugin } from 'vite';
import { subjectVariables } from '../app/ui/theme/subject-colours.ts';
import { plainTheme } from '../app/ui/theme/theme.ts';
import { tokenVariables } from '../app/ui/theme/tokens.ts';

type Values = Readonly<Record<string, string>>;

const name = 'virtual:tokens.css';
const resolved = `\0${name}`;

/** Mantine's own names for what our tokens name. */
const mantineNames: Values = {
  '--mantine-color-body': 'var(--ground)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-placeholder': 'var(--ink-soft)',
  '--mantine-color-anchor': 'var(--link)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-primary-color-light': 'var(--action-tint)',
  '--mantine-primary-color-light-color': 'var(--link)',
};

const changed = (ours: Values, defaults: Values): Record<string, string> =>
  Object.fromEntries(Object.entries(ours).filter(([variable, value]) => defaults[variable] !== value));

/** Everything that differs from Mantine's default stylesheet, and our tokens. */
const variables = (): ConvertCSSVariablesInput => {
  const ours = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, plainTheme));
  const defaults = defaultCssVariablesResolver(DEFAULT_THEME);
  return {
    variables: changed(ours.variables, defaults.variables),
    light: { ...changed(ours.light, defaults.light), ...mantineNames, ...tokenVariables('light'), ...subjectVariables('light') },
    dark: { ...changed(ours.dark, defaults.dark), ...mantineNames, ...tokenVariables('dark'), ...subjectVariables('dark') },
  };
};

/** The colours of tokens.ts and the plain theme as a stylesheet that is cached, not as a style that every page carries (1.5 KiB of each). */
export const tokensCss = (): Plugin => ({
  name: 'hedgerow:tokens-css',
  resolveId: (id) => (id === name ? resolved : null),
  load: (id) => (id === resolved ? convertCssVariables(variables(), ':root') : null),
});
