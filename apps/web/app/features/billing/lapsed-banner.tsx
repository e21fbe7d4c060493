import { ButtonLink } from '../../ui/button.tsx';
import classes from './lapsed-banner.module.css';

/** A family whose plan has ended: what was done is there to read, and what is closed is said once. */
export const LapsedBanner = ({ carer }: { readonly carer: boolean }) => (
  <section className={classes.banner} aria-label="Your plan has ended">
    <p className={classes.words}>
      <strong>{carer ? 'The plan has ended.' : 'Your plan has ended.'}</strong> All your children's work is kept, and you can read it here.{' '}
      {carer ? 'The owner of the family’s account can choose a plan to carry on.' : 'Choose a plan to carry on.'}
    </p>
    {!carer && (
      <ButtonLink kind="quiet" to="/onboarding/plan-selection">
        Choose Your Plan
      </ButtonLink>
    )}
  </section>
);
