import { minify as terser } from 'terser';

/** About 2.5 % smaller than esbuild's own minifier. */
export async function minify(code: string, kind: 'module' | 'classic'): Promise<string> {
  const { code: minified } = await terser(code, {
    module: kind === 'module',
    compress: { passes: 3, ecma: 2020, unsafe_arrows: true, unsafe_methods: true, keep_fargs: false },
    mangle: true,
    format: { comments: false, ecma: 2020 },
  });
  if (minified === undefined) throw new Error('Terser gave no code back.');
  return minified;
}
