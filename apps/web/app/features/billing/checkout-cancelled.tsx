import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PathScene } from '../../ui/art/scenes.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { cancelCheckout } from './checkout-api.ts';

type Props = {
  readonly title: string;
  /** What is said once the page is closed for good. */
  readonly words: string;
  readonly action: ReactNode;
  readonly help: ReactNode;
};

/** Back from the provider's page without paying: the page is closed first, so that "no charges" is true and stays true. */
export const CheckoutCancelled = ({ title, words, action, help }: Props) => {
  const { data, isPending, isError } = useQuery({
    queryKey: ['cancelled checkout'],
    queryFn: cancelCheckout,
    staleTime: 0,
    gcTime: 0,
  });
  if (isPending) return <PageSkeleton />;
  if (data?.paid === true)
    return (
      <EmptyState
        order={1}
        scene={<PathScene />}
        title="Your payment went through"
        action={<ButtonLink to="/payment-success">See your subscription</ButtonLink>}
      >
        You have paid, so there is nothing left to cancel here. You can end your subscription at any time on your dashboard.
      </EmptyState>
    );
  return (
    <EmptyState order={1} scene={<PathScene />} title={title} action={action}>
      <p>{words}</p>
      {isError && <p>We could not close the payment provider's page. You are charged only if somebody pays there.</p>}
      {help}
    </EmptyState>
  );
};
