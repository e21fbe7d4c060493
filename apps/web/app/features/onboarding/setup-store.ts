import { setupKey } from './forget-setup.ts';
import { emptyChild, SetupDraft } from './setup-draft.ts';

const dayMs = 86_400_000;

type Kept = Pick<SetupDraft, 'step' | 'children'>;
const nothing: Kept = { step: 1, children: [emptyChild] };

/** What this parent has typed; what cannot be read, is another's or older than a day is nothing. */
export const readSetup = (storage: Pick<Storage, 'getItem'>, owner: string, now: number): Kept => {
  try {
    const { data } = SetupDraft.safeParse(JSON.parse(storage.getItem(setupKey) ?? 'null'));
    return data !== undefined && data.owner === owner && now - data.cachedAt < dayMs
      ? { step: data.step, children: data.children }
      : nothing;
  } catch {
    return nothing;
  }
};

export const writeSetup = (storage: Pick<Storage, 'setItem'>, draft: SetupDraft): void => {
  try {
    storage.setItem(setupKey, JSON.stringify(draft));
  } catch {
    // Storage may be full or forbidden: the draft then lives until the next reload.
  }
};
