import { freeWeekDaysLeft } from '@hedgerow/domain/free-week';
import { useState } from 'react';
import { formatDate } from '../../lib/dates.ts';
import { ButtonLink } from '../../ui/button.tsx';
import classes from './lapsed-banner.module.css';

type Props = { readonly endsAt: string; readonly carer: boolean };

/** "5 days are left: it ends by itself on 27 November 2026." */
const leftWords = (days: number, on: string): string => {
  if (days === 0) return 'It ends by itself today.';
  if (days === 1) return `It ends by itself tomorrow, on ${on}.`;
  return `${days} days are left: it ends by itself on ${on}.`;
};

/** While the family's free week runs: until when, and that nothing is charged by itself. */
export const FreeWeekBanner = ({ endsAt, carer }: Props) => {
  const [now] = useState(() => new Date());
  return (
    <section className={classes.banner} aria-label="Your free week">
      <p className={classes.words}>
        <strong>{carer ? 'The family’s free week.' : 'Your free week.'}</strong>{' '}
        {leftWords(freeWeekDaysLeft(new Date(endsAt), now), formatDate(endsAt))} Nothing is charged.
      </p>
      {!carer && (
        <ButtonLink kind="quiet" to="/onboarding/plan-selection">
          Choose Your Plan
        </ButtonLink>
      )}
    </section>
  );
};
