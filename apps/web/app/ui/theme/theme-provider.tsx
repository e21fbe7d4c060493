import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariables, plainTheme } from './theme.ts';

/** The plain theme around the whole page. Playful parts stand inside a `Stage`. */
export const Theme = ({ children }: { readonly children: ReactNode }) => (
  <MantineProvider theme={plainTheme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
    {children}
  </MantineProvider>
);
