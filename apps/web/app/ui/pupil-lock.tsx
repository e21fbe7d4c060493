import { PathScene } from './art/scenes.tsx';
import { EmptyState } from './empty-state.tsx';
import { LockedFeature } from './locked-feature.tsx';

type Props = {
  readonly name: string;
  readonly children: string;
  /** Undefined where no plan of this pupil's phase has it. */
  readonly plan: string | undefined;
};

/** What a pupil sees where the plan ends: what it is and which plan has it, no price and nothing to ask for (docs/product/plans.md#locked-features). */
export const PupilLock = ({ name, children, plan }: Props) =>
  plan === undefined ? (
    <EmptyState scene={<PathScene />} title={`${name} are for older pupils`} order={3}>
      {children}
    </EmptyState>
  ) : (
    <LockedFeature name={name} plan={plan} order={3}>
      {children}
    </LockedFeature>
  );
