import type { Credentials } from '@hedgerow/contracts/families';
import { Mark } from '../../ui/art/mark.tsx';
import { Pip } from '../../ui/art/pip.tsx';
import classes from './sign-in-card.module.css';

type Props = {
  readonly credentials: Pick<Credentials, 'firstName' | 'username' | 'password'>;
  /** "https://hedgerow.example/login" */
  readonly address: string;
};

/** The card for the wall: the same on the screen and on paper. */
export const SignInCard = ({ credentials, address }: Props) => (
  <section className={classes.card} aria-label={`Sign-in card of ${credentials.firstName}`}>
    <div className={classes.top}>
      <Mark size={32} />
      <p className={classes.title}>{credentials.firstName}’s way into Hedgerow</p>
      <span className={classes.pip}>
        <Pip size={72} mood="happy" />
      </span>
    </div>
    <dl className={classes.words}>
      <div>
        <dt>Username</dt>
        <dd translate="no">{credentials.username}</dd>
      </div>
      <div>
        <dt>Password</dt>
        <dd translate="no">{credentials.password}</dd>
      </div>
    </dl>
    <ol className={classes.steps}>
      <li>
        Go to <strong translate="no">{address.replace(/^https?:\/\//, '')}</strong>
      </li>
      <li>Type the username and the password. Capital letters count.</li>
      <li>Press Sign In.</li>
    </ol>
  </section>
);
