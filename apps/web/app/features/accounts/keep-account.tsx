import { Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { useKeepAccount } from './account-deletion-api.ts';
import { Refused } from '../../ui/refused.tsx';
import classes from './sign-in-form.module.css';

type Props = { readonly token: string; readonly onSignIn: () => void };

/** A new state takes the focus, so that it is read aloud. */
const Heading = ({ words }: { readonly words: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Title order={1} size="h2" ref={heading} tabIndex={-1} className={classes.heading ?? ''}>
      {words}
    </Title>
  );
};

const isLinkOver = (error: unknown): boolean => error instanceof ApiError && error.code === 'invalid';

/** The letter about a deletion leads here. A press, not the opening, takes it back: programs that look at mail open links. */
export const KeepAccount = ({ token, onSignIn }: Props) => {
  const keep = useKeepAccount();
  if (keep.isSuccess)
    return (
      <div className={classes.form}>
        <Heading key="kept" words="Your account stays" />
        <p className={classes.words}>Nothing has changed for anybody in it. Please sign in.</p>
        <Button wide onClick={onSignIn}>
          Sign in
        </Button>
      </div>
    );
  if (isLinkOver(keep.error))
    return (
      <div className={classes.form}>
        <Heading key="over" words="This link has expired or is invalid" />
        <p className={classes.words}>
          The link works once, within 30 days. If you have not used it, sign in with your email and password. If your account is not deleted
          yet, you can keep it there.
        </p>
        <Button wide onClick={onSignIn}>
          Sign in
        </Button>
      </div>
    );
  return (
    <div className={classes.form}>
      <Heading key="asked" words="Keep your account?" />
      <p className={classes.words}>
        It is due to be deleted. If you keep it, you keep all its people, work and progress. A subscription that was stopped does not start
        again by itself.
      </p>
      {keep.isError && <Refused title="Your account is still due to be deleted" error={keep.error} />}
      <Button wide busy={keep.isPending} onClick={() => keep.mutate({ token })}>
        Keep my account
      </Button>
      <Button kind="text" onClick={onSignIn}>
        Let it be deleted
      </Button>
    </div>
  );
};
