import type { Database } from '#db/client.ts';
import { todayRepository } from './today.repository.ts';
import { type TodayDeps, todayService } from './today.service.ts';

export type TodayNeeds = Omit<TodayDeps, 'today'> & { readonly db: Database };

export const composeToday = ({ db, ...needs }: TodayNeeds) => todayService({ ...needs, today: todayRepository(db) });
