import { describeShare } from './suite.ts';

describeShare(5);
