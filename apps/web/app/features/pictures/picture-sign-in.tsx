import { pictureMessages } from '@hedgerow/contracts/picture-sign-in';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { pictureChildrenQuery } from './api.ts';
import { TapPictures } from './tap-pictures.tsx';
import { WhoAreYou } from './who-are-you.tsx';

/** The child whom a press on /login named, if one was. */
type Props = { readonly startWith: string | undefined; readonly onSignedIn: () => void };

/** docs/product/accounts.md#signing-in has no such screen; ours is for Reception to Year 2, on a device that a parent has trusted, and nowhere else. */
export const PictureSignIn = ({ startWith, onSignedIn }: Props) => {
  const { data, error, isFetching, refetch } = useQuery(pictureChildrenQuery);
  const [chosen, setChosen] = useState(startWith);
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
      child={child}
      wrongWords={pictureMessages.wrong}
      onSignedIn={onSignedIn}
      onNotMe={others.length === 0 ? undefined : () => setChosen(undefined)}
    />
  );
};
