import type { Child } from '@hedgerow/contracts/families';
import { IconEye } from '@tabler/icons-react';
import { Button } from '../../ui/button.tsx';
import { useViewAsChild } from './api.ts';

/** A parent sees what the child sees. */
export const OpenScreens = ({ child }: { readonly child: Pick<Child, 'id' | 'firstName'> }) => {
  const view = useViewAsChild();
  return (
    <Button
      kind="text"
      wide
      icon={<IconEye size={20} aria-hidden />}
      busy={view.isPending || view.isSuccess}
      onClick={() => view.mutate(child.id)}
    >
      Open {child.firstName}’s screens
    </Button>
  );
};
