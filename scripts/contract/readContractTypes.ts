import ts from 'typescript';
import { listFiles } from '../listFiles';
import type { JsonSchema } from './JsonSchema';
import { docstringOf, typeToSchema } from './typeToSchema';

export interface ContractTypes {
  /** Path of the call → schema of its request. */
  requests: ReadonlyMap<string, JsonSchema>;
  /** Name of an interface of the contract → what is written above it. */
  descriptions: ReadonlyMap<string, string>;
  /** The same for its members: `Interface.member`. */
  members: ReadonlyMap<string, string>;
}

/** What only the types say: the shape of requests, and the docstrings. */
export function readContractTypes(): ContractTypes {
  const files = ['src/api/operations', 'src/api/contract']
    .flatMap(listFiles)
    .filter(file => !file.endsWith('.test.ts'));
  const program = ts.createProgram(files, {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  });
  const checker = program.getTypeChecker();
  const requests = new Map<string, JsonSchema>();
  const descriptions = new Map<string, string>();
  const members = new Map<string, string>();
  const statements = files.flatMap(file => [...(program.getSourceFile(file)?.statements ?? [])]);
  for (const { name, members: parts } of statements.filter(ts.isInterfaceDeclaration)) {
    descriptions.set(name.text, docstringOf(checker.getSymbolAtLocation(name), checker));
    for (const member of parts.filter(ts.isPropertySignature)) {
      const text = docstringOf(checker.getSymbolAtLocation(member.name), checker);
      if (text !== '') members.set(`${name.text}.${member.name.getText()}`, text);
    }
  }
  for (const { declarationList } of statements.filter(ts.isVariableStatement)) {
    for (const declared of declarationList.declarations) {
      const path = pathOf(declared);
      const [request] = checker.getTypeArguments(checker.getTypeAtLocation(declared) as ts.TypeReference);
      if (path !== undefined && request) requests.set(path, typeToSchema(request, checker));
    }
  }
  return { requests, descriptions, members };
}

/** The `path` of a call's row. */
function pathOf({ type, initializer }: ts.VariableDeclaration): string | undefined {
  if (!/^(Operation|Command)</.test(type?.getText() ?? '')) return undefined;
  if (!initializer || !ts.isObjectLiteralExpression(initializer)) return undefined;
  for (const property of initializer.properties) {
    if (ts.isPropertyAssignment(property) && property.name.getText() === 'path')
      return ts.isStringLiteral(property.initializer) ? property.initializer.text : undefined;
  }
  return undefined;
}
