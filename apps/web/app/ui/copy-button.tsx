import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { announce } from './announce.tsx';
import { Button } from './button.tsx';
import classes from './copy-button.module.css';

/** docs/product/accounts.md#pupils-sign-in. */
const confirmedForMilliseconds = 2000;

type Props = {
  readonly text: string;
  /** What is copied, where there are two things to copy: "Copy the link". */
  readonly words?: string;
  readonly failed?: string;
};
type State = 'ready' | 'copied' | 'failed';

/** Copies; says so for two seconds, or says that it could not (docs/product/accounts.md#pupils-sign-in). */
export const CopyButton = ({ text, words = 'Copy', failed = 'Copy failed: Please manually copy the credentials.' }: Props) => {
  const [state, setState] = useState<State>('ready');
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('ready'), confirmedForMilliseconds);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
      announce('Copied!');
    } catch {
      setState('failed');
    }
  };

  const icon = state === 'copied' ? <IconCheck size={20} aria-hidden /> : <IconCopy size={20} aria-hidden />;
  return (
    <>
      <Button kind="quiet" icon={icon} onClick={() => void copy()}>
        {state === 'copied' ? 'Copied!' : words}
      </Button>
      {state === 'failed' && (
        <p role="alert" className={classes.failed}>
          {failed}
        </p>
      )}
    </>
  );
};
