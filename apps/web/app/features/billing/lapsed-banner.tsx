import { ButtonLink } from '../../ui/button.tsx';
import classes from './lapsed-banner.module.css';

const endedWords = (carer: boolean, week: boolean): string => {
  if (week) return carer ? 'The family’s free week is over, and nothing was charged.' : 'Your free week is over, and nothing was charged.';
  return carer ? 'The plan has ended.' : 'Your plan has ended.';
};

type Props = { readonly carer: boolean; /** What ended was the family's free week. */ readonly week: boolean };

/** A family whose plan has ended: what was done is there to read, and what is closed is said once. */
export const LapsedBanner = ({ carer, week }: Props) => (
  <section className={classes.banner} aria-label={week ? 'Your free week is over' : 'Your plan has ended'}>
    <p className={classes.words}>
      <strong>{endedWords(carer, week)}</strong> All your children's work is kept, and you can read it here.{' '}
      {carer ? 'The owner of the family’s account can choose a plan to carry on.' : 'Choose a plan to carry on.'}
    </p>
    {!carer && (
      <ButtonLink kind="quiet" to="/onboarding/plan-selection">
        Choose Your Plan
      </ButtonLink>
    )}
  </section>
);
