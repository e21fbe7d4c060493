import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './recommendations.module.css';
import { RowsWaiting } from './rows-waiting.tsx';

const RecommendationList = lazy(() => import('./recommendation-list.tsx').then(({ RecommendationList: it }) => ({ default: it })));

type Props = Pick<ComponentProps<typeof Panel>, 'icon' | 'aside'> &
  Pick<ComponentProps<typeof RecommendationList>, 'onStarted' | 'over' | 'onLearn'> & {
    readonly phase: 'primary' | 'secondary';
  };

/** docs/product/pupil-home.md#recommendations: five at first in primary school, three later. */
const atFirst = { primary: 5, secondary: 3 } as const;

/** Beside the one list of the day this stands small: its list, a file of its own, comes when it is asked for. */
export const RecommendationsPanel = ({ phase, icon, aside, ...list }: Props) => {
  const [opened, setOpened] = useState(false);
  return (
    <Panel title="Today’s recommendations" icon={icon} aside={aside}>
      <div className={classes.more}>
        {!opened && <p className={classes.nothing}>{list.over ?? 'More ideas for today, if you like.'}</p>}
        <Button
          kind="quiet"
          aria-expanded={opened}
          aria-label={opened ? 'Less: today’s recommendations' : 'More: today’s recommendations'}
          onClick={() => setOpened(!opened)}
        >
          {opened ? 'Less' : 'More'}
        </Button>
      </div>
      {opened && (
        <Suspense fallback={<RowsWaiting rows={atFirst[phase]} />}>
          <RecommendationList first={atFirst[phase]} {...list} />
        </Suspense>
      )}
    </Panel>
  );
};
