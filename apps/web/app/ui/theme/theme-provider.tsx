import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { plainTheme } from './theme.ts';

/** The variables come from the stylesheet (build-steps/tokens-css.ts). The plain theme around the whole page. Playful parts stand inside a `Stage`. */
export const Theme = ({ children }: { readonly children: ReactNode }) => (
  <MantineProvider theme={plainTheme} withCssVariables={false} defaultColorScheme="auto">
    {children}
  </MantineProvider>
);
