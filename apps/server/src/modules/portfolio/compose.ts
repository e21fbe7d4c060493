import type { Database } from '#db/client.ts';
import { portfolioRepository } from './portfolio.repository.ts';
import { type PortfolioDeps, portfolioService } from './portfolio.service.ts';

export type PortfolioNeeds = Omit<PortfolioDeps, 'portfolios'> & { readonly db: Database };

export const composePortfolio = ({ db, ...needs }: PortfolioNeeds) => portfolioService({ ...needs, portfolios: portfolioRepository(db) });
