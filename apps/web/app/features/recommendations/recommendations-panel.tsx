import { type ComponentProps, lazy, Suspense } from 'react';
import { Panel } from '../../ui/panel.tsx';
import { RowsWaiting } from './rows-waiting.tsx';

const RecommendationList = lazy(() => import('./recommendation-list.tsx').then(({ RecommendationList: it }) => ({ default: it })));

type Props = Pick<ComponentProps<typeof Panel>, 'icon' | 'aside'> &
  Pick<ComponentProps<typeof RecommendationList>, 'onStarted' | 'over' | 'onLearn'> & {
    readonly phase: 'primary' | 'secondary';
  };

/** docs/product/pupil-home.md#recommendations: five at first in primary school, three later. */
const atFirst = { primary: 5, secondary: 3 } as const;

/** Today's recommendations; the list is a file of its own that loads after the page. */
export const RecommendationsPanel = ({ phase, icon, aside, ...list }: Props) => (
  <Panel title="Today’s recommendations" icon={icon} aside={aside}>
    <Suspense fallback={<RowsWaiting rows={atFirst[phase]} />}>
      <RecommendationList first={atFirst[phase]} {...list} />
    </Suspense>
  </Panel>
);
