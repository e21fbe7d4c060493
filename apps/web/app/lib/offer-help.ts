import { type ConcernCategory, concernCategories } from '@hedgerow/domain/concern-categories';

const name = 'offerHelp';
const quietName = 'offerHelpQuietly';

/** What the server said before the dialog was there to hear it: it loads after the page. */
let unheard: ConcernCategory | undefined;

const categoryIn = (holder: unknown): ConcernCategory | undefined => {
  if (typeof holder !== 'object' || holder === null || !('help' in holder)) return undefined;
  const { help } = holder;
  if (typeof help !== 'object' || help === null || !('category' in help)) return undefined;
  return concernCategories.find((category) => category === help.category);
};

/** Every answer passes here, a good one and a refused one: where it says `help`, the pupil sees kind words and numbers. */
export const offerHelp = (answer: unknown): void => {
  const category = categoryIn(answer);
  if (category === undefined || typeof window === 'undefined') return;
  const isUnheard = window.dispatchEvent(new CustomEvent<ConcernCategory>(name, { detail: category, cancelable: true }));
  unheard = isUnheard ? category : undefined;
};

/** Beside any answer: what was typed may be about the pupil, and may not. Shown quietly, and kept for nobody: one that comes too early is lost. */
export const offerQuietly = (offered: string | null): void => {
  const category = concernCategories.find((one) => one === offered);
  if (category !== undefined && typeof window !== 'undefined') window.dispatchEvent(new CustomEvent(quietName, { detail: category }));
};

export const listenForHelp = (listener: (category: ConcernCategory) => void): (() => void) => {
  const hear = (event: Event): void => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
    const category = concernCategories.find((one) => one === detail);
    if (category === undefined) return;
    event.preventDefault();
    listener(category);
  };
  if (unheard) listener(unheard);
  unheard = undefined;
  window.addEventListener(name, hear);
  return () => window.removeEventListener(name, hear);
};

export const listenForQuietHelp = (listener: (category: ConcernCategory) => void): (() => void) => {
  const hear = (event: Event): void => {
    if (event instanceof CustomEvent) listener(event.detail as ConcernCategory);
  };
  window.addEventListener(quietName, hear);
  return () => window.removeEventListener(quietName, hear);
};
