/** Longer sections are lists: nobody can choose from a grid of forty tiles. */
const MOST_TILES = 8;

export const sectionLayout = (name: string, count: number): 'grid' | 'list' =>
  name === 'popular' || count <= MOST_TILES ? 'grid' : 'list';
