import { useLocation } from 'react-router';
import { PaymentResult } from '../features/billing/payment-result.tsx';
import { SupportEmail } from '../features/public/site-facts.tsx';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta('/payment-success');

/** Three addresses, one truth (docs/product/routes.md#redirects). */
const PaymentResultPage = () => <PaymentResult withSetup={useLocation().pathname.startsWith('/subscription')} support={<SupportEmail />} />;
export default PaymentResultPage;
