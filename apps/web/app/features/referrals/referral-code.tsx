import { referralMessages } from '@hedgerow/contracts/referrals';
import { formatRoundPence } from '@hedgerow/domain/money';
import { referralPence } from '@hedgerow/domain/referrals';
import { TextInput } from '@mantine/core';
import { IconGift } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { referralsQuery, useJoin } from './api.ts';
import { forgetCode, keepCode, useKeptCode } from './kept-code.ts';
import classes from './referrals.module.css';

const credit = formatRoundPence(referralPence);

type FieldProps = { readonly busy: boolean; readonly error: string | undefined };

const CodeField = ({ busy, error }: FieldProps) => {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setWrong(keepCode(typed) === undefined ? referralMessages.unknownCode : undefined);
  };
  return (
    <form noValidate className={classes.codeForm} onSubmit={submit}>
      <TextInput
        label="Your friend’s code"
        description="Eight letters and numbers."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        value={typed}
        error={wrong ?? error}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" kind="quiet" busy={busy}>
        Use this code
      </Button>
    </form>
  );
};

/** The server's no to a code is certain: it is not asked again. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

type Props = {
  /** Somebody is signed in: the code is kept with the account at once. */
  readonly signedIn: boolean;
};

/** A friend's code at sign-up and plan selection: from the link (`?ref=`) or typed. It waits in the browser until there is an account. */
export const ReferralCode = ({ signedIn }: Props) => {
  const [params] = useSearchParams();
  const fromLink = params.get('ref');
  const kept = useKeptCode();
  const [open, setOpen] = useState(false);
  const { mutate, isPending, error, data } = useJoin();
  useEffect(() => {
    if (fromLink !== null) keepCode(fromLink);
  }, [fromLink]);

  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (!signedIn || kept === undefined || asked.current === kept) return;
    asked.current = kept;
    const refused = (no: unknown): void => {
      asked.current = undefined;
      if (isRefusal(no)) forgetCode();
    };
    mutate(kept, { onSuccess: forgetCode, onError: refused });
  }, [signedIn, kept, mutate]);

  const { data: overview } = useQuery({ ...referralsQuery, enabled: signedIn });
  const code = data?.code ?? kept;
  if (overview?.own === 'waiting' || (code !== undefined && error === null))
    return (
      <p className={classes.invited} aria-live="polite">
        <IconGift size={24} aria-hidden />
        <span>
          A friend invited you.{' '}
          {code !== undefined && (
            <>
              The code <strong translate="no">{code}</strong> is kept.{' '}
            </>
          )}
          After your first payment you both get {credit} of credit.
        </span>
      </p>
    );
  if (!open && error === null)
    return (
      <Button kind="text" icon={<IconGift size={20} aria-hidden />} onClick={() => setOpen(true)}>
        I have a friend’s referral code
      </Button>
    );
  return <CodeField busy={isPending} error={error === null ? undefined : messageOf(error, referralMessages.unknownCode)} />;
};
