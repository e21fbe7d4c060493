import { birthMonthOf, birthMonthWords, readBirth } from '@hedgerow/domain/birth';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import { Alert } from '@mantine/core';
import { IconAlertCircle, IconArrowLeft } from '@tabler/icons-react';
import { Button } from '../../ui/button.tsx';
import { ageOf, type SetupChild } from './setup-draft.ts';
import classes from './setup.module.css';

type Props = {
  readonly drafts: readonly SetupChild[];
  readonly today: CalendarDate;
  readonly busy: boolean;
  /** Why it did not work the last time. */
  readonly trouble: string | undefined;
  readonly onBack: () => void;
  readonly onConfirm: () => void;
};

const bornInWords = (typed: string): string => {
  const born = readBirth(typed);
  return born === undefined ? typed : birthMonthWords(birthMonthOf(born));
};

/** Step 2: everything once more, before anything is sent. */
export const ReviewChildren = ({ drafts, today, busy, trouble, onBack, onConfirm }: Props) => (
  <div className={classes.form}>
    {trouble !== undefined && (
      <Alert color="red" icon={<IconAlertCircle aria-hidden />} title="Setup Failed">
        {trouble}
      </Alert>
    )}
    <ul className={classes.reviewed}>
      {drafts.map((child, at) => (
        <li key={at} className={classes.card}>
          <h2 className={classes.name}>
            {child.firstName.trim()} {child.lastName.trim()}
          </h2>
          <dl className={classes.facts}>
            <dt>Born</dt>
            <dd>{bornInWords(child.dateOfBirth)}</dd>
            <dt>Age</dt>
            <dd>{ageOf(child, today)}</dd>
            <dt>Year group</dt>
            <dd>{child.yearGroup}</dd>
            <dt>School</dt>
            <dd>{child.school.trim()}</dd>
          </dl>
        </li>
      ))}
    </ul>
    <p className={classes.soft}>You can change these details later. You are not charged yet. Next you choose a plan for each child.</p>
    <div className={classes.onwards}>
      <Button kind="quiet" icon={<IconArrowLeft size={18} aria-hidden />} onClick={onBack}>
        Back
      </Button>
      <Button size="large" busy={busy} onClick={onConfirm}>
        Complete Setup
      </Button>
    </div>
  </div>
);
