import { type Feature, type PlanId, planAllows, planThatOpens } from '@hedgerow/domain/plans';
import { IconNotebook, IconPencilCheck, IconUpload } from '@tabler/icons-react';
import { LockedFeature } from '../../ui/locked-feature.tsx';
import classes from './secondary.module.css';

export type ActionName = 'upload' | 'guide' | 'practice';

type Action = {
  readonly name: ActionName;
  readonly title: string;
  readonly about: string;
  readonly feature: Feature;
  readonly icon: typeof IconUpload;
};

/** The three buttons of docs/product/pupil-home.md#primary-and-secondary, with what each does. */
const actions: readonly Action[] = [
  { name: 'upload', title: 'Upload Work', about: 'Notes, sheets or photos, turned into text.', feature: 'upload', icon: IconUpload },
  { name: 'guide', title: 'Revision Guide', about: 'A guide on any topic, or from your notes.', feature: 'revise', icon: IconNotebook },
  { name: 'practice', title: 'Practice', about: 'Questions with worked answers.', feature: 'practice', icon: IconPencilCheck },
];

type Props = { readonly plan: PlanId; readonly onStart: (name: ActionName) => void };

export const Actions = ({ plan, onStart }: Props) => {
  const open = actions.filter(({ feature }) => planAllows(plan, feature));
  return open.length === 0 ? null : (
    <ul className={classes.actions} aria-label="Start something">
      {open.map(({ name, title, about, icon: Icon }) => (
        <li key={name}>
          <button type="button" className={classes.action} onClick={() => onStart(name)}>
            <Icon size={26} stroke={1.8} aria-hidden />
            <span className={classes.actionWords}>
              <span className={classes.actionTitle}>{title}</span>
              <span className={classes.actionAbout}>{about}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
};

/** What the plan does not open, in neutral words: no price, no request (docs/product/plans.md#locked-features). */
export const LockedActions = ({ plan }: Pick<Props, 'plan'>) =>
  actions
    .filter(({ feature }) => !planAllows(plan, feature))
    .map(({ name, title, about, feature }) => (
      <LockedFeature key={name} name={title} plan={planThatOpens(feature, 'secondary')?.name ?? ''}>
        {about}
      </LockedFeature>
    ));
