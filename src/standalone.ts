import { define } from './element/define';

define();
