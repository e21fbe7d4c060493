import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import { IconCalendar } from '@tabler/icons-react';
import { lazy } from 'react';
import { RenderWhenVisible } from '../../ui/render-when-visible.tsx';
import { Panel } from '../../ui/panel.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';

const LearningCalendar = lazy(() =>
  import('../../features/progress/calendar/learning-calendar.tsx').then(({ LearningCalendar: it }) => ({ default: it })),
);

type Props = { readonly now: Date; readonly playful?: boolean; readonly onDay: (date: CalendarDate) => void };

/** The learning calendar of a pupil's dashboard; it loads when somebody scrolls near it. */
export const CalendarPanel = ({ now, playful = false, onDay }: Props) => (
  <Panel title="Learning calendar" {...(playful ? { icon: <IconCalendar size={28} aria-hidden /> } : {})}>
    <RenderWhenVisible placeholder={<CardsSkeleton count={1} height={playful ? 560 : 500} />}>
      <LearningCalendar now={now} onDay={onDay} />
    </RenderWhenVisible>
  </Panel>
);
