import { type ClassSignInBody, classSignInMessages } from '@hedgerow/contracts/class-sign-in';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { keepClassOnTablet, noCode } from '../../lib/class-place.ts';
import { Pip } from '../../ui/art/pip.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Listen } from '../../ui/listen.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { classOnTabletQuery, useClassSignIn } from './class-api.ts';
import { calledOnTablet, type ClassChild, ClassChildren } from './class-children.tsx';
import { ClassCodeForm } from './class-code-form.tsx';
import classes from './sign-in.module.css';
import { TapPictures } from './tap-pictures.tsx';
import { TypeWord } from './type-word.tsx';

/** What went wrong, in words for a child of five; the teacher is always a way. */
const wordsFor = (error: unknown): string => {
  if (!(error instanceof ApiError)) return 'That did not work. Ask your teacher.';
  if (error.code === 'too_many_requests') return 'Let’s have a little rest. Ask your teacher to help you in.';
  return [401, 403, 404].includes(error.status) ? error.message : 'We cannot reach Hedgerow just now. Ask your teacher.';
};

const Waits = ({ words, onAgain }: { readonly words: string; readonly onAgain: () => void }) => (
  <div className={classes.page}>
    <Pip size={104} mood="thinking" />
    <h1 className={classes.title}>{words}</h1>
    <Listen words={words} />
    <Button onClick={onAgain}>Try again</Button>
    <ButtonLink to="/login" kind="text">
      I type my username
    </ButtonLink>
  </div>
);

type Props = {
  readonly code: string;
  readonly onCode: (code: string) => void;
  readonly onNoClass: () => void;
  readonly onSignedIn: () => void;
};

/** The youngest of a class on a shared tablet: who they are, then what is on their card. */
export const ClassSignIn = ({ code, onCode, onNoClass, onSignedIn }: Props) => {
  const { data, error, isFetching, refetch } = useQuery({ ...classOnTabletQuery(code), enabled: code !== noCode });
  const [child, setChild] = useState<ClassChild>();
  const signIn = useClassSignIn();
  const known = data !== undefined;
  // The tablet keeps the code, so that nobody types it again; a code that opens nothing any more is forgotten.
  const unknown = error instanceof ApiError && [400, 404].includes(error.status);
  useEffect(() => {
    if (known) keepClassOnTablet(code);
    else if (unknown) keepClassOnTablet(null);
  }, [known, unknown, code]);

  if (code === noCode) return <ClassCodeForm refused={undefined} onCode={onCode} />;
  if (unknown) return <ClassCodeForm key={code} refused={code} onCode={onCode} />;
  if (data === undefined) {
    if (error === null) return <PageSkeleton />;
    return <ErrorState title="We could not reach Hedgerow" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (data.paused) return <Waits words={classSignInMessages.paused} onAgain={() => void refetch()} />;
  if (data.children.length === 0)
    return <Waits words="Nobody in this class has a card yet. Ask your teacher." onAgain={() => void refetch()} />;
  if (child === undefined)
    return (
      <ClassChildren
        className={data.className}
        all={data.children}
        onChoose={setChild}
        onOther={() => {
          keepClassOnTablet(null);
          onNoClass();
        }}
      />
    );
  const { childId } = child;
  const name = calledOnTablet(child);
  const others = (
    <Button kind="text" onClick={() => setChild(undefined)}>
      I am not {name}
    </Button>
  );
  const go = async (given: Pick<ClassSignInBody, 'pictures' | 'word'>) => {
    await signIn.mutateAsync({ code, childId, ...given });
    onSignedIn();
  };
  return data.secret === 'pictures' ? (
    <TapPictures key={childId} name={name} many={3} wordsFor={wordsFor} onGo={(tapped) => go({ pictures: [...tapped] })} others={others} />
  ) : (
    <TypeWord key={childId} name={name} wordsFor={wordsFor} onGo={(word) => go({ word })} others={others} />
  );
};
