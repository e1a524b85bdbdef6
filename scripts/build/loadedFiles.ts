import ts from 'typescript';

/** The relative files that a built module loads before it runs, without what they load in turn. */
function importsOf(code: string): string[] {
  const source = ts.createSourceFile('chunk.js', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  return source.statements.flatMap(statement => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const from = statement.moduleSpecifier;
    return from && ts.isStringLiteral(from) && from.text.startsWith('./') ? [from.text.slice(2)] : [];
  });
}

/** The files and all that they load before they run, in the order of loading. */
export function loadedFiles(roots: readonly string[], codeOf: (file: string) => string): string[] {
  const loaded = new Set<string>();
  const add = (file: string): void => {
    if (loaded.has(file)) return;
    loaded.add(file);
    for (const imported of importsOf(codeOf(file))) add(imported);
  };
  for (const file of roots) add(file);
  return [...loaded];
}
