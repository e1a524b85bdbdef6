import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Message ids named in source files. */
export interface IdUses {
  /** Every string literal: an id kept in a table counts as used. */
  literals: Set<string>;
  /** Literals that stand where only an id can: t('…'), msg('…'), <Text id="…">; with file and line. */
  asked: Map<string, string>;
}

const textCalls = new Set(['t', 'msg']);
const textComponents = new Set(['Text']);

export function findIdUses(files: readonly string[]): IdUses {
  const uses: IdUses = { literals: new Set(), asked: new Map() };
  for (const file of files) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node)) {
        uses.literals.add(node.text);
        if (isAsked(node)) uses.asked.set(node.text, `${file}:${lineOf(source, node)}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return uses;
}

function isAsked(node: ts.StringLiteralLike): boolean {
  const { parent } = node;
  if (ts.isCallExpression(parent)) {
    return (
      parent.arguments[0] === node &&
      ts.isIdentifier(parent.expression) &&
      textCalls.has(parent.expression.text)
    );
  }
  if (!ts.isJsxAttribute(parent) || parent.name.getText() !== 'id') return false;
  return textComponents.has(parent.parent.parent.tagName.getText());
}

function lineOf(source: ts.SourceFile, node: ts.Node): number {
  return source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
}
