import { IconBook2, IconChartLine, IconClipboardCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './work-cards.module.css';

export type Work = 'learn' | 'track' | 'test';

type Props = {
  readonly name: string;
  /** What each dialog holds at the moment, in a few words; '' while it is not known. */
  readonly now: Readonly<Record<Work, string>>;
  readonly onOpen: (work: Work) => void;
};

type Way = { readonly work: Work; readonly title: string; readonly words: string; readonly icon: ReactNode; readonly tone: string };

const ways: readonly Way[] = [
  { work: 'learn', title: 'Learn', words: 'Activities, guides and uploaded files', icon: <IconBook2 aria-hidden />, tone: 'leaf' },
  { work: 'track', title: 'Track', words: 'Scores, streak and recent results', icon: <IconChartLine aria-hidden />, tone: 'sky' },
  {
    work: 'test',
    title: 'Test',
    words: 'Set work, and see what came back',
    icon: <IconClipboardCheck aria-hidden />,
    tone: 'hawthorn',
  },
];

/** Learn, Track and Test: three doors to what the child has done (docs/product/families.md#the-parents-dashboard). */
export const WorkCards = ({ name, now, onOpen }: Props) => (
  <div className={classes.cards}>
    {ways.map(({ work, title, words, icon, tone }) => (
      <button key={work} type="button" className={classes.card} data-tone={tone} aria-haspopup="dialog" onClick={() => onOpen(work)}>
        <span className={classes.icon}>{icon}</span>
        <span className={classes.words}>
          <span className={classes.title}>
            {title}
            <span className={classes.hidden}> for {name}</span>
          </span>
          <span className={classes.about}>{words}</span>
          <span className={classes.now}>{now[work]}</span>
        </span>
      </button>
    ))}
  </div>
);
