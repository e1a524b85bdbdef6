import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Every string literal of source files: a message id among them counts as used. */
export function stringLiterals(files: readonly string[]): ReadonlySet<string> {
  const literals = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) literals.add(node.text);
    ts.forEachChild(node, visit);
  };
  for (const file of files) {
    visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  }
  return literals;
}
