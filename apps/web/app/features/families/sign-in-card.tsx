import type { Credentials } from '@hedgerow/contracts/families';
import { CutOutCard } from '../../ui/cut-out-card.tsx';
import classes from './sign-in-card.module.css';

type Props = {
  readonly credentials: Pick<Credentials, 'firstName' | 'username' | 'password'>;
  /** "https://hedgerow.example/login" */
  readonly address: string;
};

/** The card for the wall: the same on the screen and on paper. */
export const SignInCard = ({ credentials, address }: Props) => (
  <CutOutCard label={`Sign-in card of ${credentials.firstName}`} title={`${credentials.firstName}’s way into Hedgerow`}>
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
      <li>Type the username and the password. Use capital letters just as shown.</li>
      <li>Press Sign In.</li>
    </ol>
  </CutOutCard>
);
