import { ButtonLink } from '../../ui/button.tsx';
import classes from './link.module.css';

/** A child brought this parent: their details need not be typed again. */
export const BroughtNotice = () => (
  <section className={classes.notice} aria-label="Your child’s link">
    <p>Your child has sent you here with a link. Open it to add them, without typing their details again.</p>
    <ButtonLink kind="quiet" to="/onboarding/link-child">
      Open the link
    </ButtonLink>
  </section>
);
