import { servePatterns } from './servePatterns';

servePatterns(self);
