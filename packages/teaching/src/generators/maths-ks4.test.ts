import { generatorsKeepTheRules } from '../testing/generator-rules.ts';

generatorsKeepTheRules('maths-ks4');
