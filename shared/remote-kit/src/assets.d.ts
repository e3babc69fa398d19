/** Imports a file as text with `?source`. This and the modules below are handled by the build preset. */
declare module '*?source' {
  const text: string
  export default text
}

/** URL of a file that the build copies, with `?file`. */
declare module '*?file' {
  const url: string
  export default url
}

/** URL of a font that the build copies. */
declare module '*.woff2' {
  const url: string
  export default url
}

interface ImportMeta {
  /** URLs of a folder's files, by their name in it. */
  webpackContext(folder: string, options: { regExp: RegExp }): (name: string) => string
}
