import type { ParentData } from '../host/parentData';

type Changes = Partial<ParentData>;

/** Two changes that follow each other, as one: of a user each names what it changes. */
export function laterChanges(before: Changes, later: Changes): Changes {
  const user = before.user && later.user && { user: { ...before.user, ...later.user } };
  return { ...before, ...later, ...user };
}
