import { readFileSync } from 'node:fs';
import ts from 'typescript';

export interface SourceMember {
  name: string;
  /** The text of its type, on one line. */
  type: string;
  description: string;
}

const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

// The requirements' numbers mean nothing to a host.
export const withoutIds = (text: string): string => text.replace(/ \([A-Z]+-\d+(?:, [A-Z]+-\d+)*\)/g, '');

function descriptionOf(node: ts.Node): string {
  const notes = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const text = ts.getTextOfJSDocComment(notes.at(-1)?.comment) ?? '';
  return withoutIds(text).replace(/\s+/g, ' ').trim();
}

const oneLine = (text: string): string =>
  text
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/; \}/g, ' }')
    .trim();

function findInterface(file: string, name: string): ts.InterfaceDeclaration {
  const found = parse(file).statements.find(
    (node): node is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(node) && node.name.text === name,
  );
  if (!found) throw new Error(`${file} has no interface ${name}`);
  return found;
}

/** An interface as one line of TypeScript: `{ name: type; other?: type }`. */
export const readShape = (file: string, name: string): string =>
  oneLine(
    `{ ${findInterface(file, name)
      .members.map(member => member.getText())
      .join(' ')} }`,
  );

/** Every member of an interface with its type and what is written above it. */
export function readInterface(file: string, name: string): SourceMember[] {
  return findInterface(file, name)
    .members.filter(ts.isPropertySignature)
    .map(member => ({
      name: ts.isStringLiteral(member.name) ? member.name.text : member.name.getText(),
      type: oneLine(member.type?.getText() ?? 'unknown'),
      description: descriptionOf(member),
    }));
}

interface SourceClass {
  description: string;
  methods: SourceMember[];
  getters: SourceMember[];
}

/** What a class says of itself: its public members that are described and not internal. */
export function readClass(file: string, name: string): SourceClass {
  const source = parse(file);
  const found = source.statements.find(
    (node): node is ts.ClassDeclaration => ts.isClassDeclaration(node) && node.name?.text === name,
  );
  if (!found) throw new Error(`${file} has no class ${name}`);
  const open = found.members.filter(
    member =>
      descriptionOf(member) !== '' &&
      member.name !== undefined &&
      !ts.isPrivateIdentifier(member.name) &&
      !ts.getJSDocTags(member).some(tag => tag.tagName.text === 'internal') &&
      !/^[a-z]+Callback$/.test(member.name.getText()),
  );
  const describe = (member: ts.MethodDeclaration | ts.GetAccessorDeclaration, type: string) => ({
    name: member.name.getText(),
    type,
    description: descriptionOf(member),
  });
  return {
    description: descriptionOf(found),
    methods: open
      .filter(ts.isMethodDeclaration)
      .map(one =>
        describe(
          one,
          oneLine(
            `(${one.parameters.map(parameter => parameter.getText()).join(', ')}) => ${one.type?.getText() ?? 'void'}`,
          ),
        ),
      ),
    getters: open
      .filter(ts.isGetAccessorDeclaration)
      .map(one => describe(one, oneLine(one.type?.getText() ?? 'unknown'))),
  };
}
