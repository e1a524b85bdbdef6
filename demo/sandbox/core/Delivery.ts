/** How an answer travels: whole, late, broken or never. */
export type Delivery =
  | 'never'
  | 'drop'
  | 'html'
  | 'empty'
  | 'null'
  | 'wrong-types'
  | 'garbage'
  | 'slow'
  | 'server-error'
  | 'late';
