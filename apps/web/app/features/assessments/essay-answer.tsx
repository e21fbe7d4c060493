import { Textarea } from '@mantine/core';
import { minEssayLength } from '@hedgerow/domain/assessment-rules';
import { PupilNotice } from '../../ui/pupil-notice.tsx';
import { unaidedTyping } from '../../ui/unaided-typing.ts';
import { useEffect, useRef } from 'react';

type Props = {
  readonly text: string;
  readonly onWrite: (text: string) => void;
  readonly labelledBy: string;
  readonly error: string | undefined;
  /** The device neither spells nor puts capitals: what is found must be the pupil's own. */
  readonly unaided?: boolean;
};

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** An essay, kept while it is written. */
export const EssayAnswer = ({ text, onWrite, labelledBy, error, unaided = false }: Props) => {
  const field = useRef<HTMLTextAreaElement>(null);
  // Whoever asked to go on stands at the foot: what is missing, and where, comes before them.
  useEffect(() => {
    if (error !== undefined) field.current?.focus();
  }, [error]);
  return (
    <>
      <Textarea
        ref={field}
        label="Your answer"
        labelProps={{ id: `${labelledBy}-label` }}
        aria-labelledby={`${labelledBy} ${labelledBy}-label`}
        description={`At least ${minEssayLength} characters. ${wordsIn(text)} ${wordsIn(text) === 1 ? 'word' : 'words'} so far. Everything you write is saved.`}
        inputWrapperOrder={['label', 'error', 'input', 'description']}
        value={text}
        onChange={(event) => onWrite(event.currentTarget.value)}
        error={error}
        minRows={10}
        autosize
        maxRows={24}
        maxLength={10_000}
        {...(unaided ? unaidedTyping : { spellCheck: true })}
      />
      <PupilNotice forModel={!unaided} young="Your grown-up can see this. A computer reads it.">
        {unaided
          ? 'The grown-ups who look after your account can see this. A computer looks for some things in it, and it can be wrong.'
          : 'The grown-ups who look after your account can see this. A computer reads and marks it, and it can be wrong.'}
      </PupilNotice>
    </>
  );
};
