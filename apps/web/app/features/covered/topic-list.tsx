import { IconArrowLeft, IconChevronDown } from '@tabler/icons-react';
import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import classes from './covered.module.css';

type FrameProps = {
  readonly title: string;
  readonly stage: string;
  readonly lead: string;
  readonly notes: ReactNode;
  readonly children: ReactNode;
};

/** A subject at a stage: its name, what has to be said beside it, and its topics. */
export const CoveredFrame = ({ title, stage, lead, notes, children }: FrameProps) => (
  <div className={classes.page}>
    <ButtonLink to="/what-we-cover" kind="text" icon={<IconArrowLeft size={18} aria-hidden />}>
      All subjects
    </ButtonLink>
    <p className={classes.kicker}>{stage}</p>
    <Title order={1} className={classes.title}>
      {title}
    </Title>
    <p className={classes.lead}>{lead}</p>
    {notes}
    <div className={classes.topics}>{children}</div>
  </div>
);

export const Note = ({ children }: { readonly children: ReactNode }) => <p className={classes.note}>{children}</p>;

type TopicProps = {
  readonly anchor: string;
  readonly title: string;
  readonly years: string;
  /** A `li` for each objective. */
  readonly objectives: ReactNode;
  readonly children: ReactNode;
};

/** One topic: its objectives and a question to try are behind its name. */
export const TopicFold = ({ anchor, title, years, objectives, children }: TopicProps) => (
  <details id={anchor} className={classes.topic}>
    <summary className={classes.summary}>
      <span className={classes.name}>{title}</span>
      <span className={classes.years}>{years}</span>
      <IconChevronDown size={22} aria-hidden className={classes.arrow} />
    </summary>
    <div className={classes.inside}>
      <ul className={classes.objectives}>{objectives}</ul>
      {children}
    </div>
  </details>
);
