import type { Credentials } from '@hedgerow/contracts/families';
import { IconPrinter } from '@tabler/icons-react';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { PrintSheet } from '../../ui/print-sheet.tsx';
import { SignInCard } from './sign-in-card.tsx';
import classes from './sign-in-card.module.css';

type Props = {
  readonly credentials: Credentials;
  /** Reception to Year 2: four pictures are easier than letters. */
  readonly tapsPictures: boolean;
  readonly onDone: () => void;
};

/** Username and password while they can be seen: to copy, and to print as a card. */
export const CredentialsShown = ({ credentials, tapsPictures, onDone }: Props) => {
  const address = `${location.origin}/login`;
  const { firstName, username, password } = credentials;
  return (
    <>
      <SignInCard credentials={credentials} address={address} />
      <p className={classes.once}>
        <strong>This password is not shown again.</strong> Copy it or print the card now. If it is lost, you can make a new one for{' '}
        {firstName} at any time.
      </p>
      {tapsPictures && (
        <p className={classes.once}>
          Too many letters? {firstName} can tap four pictures instead. On the device that {firstName} uses, open Settings and press{' '}
          <strong>Picture sign-in</strong>.
        </p>
      )}
      <div className={classes.actions}>
        <CopyButton text={`Username: ${username}\nPassword: ${password}\n${address}`} />
        <Button kind="quiet" icon={<IconPrinter size={20} aria-hidden />} onClick={() => print()}>
          Print the card
        </Button>
        <Button onClick={onDone}>I have saved it</Button>
      </div>
      <PrintSheet>
        <SignInCard credentials={credentials} address={address} />
      </PrintSheet>
    </>
  );
};
