import { useReturnToParent } from '../../lib/return-to-parent.ts';
import { Button } from '../../ui/button.tsx';

/** A parent who looks through a child's eyes finds the way back from every page. */
export const BackToParent = () => {
  const goBack = useReturnToParent();
  return (
    <Button busy={goBack.isPending || goBack.isSuccess} onClick={() => goBack.mutate()}>
      Return to Parent Dashboard
    </Button>
  );
};
