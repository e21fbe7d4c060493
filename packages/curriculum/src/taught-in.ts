import type { Objective } from './topic.ts';

/** Whether a school year has come to an objective; one that names no year is taught from its topic's first on. */
export const isTaughtIn = ({ fromYear = 0 }: Pick<Objective, 'fromYear'>, year: number): boolean => fromYear <= year;
