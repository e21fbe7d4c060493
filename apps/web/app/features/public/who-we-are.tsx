import { Link } from 'react-router';
import { SupportEmail, useSiteFacts } from './site-facts.tsx';
import classes from './who-we-are.module.css';

/** Who is behind the product, where an operator has said it, and how to reach them in any case. */
export const WhoWeAre = () => {
  const { company } = useSiteFacts();
  return (
    <p className={classes.who}>
      {company !== null && <>Hedgerow is run by {company.replace(/\.?$/, '.')} </>}A person answers: <SupportEmail />. Are you a school?{' '}
      <Link to="/schools">See what a teacher sees</Link>.
    </p>
  );
};
