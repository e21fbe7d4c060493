import { OperatorShell } from '../../shells/operator-shell.tsx';
import { plainFonts } from '../../ui/theme/fonts.ts';

export const links = () => plainFonts;

export default OperatorShell;
