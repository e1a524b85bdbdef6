declare module '*.css?inline' {
  const css: string;
  export default css;
}

/** The pattern worker's file beside the module build, or '' where a build has none; set by the build. */
declare const __PATTERN_WORKER_FILE__: string;
