import { generatorsKeepTheRules } from '../testing/generator-rules.ts';

generatorsKeepTheRules('science');
