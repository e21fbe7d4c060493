import { useLocation } from 'react-router';
import { PaymentResult } from '../features/billing/payment-result.tsx';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta('/payment-success');

/** Three addresses, one truth (decisions.md 2). */
const PaymentResultPage = () => <PaymentResult withSetup={useLocation().pathname.startsWith('/subscription')} />;
export default PaymentResultPage;
