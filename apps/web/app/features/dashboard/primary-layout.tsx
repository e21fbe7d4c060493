import type { ReactNode } from 'react';
import { DeferRender } from '../../ui/defer-render.tsx';
import { FirstView } from '../../ui/first-view.tsx';
import { type HomeTab, HomeTabs } from './home-tabs.tsx';
import classes from './layouts.module.css';

type Props = {
  readonly hero: ReactNode;
  /** The day is still on its way: My Learning shows once it is here. */
  readonly waiting: boolean;
  /** Leads My Learning: what to do today. */
  readonly today: ReactNode;
  readonly journey: ReactNode;
  /** Beside the journey on a wide screen, below it on a telephone. */
  readonly side: ReactNode;
  readonly below: ReactNode;
  /** The other tab: what has been reached. */
  readonly adventure: ReactNode;
  readonly tab: HomeTab;
  readonly onTab: (tab: HomeTab) => void;
};

export const PrimaryLayout = ({ hero, waiting, today, journey, side, below, adventure, tab, onTab }: Props) => (
  <div className={classes.page}>
    {hero}
    <HomeTabs
      tab={tab}
      onTab={onTab}
      learning={
        <FirstView waiting={waiting}>
          {today}
          <div className={classes.primary}>
            <div className={classes.column}>{journey}</div>
            <div className={classes.column}>
              <DeferRender>{side}</DeferRender>
            </div>
          </div>
          <DeferRender>
            <div className={classes.halves}>{below}</div>
          </DeferRender>
        </FirstView>
      }
      adventure={adventure}
    />
  </div>
);
