import { type CharSet, intersects, NO_CHARS, union } from './charSet';
import { type PatternNode, parsePattern } from './parsePattern';

/** The longest value that a pattern is tried on. */
export const LONGEST_PATTERN_VALUE = 256;
/** Character comparisons that one test may take at worst: some tens of milliseconds. */
const MOST_STEPS = 200_000;

/**
 * `paths`: the ways to match from one place after which the rest is tried. `steps`: the comparisons for all
 * of them.
 */
type Cost = { paths: number; steps: number };

const ONE: Cost = { paths: 1, steps: 1 };

function sequenceCost(nodes: readonly PatternNode[], follow: CharSet): Cost {
  const follows: CharSet[] = [];
  let next = follow;
  for (const node of [...nodes].reverse()) {
    follows.unshift(next);
    next = node.isNullable ? union(node.first, next) : node.first;
  }
  return nodes.reduce<Cost>(
    (total, node, index) => {
      const cost = costOf(node, follows[index] ?? follow);
      return { paths: total.paths * cost.paths, steps: total.steps + total.paths * cost.steps };
    },
    { paths: 1, steps: 0 },
  );
}

function choiceCost(options: readonly PatternNode[], follow: CharSet): Cost {
  const costs = options.map(option => costOf(option, follow));
  const paths = costs.map(cost => cost.paths);
  const isExclusive = options.every(
    (option, index) =>
      !option.isNullable &&
      options.every((other, at) => at <= index || !intersects(option.first, other.first)),
  );
  return {
    paths: isExclusive ? Math.max(...paths) : paths.reduce((sum, count) => sum + count, 0),
    steps: costs.reduce((sum, cost) => sum + cost.steps, options.length),
  };
}

function repeatCost(body: PatternNode, min: number, max: number, follow: CharSet): Cost {
  const most = Math.min(max, LONGEST_PATTERN_VALUE);
  const once = costOf(body, most > 1 ? union(body.first, follow) : follow);
  if (most > 1 && body.isNullable)
    return { paths: Number.POSITIVE_INFINITY, steps: Number.POSITIVE_INFINITY };
  // If the next character decides whether to repeat or to leave, only one number of rounds can match.
  const isDecided = min === max || (!body.isNullable && !intersects(body.first, follow));
  if (once.paths === 1) {
    return { paths: isDecided ? 1 : most - Math.min(min, most) + 1, steps: most * (once.steps + 1) + 1 };
  }
  let paths = min === 0 ? 1 : 0;
  let steps = 1;
  for (let round = 1; round <= most; round += 1) {
    const ways = once.paths ** round;
    steps += ways * once.steps;
    if (round >= min) paths += ways;
  }
  return { paths, steps };
}

function costOf(node: PatternNode, follow: CharSet): Cost {
  switch (node.kind) {
    case 'sequence':
      return sequenceCost(node.nodes, follow);
    case 'choice':
      return choiceCost(node.options, follow);
    case 'repeat':
      return repeatCost(node.body, node.min, node.max, follow);
    case 'look':
      // A look-around offers no second way to match once it holds.
      return { paths: 1, steps: costOf(node.body, NO_CHARS).steps };
    case 'reference':
      return { paths: 1, steps: LONGEST_PATTERN_VALUE };
    default:
      return ONE;
  }
}

function startsAnchored(node: PatternNode): boolean {
  if (node.kind === 'start') return true;
  if (node.kind === 'choice') return node.options.every(startsAnchored);
  return node.kind === 'sequence' && node.nodes[0] !== undefined && startsAnchored(node.nodes[0]);
}

/**
 * Whether a pattern is sure to end soon on any value of up to 256 characters: nested or overlapping
 * repetitions multiply the ways to match, and the bound on all of them has to stay small. A pattern that
 * cannot be parsed is not cheap.
 */
export function isPatternCheap(pattern: string): boolean {
  const tree = parsePattern(pattern);
  if (!tree) return false;
  const starts = startsAnchored(tree) ? 1 : LONGEST_PATTERN_VALUE;
  return costOf(tree, NO_CHARS).steps * starts <= MOST_STEPS;
}
