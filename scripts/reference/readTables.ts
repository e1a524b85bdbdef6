/** The rows of every table whose first heading is `heading`, each as its cells. */
export function readTables(markdown: string, heading: string): string[][] {
  const rows: string[][] = [];
  let isInside = false;
  for (const line of markdown.split('\n')) {
    const cells = cellsOf(line);
    if (!cells) isInside = false;
    else if (cells[0] === heading) isInside = true;
    else if (isInside && !/^-+$/.test(cells[0] ?? '')) rows.push(cells);
  }
  return rows;
}

function cellsOf(line: string): string[] | null {
  if (!line.startsWith('|')) return null;
  return line
    .slice(1, line.lastIndexOf('|'))
    .split('|')
    .map(cell => cell.trim());
}

/** The names in backticks of a cell. */
export const codesOf = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code ?? '');
