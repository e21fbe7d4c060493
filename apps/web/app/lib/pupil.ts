import { isInfant, type KeyStage, type Phase } from '@hedgerow/domain/key-stages';
import { type PlanId, planAllowsSubject } from '@hedgerow/domain/plans';
import { listedSubjects, primarySubjects, subjectGroup, type SubjectId, subjectName } from '@hedgerow/domain/subjects';
import { useSession } from './session.ts';

/** What a screen needs to know of the pupil who sits before it; for anybody else, what an older pupil would see. */
export type PupilView = {
  readonly phase: Phase;
  readonly keyStage: KeyStage;
  readonly plan: PlanId;
  /** Another company's AI model may read what they give us. */
  readonly modelOn: boolean;
};

export const usePupil = (): PupilView => {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : undefined;
  return {
    phase: user?.phase ?? 'secondary',
    keyStage: user?.keyStage ?? 'KS3',
    plan: user?.subscriptionPlan ?? 'free',
    modelOn: user?.modelOn ?? false,
  };
};

/** A parent looks at a pupil's screens (docs/product/accounts.md#looking-as-a-child). */
export const useParentLooks = (): boolean => {
  const session = useSession();
  return session.status === 'signed-in' && session.user.viewedByParent;
};

/** Whoever reads a pupil's work and is not the pupil: a parent, here or through the pupil's screens, and a teacher. */
export const useOnlyReads = (): boolean => {
  const session = useSession();
  return session.status === 'signed-in' && (session.user.viewedByParent || session.user.role !== 'student');
};

export type SubjectChoice = { readonly id: SubjectId; readonly name: string };

/** Primary pupils choose from the tiles of their dashboard that their plan opens, older ones from the list of docs/product/pupil-home.md#primary-and-secondary. */
export const subjectChoices = ({ phase, plan }: Pick<PupilView, 'phase' | 'plan'>): readonly SubjectChoice[] => {
  const ids = phase === 'secondary' ? listedSubjects : primarySubjects.filter((id) => plan === 'free' || planAllowsSubject(plan, id));
  return ids.map((id) => ({ id, name: subjectName(id) }));
};

/** What a pupil can learn, each subject once. docs/product/pupil-home.md#primary-and-secondary: Key Stage 1 shows core, creative and digital. */
export const ownSubjects = (pupil: PupilView): readonly SubjectId[] => {
  const ids = subjectChoices(pupil)
    .map(({ id }) => id)
    .filter((id) => id !== 'other');
  return isInfant(pupil.keyStage) ? ids.filter((id) => !['foundation', 'languages'].includes(subjectGroup(id))) : ids;
};
