import { classSignInMessages } from '@hedgerow/contracts/class-sign-in';
import { readCode } from '@hedgerow/domain/school-codes';
import { TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { Pip } from '../../ui/art/pip.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import classes from './sign-in.module.css';

type Props = {
  /** The code before it, which opened nothing. */
  readonly refused: string | undefined;
  readonly onCode: (code: string) => void;
};

/** "What is your class code?": a grown-up types it once, and the tablet keeps it. */
export const ClassCodeForm = ({ refused, onCode }: Props) => {
  const [code, setCode] = useState(refused ?? '');
  const [complaint, setComplaint] = useState<string | undefined>(refused === undefined ? undefined : classSignInMessages.unknownCode);
  return (
    <form
      className={classes.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const typed = readCode(code);
        if (typed.length < 4) setComplaint('Please type the class code: eight letters and numbers.');
        else onCode(typed);
      }}
    >
      <Pip size={104} mood={complaint === undefined ? 'idle' : 'thinking'} />
      <Title order={1} className={classes.title}>
        Sign in with your class
      </Title>
      <TextInput
        className={classes.code ?? ''}
        label="Class code"
        description="It is on your card and on your teacher’s page."
        error={complaint}
        value={code}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        size="xl"
        onChange={(event) => {
          setCode(event.currentTarget.value);
          setComplaint(undefined);
        }}
      />
      <button type="submit" className={classes.go}>
        Go!
      </button>
      <ButtonLink to="/login" kind="text">
        I type my username
      </ButtonLink>
    </form>
  );
};
