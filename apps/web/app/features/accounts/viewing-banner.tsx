import { IconArrowBackUp } from '@tabler/icons-react';
import { useReturnToParent } from '../../lib/return-to-parent.ts';
import { Button } from '../../ui/button.tsx';
import classes from './account-banner.module.css';

/** docs/product/accounts.md#looking-as-a-child: a parent looks through a child's eyes, changes nothing, and goes back. */
export const ViewingBanner = ({ name }: { readonly name: string }) => {
  const goBack = useReturnToParent({ toast: { title: 'Switched to Parent View' } });
  return (
    <section className={classes.banner} data-tone="sky" data-way-back aria-label="Parent view">
      <p className={classes.words}>
        <strong>Viewing as {name}.</strong> You can look at everything. Nothing you do here is saved or earns points.
      </p>
      <Button
        kind="quiet"
        icon={<IconArrowBackUp size={20} aria-hidden />}
        busy={goBack.isPending || goBack.isSuccess}
        onClick={() => goBack.mutate()}
      >
        Return to Parent Dashboard
      </Button>
    </section>
  );
};
