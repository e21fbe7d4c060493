import { Outlet } from 'react-router';
import { plainFonts } from '../../ui/theme/fonts.ts';

export const links = () => plainFonts;

const PublicLayout = () => <Outlet />;
export default PublicLayout;
