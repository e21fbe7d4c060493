import { pageMeta } from '../lib/page-meta.ts';
import { useReturnToParent } from '../lib/return-to-parent.ts';
import { useSession } from '../lib/session.ts';
import { PathScene } from '../ui/art/scenes.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

export const meta = () => pageMeta('/unauthorized');

const BackToParent = () => {
  const goBack = useReturnToParent();
  return (
    <Button busy={goBack.isPending || goBack.isSuccess} onClick={() => goBack.mutate()}>
      Return to Parent Dashboard
    </Button>
  );
};

/** docs/product/routes.md#homes: a 403 page with a way to the own dashboard, or for a visitor the way in. */
const Unauthorized = () => {
  const session = useSession();
  const signedIn = session.status === 'signed-in';
  // A parent who looks through a child's eyes in one tab finds the way back in every other.
  if (signedIn && session.user.viewedByParent)
    return (
      <EmptyState
        order={1}
        scene={<PathScene />}
        title={`You are looking at ${session.user.firstName}’s screens`}
        action={<BackToParent />}
      >
        Your own pages open again as soon as you go back. Nothing has been lost.
      </EmptyState>
    );
  return (
    <EmptyState
      order={1}
      scene={<PathScene />}
      title="This page is for someone else"
      action={signedIn ? <ButtonLink to="/dashboard">Go to my dashboard</ButtonLink> : <ButtonLink to="/login">Sign In</ButtonLink>}
    >
      {signedIn
        ? 'You are signed in, but this part of Hedgerow belongs to another kind of account. Nothing has gone wrong.'
        : 'This part of Hedgerow is open to people with an account. Nothing has gone wrong: sign in, and you are taken to your own pages.'}
    </EmptyState>
  );
};
export default Unauthorized;
