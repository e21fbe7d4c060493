import { useEffect } from 'react';
import type { ArticleValues } from './article-form.ts';

/** What was written and not saved: it waits here while the writer looks at something else. `seen` is what they began from. */
export type Unsaved = { readonly values: ArticleValues; readonly seen: string | null | undefined };

const waiting = new Map<string, Unsaved>();
const nameOf = (id: string | undefined): string => id ?? '(new)';

export const unsavedOf = (id: string | undefined): Unsaved | undefined => waiting.get(nameOf(id));
export const keepUnsaved = (id: string | undefined, words: Unsaved): void => void waiting.set(nameOf(id), words);
export const forgetUnsaved = (id: string | undefined): void => void waiting.delete(nameOf(id));

/** Closing the browser's tab would lose it: the browser asks. */
export const useAskBeforeClosing = (): void => {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (waiting.size > 0) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
};
