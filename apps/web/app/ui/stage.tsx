import { MantineThemeProvider, mergeThemeOverrides } from '@mantine/core';
import { createContext, type ReactNode, use, useId, useMemo } from 'react';
import { ReadsAloud } from './reads-aloud.ts';
import classes from './stage.module.css';
import { playfulTheme, plainTheme } from './theme/theme.ts';
import { behindDialogs } from './use-inert-page.ts';

export type StageName = 'playful' | 'plain';

const StageContext = createContext<StageName>('plain');

/** Which theme this stands in: for the few places where the youngest see other things, not only another look. */
export const useStage = (): StageName => use(StageContext);

type Props = { readonly name: StageName; readonly readsAloud?: boolean; readonly children: ReactNode };

/**
 * Gives everything inside its theme: playful for Reception to Year 6, plain for everybody else. Same components, same tests.
 * A theme alone and the variables of theme/base.css, not a second MantineProvider: light and dark stay one choice for the whole page.
 */
export const Stage = ({ name, readsAloud = false, children }: Props) => {
  const id = `stage-${useId().replaceAll(/[^\w-]/g, '')}`;
  // Dialogs and menus open inside the stage, so that they take its look.
  const theme = useMemo(
    () =>
      mergeThemeOverrides(name === 'playful' ? playfulTheme : plainTheme, {
        components: { Portal: { defaultProps: { target: `#${id}` } } },
      }),
    [name, id],
  );
  return (
    <MantineThemeProvider theme={theme} inherit={false}>
      <div id={id} data-stage={name} className={classes.stage}>
        <StageContext value={name}>
          <ReadsAloud value={readsAloud}>
            <div className={classes.behind} {...{ [behindDialogs]: '' }}>
              {children}
            </div>
          </ReadsAloud>
        </StageContext>
      </div>
    </MantineThemeProvider>
  );
};
