export { type PreloadOptions, preload } from './element/preload';
export type { Experiment, HostUser } from './host/parentData';
