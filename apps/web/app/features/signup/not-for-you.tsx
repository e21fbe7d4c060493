import { useSignOut } from '../../lib/session.ts';
import { PathScene } from '../../ui/art/scenes.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** A pupil or teacher at the door of the sign-up. */
export const NotForYou = () => {
  const signOut = useSignOut();
  return (
    <EmptyState
      order={1}
      scene={<PathScene />}
      title="This page is for parents and carers"
      action={
        <>
          <ButtonLink to="/dashboard">Go to my dashboard</ButtonLink>
          <Button kind="quiet" onClick={() => void signOut()}>
            Log Out
          </Button>
        </>
      }
    >
      You are signed in with another kind of account. A parent or carer can start a family plan here after you log out.
    </EmptyState>
  );
};
