import { IconSunHigh } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { MissingPart } from '../../ui/missing-part.tsx';
import { PartBoundary } from '../../ui/part-boundary.tsx';
import { Panel } from '../../ui/panel.tsx';
import { eagerLazy } from '../../ui/eager-lazy.tsx';

const TodaySteps = eagerLazy(() => import('./today-steps.tsx').then(({ TodaySteps: it }) => it));

type Props = ComponentProps<typeof TodaySteps> & {
  /** What was set and is due later: the same list goes on with it. */
  readonly children: ReactNode;
};

/** What to do today, at the top of an older pupil's home; its steps are a file of their own. Stands in a FirstView. */
export const TodayPanel = ({ children, ...steps }: Props) => (
  <Panel title="Today" icon={<IconSunHigh size={26} aria-hidden />}>
    <PartBoundary instead={<MissingPart />}>
      <TodaySteps {...steps} />
    </PartBoundary>
    {children}
  </Panel>
);
