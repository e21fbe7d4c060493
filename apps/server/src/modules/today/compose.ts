import type { Database } from '#db/client.ts';
import { type IsStepOfDay, isStepOfDay } from './steps-of-day.ts';
import { todayRepository } from './today.repository.ts';
import { type TodayDeps, todayService } from './today.service.ts';

export type TodayNeeds = Omit<TodayDeps, 'today'> & { readonly db: Database };

/** For practice that a plan has inside its day alone. */
export const composeStepsOfDay = ({ db, now }: Pick<TodayNeeds, 'db' | 'now'>): IsStepOfDay => isStepOfDay(todayRepository(db), now);

export const composeToday = ({ db, ...needs }: TodayNeeds) => todayService({ ...needs, today: todayRepository(db) });
