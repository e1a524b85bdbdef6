/** Long sections are lists: a grid of forty tiles is no choice any more. */
const MOST_TILES = 8;

export const sectionLayout = (name: string, count: number): 'grid' | 'list' =>
  name === 'popular' || count <= MOST_TILES ? 'grid' : 'list';
