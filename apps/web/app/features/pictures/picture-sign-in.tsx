import { pictureMessages } from '@hedgerow/contracts/picture-sign-in';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { ApiError } from '../../lib/api-error.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { pictureChildrenQuery, usePictureSignIn } from './api.ts';
import { TapPictures } from './tap-pictures.tsx';
import { WhoAreYou } from './who-are-you.tsx';

/** The child whom a press on /login named, if one was. */
type Props = { readonly startWith: string | undefined; readonly onSignedIn: () => void };

/** What went wrong, in words for a child of five; the grown-up is always a way. */
const wordsFor = (error: unknown): string => {
  if (!(error instanceof ApiError)) return 'That did not work. Ask your grown-up.';
  if (error.status === 401) return pictureMessages.wrong;
  if (error.code === 'too_many_requests') return 'Let’s have a little rest. Ask your grown-up to help you in.';
  if (error.status === 403) return 'This tablet does not know you any more. Ask your grown-up to help you in.';
  return 'We cannot reach Hedgerow just now. Ask your grown-up.';
};

/** docs/product/accounts.md#signing-in has no such screen; ours is for Reception to Year 2, on a device that a parent has trusted, and nowhere else. */
export const PictureSignIn = ({ startWith, onSignedIn }: Props) => {
  const { data, error, isFetching, refetch } = useQuery(pictureChildrenQuery);
  const [chosen, setChosen] = useState(startWith);
  const signIn = usePictureSignIn();
  if (data === undefined) {
    if (error === null) return <PageSkeleton />;
    return <ErrorState title="We could not reach Hedgerow" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const { children } = data;
  const [only, ...others] = children;
  if (only === undefined) return <Navigate to="/login" replace />;
  const child = others.length === 0 ? only : children.find(({ childId }) => childId === chosen);
  if (child === undefined) return <WhoAreYou childrenHere={children} onChoose={setChosen} />;
  return (
    <TapPictures
      key={child.childId}
      name={child.firstName}
      many={4}
      wordsFor={wordsFor}
      onGo={async (pictures) => {
        await signIn.mutateAsync({ childId: child.childId, pictures });
        onSignedIn();
      }}
      others={
        <>
          {others.length > 0 && (
            <Button kind="text" onClick={() => setChosen(undefined)}>
              I am not {child.firstName}
            </Button>
          )}
          <ButtonLink to="/login" kind="text">
            I type my username
          </ButtonLink>
        </>
      }
    />
  );
};
