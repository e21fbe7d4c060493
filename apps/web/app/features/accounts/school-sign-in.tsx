import { accountMessages } from '@hedgerow/contracts/accounts';
import { signOnNames, signOnProviders, type SignOnRefusal } from '@hedgerow/domain/school-sign-on';
import { Alert, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { signInOptionsQuery } from './api.ts';
import classes from './sign-in-form.module.css';

/** docs/product/schools.md#single-sign-on: what happened, and who can help. */
const refusalWords: Readonly<Record<SignOnRefusal, { readonly title: string; readonly words: string }>> = {
  failed: { title: 'That did not work', words: 'Nothing was changed. Please try again, or sign in with your password.' },
  personal: {
    title: 'That was not a school account',
    words: 'Please choose your school account, not a personal one.',
  },
  'not-on': {
    title: 'Your school does not use this yet',
    words: 'Your school’s administrator can switch it on, under “Single sign-on”. Until then, sign in with your password.',
  },
  unknown: {
    title: 'We do not know this account',
    words:
      'Pupils: please tell your teacher. The school’s list needs your school email address. Teachers: please ask your school’s administrator to invite you at this address.',
  },
  several: {
    title: 'Two pupils have this address',
    words: 'We cannot tell which one you are. Please tell your teacher, so that the school can correct its list.',
  },
  other: {
    title: 'Somebody else had this address before',
    words:
      'Please tell your teacher. Your school’s administrator must first unlink the old account, under “Single sign-on”. This keeps everybody’s work private.',
  },
  family: {
    title: 'Your account belongs to your family now',
    words: 'Please sign in with your username and password. Your parent or guardian has them.',
  },
  closing: { title: 'This account is closed', words: accountMessages.closing },
};

/** With the account that a school gave: whoever comes back without being let in reads why. */
export const SchoolSignIn = ({ why }: { readonly why: SignOnRefusal | undefined }) => {
  const { data, error, isFetching, refetch } = useQuery(signInOptionsQuery);
  const offered = signOnProviders.filter((provider) => data?.school.includes(provider));
  return (
    <div className={classes.form}>
      {why !== undefined && (
        <Alert color="yellow" role="alert" icon={<IconInfoCircle aria-hidden />} title={refusalWords[why].title}>
          {refusalWords[why].words}
        </Alert>
      )}
      {data === undefined && error === null && <LinesSkeleton lines={2} />}
      {data === undefined && error !== null && (
        <ErrorState title="We could not load school sign-in" error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {offered.map((provider) => (
        <ButtonLink key={provider} to={`/api/auth/school/${provider}`} reloadDocument kind="quiet" wide>
          {signOnNames[provider]} school account
        </ButtonLink>
      ))}
      {data !== undefined && offered.length === 0 && <Text>No school signs in this way yet. Please use your username or email below.</Text>}
      <ButtonLink to="/login" kind="text">
        Sign in with a username or email
      </ButtonLink>
    </div>
  );
};
