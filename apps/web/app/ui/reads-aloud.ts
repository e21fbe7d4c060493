import { createContext, use } from 'react';

/** Given by the stage of a pupil for whom reading is still new. */
export const ReadsAloud = createContext(false);

/** Whether panels and dialogs offer to read themselves aloud. */
export const useReadsAloud = (): boolean => use(ReadsAloud);
