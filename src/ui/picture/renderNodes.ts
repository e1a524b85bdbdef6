import { createElement, type ReactNode } from 'react';

/**
 * An SVG element as data: tag, attributes, children. What `renderNodes` draws has React's names, what
 * `drawNode` draws SVG's.
 */
export type IconNode = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  children?: readonly IconNode[],
];

/** Builds pictures from data, never from HTML text, which Trusted Types would refuse. */
export function renderNodes(nodes: readonly IconNode[]): ReactNode[] {
  return nodes.map(([tag, attributes, children], index) =>
    createElement(tag, { key: index, ...attributes }, ...(children ? renderNodes(children) : [])),
  );
}
